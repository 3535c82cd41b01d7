"""The moments of a match that mattered most to a seat, in words."""

from collections.abc import Sequence

from linewright.core.judging import SOLVED, WAIT, Decision
from linewright.review.course import Course
from linewright.review.report import CHOICE, LUCK, Moment, Said

MOST_MOMENTS = 3
LEAST_LOSS = 0.02  # of a win: a loss that is worth a word
LEAST_LUCK = 0.03  # the same for a draw
WHOLE = 100  # chances are told in hundredths


def find_moments(course: Course, seat: int, decisions: Sequence[Decision], lucks: Sequence[float]) -> tuple[Moment, ...]:
    """The largest losses, then, where those are few, the draws that changed most; in the order of the moves."""
    losses = sorted((one for one in decisions if one.loss >= LEAST_LOSS), key=lambda one: -one.loss)
    found = [tell_loss(course, seat, one) for one in losses[:MOST_MOMENTS]]
    draws = sorted((number for number, luck in enumerate(lucks) if abs(luck) >= LEAST_LUCK), key=lambda k: -abs(lucks[k]))
    found += [tell_luck(course, number, lucks[number]) for number in draws[: MOST_MOMENTS - len(found)]]
    return tuple(sorted(found, key=lambda moment: moment.move))


def tell_loss(course: Course, seat: int, decision: Decision) -> Moment:
    """A decision that cost something: what was played, what was better, by how much, and why."""
    facts = {
        "move": decision.move,
        "played": decision.text,
        "best": decision.best,
        "chance": percent(decision.chance),
        "better": percent(decision.best_chance),
    }
    why = find_reasons(course, seat, decision)
    return Moment(decision.move, CHOICE, -decision.loss, ((word_of(course, decision), facts), *why))


def word_of(course: Course, decision: Decision) -> str:
    """The word that tells of a loss."""
    if course.measure == SOLVED:
        return "review-moment-unsolved"
    if decision.best == WAIT:
        return "review-moment-hasty"
    return "review-moment-missed" if decision.text == WAIT else "review-moment-choice"


def find_reasons(course: Course, seat: int, decision: Decision) -> list[Said]:
    """What speaks for the better move, in the game's words."""
    world = course.seen(decision.move - 1, seat).imagine(0)
    reasons = course.game.reasons
    if decision.best == WAIT:
        hint = reasons.hint(world, seat)
        return list(hint[1]) if hint is not None and hint[0] == WAIT else []
    return list(reasons.reasons(world, seat, course.game.notation.action_of(world, seat, decision.best)))


def tell_luck(course: Course, number: int, luck: float) -> Moment:
    """A draw that changed much."""
    word = "review-moment-good-luck" if luck > 0 else "review-moment-bad-luck"
    facts = {"move": number + 1, "played": course.steps[number].text, "change": percent(abs(luck))}
    return Moment(number + 1, LUCK, luck, ((word, facts),))


def percent(share: float) -> int:
    """A share in whole hundredths."""
    return round(share * WHOLE)
