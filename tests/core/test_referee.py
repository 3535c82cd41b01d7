"""Who judges: interpreted at first, in machine code when that is there and pays; worlds to look ahead in."""

import time

import pytest

import linewright as lw
from linewright.conformance.playing import blank_states
from linewright.core import compile as compiler
from linewright.core import referee
from linewright.core.record import Fields, copy_record, digest_record
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
