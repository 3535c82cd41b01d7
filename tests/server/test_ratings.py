"""Ratings: which matches count and how, each once however many processes there are, and nothing of it for whoever wants none."""

import asyncio

import msgspec
import pytest
import sqlalchemy as sa

from linewright.core.registry import find
from linewright.server.fame import ratings
from linewright.server.fame.ledger import Ledger
from linewright.server.fame.profiles import SetProfile
from linewright.server.fame.ratings import BEGIN, Standing, rate
from linewright.server.keep.schema import PERSON, PROFILE, RATED, RATING, RESULT
from linewright.server.keep.store import Store
from linewright.server.settings import Settings, database_address
from linewright.server.table.outcome import Outcome
from linewright.server.table.shapes import ENCODER
from tests.server.conftest import fresh_postgres

GAME = find("line")


def outcome(people="ab", winners=(0,), scores=None, bots=None, **more):
    """What a match came to; people are letters, a dot is a bot."""
    seats = ["" if one == "." else one for one in people]
    facts = {
        "scores": list(scores or range(len(people), 0, -1)),
        "winners": list(winners),
        "people": seats,
        "bots": list(bots or ["" if one else "journeyman" for one in seats]),
        "sides": list(range(len(people))),
        "began_with": list(seats),
        "resigned": [],
        "away": [],
        "helped": [],
        "sent_away": {},
        "host": "a",
        "began": 100,
        "is_whole": True,
        "is_common": False,
    }
    return Outcome(**(facts | more))


def changes(match, rated="abcdef", game=GAME):
    """By how much the rating of each moves."""
    standings = {one: Standing() for one in rated}
    return {person: round(after.mu - BEGIN) for person, after in rate(match, game, standings).items()}


# Which matches count, and how


def test_whoever_wins_gains_what_the_other_loses():
    moved = changes(outcome())
    assert moved["a"] == -moved["b"] > 0


def test_at_a_table_of_several_every_place_counts():
    moved = changes(outcome("abcd"))
    assert moved["a"] > moved["b"] > moved["c"] > moved["d"]


def test_a_shared_victory_is_a_draw_between_those_who_share_it():
    moved = changes(outcome("abc", winners=(0, 1), scores=(5, 5, 1)))
    assert moved["a"] == moved["b"] > 0 > moved["c"]
    assert changes(outcome(winners=(0, 1), scores=(5, 5))) == {"a": 0, "b": 0}


def test_teams_win_together():
    moved = changes(outcome("abcd", winners=(0, 2), sides=[0, 1, 0, 1]))
    assert moved["a"] == moved["c"] > 0 > moved["b"] == moved["d"]


def test_only_those_who_play_for_a_rating_have_one_and_others_are_left_out():
    assert changes(outcome("abc"), "ac").keys() == {"a", "c"}
    assert changes(outcome(), "a") == {}  # nothing is known of the other
    assert changes(outcome("abc"), "ac") == changes(outcome("a.c", bots=["", "greedy", ""]), "ac")


def test_named_bots_count_and_a_stronger_one_for_more():
    def gain(bot):
        return changes(outcome("a.", bots=["", bot]))["a"]

    assert gain("wright") > gain("journeyman") > gain("newcomer") > 0
    assert changes(outcome("a.", bots=["", "greedy"])) == {}  # nobody has measured it
    assert ratings.strength_of(GAME, "journeyman").mu == BEGIN


@pytest.mark.parametrize("name", ["line-it", "sequence", "line", "long-line", "head-line", "kidz-line"])
def test_levels_are_rated_in_their_order(name):
    steps = find(name).bots.LEVELS_ELO
    assert list(steps) == sorted(steps)
    assert (len(steps), steps[0]) == (len(ratings.NAMES), 0)


def test_whoever_gives_up_or_has_left_has_lost():
    given_up = outcome("abc", winners=(1,), scores=(9, 5, 1), resigned=[0])
    assert changes(given_up)["a"] < 0 < changes(given_up)["b"]
    left = outcome("abc", winners=(0,), scores=(9, 5, 1), away=[0])  # the bot that stood in has won
    assert changes(left)["a"] < changes(left)["c"] <= 0 < changes(left)["b"]


def test_a_host_who_sends_somebody_away_has_lost_and_they_have_not():
    match = outcome("a.", winners=(0,), began_with=["a", "b"], sent_away={1: "b"}, bots=["", "greedy"])
    moved = changes(match)
    assert moved.keys() == {"a"}
    assert moved["a"] < 0


def test_whoever_came_in_the_middle_is_a_stranger():
    assert changes(outcome("abc", began_with=["a", "b", ""])).keys() == {"a", "b"}


def test_whoever_was_helped_may_lose_but_not_gain():
    assert changes(outcome(helped=[0]))["a"] == 0
    assert changes(outcome(helped=[1]))["b"] < 0


@pytest.mark.parametrize(
    "match",
    [
        outcome(is_whole=False),  # played on from one that is over
        outcome(is_common=True),  # the deal of a day
        outcome("aab"),  # two seats at one screen
        outcome("ab", sides=[0, 0]),  # all on one side
        outcome("a"),
    ],
)
def test_what_does_not_count_changes_nothing(match):
    assert changes(match) == {}


def test_a_puzzle_for_one_has_no_rating():
    assert changes(outcome(), game=find("solo-line")) == {}


def test_races_have_ratings_though_their_legal_moves_are_kept_from_people():
    assert changes(outcome(), game=find("head-line"))["a"] > 0
    assert changes(outcome(), game=find("long-line"))["a"] > 0


def test_a_rating_settles_and_says_so():
    one, seen = Standing(), []
    for number in range(60):
        won = number % 2
        one = rate(outcome("a.", winners=(won,)), GAME, {"a": one})["a"]
        seen.append(one.certainty)
    assert list(dict.fromkeys(seen)) == ["new", "settling", "settled"]
    assert abs(one.shown - BEGIN) < 60
    assert one.shown % 10 == 0


# Once each, in one transaction


async def note(store, table, match, facts, ended=1):
    row = {"table_id": table, "match": match, "game": "line", "ended": ended, "number": 9, "rated": 0}
    texts = {name: ENCODER.encode(getattr(facts, name)).decode() for name in ("scores", "winners", "people")}
    await store.write(sa.insert(RESULT).values(**row, **texts, facts=ENCODER.encode(facts).decode()))


async def come(store, people, since=50):
    for person in people:
        await store.write(
            sa.insert(PERSON).values(id=person, name=person.upper(), created=1),
            sa.insert(PROFILE).values(person=person, is_public=0, rated_since=since),
        )


async def standings(store):
    return {row.person: row for row in await store.all(sa.select(RATING))}


def test_every_match_is_taken_in_once(settings, run):
    async def scene():
        store = Store(settings)
        await store.open()
        await come(store, "ab")
        await come(store, "c", since=200)  # after the match had begun
        await note(store, "t", 0, outcome("abc"))
        await note(store, "t", 1, outcome("ab", winners=(1,), scores=(1, 2)), ended=2)
        ledger = Ledger(store)
        assert await ledger.settle() == 2
        once = await standings(store)
        assert {person: row.games for person, row in once.items()} == {"a": 2, "b": 2}
        assert await ledger.settle() == 0
        moved = await store.all(sa.select(RATED).where(RATED.c.person == "a").order_by(RATED.c.match))
        assert [row.before < row.after for row in moved] == [True, False]
        assert moved[1].after == pytest.approx(once["a"].mu)
        await store.close()

    run(scene())


def test_a_result_nobody_can_read_is_passed_over(settings, run):
    async def scene():
        store = Store(settings)
        await store.open()
        await come(store, "ab")
        for table, change in (("t1", {"facts": "{"}), ("t2", {"facts": ""}), ("t3", {"game": "chess"})):
            await note(store, table, 0, outcome())
            await store.write(sa.update(RESULT).where(RESULT.c.table_id == table).values(**change))
        await note(store, "t4", 0, outcome())
        await Ledger(store).settle()
        assert {row.games for row in (await standings(store)).values()} == {1}
        assert not await store.all(sa.select(RESULT).where(RESULT.c.rated == 0))
        await store.close()

    run(scene())


def test_several_processes_take_every_match_in_once_and_lose_none(postgres):
    """Two ledgers on two stores, as in two processes, while matches of the same people go on ending."""
    settings = Settings(database_address(fresh_postgres(postgres)))
    matches = 24

    async def scene():
        stores = [Store(settings) for _ in range(2)]
        for store in stores:
            await store.open()
        await come(stores[0], "abcd")

        async def play(store, first):
            ledger = Ledger(store)
            for number in range(first, matches, 2):
                await note(store, f"t{number}", 0, outcome(("abcd", "abc", "bd")[number % 3]), ended=number)
                await ledger.settle()

        await asyncio.gather(*(play(store, first) for first, store in enumerate(stores)))
        await Ledger(stores[1]).settle()
        counted = {person: row.games for person, row in (await standings(stores[0])).items()}
        assert counted == {"a": 16, "b": 24, "c": 16, "d": 16}
        assert len(await stores[0].all(sa.select(RATED))) == sum(counted.values())
        for store in stores:
            await store.close()

    asyncio.run(scene())


# At a table


def switch(scene, who, **what):
    scene._run(scene._server.profiles.switch(scene.people[who].id, SetProfile(**what)))


def profile(scene, who):
    person = scene.people[who].id
    return scene._run(scene._server.profiles.find(person, person))


def rating(scene, who, game="line-it"):
    (found,) = [one.rating for one in profile(scene, who).games if one.game == game]
    return found


def test_a_match_at_a_table_moves_the_ratings_of_those_who_want_one(played):
    scene = played("line-it", "A sits 0, B sits 1, C sits 2")
    for who in "AB":
        switch(scene, who, rated=True)
    scene.play("start; B: resign; C: resign")
    assert [rating(scene, who).games for who in "AB"] == [1, 1]
    assert rating(scene, "A").about > 1200 > rating(scene, "B").about
    assert rating(scene, "C") is None
    assert rating(scene, "A").certainty == "new"
    scene.play("A leaves")  # what happens later changes nothing
    scene.crash()
    scene.restart()
    assert rating(scene, "A").games == 1


def test_switching_it_off_deletes_it_and_on_again_begins_anew(played):
    scene = played("line-it", "A sits 0, B sits 1")
    for who in "AB":
        switch(scene, who, rated=True)
    scene.play("start; B: resign")
    switch(scene, "A", rated=False)
    assert rating(scene, "A") is None
    rows = scene._run(scene._server.store.all(sa.select(RATED.c.person)))
    assert [row.person for row in rows] == [scene.people["B"].id]
    scene.play("wait 1; A: rematch; B: rematch")
    scene.clock.move_to(scene.clock.ms + 1000)
    switch(scene, "A", rated=True)  # in the middle of a match
    scene.play("B: resign")
    assert rating(scene, "A") is None


def test_hints_are_noted_and_a_move_taken_back_against_bots_is(played):
    scene = played("line-it", "A sits 0", seats=["human", "random"], first=0)
    scene.play("start; A: *; A: undo")
    assert scene.truth.course.helped == {0}
    scene.play("A: resign")
    assert scene.truth.outcome.helped == [0]
    both = played("line-it", "A sits 0, B sits 1", first=0).play("start; A: *; A: undo")
    assert both.truth.course.helped == set()  # the other has agreed, or has seen nothing


def test_whoever_is_sent_away_is_noted_and_another_match_knows_nothing_of_it(played):
    scene = played("line-it", "A sits 0, B sits 1")
    scene.play("start; A: remove B; A: resign")
    told, ada, bob = scene.truth.outcome, scene.people["A"].id, scene.people["B"].id
    assert (told.sent_away, told.began_with, told.people, told.host) == ({1: bob}, [ada, bob], [ada, ""], ada)
    scene.play("A: rematch")
    assert (scene.truth.outcome, scene.truth.course.sent_away) == (None, {})


def test_a_match_that_breaks_off_before_it_is_rated_is_rated_when_the_server_is_back(played, monkeypatch):
    scene = played("line-it", "A sits 0, B sits 1")
    for who in "AB":
        switch(scene, who, rated=True)

    async def fall_over():
        raise SystemError

    monkeypatch.setattr(scene._server.hall, "on_result", fall_over)
    scene.play("start; B: resign")
    assert rating(scene, "A") is None
    scene.crash()
    scene.restart()
    assert rating(scene, "A").games == 1


def test_an_outcome_survives_being_written():
    told = outcome("abc", sent_away={1: "b"})
    assert msgspec.json.decode(ENCODER.encode(told), type=Outcome) == told
