"""The words of the table: every code has them, in every language."""

import re
from pathlib import Path

import pytest

from linewright.conformance.messages import messages
from linewright.core.words import LANGUAGES, Words
from linewright.server.refusals import FOLDER
from linewright.server.web.refusal_answers import STATUS


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_things_with_the_same_variables(language):
    assert messages(FOLDER, language) == messages(FOLDER, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_words(language):
    assert [code for code in STATUS if not Words(language, FOLDER).has(code)] == []


def test_every_refusal_in_the_source_is_in_the_list_and_every_code_is_used():
    source = "\n".join(file.read_text(encoding="utf-8") for file in Path(FOLDER).rglob("*.py"))
    raised = re.findall(r'(?:Refusal|seat_refusal|super\(\).__init__)\(\s*"([a-z-]+)"', source)
    used = set(raised) | {"no-such-page", "wrong-method", "bad-request"}
    assert used == set(STATUS)
