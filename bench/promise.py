"""Learn what a position of Sequence promises: python -m bench.promise [POSITIONS] > linewright/games/sequence/promise.txt

Positions of games by the heuristic, one move in ten at random, are played on by it with the rest of the deck shuffled anew; the
weights are those that make the results likeliest (logistic regression, shrunk a little). How good they are goes to stderr.
"""

import sys
import time
from collections.abc import Callable

import numpy as np

import linewright as lw
from linewright.core import compile as compiler
from linewright.core.generator import GOLDEN, WORD, mix, seed_generator
from linewright.core.playouts import play_on
from linewright.core.registry import find
from linewright.core.verbs import greedy, is_over, list_legal, next_to_act, play, start
from linewright.games.sequence import promise
from linewright.games.sequence.promise import COUNTS, KINDS, count_windows, note_side, row_of
from linewright.games.sequence.state import NOBODY
from linewright.games.sequence.teams import team_count, team_of

POSITIONS = 200_000  # of each crowd
HELD_OUT = 3_000  # to say how good the weights are, played on CHECKED times each
PLAYED, CHECKED = 2, 50
SEATS = ((2,), (4, 6, 8, 12), (3, 6, 9, 12))  # of each crowd
TEAMS = (2, 2, 3)  # the same
MOVES = 45  # before a position, at most, for each team
RANDOM = 10  # per cent of the moves
SHRINK = 20.0  # of the weights of a stage towards those of all stages; a tenth of it of those to nothing
DECK = 104


def gather(states: np.ndarray, seed: int, plies: int, times: int, out: np.ndarray, moves: np.ndarray, rows: np.ndarray) -> int:
    """Fill rows with positions: for each team from the one to move on a row of weights, jacks and windows, then its wins.

    The wins of a position are counted in parts of 2 * times; rows of games that were over say -1.
    """
    word = seed
    for i in range(len(rows)):
        seed_generator(states[0].generator, seed * 1_000_003 + i)
        start(states[0])
        word = mix(word + GOLDEN & WORD)
        seat = 0
        for k in range(word % plies):
            if not is_over(states[0]):
                seat = next_to_act(states[0], seat, mix((k + 1) * GOLDEN & WORD))
                word = mix(word + GOLDEN & WORD)
                if word % 100 < RANDOM:
                    count = list_legal(states[0], seat, moves)
                    play(states[0], seat, int(moves[(word >> 8) % count]))
                else:
                    play(states[0], seat, greedy(states[0], seat, out))
        rows[i, 0] = -1
        if not is_over(states[0]):
            note_position(states[0], out, rows[i])
            seat = next_to_act(states[0], seat, 1)
            for _ in range(times):
                states[1] = states[0]
                word = shuffle_rest(states[1], word)
                play_on(states[1], seat, 0, out)
                note_winner(states[1], team_of(states[0], int(states[0].turn)), rows[i])
    return 0


def note_position(state: np.record, out: np.ndarray, row: np.ndarray) -> None:
    """Write what each team has."""
    teams = team_count(state)
    for place in range(teams):
        team = (team_of(state, int(state.turn)) + place) % teams
        at = place * (KINDS + 4)
        row[at] = row_of(state, team, place)
        row[at + 1], row[at + 2] = note_side(state, team, place, out)
        row[at + 3] = 0
        count_windows(int(state.seats), out)
        for kind in range(KINDS):
            row[at + 4 + kind] = out[COUNTS + kind]


def note_winner(state: np.record, first: int, row: np.ndarray) -> None:
    """Add a victory, or its parts."""
    teams = team_count(state)
    for place in range(teams):
        if state.winner == NOBODY:
            row[place * (KINDS + 4) + 3] += 6 // teams
        elif state.winner == (first + place) % teams:
            row[place * (KINDS + 4) + 3] += 6


def shuffle_rest(state: np.record, word: int) -> int:
    """Shuffle the draw pile."""
    drawn = int(state.drawn)
    for k in range(drawn, DECK - 1):
        word = mix(word + GOLDEN & WORD)
        j = k + word % (DECK - k)
        card = int(state.deck[k])
        state.deck[k] = int(state.deck[j])
        state.deck[j] = card
    return word


def features_of(rows: np.ndarray, teams: int) -> np.ndarray:
    """The traits of each team of each position, as columns: those of its stage, then the same for all stages."""
    block = rows.reshape(len(rows), teams, KINDS + 4)
    stages, traits = promise.STAGES, promise.TRAITS
    found = np.zeros((len(rows), teams, teams * (stages + 1) * traits), np.float32)
    for place in range(teams):
        one = block[:, place]
        stage = one[:, 0] // traits % stages
        part = np.zeros((len(rows), traits), np.float32)
        jacked = one[:, 1] > 0
        part[~jacked, :KINDS] = one[~jacked, 4:]
        part[jacked, KINDS : 2 * KINDS] = one[jacked, 4:]
        part[np.arange(len(rows)), 2 * KINDS + np.minimum(one[:, 1], promise.JACKS - 1)] = 1
        part[np.arange(len(rows)), 2 * KINDS + promise.JACKS + np.minimum(one[:, 2], promise.JACKS - 1)] = 1
        at = place * (stages + 1) * traits
        for k in range(stages):
            found[stage == k, place, at + k * traits : at + (k + 1) * traits] = part[stage == k]
        found[:, place, at + stages * traits : at + (stages + 1) * traits] = part
    return found


def chances_of(features: np.ndarray, weights: np.ndarray) -> np.ndarray:
    """Each team's share of the victory."""
    strengths = features @ weights
    powers = np.exp(strengths - strengths.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True))


def fit(features: np.ndarray, shares: np.ndarray, shrink: np.ndarray) -> np.ndarray:
    """The weights that make the shares likeliest, by Newton's method."""
    columns = np.flatnonzero(features.any((0, 1)))
    weights = np.zeros(features.shape[2])
    used = features[:, :, columns]
    for _ in range(12):
        chances = chances_of(used, weights[columns])
        slope = np.einsum("ntf,nt->f", used, shares - chances, optimize=True) - shrink[columns] * weights[columns]
        mean = np.einsum("ntf,nt->nf", used, chances, optimize=True)
        spread = (used * np.sqrt(chances)[:, :, None].astype(np.float32)).reshape(-1, len(columns))
        bend = spread.T @ spread - mean.T @ mean + np.diag(shrink[columns])
        step = np.linalg.solve(bend.astype(np.float64), slope)
        weights[columns] += step * min(1.0, 1.0 / float(np.abs(step).max()))  # never far at once: it could overshoot
        if np.abs(step).max() < 1e-3:
            break
    return weights


def sample(function: Callable[..., int], crowd: int, count: int, times: int, seed: int) -> np.ndarray:
    """Positions with the shares of the victory that playing on brought, of each number of seats as many."""
    found = []
    teams = TEAMS[crowd]
    for seats in SEATS[crowd]:
        match = lw.new("sequence", seats=seats, seed=1, teams=teams)
        states = np.repeat(match.seen_by(0).imagine_array(0), 2)
        rows = np.zeros((count // len(SEATS[crowd]), teams * (KINDS + 4)), np.int64)
        out, moves = match.game.scratch(), match.game.scratch()
        function(states, seed, MOVES * teams, times, out, moves, rows)
        found.append(rows[rows[:, 0] >= 0])
    return np.concatenate(found)


def main() -> None:
    """Learn the weights of every crowd and write them."""
    positions = int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS
    function = compiler.machine(find("sequence")).build(gather, "states int int int actions actions tally")
    print("# By bench/promise.py: crowd, place, stage: trait=weight ...")
    for crowd, teams in enumerate(TEAMS):
        began = time.perf_counter()
        rows = sample(function, crowd, positions, PLAYED, 1)
        shares = rows[:, 3 :: KINDS + 4] / (6 * PLAYED)
        width = promise.TRAITS
        shrink = np.tile(np.r_[np.full(promise.STAGES * width, SHRINK), np.full(width, SHRINK / 10)], teams)
        weights = fit(features_of(rows, teams), shares, shrink)
        other = sample(function, crowd, HELD_OUT, CHECKED, 2)
        true = other[:, 3 :: KINDS + 4] / (6 * CHECKED)
        told = chances_of(features_of(other, teams), weights)
        error = float(((told - true) ** 2).mean())
        noise = float((true * (1 - true)).mean() / CHECKED)
        likeness = float(np.corrcoef(told.ravel(), true.ravel())[0, 1])
        off = max(error - noise, 0) ** 0.5
        seconds = time.perf_counter() - began
        said = f"crowd {crowd}: {len(rows)} positions, {seconds:.0f} s; off by {off:.3f}, correlation {likeness:.3f}"
        print(said, file=sys.stderr)
        table = weights.reshape(teams, promise.STAGES + 1, width)
        for place in range(teams):
            for stage in range(promise.STAGES):
                whole = np.rint((table[place, stage] + table[place, -1]) * promise.UNIT).astype(int)
                pairs = " ".join(f"{trait}={weight}" for trait, weight in enumerate(whole) if weight)
                if pairs:
                    print(f"{crowd} {place} {stage}: {pairs}")


if __name__ == "__main__":
    main()
