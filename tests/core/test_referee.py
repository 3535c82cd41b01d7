"""Who judges: interpreted at first, in machine code when that is there and pays; worlds to look ahead in."""

import time

import pytest

import linewright as lw
from linewright.conformance.playing import blank_states
from linewright.core import compile as compiler
from linewright.core import referee
from linewright.core.position import Position
from linewright.core.record import Fields, copy_record, digest_record, restore_record
from linewright.core.registry import find


@pytest.fixture
def fresh(monkeypatch):
    """A referee nobody has used, in a process that has chosen nothing yet."""
    monkeypatch.setattr(referee, "_is_interpreted_only", False)
    return referee.Referee(find("line-it"))


def test_machine_code_is_used_once_it_is_ready_and_pays(fresh, monkeypatch):
    states = blank_states(fresh.game, 3)
    monkeypatch.setattr(compiler, "is_ready", lambda _: False)
    monkeypatch.setattr(referee, "PATIENCE_SECONDS", 0.0)
    fresh.start_at(states, 0)
    assert not fresh.is_compiled
    monkeypatch.setattr(compiler, "is_ready", lambda _: True)
    fresh.acting_at(states, 0)
    assert fresh.is_compiled
    assert fresh.acting_at(states, 0) > 0


def test_a_few_moves_never_load_machine_code(fresh, monkeypatch):
    monkeypatch.setattr(compiler, "is_ready", lambda _: True)
    monkeypatch.setattr(time, "perf_counter", lambda: 0.0)
    fresh.start_at(blank_states(fresh.game, 3), 0)
    assert not fresh.is_compiled


def test_a_server_stays_interpreted(fresh, monkeypatch):
    monkeypatch.setattr(compiler, "is_ready", lambda _: True)
    monkeypatch.setattr(referee, "PATIENCE_SECONDS", 0.0)
    referee.stay_interpreted()
    fresh.start_at(blank_states(fresh.game, 3), 0)
    assert not fresh.is_compiled


def test_a_world_can_be_played_on_and_leaves_the_match_alone():
    match = lw.new("line-it", seats=2, seed=3, first=0)
    before = match.digest_bytes
    world = match.seen_by(0).world(5)
    twin = world.copy()
    while not world.is_over:
        world.act(world.to_act[0], world.actions(world.to_act[0])[0])
    assert world.winners
    assert len(world.scores) == 2
    assert not twin.is_over
    assert match.digest_bytes == before


@pytest.mark.parametrize("name", lw.games())
def test_positions_of_a_fair_match_stay_as_they_were_and_know_what_their_records_hold(name):
    game = find(name)
    match = lw.new(name, secret="5e" * 32)
    passed = []
    for number in range(40):
        seats = (None, *range(match.seats))
        passed.append((match.position, match.digest_bytes, [match.view(seat) for seat in seats]))
        seat = None if match.is_over or not match.to_act else match.to_act[0]
        texts = [] if match.is_over or (seat is None and not game.table_moves) else match.legal(seat)
        if not texts:
            break
        match.play(seat, texts[number % len(texts)])
    assert len(passed) > 1
    for position, record, views in passed:
        afresh = Position(game, restore_record(position.states.tobytes(), game.state))
        again = Position(game, restore_record(record, game.state))
        assert views == [afresh.view(seat) for seat in seats] == [again.view(seat) for seat in seats]
        assert position.to_act == afresh.to_act


def test_plain_numbers_come_back_into_the_record():
    states = blank_states(find("line-it"), 4)
    fields = Fields(states)
    fields.seats = 3
    assert (int(states[0].seats), fields["seats"]) == (4, 3)
    fields.write_back()
    assert int(states[0].seats) == 3
    with pytest.raises(AttributeError):
        _ = fields.no_such_field


def test_a_digest_tells_records_apart_by_what_they_hold():
    one = blank_states(find("line-it"), 4)
    two = copy_record(one)
    assert digest_record(one) == digest_record(two)
    two["seats"] = 3
    assert digest_record(one) != digest_record(two)
