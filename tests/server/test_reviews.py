"""Reviews at the server: only of matches that are over, made once, kept, told while they are made; and a match played on."""

import asyncio
import json

import pytest

import linewright as lw
from linewright.core.errors import LinewrightError
from linewright.core.registry import find
from linewright.review import NoReview, form_of
from linewright.server.bots import reviewer as reviewer_module
from linewright.server.bots.review_worker import Note, make_review
from linewright.server.bots.reviewer import Reviewer
from linewright.server.keep.reviews import find_review
from linewright.server.refusals import Refusal, code_of
from linewright.server.table.shapes import ENCODER, House
from linewright.server.web.replays import check_deal, finished_match
from linewright.server.web.reviews import my_form, review_of
from linewright.server.web.shapes import MyForm
from tests.review.races import race

OVER = "A sits 0, B sits 1; start; A: *; B: *; A: *; B: *; B: resign"


class ReviewerHere(Reviewer):
    """Makes reviews in this process, of few worlds."""

    made = 0

    async def notes(self, text):
        self.made += 1
        found = []
        make_review(text, found.append, worlds=4)
        for note in found:
            await asyncio.sleep(0)
            yield note


class Hangs(Reviewer):
    async def notes(self, _text):
        yield Note(3, 9)
        await asyncio.Event().wait()


class Fails(Reviewer):
    async def notes(self, _text):
        yield Note(3, 9)
        raise EOFError


def scene_with(played, kind, script=OVER, game="kidz-line", **wishes):
    scene = played(game, script, first=0, **wishes)
    scene._server.reviewer = kind(scene._server.reviewer._keep)
    return scene


def ask(scene, *, ask=True, number=0):
    """What the door answers: the state, or the code of a refusal."""
    try:
        return scene._run(review_of(scene._server, scene._gathering, number, ask=ask))
    except LinewrightError as error:
        return code_of(error)


def finish(scene):
    async def wait():
        await asyncio.gather(*(job.task for job in scene._server.reviewer.jobs.values()))

    scene._run(wait())


def test_a_review_is_made_once_and_kept_for_everybody(played):
    scene = scene_with(played, ReviewerHere)
    assert ask(scene, ask=False).status == "none"
    assert ask(scene).status == "waiting"
    assert ask(scene).status in ("waiting", "working", "done")
    finish(scene)
    state = ask(scene, ask=False)
    assert (state.status, state.done, state.total) == ("done", 4, 4)
    assert state.review == lw.review(scene.truth.playing, worlds=4)
    assert ask(scene) == state
    assert scene._server.reviewer.made == 1
    assert not scene._server.reviewer.jobs
    assert json.loads(ENCODER.encode(state))["review"] == json.loads(json.dumps(state.review.as_dict()))


def test_no_review_before_the_end(played):
    scene = scene_with(played, ReviewerHere, "A sits 0, B sits 1; start; A: *")
    assert (ask(scene), ask(scene, ask=False), ask(scene, number=3)) == ("not-over", "not-over", "no-such-match")
    assert ask(scene_with(played, ReviewerHere, "A sits 0, B sits 1")) == "not-started"


def test_a_race_is_reviewed_and_refused_only_where_nothing_judges_it(played, monkeypatch):
    scene = scene_with(played, ReviewerHere, "A sits 0, B sits 1; start; B: resign", game="long-line")
    ask(scene)
    finish(scene)
    assert (ask(scene).status, ask(scene).review.measure) == ("done", "win")
    monkeypatch.setitem(find("long-line").__dict__, "judge", None)
    scene = scene_with(played, ReviewerHere, "A sits 0, B sits 1; start; B: resign", game="long-line")
    assert ask(scene) == code_of(NoReview("x")) == "no-review"


def test_a_puzzle_is_reviewed_and_counts_for_no_form(played):
    scene = scene_with(played, ReviewerHere, "A sits 0; start; A: give up", game="solo-line", seats=["open"])
    ask(scene)
    finish(scene)
    assert (ask(scene).status, ask(scene).review.measure) == ("done", "solved")
    assert scene._run(my_form(scene._server.store, scene.people["A"].id)) == MyForm(form_of([]), {})


def test_while_it_is_made_one_hears_how_far_it_is(played):
    scene = scene_with(played, Hangs)
    ask(scene)
    scene._run(asyncio.sleep(0.01))
    state = ask(scene)
    assert (state.status, state.done, state.total, state.review) == ("working", 3, 9, None)
    scene._run(scene._server.reviewer.stop())


def test_one_that_fails_is_told_and_may_be_asked_for_again(played):
    scene = scene_with(played, Fails)
    ask(scene)
    finish(scene)
    assert ask(scene, ask=False).status == "failed"
    scene._server.reviewer.__class__ = ReviewerHere
    assert ask(scene).status == "waiting"
    finish(scene)
    assert ask(scene).status == "done"


def test_only_so_many_wait(played, monkeypatch):
    monkeypatch.setattr(reviewer_module, "MOST_WAITING", 0)
    assert ask(scene_with(played, ReviewerHere)) == "too-many"


def test_nothing_kept_names_a_person_so_erasing_one_leaves_it(played):
    scene = scene_with(played, ReviewerHere)
    ask(scene)
    finish(scene)
    table = scene._gathering.table.id
    body = scene._run(find_review(scene._server.store, table, 0))
    person = scene.people["B"]
    assert person.id not in body
    assert person.name not in json.loads(body)
    scene._run(scene._server.hall.erase(person.id, [table]))
    assert scene._run(find_review(scene._server.store, table, 0)) == body


def test_the_form_is_that_of_ones_own_seats_in_ones_last_matches(played):
    scene = scene_with(played, ReviewerHere)
    server = scene._server

    def form_of_person(who):
        return scene._run(my_form(server.store, scene.people[who].id))

    assert form_of_person("A") == MyForm(form_of([]), {})
    ask(scene)
    finish(scene)
    review = ask(scene).review
    for seat, who in enumerate("AB"):
        expected = form_of([review.of(seat)])
        assert form_of_person(who) == MyForm(expected, {"kidz-line": expected})


@pytest.mark.slow
def test_a_child_makes_the_review():
    """The real process, from the pipe to the last line."""
    match = lw.new("kidz-line", seats=2, seed=1)
    bot = lw.bot("kidz-line", "greedy", seed=1)
    lw.compile("kidz-line")
    while not match.is_over:
        match.play(match.to_act[0], bot.choose(match.seen_by(match.to_act[0])))
    kept = []

    async def keep(*facts):
        kept.append(facts)

    async def work():
        reviewer = Reviewer(keep)
        job = reviewer.ask(("table", 0), match.save())
        assert reviewer.ask(("table", 0), match.save()) is job
        await job.task
        return job

    job = asyncio.run(work())
    assert not job.has_failed
    ((table, number, body),) = kept
    assert (table, number) == ("table", 0)
    assert lw.Review.from_dict(json.loads(body)).moves == len(match.log)


# Playing on


def play_on(scene, moves, seat=0):
    match = scene._run(finished_match(scene._server.store, scene._gathering, 0)).match
    while len(match.log) > moves:
        match.undo()
    who = scene._run(scene._who("A"))
    return match, scene._run(scene._server.hall.play_on(match, seat, House(bot="random", bot_delay=0, spectators=False), who))


def test_a_match_is_played_on_from_a_moment_against_bots(played):
    scene = played("kidz-line", OVER, first=0)
    match, gathering = play_on(scene, 2)
    table = gathering.table
    assert table.playing.digest_bytes == match.digest_bytes
    assert table.playing.log == match.log
    assert (table.status, table.match_number, table.host) == ("playing", 0, scene.people["A"].id)
    assert [chair.person for chair in table.chairs] == [scene.people["A"].id, ""]
    assert table.seat_bots == ["", "random"]
    with pytest.raises(Refusal):
        scene._server.hall.check_listener(table, scene.people["B"].id)
    scene._gathering = gathering
    scene.play("A: *; wait 5")
    assert [mover for mover, _, _ in table.playing.log] == [0, 1, 0, 1]
    scene.play("A: undo")
    assert len(table.playing.log) == 2


@pytest.mark.parametrize(("name", "moves"), [("long-line", 12), ("head-line", 14)])
def test_a_race_is_played_on_from_a_moment(played, name, moves):
    """Bots go on at their speed, and whoever tries again can act."""
    scene = played("kidz-line", OVER, first=0)
    match = race(name, 1, seats=2)
    while len(match.log) > moves:
        match.undo()
    who = scene._run(scene._who("A"))
    house = House(bot="journeyman", bot_delay=0, spectators=False)
    scene._gathering = scene._run(scene._server.hall.play_on(match, 0, house, who))
    table = scene._gathering.table
    assert (table.playing.digest_bytes, table.status, table.seat_bots) == (match.digest_bytes, "playing", ["", "journeyman"])
    scene.play("wait 60")
    assert len(table.playing.log) > moves
    assert {mover for mover, _, _ in table.playing.log[moves:]} <= {None, 1}
    before = table.playing.digest_bytes
    scene.crash()
    scene.restart()
    assert scene.truth.playing.digest_bytes == before


def test_a_puzzle_is_tried_again_from_a_moment(played):
    scene = scene_with(played, ReviewerHere, "A sits 0; start; A: give up", game="solo-line", seats=["open"])
    match, scene._gathering = play_on(scene, 0)
    assert scene.truth.playing.digest_bytes == match.digest_bytes
    scene.play("A: give up")
    assert scene.truth.status == "over"


def test_what_is_played_on_survives_a_restart_and_its_deal_can_be_checked(played):
    scene = played("kidz-line", OVER, first=0)
    _, gathering = play_on(scene, 2)
    before = gathering.table.playing.digest_bytes
    scene._gathering = gathering
    scene.crash()
    scene.restart()
    assert scene.truth.playing.digest_bytes == before
    scene.play("A: resign")
    finished = scene._run(finished_match(scene._server.store, scene._gathering, 0))
    assert check_deal(finished).agrees


def test_the_save_of_what_is_played_on_is_never_told(played):
    scene = played("kidz-line", OVER, first=0)
    _, scene._gathering = play_on(scene, 2)
    assert "save" in scene.stored()[2]
    assert all("save" not in event and "secret" not in event for event in scene.events())
