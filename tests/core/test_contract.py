"""The contract of a game: what modules give fits it, what they may leave out has a default, what they must give is asked for."""

import inspect
import types

import pytest

from linewright.core import contract
from linewright.core.contract import IncompleteGame, fill_in, find_module, has_default, names_in, need_module
from linewright.core.verbs import VERBS, choose_at_level, greedy, next_to_act, pick_legal, react_at_level, reaction

MODULES = {
    "state": contract.StateModule,
    "rules": contract.Rules,
    "view": contract.ViewModule,
    "notation": contract.Notation,
    "bots": contract.Bots,
    "reasons": contract.Reasons,
    "terminal": contract.Terminal,
    "guide": contract.GuideModule,
    "race": contract.Race,
    "umpire": contract.Umpire,
    "commands": contract.Commands,
}
VERBS_BY_NAME = {
    verb.__name__: verb for verb in (*VERBS, greedy, next_to_act, pick_legal, reaction, choose_at_level, react_at_level)
}


@pytest.mark.parametrize("name", MODULES)
def test_every_function_of_a_game_takes_what_the_contract_says(game, name):
    module = find_module(game.packages, name)
    for part in names_in(MODULES[name]):
        promised = VERBS_BY_NAME.get(part) or vars(MODULES[name]).get(part)
        given = vars(module).get(part) if module else None
        if callable(promised) and given is not None:
            asked = promised.__func__ if isinstance(promised, staticmethod) else promised
            assert list(inspect.signature(given).parameters) == list(inspect.signature(asked).parameters), part


def test_what_a_game_leaves_out_has_its_default():
    umpire = fill_in(None, contract.Umpire)
    assert umpire.sides({"scores": [0, 0, 0]}) == [0, 1, 2]
    assert (umpire.wait_ms({}, "now"), umpire.is_finding("now"), umpire.accused_seats({}, "now")) == (None, True, [])
    assert fill_in(None, contract.Reasons).reasons(None, 0, 1) == []
    assert fill_in(None, contract.GuideModule).GUIDE is None
    assert contract.choose_nothing(None, 0, 1, None) == contract.NO_ACTION
    assert contract.act_at_once(None, 0, 1) == contract.react_at_once(None, 0, 1, 1) == 0


def test_a_game_has_levels_of_its_own_if_it_says_how_they_choose(game):
    given = vars(find_module(game.packages, "bots"))
    assert game.has_own_levels == ("choose_at_level" in given)
    assert ("react_at_level" in given) <= game.has_own_levels


def test_what_a_game_gives_stands_before_the_default():
    own = types.ModuleType("own")
    vars(own).update(greedy=min, reaction=max)
    assert (fill_in(own, contract.Bots).greedy, fill_in(own, contract.Bots).reaction) == (min, max)


@pytest.mark.parametrize("kind", [contract.Rules, contract.ViewModule, contract.Notation, contract.Terminal, contract.Race])
def test_what_a_game_must_give_is_asked_for_by_name(kind):
    wanted = [name for name in names_in(kind) if not has_default(kind, name)]
    for missing in wanted:
        module = types.ModuleType("my_game.part")
        vars(module).update({name: 1 for name in wanted if name != missing})
        with pytest.raises(IncompleteGame, match=f"my_game.part lacks {missing}"):
            fill_in(module, kind)


def test_a_module_that_is_missing_is_told_from_one_that_cannot_be_imported(tmp_path, monkeypatch):
    (tmp_path / "broken_game").mkdir()
    (tmp_path / "broken_game" / "__init__.py").touch()
    (tmp_path / "broken_game" / "view.py").write_text("import no_such_package_anywhere\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert find_module(["broken_game"], "race") is None
    with pytest.raises(IncompleteGame, match=r"broken_game lacks the module rules\.py"):
        need_module(["broken_game"], "rules")
    with pytest.raises(ModuleNotFoundError, match="no_such_package_anywhere"):
        find_module(["broken_game"], "view")
