"""Finds puzzles in games of bots, and weighs those of a game again: `python -m linewright.review.finding --help`.

A position becomes a puzzle if one move is clearly best: in each of two looks, with worlds of its own, it is ahead of every other
legal move by LEAST_GAP of a win and by SURELY standard errors, and the strongest level chooses it, too. Everything follows from
the seeds. What is found is written line by line, and whatever was stopped goes on where it was.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from linewright.bots.insight import choose_by_insight
from linewright.bots.registry import bot, level_names
from linewright.bots.search import Field, Rounds, Search
from linewright.core.game import Game
from linewright.core.generator import chance_at, mix
from linewright.core.insight import Insight
from linewright.core.match import Match
from linewright.core.playouts import SHARES, WHOLE
from linewright.core.referee import compile_games
from linewright.core.registry import find
from linewright.core.seen import Seen
from linewright.core.setup import Setup
from linewright.review.puzzles import PLACES, Answer, Puzzle, puzzles, puzzles_file

LEAST_GAP = 0.06  # of a win: how far the best move is ahead of the next
SURELY = 4.0  # standard errors that it is ahead at least
HARDLY, ROUGHLY = 2.0, 0.5  # standard errors within which a gap may still turn out to be large enough; in a rough look
LEAST_CHANCE, MOST_CHANCE = 0.1, 0.97  # of the best move: the game is neither lost nor won anyway
LEAST_MOVES = 6  # to choose from
LEAST_APART = 8  # moves between two puzzles of one deal
MOST_OF_DEAL, MOST_EASY = 2, 1  # puzzles, and of those such that first sight solves
MOST_ANSWERS = 12  # that are noted

FEW_WORLDS = 32  # before any move is given up
ROUGH_WORLDS, WORLDS = 256, 2048  # of the first look at a position, and of each of the others
ROUGH_SEED, SEEDS = 1, (2, 3)
STRONGEST = Insight(0.0, 4096)  # the highest level, but for the clock, and move by move as answers are
SHORT_LOOK = Insight(0.0, 96)  # between hard and tricky: about half of what first sight misses is found
LUCKS = range(5)  # of those who take a short look

FIRST_SIGHT = "greedy"
FIXED = "greedy-1"  # plays beside the levels; of those the highest goes by the clock, and is left out
PARTS = 3  # of a game, by which the choice is spread


class Looked(NamedTuple):
    """What a look makes of a position."""

    best: int  # the action
    chance: float
    losses: dict[int, float]  # of the other actions


class Found(NamedTuple):
    """A puzzle, and how much of its game was played, from 0 to 1."""

    puzzle: Puzzle
    progress: float


@dataclass(frozen=True)
class Spot:
    """A position of a match at which somebody could choose."""

    number: int  # moves before it
    seat: int
    seen: Seen
    match: Match


def look(seen: Seen, actions: Sequence[int], worlds: int, seed: int, *, is_rough: bool = False) -> Looked | None:
    """Compare moves in the same worlds; None as soon as it shows that none is clearly best, or for a rough look, may be.

    A move that is surely so far behind is tried no longer; the leader is tried in all worlds.
    """
    search = Search(seen, seed=seed)
    search.margin = 0  # nothing counts but the victory
    race = Field(search, list(actions), frozenset())
    rounds = Rounds(None, worlds)
    hardly = ROUGHLY if is_rough else HARDLY
    losses: dict[int, float] = {}
    leader, chance = 0, 0.0
    while count := rounds.next(len(race.active)):
        race.run(count)
        leader = max(race.active, key=lambda k: int(race.sums[k, SHARES + seen.seat]))
        means, errors = race.compare(leader)
        chance = float(means[leader]) / WHOLE
        if rounds.done < FEW_WORLDS:
            continue
        if is_decided(chance):
            return None
        for k in [k for k in race.active if k != leader]:
            gap, error = float(means[leader] - means[k]) / WHOLE, float(errors[k]) / WHOLE
            losses[race.actions[k]] = gap
            if gap + hardly * error < LEAST_GAP:
                return None
            if gap - SURELY * error > LEAST_GAP:
                race.active.remove(k)
            elif rounds.done >= worlds and not (is_rough or (gap >= LEAST_GAP and gap > SURELY * error)):
                return None
    losses.pop(race.actions[leader], None)
    return Looked(race.actions[leader], chance, losses)


def is_decided(chance: float) -> bool:
    """Whether a game is as good as lost or won, whatever the seat does."""
    return not LEAST_CHANCE <= chance <= MOST_CHANCE


def play_deal(game: Game, setup: Setup) -> Match:
    """A game of bots of mixed levels; which ones follows from the seed."""
    names = [*level_names(game.name)[:-1], FIXED]
    match = Match(game, setup)
    chances = [chance_at(setup.seed, seat) for seat in range(match.seats)]
    players = [bot(game.name, names[mix(chance) % len(names)], setup.seed) for chance in chances]
    while not match.is_over:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(match.seen_by(seat)))
    return match


def spots_of(match: Match) -> Iterator[Spot]:
    """The positions of a match with enough to choose from, the last first."""
    twin = match.copy()
    while twin.log:
        twin.undo()
        seat = twin.to_act[0]
        if len(twin.to_act) == 1 and len(twin.actions(seat)) >= LEAST_MOVES:
            yield Spot(len(twin.log), seat, twin.seen_by(seat), twin.copy())


def different_moves(spot: Spot) -> list[int]:
    """The legal moves, each thing that can be done once: of several ways to write it, the first."""
    first: dict[bytes, int] = {}
    for action in spot.seen.actions:
        after = spot.match.copy()
        after.act(spot.seat, action)
        first.setdefault(after.digest_bytes, action)
    return list(first.values())


def puzzle_at(spot: Spot, best: int) -> Puzzle | None:
    """The puzzle that a position makes, if it makes one, with this move as its answer."""
    actions = different_moves(spot)
    if best not in actions or len(actions) < LEAST_MOVES:
        return None
    looks = []
    for seed in SEEDS:
        found = look(spot.seen, actions, WORLDS, seed)
        if found is None or found.best != best:
            return None
        looks.append(found)
    if choose_by_insight(spot.seen, STRONGEST, len(SEEDS)) != best:
        return None
    chance = sum(found.chance for found in looks) / len(looks)
    losses = {action: sum(found.losses[action] for found in looks) / len(looks) for action in actions if action != best}
    text_of = spot.seen.text_of
    others = [Answer(text_of(action), round(max(chance - loss, 0.0), PLACES)) for action, loss in losses.items()]
    answers = [Answer(text_of(best), round(chance, PLACES)), *sorted(others, key=lambda answer: -answer.chance)]
    setup = spot.match.setup
    game = spot.match.game
    usual = Setup.read(game, seats=setup.seats, seed=setup.seed).options
    return Puzzle(
        game=game.name,
        name="",
        seats=setup.seats,
        options={name: value for name, value in setup.options.items() if value != usual[name]},
        seed=setup.seed,
        moves=tuple(text for _, text, _ in spot.match.log),
        seat=spot.seat,
        answers=tuple(answers[:MOST_ANSWERS]),
        worlds=WORLDS * len(SEEDS),
        grade=grade_of(spot.seen, best),
    )


def weigh_again(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle as today's heuristic sees it, None where its answer no longer holds."""
    match = puzzle.match()
    seen = match.seen_by(puzzle.seat)
    best = seen.actions[seen.legal.index(puzzle.best.text)]
    found = puzzle_at(Spot(len(match.log), puzzle.seat, seen, match), best)
    return None if found is None else replace(found, name=puzzle.name)


def is_first_sight(seen: Seen, best: int) -> bool:
    """Whether the game's heuristic chooses this move."""
    return bot(seen.game.name, FIRST_SIGHT, 0).choose(seen) == seen.text_of(best)


def grade_of(seen: Seen, best: int) -> int:
    """How hard a puzzle is: 1 if the heuristic finds its answer, 2 if most of those do who take a short look, else 3."""
    if is_first_sight(seen, best):
        return 1
    right = sum(choose_by_insight(seen, SHORT_LOOK, luck) == best for luck in LUCKS)
    return 2 if right > len(LUCKS) / 2 else 3


def puzzles_of(match: Match) -> list[Found]:
    """The puzzles of a match, at most MOST_OF_DEAL and not close together; those first where first sight goes wrong."""
    likely = []
    for spot in spots_of(match):
        actions = Search(spot.seen).candidates()[0]
        rough = look(spot.seen, actions, ROUGH_WORLDS, ROUGH_SEED, is_rough=True) if len(actions) > 1 else None
        if rough is not None:
            likely.append((is_first_sight(spot.seen, rough.best), spot, rough.best))
    found: list[Found] = []
    for is_easy, spot, best in sorted(likely, key=lambda one: (one[0], mix(one[1].number))):
        is_enough = len(found) >= MOST_OF_DEAL or (is_easy and sum(one.puzzle.grade == 1 for one in found) >= MOST_EASY)
        if is_enough or any(abs(len(one.puzzle.moves) - spot.number) < LEAST_APART for one in found):
            continue
        puzzle = puzzle_at(spot, best)
        if puzzle is not None:
            found.append(Found(puzzle, spot.number / len(match.log)))
    return found


def search_deals(game: Game, deals: range, wishes: dict[str, Any], file: Path) -> None:
    """Search deal after deal, and write a line for each; deals that have their line already are left out."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    done = {json.loads(line)["deal"] for line in lines}
    for seed in deals:
        if seed in done:
            continue
        found = puzzles_of(play_deal(game, Setup.read(game, seed=seed, **wishes)))
        with file.open("a", encoding="utf-8") as output:
            entries = [{"progress": round(one.progress, PLACES), **one.puzzle.as_dict()} for one in found]
            output.write(json.dumps({"deal": seed, "found": entries}, ensure_ascii=False) + "\n")
        sys.stderr.write(f"deal {seed}: {[(one.puzzle.grade, len(one.puzzle.moves)) for one in found]}\n")


def read_found(game: Game, files: Sequence[Path]) -> list[Found]:
    """All that such files hold."""
    found = []
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            for entry in json.loads(line)["found"]:
                progress = entry.pop("progress")
                found.append(Found(Puzzle.from_dict(game.name, entry), progress))
    return found


def choose(found: Sequence[Found], count: int) -> list[Puzzle]:
    """So many of them, mixed: by turns of every grade, number of seats and part of the game, as long as there are any."""
    kinds: dict[tuple[int, int, int], list[Puzzle]] = {}
    for one in sorted(found, key=lambda one: mix(one.puzzle.seed * 1000 + len(one.puzzle.moves))):
        kind = one.puzzle.grade, min(int(one.progress * PARTS), PARTS - 1), one.puzzle.seats
        kinds.setdefault(kind, []).append(one.puzzle)
    order = sorted(kinds, key=lambda kind: (kind[1], -kind[0], kind[2]))
    rounds = zip_longest(*(kinds[kind] for kind in order))
    chosen = [puzzle for one in rounds for puzzle in one if puzzle is not None][:count]
    return [replace(puzzle, name=str(number)) for number, puzzle in enumerate(chosen, 1)]


def write_puzzles(chosen: Sequence[Puzzle], file: Path) -> None:
    """Write the file of a game's puzzles, one a line."""
    lines = ",\n".join(json.dumps(puzzle.as_dict(), ensure_ascii=False) for puzzle in chosen)
    file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def keep_holding(game: Game, file: Path) -> None:
    """Weigh the puzzles of a game again and write those that still hold, as they are weighed now; they keep their names."""
    kept = []
    for puzzle in puzzles(game.name):
        renewed = weigh_again(puzzle)
        if renewed is None:
            sys.stderr.write(f"puzzle {puzzle.name} no longer holds\n")
        else:
            kept.append(renewed)
    write_puzzles(kept, file)


def main() -> None:
    """Search deals, choose among what was found, or weigh what a game has again."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--deals", nargs=2, type=int, metavar=("FIRST", "STOP"), help="search the deals of these seeds")
    parser.add_argument("--seats", type=int, help="with --deals: how many play")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="with --deals: of the rules")
    parser.add_argument("--choose", type=int, metavar="COUNT", help="choose so many of what was found")
    parser.add_argument("--found", nargs="*", type=Path, default=[], metavar="FILE", help="with --choose: what --deals wrote")
    parser.add_argument("--again", action="store_true", help="weigh the game's puzzles again, and keep those that hold")
    parser.add_argument("-o", "--output", type=Path, help="what to write: with --deals to go on with; else the game's own file")
    asked = parser.parse_args()
    game = find(asked.game)
    compile_games(game.name)
    if asked.deals:
        wishes = {"seats": asked.seats, **dict(option.split("=", 1) for option in asked.option)}
        search_deals(game, range(*asked.deals), wishes, asked.output or Path(f"{game.name}.jsonl"))
    if asked.choose:
        write_puzzles(choose(read_found(game, asked.found), asked.choose), asked.output or puzzles_file(game))
    if asked.again:
        keep_holding(game, asked.output or puzzles_file(game))


if __name__ == "__main__":
    main()
