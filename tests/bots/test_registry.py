"""Bots of one's own: by class, by name, by place, and by an installed package; refused in words where they cannot play."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import linewright as lw
from linewright.bots import known_bot, level_names, name_bots, place_of, registry, spelling_of
from linewright.core.words import LANGUAGES, Words

ROOT = Path(__file__).parents[2]

SOURCE = """
import linewright as lw

class Careful(lw.Bot):
    name = "careful"
    games = {games}

    def pick(self, seen):
        return seen.legal[0]
"""


class Careful(lw.Bot):
    name = "careful"

    def pick(self, seen):
        return seen.legal[0]


class OneGame(Careful):
    name = "one-game"
    games = ("line-it",)


@pytest.fixture(autouse=True)
def forget(monkeypatch):
    monkeypatch.setattr(registry, "_registered", {})


def add_package(folder: Path, package: str, bot: str, source: str) -> None:
    """Lay an installed package with one bot into a folder of packages."""
    (folder / f"{package}.py").write_text(source)
    facts = folder / f"{package}-1.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    (facts / "entry_points.txt").write_text(f"[linewright.bots]\n{bot} = {package}:Careful\n")


def run(folder: Path, *words: str, text: str = "", installed: bool = True) -> str:
    """Run our Python in a folder, whose packages are installed; what it prints, errors included."""
    places = [str(folder)] * installed + [str(ROOT)]
    where = {**os.environ, "PYTHONPATH": os.pathsep.join(places), "LANG": "C", "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, *words], env=where, capture_output=True, input=text, text=True, check=False, cwd=folder
    )
    return done.stdout + done.stderr


def test_a_class_is_enough(game):
    match = lw.new(game.name, seed=1)
    for bot in (lw.bot(game.name, Careful), Careful(game.name), Careful(game.name, seed=3)):
        if match.to_act:
            seat = match.to_act[0]
            assert bot.choose(match.seen_by(seat)) == match.legal(seat)[0]


def test_levels_are_told_apart_from_other_bots_the_weakest_first():
    """People choose from them; a game that a level does not play is without it."""

    class Stronger(OneGame):
        name = "stronger"
        level = 102

    class Weaker(Careful):
        name = "weaker"
        level = 101

    for kind in (Careful, Stronger, Weaker):
        lw.register_bot(kind)
    assert level_names("line-it")[-2:] == ["weaker", "stronger"]
    assert level_names("sequence")[-1] == "weaker"
    assert {"careful", "random", "greedy"}.isdisjoint(level_names("line-it"))


def test_a_registered_bot_is_known_by_its_name():
    assert lw.register_bot(Careful) is Careful
    assert lw.bot_names() == [*registry.OWN, "careful"]
    assert isinstance(lw.bot("line-it", "careful"), Careful)
    lw.register_bot(OneGame)
    assert "one-game" in lw.bot_names("line-it")
    assert "one-game" not in lw.bot_names("sequence")


def test_the_same_class_may_be_registered_again_and_another_of_its_name_may_not():
    lw.register_bot(Careful)
    again = type("Careful", (Careful,), {"__module__": Careful.__module__, "__qualname__": Careful.__qualname__})
    lw.register_bot(again)
    assert type(lw.bot("line-it", "careful")) is again
    with pytest.raises(lw.BadBot, match="another bot is already called careful"):
        lw.register_bot(type("Other", (Careful,), {}))
    with pytest.raises(lw.BadBot, match="another bot is already called greedy"):
        lw.register_bot(type("Other", (Careful,), {"name": "greedy"}))


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        (7, "7 is not a bot"),
        (dict, "is not a bot"),
        (lw.Bot, "Bot can’t choose a move yet"),
        (type("Mute", (lw.Bot,), {"name": "mute"}), "Mute can’t choose a move yet"),
        (type("Nobody", (Careful,), {"name": ""}), "Nobody can’t be called ''"),
        (type("Loud", (Careful,), {"name": "LOUD"}), "can’t be called 'LOUD'"),
        (type("Long", (Careful,), {"name": "x" * 41}), "can’t be called"),
        (type("Me", (Careful,), {"name": "me"}), "can’t be called 'me'"),
        (type("Seven", (Careful,), {"name": 7}), "can’t be called 7"),
        (type("Text", (Careful,), {"games": "line-it"}), "can’t be 'line-it': expected a list of names"),
        (type("Number", (Careful,), {"games": [1]}), r"can’t be \[1\]"),
    ],
)
def test_what_is_no_bot_is_refused_in_words(kind, why):
    with pytest.raises(lw.BadBot, match=why):
        lw.register_bot(kind)
    if isinstance(kind, type):
        with pytest.raises(lw.BadBot, match=why):
            lw.bot("line-it", kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_of_another_game_is_refused_in_words(language):
    lw.register_bot(OneGame)
    for kind in ("one-game", OneGame, f"{__name__}:OneGame"):
        with pytest.raises(lw.OtherGame) as refused:
            lw.bot("sequence", kind)
        said = refused.value.say(language)
        assert all(word in said for word in ("one-game", "sequence", "line-it"))
    with pytest.raises(lw.OtherGame) as refused:
        lw.bot("line-it", "greedy").choose(lw.new("sequence").seen_by(0))
    assert all(word in refused.value.say(language) for word in ("greedy", "line-it", "sequence"))


def test_a_bot_is_found_by_its_place_and_a_server_imports_none():
    here = f"{__name__}:Careful"
    assert isinstance(lw.bot("line-it", here), Careful)
    assert place_of(Careful) == here
    with pytest.raises(lw.UnknownBot):
        known_bot("line-it", here)
    assert lw.bot_names() == [*registry.OWN]  # it was not registered by the way
    lw.register_bot(Careful)
    assert place_of(Careful) == "careful"
    for place, why in {
        "no_such_module:Bot": "ModuleNotFoundError",
        f"{__name__}:Nothing": "AttributeError",
        f"{__name__}:ROOT": "is not a bot",
        ":Bot": "there’s no bot at",
        "os:": "there’s no bot at",
    }.items():
        with pytest.raises(lw.BadBot, match=why):
            lw.bot("line-it", place)


def test_what_to_type_for_a_player_finds_it_again():
    class Slow(Careful):
        def choose(self, seen, budget_ms=None):  # noqa: ARG002  it is told, and does not mind
            return super().choose(seen)

    Slow.name = "slow"
    lw.register_bot(Slow)
    for text in ("greedy", f"{__name__}:Careful", "slow@0.25", "cmd:python my_bot.py --level 3", "cmd:my_bot@2"):
        assert spelling_of(lw.bot("line-it", text)) == text
    assert registry.address_of("slow@0.25") is Slow  # which no other process can import
    assert registry.address_of(Careful) == f"{__name__}:Careful"
    assert registry.address_of("greedy") == "greedy"


def test_a_module_of_the_current_folder_is_found_and_one_that_ends_the_program_does_not(tmp_path):
    (tmp_path / "mine.py").write_text(SOURCE.format(games=None))
    (tmp_path / "rude.py").write_text("raise SystemExit")
    script = "import sys; sys.path.remove(''); import linewright as lw; print(lw.bot('line-it', sys.argv[1]))"
    assert run(tmp_path, "-c", script, "mine:Careful", installed=False) == "<Bot careful, line-it>\n"
    assert "there’s no bot at 'rude:Careful': SystemExit" in run(tmp_path, "-c", script, "rude:Careful")


def test_a_bot_of_the_current_folder_plays_at_the_terminal(tmp_path):
    (tmp_path / "mine.py").write_text(SOURCE.format(games=["line-it"]))
    command = "import sys; sys.path.remove(''); from linewright.__main__ import main; main()"  # as the installed command does
    first = lw.new("line-it", seed=3, first=0, seats=3).legal(0)[0]
    words = ("-c", command, "play", "line-it", "--seats", "3", "--seed", "3", "--first", "0", "--bot", "mine:Careful")
    shown = run(tmp_path, *words, text=f"{first}\nquit\n", installed=False)
    assert "careful 2" in shown
    assert "careful 3" in shown
    assert "--bot mine:Careful" in shown
    refused = run(tmp_path, "-m", "linewright", "play", "sequence", "--bot", "mine:Careful")
    assert refused == "linewright: the bot careful doesn’t play sequence; it plays: line-it\n"
    lost = run(tmp_path, "-m", "linewright", "play", "--bot", "lost:Careful")
    assert lost == "linewright: there’s no bot at 'lost:Careful': ModuleNotFoundError: No module named 'lost'\n"


def test_an_installed_package_brings_a_bot(tmp_path):
    add_package(tmp_path, "beside", "careful", SOURCE.format(games=["line-it"]))
    script = "import linewright as lw; print(lw.bot_names('sequence'), lw.bot_names(), lw.bot('line-it', 'careful'))"
    own = [*registry.OWN]
    assert run(tmp_path, "-c", script) == f"{own} {[*own, 'careful']} <Bot careful, line-it>\n"
    assert ", ".join([*own, "careful"]) in " ".join(run(tmp_path, "-m", "linewright", "play", "--help").split())


@pytest.mark.parametrize(
    ("name", "source", "why"),
    [
        ("careful", "raise OSError('no such thing')", "OSError: no such thing"),
        ("careful", "Careful = 7", "7 is not a bot"),
        ("bold", SOURCE.format(games=None), "beside:Careful is called careful, but its package calls it bold"),
        ("greedy", SOURCE.format(games=None), "another bot is already called greedy"),
    ],
)
def test_a_package_that_cannot_be_used_is_told_of_and_keeps_nobody_away(tmp_path, name, source, why):
    add_package(tmp_path, "beside", name, source)
    add_package(tmp_path, "good", "steady", SOURCE.format(games=None).replace('"careful"', '"steady"'))
    script = "import linewright as lw\nfrom linewright.bots import broken_bots\nprint(lw.bot_names(), *broken_bots(), sep='\\n')"
    names, fault = run(tmp_path, "-c", script).splitlines()
    assert names == str([*registry.OWN, "steady"])
    assert f"the bot {name} from the package beside can’t be used: {why}" in fault
    assert fault in run(tmp_path, "-m", "linewright", "games")
    if name == "careful":
        assert fault in run(tmp_path, "-m", "linewright", "play", "--bot", "careful")


def test_bots_are_called_after_tools_and_those_of_others_by_their_names():
    words = Words("de")
    assert name_bots(["", "greedy", "random", "careful"], words) == ["", "Bevel", "Chisel", "careful"]
    assert name_bots(["careful", "", "careful"], words) == ["careful 1", "", "careful 3"]
    assert len(set(name_bots(["greedy"] * 12, words))) == 12
