"""The words that all games share: the same in every language."""

import pytest

from linewright.conformance.messages import messages
from linewright.core.words import LANGUAGES, SHARED


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_things_with_the_same_variables(language):
    assert messages(SHARED, language) == messages(SHARED, "en")
