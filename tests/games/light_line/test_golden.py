"""The golden games of LIGHT LINE."""

from pathlib import Path

import pytest

from tests.games.golden import assert_ends_as_recorded

FOLDER = Path(__file__).parent / "golden"
ENDS = {  # file, final scores, winners, SHA-256 of the final record
    "head-four-continue": ((12, 9, 3, 0), (0,), "fffcead328e99468c5bd3039f676d7e6e1a768604ccd9222e7292eadc51d0356"),
    "head-two": ((18, 4), (0,), "c31fbba9e1412bf477134d3bd2eccb21a08d43aadf3627b0ce279051333e3b6b"),
    "kidz-eight-lenient": (
        (6, 6, 6, 6, 6, 6, 6, 6),
        (0, 1, 2, 3, 4, 5, 6, 7),
        "de9a89dbd398c323ccfbdd5a8968c33632b0c66591d065dc2e51736eaf189789",
    ),
    "kidz-three": ((6, 6, 6), (0, 1, 2), "9e94da384a010c76b95276a75289a9b5c8d2461e2c43ded869e15bdae2cc0894"),
    "line-four-laid-deck": ((21, 22, 21, 22), (1, 3), "56c078d8233da3dac06592affee2cde8d748f548917988a0c3d9ae8d3df7a4a5"),
    "line-six-open-no-final-draw": (
        (20, 11, 14, 17, 16, 16),
        (0,),
        "228c886f4a5ce8e9c6148fbc853ebd745b40c6353bf23cd1962b7376e1483fca",
    ),
    "line-two": ((23, 18), (0,), "8149cf21eaafc31ee7bd92bac0da5e78e711330a22c8d9e3f8588e6de6600e48"),
    "long-four-zero": ((16, 13, 10, 13), (0,), "4dd562a60920fc21d5b4ec52315be9761f14f918832eca24004bc867c5520406"),
    "long-three": ((22, 15, 14), (0,), "c85001d9217875d5498b58d72e4cda3b05295a31e1b1aa10680dd91b1edba46c"),
    "solo-fourteen": ((14,), (), "4eff58d72f4b1943e739c101a158048000823d529f626d6874ae2c1703c339b0"),
    "solo-ten": ((10,), (), "9b78d742f3a5da895917ddf9b0176991a804f9305bfc3aeb92173225cb21b953"),
}


@pytest.mark.parametrize("name", ENDS)
def test_a_golden_game_ends_as_it_was_recorded(name):
    assert_ends_as_recorded(FOLDER / f"{name}.txt", ENDS[name])


def test_every_golden_game_is_looked_at():
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(ENDS)
