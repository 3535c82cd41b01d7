"""Whole games recorded once, from seeded random and greedy bots: a change of behaviour shows as another end.

Where a change is meant, the rules version rises (STYLE: habits) and the games are recorded anew.
"""

import hashlib
from pathlib import Path

import pytest

import linewright as lw

GAMES = {  # folder and file, final scores, winners, SHA-256 of the final record
    "light_line/head-four-continue": ((12, 9, 3, 0), (0,), "ce4c3e8119f6668939e20a6f6c6fcc4c10a85ccc04e684a6e23e6541093c0db4"),
    "light_line/head-two": ((18, 4), (0,), "be0c47d8f048366a7ca9cf7de779df54740d10d4a0170139d25a53e7fbc2b68b"),
    "light_line/kidz-eight-lenient": (
        (6, 6, 6, 6, 6, 6, 6, 6),
        (0, 1, 2, 3, 4, 5, 6, 7),
        "de9a89dbd398c323ccfbdd5a8968c33632b0c66591d065dc2e51736eaf189789",
    ),
    "light_line/kidz-three": ((6, 6, 6), (0, 1, 2), "9e94da384a010c76b95276a75289a9b5c8d2461e2c43ded869e15bdae2cc0894"),
    "light_line/line-four-laid-deck": (
        (21, 22, 21, 22),
        (1, 3),
        "56c078d8233da3dac06592affee2cde8d748f548917988a0c3d9ae8d3df7a4a5",
    ),
    "light_line/line-six-open-no-final-draw": (
        (20, 11, 14, 17, 16, 16),
        (0,),
        "228c886f4a5ce8e9c6148fbc853ebd745b40c6353bf23cd1962b7376e1483fca",
    ),
    "light_line/line-two": ((23, 18), (0,), "8149cf21eaafc31ee7bd92bac0da5e78e711330a22c8d9e3f8588e6de6600e48"),
    "light_line/long-four-zero": ((16, 13, 10, 13), (0,), "7193d8471944c07765f6b633b893a6edf0d8d05e15074f1ebe1417731c93199a"),
    "light_line/long-three": ((22, 15, 14), (0,), "8bdaef6d36e784dbd7d8a1c603c07c6759da3091d148bbeaf447cf583951383b"),
    "light_line/solo-fourteen": ((14,), (), "33f583e5f7df1db2a4d60f13adf8c6528eb1c2fb538c8cda724d7e5737e12832"),
    "light_line/solo-ten": ((10,), (), "0e0a7d256b5e14dc4d5c3c9d9220787d707bd4a28dbd99b549f1a35982232521"),
    "line_it/five-may": ((-4, -3, -8, 0, -5), (3,), "4cdb493b17cbbb6b5f2a1c5eb56fb1e6f92160dba8df3f3dafadbb7dacc3d755"),
    "line_it/four-all-options": ((21, 0, 25, 14), (2,), "0b0d291b36426fab80b38d0b0aad264f261cb80b571553b511dc4f8a2fcc0cb1"),
    "line_it/four": ((22, 0, 19, 21), (0,), "af3ece440da2557d39cc9fbdff5490dd7b7366b6a81e694babce62906afd391c"),
    "line_it/three-last-round-first": ((-3, -6, 26), (2,), "1cca232ddfb785e1fd5a054cfc548260bec9b7ce6984193f785953019e3202ca"),
    "line_it/three": ((24, 0, 25), (2,), "15694bae10b985784c81b6288161fb6cd3e48840b215217091a2eebc5e18c066"),
    "line_it/two-exact-may": ((-1, 0), (1,), "fa420ac9c1a923b2fd724bfbe9214fc1b09ab913bcfae349262a77c7fe45dd84"),
    "line_it/two-laid-deck": ((31, -5), (0,), "8e3862e6cc8216b08f32fda569f87c36cb4acc429fdb3f3ef427140943d913f2"),
    "line_it/two": ((1, -5), (0,), "a80dd7615d1cc93a7e27afa92ed90706fba66fc2b5b9240893fb15311eac57a4"),
    "sequence/eight-by-hand-most": (
        (1, 0, 1, 0, 1, 0, 1, 0),
        (0, 2, 4, 6),
        "9caa4ad8a80bac2bf43d5ee094f133e07102c051b150aa86a19e81742323cf24",
    ),
    "sequence/eight-talk": (
        (2, 0, 2, 0, 2, 0, 2, 0),
        (0, 2, 4, 6),
        "79d58a5aedaa63729f6babc4fe7e7c056b6b3fe94d5440dbdac5567d5d027964",
    ),
    "sequence/four-profi": ((1, 3, 1, 3), (1, 3), "3d7dd3d27a4b37b41b624c460fcc51a2158cbed7426b782234c1bef239f8cf9d"),
    "sequence/nine-profi-by-hand": (
        (0, 1, 0, 0, 1, 0, 0, 1, 0),
        (1, 4, 7),
        "dbaa68b95ddeea8cfb3c62ba20ab439e28d3e29ed4eb94f72595c7b5c22bc321",
    ),
    "sequence/six-in-three-teams": (
        (0, 1, 0, 0, 1, 0),
        (1, 4),
        "fbd96f849464957077881ac46bc615db5a38b8c1abeade6cd7c865c95a6db0de",
    ),
    "sequence/ten-other-board": (
        (2, 0, 2, 0, 2, 0, 2, 0, 2, 0),
        (0, 2, 4, 6, 8),
        "024b13317d9eefd7abc1e8c1a6a1faec329eccf420d44334d92df398fd85ce2e",
    ),
    "sequence/three-by-hand": ((0, 0, 0), (), "7733da0da755ab31fe7e15ac15c430613a5bba0c1070aca95806f0f199bd0970"),
    "sequence/twelve-all-options": (
        (4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1),
        (0, 2, 4, 6, 8, 10),
        "931b40dd084916de183a77bed9ea64273cbb974e7e9e1d72f96684b7431e4485",
    ),
    "sequence/two": ((2, 1), (0,), "70c0c1a1665ed876f1d177477bfca4aaf2a924437dbf3c4c1ab5de4280591cff"),
}
HERE = Path(__file__).parent


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_ends_as_it_was_recorded(name):
    folder, _, file = name.partition("/")
    text = (HERE / folder / "golden" / f"{file}.txt").read_text(encoding="utf-8")
    match = lw.load(text)
    assert match.is_over
    assert match.game.rules.check(match._state) == 0
    assert (match.scores, match.winners, hashlib.sha256(match.digest_bytes).hexdigest()) == GAMES[name]
    assert match.save() == text


def test_every_golden_game_is_looked_at():
    assert {f"{file.parent.parent.name}/{file.stem}" for file in HERE.glob("*/golden/*.txt")} == set(GAMES)
