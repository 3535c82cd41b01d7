"""Acts: each is one file that is found by itself, says what it refuses and what it tells, and names seats as people count."""

import importlib
import pkgutil
import re
import sys
from pathlib import Path

import msgspec
import pytest

from linewright.core.errors import LinewrightError
from linewright.core.registry import find
from linewright.server import refusals
from linewright.server.table import acts, guards
from linewright.server.table.act import Act, Case, Who
from linewright.server.table.acts.moves import Move
from linewright.server.table.acts.resigning import Resign, Resigned
from linewright.server.table.acts.standing_in import StoodIn
from linewright.server.table.log import ACTS, COMMANDS, EVENTS, apply, judge
from linewright.server.table.shapes import Command, Event
from linewright.server.web.hints import check_hint
from tests.server.test_knowledge import new_table

FILES = [found.name for found in pkgutil.iter_modules(acts.__path__)]
STAYS_IN_THE_STORE = {"secret", "seed", "evidence"}


def structs_of(module, base: type) -> set[type]:
    """The commands or events that a file declares."""
    kinds = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, base)]
    return {kind for kind in kinds if kind.__module__ == module.__name__}


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_an_act_and_declares_everything_in_it(name):
    module = importlib.import_module(f"{acts.__name__}.{name}")
    act: Act = module.ACT
    assert act in ACTS
    assert structs_of(module, Command) == {kind.command for kind in act.commands}
    told = {kind.told for kind in act.events if kind.told is not None}
    assert structs_of(module, Event) == {kind.event for kind in act.events} | told


WAVE = """
from linewright.server.table.act import Act, CommandKind, Decision, EventKind, leave_as_is, tell_everybody
from linewright.server.table.shapes import Command, Event


class Wave(Command, frozen=True):
    pass


class Waved(Event, frozen=True, tag="waved"):
    pass


def judge(case, command):
    return Decision(Waved(**case.head(command)))


ACT = Act(
    commands=(CommandKind(Wave, judge, "wave", "Wave to everybody"),),
    events=(EventKind(Waved, leave_as_is, tell_everybody),),
)
"""


def test_a_new_act_is_one_new_file(tmp_path, monkeypatch):
    (tmp_path / "waving.py").write_text(WAVE, encoding="utf-8")
    monkeypatch.setattr(acts, "__path__", [*acts.__path__, str(tmp_path)])
    name = f"{acts.__name__}.waving"
    monkeypatch.setitem(sys.modules, name, None)  # is put back when the test is over
    del sys.modules[name]
    (new,) = [act for act in acts.find_acts() if act not in ACTS]
    (kind,) = new.commands
    table = new_table(find("line-it"), 1)
    decision = kind.judge(Case(table, Who("p0", "P0"), 9), kind.command(id="w"))
    assert (kind.door, decision.event.number, decision.event.by) == ("wave", table.number + 1, "p0")


@pytest.mark.parametrize("name", FILES)
def test_an_act_declares_the_codes_that_only_it_refuses_with(name):
    module = importlib.import_module(f"{acts.__name__}.{name}")
    source = Path(str(module.__file__)).read_text(encoding="utf-8")
    used = set(re.findall(r'(?:Refusal|seat_refusal)\(\s*"([a-z-]+)"', source))
    assert used - guards.REFUSALS.keys() - refusals.STATUS.keys() == set(module.ACT.refusals)


def test_nothing_is_told_that_stays_in_the_store():
    for kind in EVENTS.values():
        told = kind.told or kind.event
        assert not STAYS_IN_THE_STORE & set(told.__struct_fields__), told
        assert told.__struct_config__.tag == kind.event.__struct_config__.tag


def test_every_door_has_its_words_and_no_two_share_a_path():
    doors = [kind for kind in COMMANDS.values() if kind.door]
    assert all(kind.summary for kind in doors)
    assert len({kind.door for kind in doors}) == len(doors)


def test_a_refusal_names_the_seat_as_people_count():
    table = new_table(find("line-it"), 1)
    ask = {"text": "x", "after": table.number, "id": "x"}

    def refused(work, *more) -> tuple[str, str]:
        with pytest.raises(LinewrightError) as refusal:
            work(*more)
        return refusal.value.code, refusal.value.details["seat"]

    case = Case(table, Who("p0", "P0"), 0)
    apply(table, StoodIn(number=table.number + 1, at=0, seat=0, bot="random"))
    assert refused(judge, case, Move(seat=0, **ask)) == ("bot-plays", "1")
    assert refused(check_hint, table, "p0", 0) == ("bot-plays", "1")
    apply(table, Resigned(number=table.number + 1, at=0, seat=0))
    for command in (Move(seat=0, **ask), Resign(seat=0)):
        assert refused(judge, case, command) == ("seat-resigned", "1")
    assert refused(check_hint, table, "p0", 0) == ("seat-resigned", "1")
    assert refused(judge, case, Resign(seat=1)) == ("not-your-seat", "2")


def test_stored_events_are_the_same_bytes_as_ever():
    """One line of the log of each kind as earlier versions have written it."""
    for line in Path(__file__).with_name("events.ndjson").read_text(encoding="utf-8").splitlines():
        kinds = {kind.__struct_config__.tag: kind for kind in EVENTS}
        event = msgspec.json.decode(line, type=kinds[msgspec.json.decode(line)["kind"]])
        assert msgspec.json.encode(event).decode() == line
