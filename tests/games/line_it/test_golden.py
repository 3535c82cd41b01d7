"""The golden games of Line-it."""

from pathlib import Path

import pytest

from tests.games.golden import assert_ends_as_recorded

FOLDER = Path(__file__).parent / "golden"
ENDS = {  # file, final scores, winners, SHA-256 of the final record
    "five-may": ((-4, -3, -8, 0, -5), (3,), "4cdb493b17cbbb6b5f2a1c5eb56fb1e6f92160dba8df3f3dafadbb7dacc3d755"),
    "four-all-options": ((21, 0, 25, 14), (2,), "0b0d291b36426fab80b38d0b0aad264f261cb80b571553b511dc4f8a2fcc0cb1"),
    "four": ((22, 0, 19, 21), (0,), "af3ece440da2557d39cc9fbdff5490dd7b7366b6a81e694babce62906afd391c"),
    "three-last-round-first": ((-3, -6, 26), (2,), "1cca232ddfb785e1fd5a054cfc548260bec9b7ce6984193f785953019e3202ca"),
    "three": ((24, 0, 25), (2,), "15694bae10b985784c81b6288161fb6cd3e48840b215217091a2eebc5e18c066"),
    "two-exact-may": ((-1, 0), (1,), "fa420ac9c1a923b2fd724bfbe9214fc1b09ab913bcfae349262a77c7fe45dd84"),
    "two-laid-deck": ((31, -5), (0,), "8e3862e6cc8216b08f32fda569f87c36cb4acc429fdb3f3ef427140943d913f2"),
    "two": ((1, -5), (0,), "a80dd7615d1cc93a7e27afa92ed90706fba66fc2b5b9240893fb15311eac57a4"),
}


@pytest.mark.parametrize("name", ENDS)
def test_a_golden_game_ends_as_it_was_recorded(name):
    assert_ends_as_recorded(FOLDER / f"{name}.txt", ENDS[name])


def test_every_golden_game_is_looked_at():
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(ENDS)
