"""A player that learns by itself, in minutes on one core, with NumPy alone: python examples/learner.py [ROUNDS] [GAME].

It plays very many games side by side against itself (linewright.batch), and makes moves likelier after which a seat was ahead in
points at the end, others less likely: a policy gradient. Its policy is one small network that weighs every action by what the
seat may know. From time to time it plays against random moves.
"""

import sys
import time

import numpy as np

import linewright as lw

GAMES = 256  # side by side
HIDDEN = 32
STEPS = 64  # of every game between two changes of the policy
RATE = 0.005
DECAY = 0.95  # of what a later reward says of a move, for each move the seat makes in between
EXPLORES = 0.003  # what variety is worth beside points


class Policy:
    """Two layers; it says how good each action seems."""

    def __init__(self, numbers: int, actions: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.weights = [
            dice.normal(0, numbers**-0.5, (numbers, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            dice.normal(0, 0.1 * HIDDEN**-0.5, (HIDDEN, actions)).astype(np.float32),
            np.zeros(actions, np.float32),
        ]
        self.mean = [np.zeros_like(one) for one in self.weights]
        self.spread = [np.zeros_like(one) for one in self.weights]
        self.changes = 0
        self.scale = np.ones(numbers, np.float32)

    def read(self, seen: np.ndarray) -> np.ndarray:
        """An observation as numbers of about one size."""
        return seen.astype(np.float32) * self.scale

    def weigh(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The chance of each action, and what the hidden layer said."""
        one, above, two, right = self.weights
        hidden = np.maximum(seen @ one + above, 0)
        worth = hidden @ two + right
        worth[mask == 0] = -np.inf
        worth -= worth.max(axis=1, keepdims=True)
        chances = np.exp(worth)
        return chances / chances.sum(axis=1, keepdims=True), hidden

    def learn(self, seen: np.ndarray, mask: np.ndarray, actions: np.ndarray, gains: np.ndarray) -> None:
        """Make actions that gained more likely, by Adam's rule."""
        chances, hidden = self.weigh(seen, mask)
        log = np.log(np.maximum(chances, 1e-9)) * (mask != 0)
        entropy = -(chances * log).sum(axis=1, keepdims=True)
        slope = chances * gains[:, None]
        slope[np.arange(len(actions)), actions] -= gains
        slope += EXPLORES * chances * (log + entropy)
        slope /= len(actions)
        back = (slope @ self.weights[2].T) * (hidden > 0)
        self._change([seen.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)])

    def _change(self, slopes: list[np.ndarray]) -> None:
        self.changes += 1
        for k, slope in enumerate(slopes):
            self.mean[k] += 0.1 * (slope - self.mean[k])
            self.spread[k] += 0.001 * (slope * slope - self.spread[k])
            size = np.sqrt(self.spread[k] / (1 - 0.999**self.changes)) + 1e-8
            self.weights[k] -= RATE * self.mean[k] / (1 - 0.9**self.changes) / size


def draw(chances: np.ndarray, dice: np.random.Generator) -> np.ndarray:
    """An action of each row by its chances."""
    actions = (chances.cumsum(axis=1) > dice.random((len(chances), 1))).argmax(axis=1)
    is_wrong = chances[np.arange(len(chances)), actions] == 0  # rounding
    actions[is_wrong] = chances[is_wrong].argmax(axis=1)
    return actions


def play(batch: lw.Batch, policy: Policy, dice: np.random.Generator) -> tuple[np.ndarray, ...]:
    """Some steps of every game: what was seen, what was legal, what was done by whom, and what it led to in the end."""
    shape = STEPS, batch.n
    seen = np.zeros((*shape, batch.game.observed), np.float32)
    masks = np.zeros((*shape, batch.game.actions), np.int8)
    actions, seats = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
    over, leads = np.zeros(shape, bool), np.zeros((*shape, batch.setup.seats), np.float32)
    for k in range(STEPS):
        seen[k], masks[k], seats[k] = policy.read(batch.observation), batch.mask, batch.seat
        actions[k] = draw(policy.weigh(seen[k], masks[k])[0], dice)
        batch.step(actions[k])
        over[k], leads[k] = batch.over != 0, batch.scores - batch.scores.mean(axis=1, keepdims=True)
    gains, ahead = np.full(shape, np.nan, np.float32), np.full(leads.shape[1:], np.nan, np.float32)
    row = np.arange(batch.n)
    for k in reversed(range(STEPS)):
        ahead[over[k]] = leads[k, over[k]]
        gains[k] = ahead[row, seats[k]]
        ahead[row, seats[k]] *= DECAY
    return seen, masks, actions, gains


def share_of_victories(game: str, policy: Policy, games: int, seed: int) -> float:
    """How often the policy wins against random moves, at either seat; a shared victory is half of one."""
    dice, batch = np.random.default_rng(seed), lw.batch(game, games, seed=seed, auto_reset=False)
    own = np.arange(games) % batch.setup.seats
    won = np.zeros(games)
    while (batch.seat >= 0).any():
        actions = batch.sample().copy()
        mine = batch.seat == own
        if mine.any():
            actions[mine] = draw(policy.weigh(policy.read(batch.observation[mine]), batch.mask[mine])[0], dice)
        batch.step(actions)
        won += (batch.over != 0) * (1 + batch.rewards[np.arange(games), own]) / 2
    return float(won.mean())


def main(rounds: int, game: str) -> None:
    """Learn for so many rounds, and tell from time to time how it plays."""
    batch, dice = lw.batch(game, GAMES, seed=1), np.random.default_rng(1)
    policy = Policy(batch.game.observed, batch.game.actions, seed=1)
    policy.scale = np.float32(1) / np.maximum(np.abs(batch.observation).max(axis=0), 1)
    print(f"at first it wins {share_of_victories(game, policy, 1000, 7):.3f} of its games against random moves", flush=True)  # noqa: T201
    began = time.perf_counter()
    for number in range(1, rounds + 1):
        told = play(batch, policy, dice)
        is_known = ~np.isnan(told[-1])  # of games that have ended
        for part in np.array_split(dice.permutation(np.flatnonzero(is_known)), 4):
            rows = [array.reshape(-1, *array.shape[2:])[part] for array in told]
            if len(part):
                rows[3] = (rows[3] - rows[3].mean()) / (rows[3].std() + 1e-6)
                policy.learn(*rows)
        if number % max(rounds // 5, 1) == 0:
            took, moves = time.perf_counter() - began, number * STEPS * GAMES
            share = share_of_victories(game, policy, 2000, 8)
            print(f"after {number} rounds, {moves:,} moves and {took:.0f} s: {share:.3f}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200, sys.argv[2] if len(sys.argv) > 2 else "line-it")
