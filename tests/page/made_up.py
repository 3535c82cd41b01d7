"""A review made up for a match: what the page shows of one, without the minute it takes to work one out."""

import math
from typing import Any

from playwright.sync_api import Page

from linewright.core.match import Match

LOST = 0.09  # of a win, by every ninth decision of a seat
LUCK = 0.12  # what the lucky draw of a seat brings


def chance(seat: int, move: int, lucky: int, match: Match) -> float:
    """A chance that wanders, rises by a lucky move, and ends with what came out."""
    moves = len(match.log)
    result = (seat in match.winners) / len(match.winners)
    drift = (1 - move / moves) / match.seats + result * move / moves
    wave = 0.3 / match.seats * math.sin(move / moves * 9 + seat * 2) * math.sin(math.pi * move / moves)
    rough = 0.05 * math.sin(move * 1.7 + seat) * math.sin(move * 0.31)
    before = LUCK * move / lucky if move < lucky else 0
    return result if move == moves else min(0.98, max(0.02, drift + wave + rough - before))


def seat_review(match: Match, seat: int) -> dict[str, Any]:
    """What is made up for one seat."""
    moves = len(match.log)
    own = [k + 1 for k, (mover, _, _) in enumerate(match.log) if mover == seat]
    lucky = own[len(own) * 2 // 3]
    chances = [chance(seat, move, lucky, match) for move in range(moves + 1)]
    texts = {move: match.log[move - 1][1] for move in own}
    decisions = [
        {
            "move": move,
            "text": texts[move],
            "best": texts[own[i - 3]],
            "chance": chances[move],
            "best_chance": min(1, chances[move] + (LOST if i % 9 == 4 else 0)),
            "loss": LOST if i % 9 == 4 else 0,
            "points_loss": 0,
            "error": 0.01,
        }
        for i, move in enumerate(own)
    ]
    bad = [one for one in decisions if one["loss"]][:2]
    moments = [{"move": one["move"], "kind": "choice", "swing": -LOST, "said": [["review-moment-choice", {}]]} for one in bad]
    moments.append({"move": lucky, "kind": "luck", "swing": LUCK, "said": [["review-moment-good-luck", {}]]})
    choices, luck = -LOST * len(bad), LUCK
    return {
        "seat": seat,
        "start": chances[0],
        "result": chances[-1],
        "choices": choices,
        "luck": luck,
        "others": chances[-1] - chances[0] - choices - luck,
        "average_loss": sum(one["loss"] for one in decisions) / len(own),
        "band": 4,
        "chances": chances,
        "points": [0.0] * (moves + 1),
        "lucks": [0.0] * moves,
        "decisions": decisions,
        "moments": sorted(moments, key=lambda one: one["move"]),
    }


def review_of(match: Match) -> dict[str, Any]:
    """A whole review, as docs/review.md describes it."""
    return {
        "format": "linewright review 1",
        "game": match.game.name,
        "moves": len(match.log),
        "is_over": True,
        "worlds": 100,
        "seed": 0,
        "measure": "win",
        "seats": [seat_review(match, seat) for seat in range(match.seats)],
    }


def serve_review(page: Page, match: Match, *states: str, review: dict[str, Any] | None = None) -> list[str]:
    """Answer whoever asks for a review: first that it is in these states, then that it is done; which methods were used.

    review: the one to tell of, made up unless given.
    """
    asked: list[str] = []
    moves, review = len(match.log), review or review_of(match)

    def answer(route) -> None:
        status = states[len(asked)] if len(asked) < len(states) else "done"
        asked.append(route.request.method)
        known = None if status in ("waiting", "failed") else review
        route.fulfill(json={"status": status, "done": moves // 2, "total": moves, "review": known})

    page.route("**/api/tables/*/review?*", answer)
    form = {"matches": 4, "decisions": 120, "average_loss": 0.0123, "band": 4, "luck": 0.0}
    page.route("**/api/me/form", lambda route: route.fulfill(json={"every": form, "games": {match.game.name: form}}))
    return asked
