"""What a match that is over was to each person who played it: their place, whether they won, and against whom."""

from typing import Any, Literal

from linewright.server.table.outcome import Outcome

Result = Literal["won", "shared", "lost", "drawn"]
Against = Literal["people", "bots", "alone", "screen"]  # screen: at several seats of one's own, which counts for nothing


def deeds_of(outcome: Outcome) -> list[dict[str, Any]]:
    """For each person their seat, side, place, result, score, and against whom, as columns of the history."""
    places = places_of(outcome)
    deeds = []
    for person in dict.fromkeys(filter(None, outcome.people)):
        seats = [seat for seat, other in enumerate(outcome.people) if other == person]
        side = outcome.sides[seats[0]]
        deeds.append(
            {
                "person": person,
                "seat": seats[0],
                "side": side,
                "sides": len(places),
                "place": places[side],
                "result": result_of(outcome, side),
                "score": outcome.scores[seats[0]],
                "against": against_whom(outcome, person, seats),
            }
        )
    return deeds


def places_of(outcome: Outcome) -> dict[int, int]:
    """The place of each side, from 1: who won comes first, whoever gave up last, and between points decide."""
    keys: dict[int, tuple[int, int]] = {}
    for side in dict.fromkeys(outcome.sides):
        seats = [seat for seat, other in enumerate(outcome.sides) if other == side]
        if any(seat in outcome.winners for seat in seats):
            keys[side] = 0, 0
        elif all(seat in outcome.resigned for seat in seats):
            keys[side] = 2, 0
        else:
            keys[side] = 1, -max(outcome.scores[seat] for seat in seats)
    return {side: sorted(keys.values()).index(key) + 1 for side, key in keys.items()}


def result_of(outcome: Outcome, side: int) -> Result:
    """What a match was to a side."""
    won = {outcome.sides[seat] for seat in outcome.winners}
    if side in won:
        return "shared" if len(won) > 1 else "won"
    return "lost" if won or len(set(outcome.sides)) == 1 else "drawn"


def against_whom(outcome: Outcome, person: str, seats: list[int]) -> Against:
    """Whom a person played with: other people, bots only, or nobody."""
    if len(outcome.people) == 1:
        return "alone"
    if len(seats) > 1:
        return "screen"
    return "people" if any(other not in ("", person) for other in outcome.people) else "bots"
