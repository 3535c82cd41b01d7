"""What if a rule were another: it is, for whoever asks and nobody else, and what cannot be is refused in words."""

import pickle

import pytest

import linewright as lw
from linewright.core import compile as compiler
from linewright.core.algorithms import pick_from_list
from linewright.core.registry import find
from linewright.core.simulating import simulate_games
from linewright.lab.what_if import Change, change_game, numbers_of, read_change

TWO_ARE_ENOUGH = """
from linewright.games.line_it.rules import bet_is_won as as_it_was

def helps(state, seat):
    return as_it_was(state, seat)

def bet_is_won(state, seat):
    return max(int(state.after_bet[seat] >= 2), helps(state, seat))
"""


def play(change=None, games=3_000):
    return lw.simulate("line-it", games, seats=2, seed=3, bots="greedy", what_if=change)


def test_a_number_is_changed_everywhere_and_only_there():
    before, fewer, after = play(), play("LOST_CARDS=2"), play()
    assert before.to_json() == after.to_json()
    assert fewer.points[0].low > before.points[0].high
    assert numbers_of(find("line-it"))["LOST_CARDS"] == 3


def test_a_file_replaces_a_function_and_may_call_the_one_it_replaces(tmp_path):
    file = tmp_path / "rule.py"
    file.write_text(TWO_ARE_ENOUGH)
    usual, easier = play(), play(str(file))
    assert easier.tally.ratio("bets-won", "bets").low > usual.tally.ratio("bets-won", "bets").high


def test_a_changed_game_lists_what_is_legal_before_it_picks():
    """A game may have a quicker way to pick a legal move, which knows nothing of the change."""
    game = find("sequence")
    nobody_leads = "def leading_team(state):\n    return -1\n"
    assert game.verb("pick_legal") is not pick_from_list
    assert change_game(game, Change(source=nobody_leads, name="rule.py")).verb("pick_legal") is pick_from_list
    with pytest.raises(lw.LinewrightError, match="pick_card"):
        change_game(game, Change(source="def pick_card(state, seat, chance, out):\n    return 0\n", name="rule.py"))


def test_no_cache_ever_mixes_a_game_with_a_changed_one():
    game = find("line-it")
    changed = [change_game(game, read_change(game.name, wish)) for wish in ("LOST_CARDS=2", "LOST_CARDS=4", "JACKPOT_COLOURS=2")]
    games = [game, *changed]
    assert len({compiler.digest(simulate_games, one) for one in games}) == 4
    assert len({compiler.cache_folder(one) for one in games}) == 4
    same = change_game(game, read_change(game.name, "LOST_CARDS=3"))
    assert compiler.digest(simulate_games, same) == compiler.digest(simulate_games, game)
    kinds = {compiler.cache_folder(one).name.rpartition("-")[0] for one in changed}
    assert kinds == {"code-line-it-what-if"}  # never pushes the game's own out


def test_a_changed_game_never_leaves_the_process_under_the_games_name():
    changed = change_game(find("line-it"), read_change("line-it", "LOST_CARDS=2"))
    with pytest.raises(TypeError, match="known to nobody else"):
        pickle.dumps(changed)


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ("LOST=2", "have no number 'LOST'; they have LOST_CARDS=3, JACKPOT_COLOURS=3"),
        ("LOST_CARDS=two", "LOST_CARDS can’t be 'two': expected a whole number such as 3"),
        ("LOST_CARDS=1.5", "LOST_CARDS can’t be '1.5'"),
        ("LOST_CARDS=99999999999999999999", "LOST_CARDS can’t be '99999999999999999999': expected a whole number such as 3"),
        ("LOST_CARDS", "expected NAME=number or a file that ends in .py"),
        ("ACTIONS=4", "have no number 'ACTIONS'"),
        ("LOST_CARDS=-200", "with LOST_CARDS=-200 the game"),
        ("nowhere.py", "nowhere.py"),
    ],
)
def test_what_cannot_be_changed_is_refused_with_what_there_is(wish, said):
    with pytest.raises(lw.LinewrightError) as refusal:
        play(wish, games=1)
    assert said in refusal.value.say("en")


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("def bet_is_one(state, seat):\n    return 1\n", "'bet_is_one' replaces no function of line-it"),
        ("def bet_is_won(state):\n    return 1\n", "must take the same arguments as the function it replaces: state, seat"),
        ("def bet_is_won(state, seat):\n    return state.nothing\n", "the game can’t be played: AttributeError"),
        ("def add_to_line(state, seat, card):\n    pass\n", "its own check finds fault"),
        ("import nothing_of_the_kind\n", "can’t be run: ModuleNotFoundError"),
        ("def bet_is_won(state, seat):\n    return bet_is_won(state, seat)\n", "a function calls itself"),
        ("x = 1\n", "replaces no function of line-it"),
        ("def bet_is_won(state, seat)\n", "can’t be run: SyntaxError"),
        (
            "def bet_is_won(state, seat):\n    return int(f'{int(state.after_bet[seat]):03d}' == '003')\n",
            "can’t be turned into machine code",
        ),
    ],
)
def test_a_file_that_cannot_work_is_refused_before_it_plays(tmp_path, source, said):
    file = tmp_path / "rule.py"
    file.write_text(source)
    with pytest.raises(lw.BadLab) as refusal:
        play(str(file), games=1)
    assert said in refusal.value.say("en")
