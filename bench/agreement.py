"""Do two reviews of one match agree? Best moves named by two seeds, compared in other worlds.

`python -m bench.agreement [GAMES] [GAME]`: matches of greedy bots, each reviewed twice, as thoroughly as usual, with different
seeds. A decision counts as agreed on where both name the same best move, or two that are within a hundredth of a win of each
other in many other worlds. Processor time of each review is printed too, and when the first, rough one was there.
"""

import sys
import time

import linewright as lw
from linewright.bots.search import weigh
from linewright.core.match import Match
from linewright.review.course import Course
from linewright.review.report import Review
from linewright.review.reviewing import review_in_passes

OTHER_WORLDS = 6_000
OTHER_SEED = 77
CLOSE = 0.01  # of a win


def play_game(game: str, seed: int) -> Match:
    """A match of greedy bots."""
    match = lw.new(game, seats=2, seed=seed)
    bot = lw.bot(game, "greedy")
    while not match.is_over:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.seen_by(seat)))
    return match


def review_timed(match: Match, seed: int) -> tuple[Review, float, float]:
    """A thorough review; the seconds until there was a rough one, and until the end."""
    began = time.process_time()
    passes = [(review, time.process_time() - began) for review in review_in_passes(match, seed=seed)]
    return passes[-1][0], passes[0][1], passes[-1][1]


def distance(course: Course, move: int, texts: tuple[str, str]) -> float:
    """How far two moves are apart in other worlds, as a share of a win."""
    seen = course.seen(move - 1, course.steps[move - 1].actor)
    actions = [next(action for action in seen.actions if seen.text_of(action) == text) for text in texts]
    one, two = weigh(seen, worlds=OTHER_WORLDS, seed=OTHER_SEED, among=actions, keep=actions, foresight=0, deduces=False)
    return abs(one.chance - two.chance)


def main() -> None:
    """Review some matches and print how far the reviews agree."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    name = sys.argv[2] if len(sys.argv) > 2 else "line-it"
    lw.compile(name)
    decisions = same = close = 0
    for seed in range(games):
        match = play_game(name, seed)
        (first, rough, took), (second, *_) = (review_timed(match, number) for number in (1, 2))
        course = Course(match)
        for one, two in zip(first.seats, second.seats, strict=True):
            for left, right in zip(one.decisions, two.decisions, strict=True):
                decisions += 1
                same += left.best == right.best
                close += left.best == right.best or distance(course, left.move, (left.best, right.best)) <= CLOSE
        print(f"{name}, {len(match.log)} moves: rough review {rough:.1f} s, whole {took:.1f} s of processor time", flush=True)
    print(f"{decisions} decisions: the same best move {same / decisions:.1%}, the same or as good {close / decisions:.1%}")


if __name__ == "__main__":
    main()
