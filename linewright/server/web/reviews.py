"""Reviews of matches that are over: made once for everybody, then kept."""

from collections import defaultdict

import msgspec

from linewright.core.judging import BANDS, WIN
from linewright.core.registry import find, names
from linewright.review.form import form_of
from linewright.review.report import Review, SeatReview
from linewright.review.reviewing import bands_of, refuse_review
from linewright.server.bots.reviewer import Job
from linewright.server.hall.gathering import Gathering
from linewright.server.keep.reviews import find_review, reviews_of
from linewright.server.keep.store import Store
from linewright.server.process import Server
from linewright.server.web import shapes
from linewright.server.web.replays import finished_match

LAST_MATCHES = 20  # reviewed ones that make up somebody's form


async def review_of(server: Server, gathering: Gathering, number: int, *, ask: bool) -> shapes.ReviewState:
    """The review of a match, or how far it is; `ask` has it made. Raises Refusal where the match is not over, or NoReview."""
    table = gathering.table
    key = table.id, number
    job = server.reviewer.jobs.get(key)  # looked for first: one that ends meanwhile has been kept before it goes
    kept = None if job else await find_review(server.store, *key)
    if kept is not None:
        review = msgspec.json.decode(kept, type=Review)
        return shapes.ReviewState("done", review.moves, review.moves, review)
    if job is None or (ask and job.has_failed):
        match = (await finished_match(server.store, gathering, number)).match
        refuse_review(match.game)
        if not ask:
            return shapes.ReviewState("none", 0, len(match.log))
        job = server.reviewer.ask(key, match.save())
    return state_of(job)


def state_of(job: Job) -> shapes.ReviewState:
    """How far a review is."""
    if job.has_failed:
        return shapes.ReviewState("failed")
    return shapes.ReviewState("working" if job.is_begun else "waiting", job.done, job.total, job.review)


async def my_form(store: Store, person: str) -> shapes.MyForm:
    """How well a person decided in the last matches that were reviewed: in all, and in each game."""
    games: dict[str, list[SeatReview]] = defaultdict(list)
    for row in await reviews_of(store, person, LAST_MATCHES):
        try:
            review = msgspec.json.decode(row.body, type=Review)
            people = msgspec.json.decode(row.people, type=list[str])
        except msgspec.MsgspecError:
            continue  # a row that cannot be read harms no other
        if review.measure != WIN:
            continue  # a puzzle has no decisions between better and worse
        own = [seat for seat, who in enumerate(people) if who == person]
        games[row.game] += [review.of(seat) for seat in own]
    every = form_of(one for reviews in games.values() for one in reviews)
    known = names()  # a game may have gone since
    bands = {game: bands_of(find(game)) if game in known else BANDS for game in games}
    return shapes.MyForm(every, {game: form_of(reviews, bands[game]) for game, reviews in games.items()})
