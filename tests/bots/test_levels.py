"""The six levels: known by name and by number, legal in every game, repeatable, the same interpreted and compiled."""

import pytest

import linewright as lw
from linewright.bots import name_bots
from linewright.bots.levels import LEVELS, NAMES
from linewright.conformance.playing import play_on
from linewright.core import compile as compiler
from linewright.core.generator import chance_at
from linewright.core.record import Fields, copy_record
from linewright.core.verbs import LEVELS as COUNT
from linewright.core.words import Words


def test_there_are_six_from_newcomer_to_wright():
    assert [kind.name for kind in LEVELS] == list(NAMES)
    assert [kind.level for kind in LEVELS] == list(range(1, COUNT + 1))
    assert (NAMES[0], NAMES[-1]) == ("newcomer", "wright")
    assert name_bots(["newcomer", "wright"], Words("en")) == name_bots(["greedy", "greedy"], Words("en"))


def test_a_level_is_known_by_its_name_and_by_its_number(game):
    if max(game.seats) == 1:
        with pytest.raises(lw.OtherGame):
            lw.bot(game.name, "wright")
        return
    for number, kind in enumerate(LEVELS, 1):
        for name in (kind.name, number, str(number)):
            assert type(lw.bot(game.name, name)) is kind
    for name in (0, 7, "0", "7", "01", True, 1.0):
        with pytest.raises(lw.UnknownBot):
            lw.bot(game.name, name)


def test_no_other_bot_may_be_called_like_the_number_of_a_level():
    with pytest.raises(lw.BadBot, match="another bot is already called 3"):
        lw.register_bot(type("Three", (lw.bot("line-it").__class__,), {"name": "3"}))


@pytest.mark.parametrize("level", [1, COUNT - 1, COUNT])
def test_a_level_plays_a_whole_game_the_same_way_twice(game, level):
    """But for the highest where it searches: that one uses all the time there is."""
    if max(game.seats) == 1 or (level == COUNT and not game.has_own_levels):
        return
    logs = []
    for _ in range(2):
        match = lw.new(game.name, seed=3)
        bot = lw.bot(game.name, level, seed=2)
        while not match.is_over:
            play_on(match, bot, chance_at(7, len(match.log)))
        logs.append(match.log)
    assert logs[0] == logs[1]


def test_a_level_chooses_and_reacts_the_same_interpreted_and_compiled(game):
    if not game.has_own_levels:
        return
    machine = compiler.machine(game)
    match = lw.new(game.name, seed=5)
    bot = lw.bot(game.name, "artisan", seed=2)
    for moves in range(12):
        if match.is_over:
            break
        for seat in match.to_act:
            for level in range(1, COUNT + 1):
                slow, fast = copy_record(match._states), copy_record(match._states)
                choices = game.bots.choose_at_level(Fields(slow), seat, level, game.scratch())
                assert choices == machine.level_at(fast, 0, seat, level, game.scratch())
                assert game.rules.why_not(Fields(slow), seat, choices) == 0
                times = game.bots.react_at_level(Fields(slow), seat, level, chance_at(1, moves))
                assert times == machine.reaction_at(fast, 0, seat, level, chance_at(1, moves))
                assert slow.tobytes() == fast.tobytes()
        play_on(match, bot, chance_at(7, moves))
