"""Hints: what a bot would play at one's own seat, from what the seat sees, and only where and when it may be asked."""

import msgspec
import pytest

import linewright as lw
from linewright.bots import bot
from linewright.bots.hints import Hint, why_play
from linewright.client import Refused
from linewright.core.contract import Reasons
from linewright.core.errors import LinewrightError
from linewright.core.position import Position
from linewright.core.registry import find
from linewright.core.seen import imagine_world
from linewright.server.bots.crew import BotFailed
from linewright.server.bots.players import Players
from linewright.server.bots.worker import Answer, Ask, Matches, answer_to
from linewright.server.refusals import code_of
from linewright.server.table.acts.hosting import Removed
from linewright.server.table.acts.pausing import Paused, Resumed
from linewright.server.table.acts.resigning import Resigned
from linewright.server.table.acts.standing_in import CameBack, StoodIn
from linewright.server.table.shapes import ENCODER, House
from linewright.server.web.hints import BEST_BOT, check_hint, hint_for
from tests.server.test_knowledge import new_table
from tests.server.told import happen


def answered(match, seat):
    ask = Ask(match.save(), seat, BEST_BOT, 0, why=True)
    return answer_to(msgspec.msgpack.encode(ask), 1000, Matches())


def test_a_worker_says_what_the_bot_would_play_and_why(game, monkeypatch):
    match = lw.new(game.name, seed=4)
    seat = match.to_act[0]
    heard = []

    def why(state, seat, action):
        heard.append(game.notation.text_of(state, seat, action))
        return [("a-reason", {"seat": seat})]

    monkeypatch.setattr(game.reasons, "reasons", why)
    monkeypatch.setattr(game.reasons, "hint", Reasons.hint)
    answer = answered(match, seat)
    assert answer.failure == ""
    assert heard == [answer.move]
    hint = msgspec.json.decode(answer.hint, type=Hint)
    assert (hint.text, hint.why) == (answer.move, [("a-reason", {"seat": seat})])
    if game.is_searched:
        assert 0 < hint.next_chance <= hint.chance <= 1
    else:
        assert answer.move == bot(game.name, BEST_BOT, 0).choose(match.seen_by(seat))
        assert hint.chance is None
    monkeypatch.setattr(game.reasons, "reasons", Reasons.reasons)
    assert msgspec.json.decode(answered(match, seat).hint, type=Hint).why == []


@pytest.mark.parametrize("move", ["", "line"])
def test_a_game_may_hint_at_a_move_of_its_own_or_at_none(move, monkeypatch):
    match = lw.new("solo-line", seed=4)
    own = move, [("a-reason", {"size": 10})]
    monkeypatch.setattr(match.game.reasons, "hint", lambda state, seat: own if (state.hand_size, seat) == (10, 0) else None)
    answer = answered(match, 0)
    hint = msgspec.json.decode(answer.hint, type=Hint)
    assert (answer.failure, answer.move, hint) == ("", move, Hint(*own))


def test_a_hint_of_the_games_own_that_is_no_move_is_a_failure(monkeypatch):
    match = lw.new("solo-line", seed=4)
    monkeypatch.setattr(match.game.reasons, "hint", lambda *_: ("jump", []))
    assert answered(match, 0).failure.startswith("UnreadableMove")


def test_what_the_seat_cannot_know_changes_neither_the_hint_nor_the_reasons(game):
    match = lw.new(game.name, seed=6)
    seat = match.to_act[0]
    twin = match.copy()
    twin._position = Position(game, imagine_world(game, match._states, seat, 99))
    for one in (match, twin):
        seen = one.seen_by(seat)
        text = bot(game.name, BEST_BOT, 0).choose(seen)
        one.hint = text, why_play(seen, text), game.reasons.hint(seen.imagine(0), seat)
    assert match.hint == twin.hint
    ENCODER.encode(match.hint)


def refusal(table, person, seat):
    with pytest.raises(LinewrightError) as refused:
        check_hint(table, person, seat)
    return code_of(refused.value)


def test_each_reason_not_to_give_a_hint_has_its_code():
    table = new_table(find("line-it"), 1)
    seat = table.to_act[0]
    other = 1 - seat if seat < 2 else 0
    check_hint(table, f"p{seat}", seat)
    assert refusal(table, f"p{other}", seat) == "not-your-seat"
    assert refusal(table, "", seat) == "not-your-seat"
    assert refusal(table, f"p{seat}", 11) == "no-such-seat"
    assert refusal(table, f"p{other}", other) == "not-your-turn"
    table.house = msgspec.structs.replace(table.house, hints=False)
    assert refusal(table, f"p{seat}", seat) == "no-hints"
    table.house = House()
    happen(table, StoodIn(number=table.number + 1, at=0, seat=seat, bot="random"))
    assert refusal(table, f"p{seat}", seat) == "bot-plays"
    happen(table, CameBack(number=table.number + 1, at=0, seat=seat))
    happen(table, Paused(number=table.number + 1, at=0))
    assert refusal(table, f"p{seat}", seat) == "paused"
    happen(table, Resumed(number=table.number + 1, at=0))
    happen(table, Removed(number=table.number + 1, at=0, person="p9"))
    assert refusal(table, "p9", seat) == "removed"
    for one in range(len(table.chairs) - 1):
        happen(table, Resigned(number=table.number + 1, at=0, seat=(seat + one) % len(table.chairs)))
        if not table.is_over:
            assert refusal(table, f"p{seat}", seat) == "seat-resigned"
    assert refusal(table, f"p{seat}", seat) == "match-over"


def test_whoever_races_other_people_gets_no_help_from_the_solver():
    table = new_table(find("long-line"), 1)
    assert refusal(table, "p0", 0) == "no-hints"
    for seat in range(1, len(table.chairs)):
        table.chairs[seat].person = ""  # bots now
    check_hint(table, "p0", 0)


@pytest.mark.parametrize(
    ("failure", "code"), [("TimeoutError", "too-many"), ("EOFError", "too-many"), ("ValueError at bots.py:1", "no-hints")]
)
def test_a_bot_that_has_no_answer_is_no_hint_and_nobody_else_is_asked(run, monkeypatch, failure, code):
    """Where it is only slow, people may ask again in a moment: the table does allow hints."""

    async def ask(*_):
        return Answer(failure=failure)

    players = Players()
    monkeypatch.setattr(players._thinkers, "ask", ask)
    monkeypatch.setattr(players, "_fallback", None)
    table = new_table(find("solo-line"), 1)
    with pytest.raises(LinewrightError) as refused:
        run(hint_for(table, "p0", 0, players))
    assert code_of(refused.value) == code
    assert isinstance(refused.value.__cause__, BotFailed)


def refused_hint(person, table, seat):
    with pytest.raises(Refused) as refused:
        person.run(person.client.table(table).hint(seat))
    return refused.value.status, refused.value.code


def test_the_door_gives_a_hint_that_is_a_legal_move_and_no_event(guest):
    ada = guest()
    table = ada.create("line-it", "me", "me", first=0)
    assert refused_hint(ada, table, 0) == (409, "not-started")
    ada.done(table, "start")
    before = ada.update(table)
    hint = ada.run(ada.client.table(table).hint(0))
    assert {"number", "text", "bot", "why"} <= set(hint) <= {"number", "text", "bot", "why", "chance", "next_best"}
    assert (hint["number"], hint["bot"]) == (before["number"], BEST_BOT)
    assert hint["text"] in before["views"][0]["legal"]
    assert all(isinstance(word, str) and isinstance(args, dict) for word, args in hint["why"])
    assert ada.update(table)["number"] == before["number"]
    assert refused_hint(ada, table, 1) == (409, "not-your-turn")
    assert refused_hint(guest("Bob"), table, 0) == (403, "not-your-seat")
    table = ada.create("line-it", "me", "me", first=0, house={"hints": False})
    ada.done(table, "start")
    assert refused_hint(ada, table, 0) == (403, "no-hints")
    assert ada.update(table)["table"]["house"]["hints"] is False


def test_other_people_are_told_who_asks_for_a_hint_and_nothing_of_it(guest):
    """Alone among bots nobody is told anything."""
    ada, bob = guest(), guest("Bob")
    table = ada.create("sequence", "me", "human", first=0, house={"hints": True})
    bob.done(table, "seats", seat=1)
    number = ada.done(table, "start")
    hint = ada.post(f"{table}/hint", seat=0).json()
    (event,) = bob.update(table, number)["events"]
    assert event | {"at": 0} == {"kind": "hinted", "number": number + 1, "at": 0, "by": ada.id, "seat": 0}
    assert hint["number"] == number + 1
    alone = ada.create("sequence", "me", "greedy", first=0)
    number = ada.done(alone, "start")
    assert ada.post(f"{alone}/hint", seat=0).json()["number"] == number
