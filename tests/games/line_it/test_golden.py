"""Whole games recorded once, from seeded random and greedy bots: a change of behaviour shows as another end.

Where a change is meant, the rules version rises (STYLE: habits) and the games are recorded anew.
"""

import hashlib
from pathlib import Path

import pytest

import linewright as lw

FOLDER = Path(__file__).parent / "golden"
GAMES = {  # file, final scores, SHA-256 of the final record
    "two": ((1, -5), "a80dd7615d1cc93a7e27afa92ed90706fba66fc2b5b9240893fb15311eac57a4"),
    "two-laid-deck": ((31, -5), "8e3862e6cc8216b08f32fda569f87c36cb4acc429fdb3f3ef427140943d913f2"),
    "two-exact-may": ((-1, 0), "fa420ac9c1a923b2fd724bfbe9214fc1b09ab913bcfae349262a77c7fe45dd84"),
    "three": ((24, 0, 25), "15694bae10b985784c81b6288161fb6cd3e48840b215217091a2eebc5e18c066"),
    "three-last-round-first": ((-3, -6, 26), "1cca232ddfb785e1fd5a054cfc548260bec9b7ce6984193f785953019e3202ca"),
    "four": ((22, 0, 19, 21), "af3ece440da2557d39cc9fbdff5490dd7b7366b6a81e694babce62906afd391c"),
    "four-all-options": ((21, 0, 25, 14), "0b0d291b36426fab80b38d0b0aad264f261cb80b571553b511dc4f8a2fcc0cb1"),
    "five-may": ((-4, -3, -8, 0, -5), "4cdb493b17cbbb6b5f2a1c5eb56fb1e6f92160dba8df3f3dafadbb7dacc3d755"),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_ends_as_it_was_recorded(name):
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    match = lw.load(text)
    assert match.is_over
    assert (match.scores, hashlib.sha256(match.digest_bytes).hexdigest()) == GAMES[name]
    assert match.save() == text


def test_every_golden_game_is_looked_at():
    assert {file.stem for file in FOLDER.iterdir()} == set(GAMES)
