"""Matches that are over: told again move by move as any seat saw them, and dealt again to check the deal."""

import msgspec
import pytest

import linewright as lw
from linewright.core.fair import FairDeal
from linewright.core.position import Position
from linewright.core.record import restore_record
from linewright.core.registry import find
from linewright.server.refusals import Refusal
from linewright.server.table.act import Case, Who
from linewright.server.table.acts.erasing import Erased
from linewright.server.table.acts.moves import decide_move
from linewright.server.table.acts.resigning import Resigned
from linewright.server.table.acts.starting import Started
from linewright.server.table.shapes import Command
from linewright.server.table.telling import Deal
from linewright.server.web import shapes
from linewright.server.web.replays import Finished, check_deal, frames, replay_of
from tests.server.test_knowledge import FIRST_EVENT, new_table
from tests.server.told import happen

SECRET = "5a" * 32


def played(game, moves):
    """A match from a fair deal, some moves old; people play as at a table, without the solver's help."""
    match = lw.new(game.name, secret=SECRET, nonces={0: "ab" * 8})
    for number in range(moves):
        if match.is_over or not match.to_act:
            break
        seat = match.to_act[number % len(match.to_act)]
        legal = match.legal(seat)
        match.play(seat, legal[number % len(legal)], unaided=True)
    return match


def finished(match, **facts):
    setup = match.setup
    told = {
        "number": 0,
        "names": ["Ada"] * match.seats,
        "bots": [""] * match.seats,
        "winners": [0],
        "resigned": [],
        "deal": Deal(setup.deal.commit, {}, setup.deal.secret),
        "commit": setup.deal.commit,
        "timings": {},
    }
    return Finished(match=match, **{**told, **facts})


def test_frames_add_up_to_what_each_seat_saw(game):
    match = played(game, 4 if game.puzzle else 60)
    for seat in (None, *range(match.seats)):
        told = list(frames(match, seat, {}))
        assert (told[0].number, told[0].seat, told[0].text, told[0].told) == (0, None, "", [])
        assert [(frame.seat, frame.text) for frame in told[1:]] == [move[:2] for move in match.log]
        assert [frame.number for frame in told] == list(range(len(match.log) + 1))
        again = match.copy()
        while again.log:
            again.undo()
        view = {}
        for frame in told:
            if frame.number:
                again.play(frame.seat, frame.text, match.log[frame.number - 1][2], unaided=True)
                said = [(one.word, one.args) for one in frame.told]
                assert said == match.tell(frame.number - 1)
                assert all(view[name] != value for name, value in frame.view.items())  # only what has changed
            view |= frame.view
            assert view == again.view(seat)


def test_a_part_of_the_view_that_is_gone_is_null(monkeypatch):
    match = played(find("line-it"), 2)
    views = iter([{"a": 1, "b": 2}, {"a": 1}, {"a": 1, "c": 3}])
    monkeypatch.setattr("linewright.server.web.replays.Glance.view", lambda _glance, _seat: next(views))
    assert [frame.view for frame in frames(match, None, {})] == [{"a": 1, "b": 2}, {"b": None}, {"c": 3}]


def test_a_deal_that_is_dealt_again_agrees_and_any_other_does_not(game):
    match = played(game, 4 if game.puzzle else 60)
    checked = check_deal(finished(match))
    assert checked == shapes.CheckedDeal(FairDeal(SECRET).commit, SECRET, {"0": "ab" * 8}, agrees=True, cards=checked.cards)
    assert checked.cards == len(game.box_of(match.options) if game.box_of else game.box)
    assert not check_deal(finished(match, commit="00" * 32)).agrees
    for place in {0, len(match.log)}:  # a record that is not what the deal and the moves lead to
        wrong = match.copy()
        records = [*wrong._before, wrong.digest_bytes]
        changed = bytearray(records[place])
        changed[-1] ^= 1
        if place == len(match.log):
            wrong._position = Position(game, restore_record(bytes(changed), game.state))
        else:
            wrong._before[place] = bytes(changed)
        assert not check_deal(finished(wrong)).agrees
    moved_on = match.copy()
    moved_on._log[0] = (moved_on._log[0][0], "no move at all", None)
    assert not check_deal(finished(moved_on)).agrees


def test_a_match_from_a_seed_has_no_deal_to_check():
    match = lw.new("line-it", seed=3)
    with pytest.raises(Refusal) as refused:
        check_deal(Finished(0, match, [], [], [], [], None, "", {}))
    assert refused.value.code == "no-deal"


def test_a_match_taken_from_a_table_stays_as_it_was():
    game = find("line-it")
    table = new_table(game, 1)
    for number in range(3):
        mover = table.playing.to_act[0]
        happen(table, *decide_move(Case(table, Who("", ""), number), Command(), mover, table.playing.legal(mover)[0]))
    for seat in range(len(table.chairs) - 1):
        happen(table, Resigned(number=table.number + 1, at=9, seat=seat))
    taken = Finished.at(table)
    before = msgspec.json.encode(replay_of(taken, 1))
    happen(table, Started(number=table.number + 1, at=9, rules=game.version, match=1, seed=8))
    happen(table, Erased(number=table.number + 1, at=9, person="p0"))
    assert msgspec.json.encode(replay_of(taken, 1)) == before
    replay = replay_of(taken, 1)
    assert replay.names == [f"P{seat}" for seat in range(len(table.chairs))]
    assert (replay.match, replay.winners, len(replay.frames)) == (0, [len(table.chairs) - 1], 4)
    assert FIRST_EVENT[game.name].options == replay.options


@pytest.fixture
def over(guest):
    """A table at which a match with a nonce is over, and one of a rematch is being played."""
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.create("line-it", "me", "human", nonce="12" * 8, first=0)
    bob.done(table, "seats")
    ada.done(table, "start")
    assert ada.get(f"{table}/replay").json()["code"] == "not-over"
    assert ada.get(f"{table}/deal").json()["code"] == "not-over"
    for who in (ada, ada, bob, bob):
        who.move(table)
    bob.done(table, "resign", seat=1)
    return ada, bob, table


def test_the_doors_tell_and_check_the_last_match_and_those_before(over, guest):
    ada, bob, table = over
    answer = ada.get(f"{table}/replay?seat=1")
    assert answer.headers["content-encoding"] == "br"
    assert answer.headers["cache-control"] == "private, no-cache"
    replay = answer.json()
    assert (replay["game"], replay["match"], replay["seats"], replay["seat"]) == ("line-it", 0, 2, 1)
    assert (replay["names"], replay["bots"], replay["winners"], replay["resigned"]) == (["Ada", "Bob"], ["", ""], [0], [1])
    update = ada.update(table)
    assert replay["deal"] == update["table"]["deal"]
    assert replay["deal"]["secret"]
    moves = [(event["seat"], event["text"], event["told"]) for event in update["events"] if event["kind"] == "move"]
    assert [(frame["seat"], frame["text"], frame["told"]) for frame in replay["frames"][1:]] == moves
    assert replay["frames"][0]["view"]["seat"] == 1
    again = ada.http.get(f"{table}/replay?seat=1", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    deal = ada.get(f"{table}/deal").json()
    assert deal == {**replay["deal"], "agrees": True, "cards": len(find("line-it").box)}
    ada.done(table, "rematch")
    bob.done(table, "rematch")
    assert ada.get(f"{table}/replay").json()["code"] == "not-over"
    assert ada.get(f"{table}/deal").json()["code"] == "not-over"
    assert ada.get(f"{table}/replay?match=0&seat=1").json() == replay
    assert ada.get(f"{table}/deal?match=0").json() == deal
    assert guest("Eve").get(f"{table}/replay?match=0").json()["seat"] is None
    bob.http.delete("/api/me")
    assert ada.get(f"{table}/replay?match=0").json()["names"] == ["Ada", ""]


@pytest.mark.parametrize(
    ("query", "code"),
    [("match=7", "no-such-match"), ("seat=2", "no-such-seat"), ("seat=x", "bad-request"), ("match=-1", "bad-request")],
)
def test_a_match_or_seat_that_is_not_there_is_refused(over, query, code):
    ada, _, table = over
    assert ada.get(f"{table}/replay?{query}").json()["code"] == code


def test_who_may_not_watch_may_not_watch_again(guest):
    ada = guest()
    table = ada.create("line-it", "me", "random", house={"spectators": False})
    assert ada.get(f"{table}/replay").json()["code"] == "not-started"
    ada.done(table, "start")
    ada.done(table, "resign", seat=0)
    assert ada.get(f"{table}/replay").status_code == 200
    assert guest("Eve").get(f"{table}/replay").json()["code"] == "no-spectators"
    assert guest("Eve").get(f"{table}/deal").json()["code"] == "no-spectators"
