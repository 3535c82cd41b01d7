"""Nobody receives what they may not know: two worlds a seat cannot tell apart give it the same bytes, whatever is asked."""

import hashlib
import itertools

import msgspec
import numpy as np
import pytest

import linewright as lw
from linewright.core.errors import LinewrightError
from linewright.core.fair import FairDeal
from linewright.core.generator import below, seed_generator
from linewright.core.position import Position
from linewright.core.seen import imagine_world
from linewright.server.clock import SYSTEM_CLOCK
from linewright.server.fame.ratings import ranks_of
from linewright.server.hall.beside import Beside
from linewright.server.hall.gathering import Gathering
from linewright.server.table.act import Case, Who
from linewright.server.table.acts.findings import Accuse
from linewright.server.table.acts.moves import Move, decide_move
from linewright.server.table.acts.opening import Created
from linewright.server.table.acts.pausing import Pause, Paused, Resumed
from linewright.server.table.acts.resigning import Resigned
from linewright.server.table.acts.seats import Sat
from linewright.server.table.acts.starting import Started
from linewright.server.table.acts.undo import AnswerUndo, AskUndo
from linewright.server.table.aside import AsideLine, hears_aside
from linewright.server.table.glance import Glance
from linewright.server.table.log import judge, read_events
from linewright.server.table.shapes import ENCODER, Clock, Command, House
from linewright.server.web.refusal_answers import refuse
from tests.server.told import happen, new_told

STEPS = 40
STEPS_OF_PUZZLES = 6  # their legal moves take the interpreted solver a second
TRIES = 12  # of pairs of moves


def new_table(game, seed):
    """A table of people p0, p1 ... at which a match has begun."""
    seats = game.usual_seats
    setup = lw.Setup.read(game, seats=seats, seed=seed)
    house = House(clock=Clock(kind="game", seconds=600))
    events = [
        Created(
            number=1,
            at=0,
            by="p0",
            table="t",
            code="c",
            game=game.name,
            options=setup.options,
            seats=["human"] * seats,
            house=house,
        )
    ]
    events += [Sat(number=2 + seat, at=0, seat=seat, person=f"p{seat}", name=f"P{seat}") for seat in range(seats)]
    events.append(Started(number=2 + seats, at=0, rules=game.version, match=0, seed=seed))
    table = new_told(events[0])
    FIRST_EVENT[game.name] = events[0]
    for event in events:
        happen(table, event)
    return table


FIRST_EVENT = {}  # of tables made so far, by game


def redraw(table, twin, seat, seed):
    """Put the twin into a world that the seat cannot tell from the table's."""
    match = table.playing.copy()
    match._position = Position(table.game, imagine_world(table.game, match._position.states, seat, seed))
    twin.match = match
    twin.glance = Glance.at(match)
    twin.telling._views.clear()
    twin.telling._updates.clear()
    twin.telling._changes.clear()
    twin.telling._written.clear()
    twin.telling._seen[1].clear()


def same_to(seat, table, twin):
    """Whether everything that is sent to a seat, and to a spectator, is the same in both worlds, from any number on."""
    for person, since in itertools.product((f"p{seat}", ""), (0, table.number - 1, table.number)):
        assert table.telling.update(person, since, 99, ()) == twin.telling.update(person, since, 99, ())
    for person in (f"p{seat}", ""):
        held = table.seats_of(person)
        assert table.telling.changes(person, held, 99, ()) == twin.telling.changes(person, held, 99, ())


def answered(table, command, seat):
    """What a seat is told when it asks for something that does not happen."""
    asked = Case(table, Who(f"p{seat}", "x"), 50)
    try:
        event, _ = judge(asked, command)
    except LinewrightError as error:
        return refuse(error).body
    return type(event).__name__, ENCODER.encode(event)


def pairs(table, twin, mover, dice):
    """Moves of a seat in both worlds of which the others hear the same."""
    found = [
        (one, two)
        for one in table.playing.legal(mover)
        for two in twin.playing.legal(mover)
        if table.game.notation.heard(one) == table.game.notation.heard(two)
    ]
    return sorted(found, key=lambda _pair: below(dice, 10**6))[:TRIES]


def step(table, twin, seat, dice):
    """Make a move in both worlds after which the seat still cannot tell them apart; gives whether there was one."""
    at = table.number * 10
    movers = table.playing.to_act + ((None,) if table.own_moves else ())
    mover = movers[below(dice, len(movers))]
    for one, two in pairs(table, twin, mover, dice):
        if mover == seat and one != two:
            continue
        judged = [
            decide_move(Case(world, Who("", ""), at), Command(), mover, text) for world, text in ((table, one), (twin, two))
        ]
        views = [event.trial.view(seat) for event in judged]
        if views[0] == views[1]:
            for world, (event, trial) in zip((table, twin), judged, strict=True):
                happen(world, event, trial)
            return True
    return False


@pytest.mark.parametrize("seed", [1, 2])
def test_a_glance_shows_exactly_what_the_match_shows(game, seed):
    match = lw.new(game.name, seed=seed)
    dice = np.zeros(4, np.uint32)
    seed_generator(dice, seed)
    for _ in range(3 if game.puzzle else 100):
        glance = Glance.at(match)
        assert (glance.to_act, glance.is_over) == (match.to_act, match.is_over)
        for seat in (None, *range(match.seats)):
            assert ENCODER.encode(glance.view(seat)) == ENCODER.encode(match.view(seat))
            if game.table_moves if seat is None else not game.puzzle:
                assert glance.legal(seat) == match.legal(seat)
            if seat is not None:
                assert [msgspec.structs.astuple(offer) for offer in glance.offers(seat)] == offers_of(match, seat)
        if match.is_over or not match.to_act:
            break
        mover = match.to_act[-1]
        legal = match.legal(mover)
        match.play(mover, legal[below(dice, len(legal))])


def offers_of(match, seat):
    """What the game itself offers a seat, of the record as it is; rules as people cite them."""
    offers = match.game.view.offers
    return [
        (text, word, args, match.game.rule(number) if number else None)
        for text, word, args, number in offers(match._states[0], seat)
    ]


def test_what_a_player_may_reach_for_is_told_to_the_seat_that_may_act_and_to_nobody_else(game, monkeypatch):
    table = new_table(game, 3)
    asked = []

    def offers(state, seat):
        asked.append(seat)
        return [("this", "a-word", {"seats": int(state.seats)}, 0), ("that", "", {}, game.turn_rule)]

    monkeypatch.setattr(game.view, "offers", offers)
    seats = len(table.chairs)
    expected = [["this", "a-word", {"seats": seats}, None], ["that", "", {}, game.rule(game.turn_rule)]]

    def told(person):
        (view,) = msgspec.json.decode(table.telling.update(person, 0, 99, ()))["views"]
        return view["offers"]

    for seat in range(seats):
        assert told(f"p{seat}") == (expected if seat in table.to_act else [])
    assert told("") == []
    assert set(asked) == set(table.to_act)
    happen(table, Paused(number=table.number + 1, at=1))
    assert [told(f"p{seat}") for seat in range(seats)] == [[]] * seats
    happen(table, Resumed(number=table.number + 1, at=1))
    happen(table, Resigned(number=table.number + 1, at=1, seat=table.to_act[0]))
    assert told(f"p{table.to_act[0]}") == []


@pytest.mark.parametrize("seed", [1, 2])
def test_two_worlds_a_seat_cannot_tell_apart_give_it_the_same_bytes(game, seed):
    dice = np.zeros(4, np.uint32)
    seed_generator(dice, seed)
    seat = seed % game.usual_seats
    table, twin = new_table(game, seed), new_table(game, seed)
    redraw(table, twin, seat, 7)
    attempts = ["jump", "turn", "time", "call 3", "draw", "pass", *table.playing.legal(seat)[:20]]
    for number in range(STEPS_OF_PUZZLES if game.puzzle else STEPS):
        if table.is_over:
            break
        same_to(seat, table, twin)
        for text in attempts[number % 3 :: 3]:
            command = Move(seat=seat, text=text, after=table.number, id="x")
            assert answered(table, command, seat) == answered(twin, command, seat)
        for command in (AskUndo(seat=seat), AnswerUndo(seat=seat, yes=True), Accuse(seat=seat, text="talk A"), Pause()):
            assert answered(table, command, seat) == answered(twin, command, seat)
        if not step(table, twin, seat, dice):
            redraw(table, twin, seat, number)
    same_to(seat, table, twin)


def test_what_is_told_beside_the_game_is_the_same_in_both_worlds_and_holds_no_word_of_watchers_for_a_seat(game):
    seats = game.usual_seats
    told = []
    for world in (table := new_table(game, 1), twin := new_table(game, 1)):
        if world is twin:
            redraw(table, twin, 0, 7)
        gathering = Gathering(world, SYSTEM_CLOCK)
        gathering.listeners["eve"], gathering.names["eve"] = 1, "Eve"
        gathering.aside = [AsideLine(1, 0, 5, "eve", "Eve", "seat 2 holds it", "")]
        beside = Beside(None, SYSTEM_CLOCK, None)
        told.append(
            [beside.ask(gathering, person, 0, on_screen=False) for person in ("eve", "", *map("p{}".format, range(seats)))]
        )
        told.append(beside.ask(gathering, "eve", 0, on_screen=True))
    assert told[:2] == told[2:]
    watcher, unknown, *players = told[0]
    assert b"holds it" in watcher
    assert not any(b"aside" in one for one in (unknown, told[1], *players))
    assert set(players) == {unknown}
    for seat in range(seats):
        happen(table, Resigned(number=table.number + 1, at=1, seat=seat))
    assert hears_aside(table, "p0", AsideLine(1, 0, 5, "eve", "Eve", "seat 2 holds it", ""))


SECRET, NEXT_SECRET = "ab" * 32, "cd" * 32


def test_secrets_are_told_when_the_match_is_over_and_not_before(game):
    table = new_table(game, 1)
    fair = new_told(msgspec.structs.replace(FIRST_EVENT[game.name], secret=SECRET))
    happen(fair, msgspec.structs.replace(FIRST_EVENT[game.name], secret=SECRET))
    happen(fair, Sat(number=2, at=0, seat=0, person="p0", name="P0", nonce="12" * 8))
    happen(fair, Started(number=3, at=0, rules=game.version, match=0, secret=NEXT_SECRET))
    told = fair.telling.update("p0", 0, 9, ())
    assert SECRET.encode() not in told
    assert NEXT_SECRET.encode() not in told
    commits = [hashlib.sha256(bytes.fromhex(secret)).hexdigest() for secret in (SECRET, NEXT_SECRET)]
    assert all(commit.encode() in told for commit in commits)
    assert fair.playing.setup.deal == FairDeal.read(SECRET, {0: "12" * 8})
    for seat in range(len(table.chairs)):
        happen(fair, Resigned(number=4 + seat, at=1, seat=seat))
    told = fair.telling.update("p0", 0, 9, ())
    assert SECRET.encode() in told
    assert NEXT_SECRET.encode() not in told


def test_a_seed_and_other_hands_never_leave_before_the_end(game):
    table = new_table(game, 123456789123)
    for number in range(3):
        if table.is_over:
            break
        mover = table.playing.to_act[0]
        legal = table.playing.legal(mover)
        happen(table, *decide_move(Case(table, Who(f"p{mover}", "x"), number), Command(), mover, legal[0]))
    for person in ("p0", "p1", ""):
        assert b"123456789123" not in table.telling.update(person, 0, 99, ())


def test_a_table_replayed_from_its_log_tells_the_same(game):
    """What one process tells after living through a match, another tells after reading its log."""
    table = new_table(game, 5)
    log = []
    for number in range(3 if game.puzzle else 25):
        if table.is_over:
            break
        mover = table.playing.to_act[-1]
        event, trial = decide_move(Case(table, Who("", ""), number), Command(), mover, table.playing.legal(mover)[0])
        happen(table, event, trial)
        log.append(ENCODER.encode(event).decode())
    again = new_table(game, 5)
    for event in read_events(log):
        happen(again, event)
    for person in ("p0", "p1", ""):
        assert table.telling.update(person, 0, 999, ()) == again.telling.update(person, 0, 999, ())


@pytest.mark.parametrize("seed", [1, 2])
def test_what_ratings_are_made_of_is_the_same_in_two_worlds_and_nothing_before_the_end(game, seed):
    """Profiles, ratings and boards are made of the outcome of a match, and of nothing else."""
    dice = np.zeros(4, np.uint32)
    seed_generator(dice, seed)
    seat = seed % game.usual_seats
    table, twin = new_table(game, seed), new_table(game, seed)
    redraw(table, twin, seat, 7)
    for number in range(STEPS_OF_PUZZLES if game.puzzle else STEPS):
        if table.is_over:
            break
        assert table.outcome is None
        assert twin.outcome is None
        if not step(table, twin, seat, dice):
            redraw(table, twin, seat, number)
    if not table.is_over:
        same_to(seat, table, twin)
        for other in range(len(table.chairs)):
            if not table.is_over:
                for world in (table, twin):
                    happen(world, Resigned(number=world.number + 1, at=500, seat=other))
    told, twins = (msgspec.structs.replace(world.outcome, scores=[]) for world in (table, twin))
    assert told == twins
    assert ranks_of(told_scores(table, seat), sides_of(table)) == ranks_of(told_scores(twin, seat), sides_of(twin))


def sides_of(table):
    """The seats of each side."""
    return [[seat for seat, one in enumerate(table.outcome.sides) if one == side] for side in dict.fromkeys(table.outcome.sides)]


def told_scores(table, seat):
    """The outcome with the scores that a seat is told."""
    return msgspec.structs.replace(table.outcome, scores=table.playing.view(seat)["scores"])
