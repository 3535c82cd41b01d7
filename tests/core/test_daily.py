"""The deal of a day: which days there are, and that a game has it or says that it has none."""

from datetime import UTC, date, datetime

import numpy as np
import pytest

import linewright as lw
from linewright.core.daily import day_of, day_option, today, wish_for
from linewright.core.options import DayOption, FlagOption
from linewright.core.record import record
from linewright.core.registry import find

DAY = DayOption(name="day", choices=("none",), rule="LL-70")
RECORD = record(("day", np.int32), ("flag", np.int8))


@pytest.mark.parametrize(
    ("asked", "read"),
    [
        ("none", "none"),
        (" NONE ", "none"),
        ("2026-11-16", "2026-11-16"),
        (" 2028-02-29", "2028-02-29"),
        (date(2030, 1, 2), "2030-01-02"),
    ],
)
def test_a_day_is_read_and_found_again_in_the_record(asked, read):
    state = np.zeros(1, RECORD)[0]
    assert DAY.read(asked) == read
    DAY.put(state, DAY.read(asked))
    assert DAY.of(state) == read


@pytest.mark.parametrize(
    "asked", ["", "today", "2026-02-29", "2026-13-01", "16.11.2026", "20261116", "2026-W01-1", "0999-01-01", 20261116, True, None]
)
def test_what_is_no_day_is_refused(asked):
    with pytest.raises(lw.BadOption, match="YYYY-MM-DD"):
        DAY.read(asked)


def test_a_moment_is_no_day():
    with pytest.raises(lw.BadOption):
        DAY.read(datetime(2026, 11, 16, tzinfo=UTC))


def test_a_flag_is_in_the_record_as_it_is():
    option = FlagOption(name="flag", choices=(True, False), rule="LL-70")
    state = np.zeros(1, RECORD)[0]
    assert (option.default, option.of(state)) == (True, False)
    option.put(state, option.read("true"))
    assert (option.of(state), int(state.flag)) == (True, 1)


def test_a_game_has_a_deal_of_the_day_or_says_that_it_has_none(game):
    option = day_option(game)
    if option is None:
        with pytest.raises(lw.NoDaily, match=game.name):
            lw.daily(game.name, "2026-11-16")
        assert day_of(game, lw.new(game.name, seed=1).options) is None
        return
    match = lw.daily(game.name, "2026-11-16", seed=1)
    assert match.options[option.name] == day_of(game, match.options) == "2026-11-16"
    assert match.digest_bytes != lw.daily(game.name, "2026-11-17", seed=1).digest_bytes
    assert lw.load(match.save()).digest_bytes == match.digest_bytes
    with pytest.raises(lw.BadOption, match="YYYY-MM-DD"):
        lw.daily(game.name, "yesterday")


def test_without_a_day_it_is_today_by_utc():
    game = next(game for game in map(find, lw.games()) if day_option(game))
    before = today()
    days = {day_of(game, lw.daily(game.name).options), day_of(game, lw.new(game.name, **wish_for(game, "today")).options)}
    assert days <= {before.isoformat(), today().isoformat()}
