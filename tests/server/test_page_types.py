"""The types that the page's scripts are checked with are those of the messages and views as they are now."""

import pytest

from linewright.server.web.page_types import HOW_TO_RENEW, MESSAGES, files


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_types_of_the_page_are_as_the_sources_say(path):
    assert path.read_text(encoding="utf-8") == files()[path], f"renew it with: {HOW_TO_RENEW}"


def test_events_are_a_union_told_apart_by_their_kind():
    text = MESSAGES.read_text(encoding="utf-8")
    assert "export type ToldEvent =\n" in text
    assert '  kind: "sat";\n' in text
    assert "  events: ToldEvent[];\n" in text


def test_what_is_told_whole_has_no_optional_field_and_what_leaves_out_has():
    text = MESSAGES.read_text(encoding="utf-8")
    parts = {part.split(" ")[0]: part for part in text.split("export interface ")[1:]}
    assert "?:" not in parts["House"]  # told with all fields in the facts of a table
    assert "  by?: string;\n" in parts["Sat"]  # an event leaves out what is as usual
    assert "  seat?: number | null;\n" in parts["TakeSeat"]  # a request may
