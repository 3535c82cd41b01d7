"""Lessons: a game may do without one."""

import pytest

from linewright.core.guide import NoGuide
from linewright.core.lesson import play_guide
from tests.core import toy


def test_a_game_without_a_lesson_says_so():
    with pytest.raises(NoGuide, match="by-ones doesn’t have a lesson yet"):
        play_guide(toy.GAMES["by-ones"], [])
