"""The cards of LIGHT LINE: ports, the file of a set, and what a good set is like."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import linewright as lw
from linewright.core.rulebook import rulebook
from linewright.core.words import LANGUAGES
from linewright.games.light_line.cards import (
    FOLDER,
    PORTS,
    STANDARD,
    BadCards,
    Card,
    facing,
    port_name,
    port_of,
    port_tables,
    read_cards,
    read_file,
    turn_port,
    write_card,
)
from linewright.games.light_line.properties import properties_of, tracks_of

CARDS = read_file(STANDARD)


def broken(**changes) -> set[str]:
    """The properties that a changed first card breaks."""
    return {one.word for one in properties_of((replace(CARDS[0], **changes), *CARDS[1:])) if not one.holds}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_the_same_rules_in_every_language(language):
    rules = rulebook(FOLDER, language)
    assert list(rules) == list(rulebook(FOLDER))
    assert len(rules) > 45
    assert all(rule.section for rule in rules.values())


def test_turning_twice_and_facing_twice_is_where_we_began():
    for port in range(PORTS):
        assert turn_port(turn_port(port)) == port
        assert facing(facing(port)) == port
        assert port_of(port_name(port)) == port


def test_turning_and_facing_follow_ll_3():
    assert [port_name(turn_port(port_of(name))) for name in ("N1", "N2", "E1", "W3")] == ["S3", "S2", "W3", "E1"]
    assert [port_name(facing(port_of(name))) for name in ("E2", "S1", "N3", "W1")] == ["W2", "N1", "S3", "E1"]


def test_the_standard_set_is_written_as_it_is_read_and_has_all_properties():
    lines = [line for line in STANDARD.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [write_card(card) for card in CARDS] == lines
    assert [one.word for one in properties_of(CARDS) if not one.holds] == []


def test_port_tables_lead_from_one_end_of_a_line_to_the_other():
    colour, other = port_tables(CARDS)
    for row in range(len(CARDS)):
        for port in range(PORTS):
            if colour[row, port] >= 0:
                assert other[row, other[row, port]] == port
                assert colour[row, other[row, port]] == colour[row, port]
        assert (colour[row] >= 0).sum() == 8


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "cards-how-many"),
        ("# nothing but a comment", "cards-how-many"),
        ("1 2", "cards-no-card"),
        ("x 2 R:N1-S1", "cards-no-card"),
        ("0 2 R:N1-S1", "cards-number"),
        ("121 2 R:N1-S1", "cards-number"),
        ("1 2 R:N1-S1\n1 3 B:N1-S1", "cards-number"),
        ("1 6 R:N1-S1", "cards-back"),
        ("1 2 P:N1-S1", "cards-no-line"),
        ("1 2 R:N1-S4", "cards-no-line"),
        ("1 2 R:N1", "cards-no-line"),
        ("1 2 R:N1-N1", "cards-port-twice"),
        ("1 2 R:N1-S1 B:N1-S2", "cards-port-twice"),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(text, word):
    with pytest.raises(BadCards) as refusal:
        read_cards(text)
    assert refusal.value.word == word
    assert "{" not in str(refusal.value)
    assert str(refusal.value) != word


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    (tmp_path / "binary").write_bytes(b"\xff\xfe")
    for file in (tmp_path / "none", tmp_path, tmp_path / "binary", "a\0b"):
        with pytest.raises(BadCards, match="can’t read the cards"):
            read_file(file)


@given(st.text(alphabet="0123456789 RGBYKNESW:-#\n", max_size=60))
def test_any_text_is_a_set_or_is_refused(text):
    try:
        cards = read_cards(text)
    except BadCards as refusal:
        assert str(refusal)
    else:
        assert read_cards("\n".join(map(write_card, cards))) == cards


def test_lower_case_and_comments_are_forgiven():
    assert read_cards("7 3 r:n1-s1 # the seventh") == (Card(7, 3, ((1, 0, 6),)),)


@pytest.mark.parametrize(
    ("lines", "word"),
    [
        (((1, 0, 6), (2, 1, 7), (3, 3, 9)), "property-four-lines"),
        (((1, 0, 7), (2, 1, 6), (3, 3, 9), (4, 4, 10)), "property-straight-or-bent"),
        (((1, 0, 5), (2, 1, 4), (3, 2, 3), (4, 6, 10)), "property-drawable"),
        (((1, 0, 6), (2, 1, 7), (3, 2, 8), (4, 3, 9)), "property-straights"),
    ],
)
def test_a_set_that_lacks_a_property_is_told_so(lines, word):
    assert word in broken(lines=lines)


def test_equal_cards_are_found_even_turned_and_without_colours():
    again = tuple(((colour + 1) % 5, turn_port(one), turn_port(two)) for colour, one, two in CARDS[1].lines)
    assert "property-different" in broken(lines=again)


def test_backs_that_betray_or_do_not_suffice_are_found():
    assert "property-backs" in broken(back=3)
    few = tuple(replace(card, back=2) for card in CARDS)
    assert {"property-backs", "property-playable"} <= {one.word for one in properties_of(few) if not one.holds}


def test_a_bend_turns_where_its_tracks_meet():
    assert set(tracks_of(port_of("N1"), port_of("W3"))) == {(2, 0, "X"), (0, 0, "V"), (1, 0, "V")}
    assert set(tracks_of(port_of("E2"), port_of("W2"))) == {(1, 0, "H"), (1, 1, "H"), (1, 2, "H")}


def test_ll_1_a_card_of_the_deck_is_named_with_or_without_leading_zeros():
    assert lw.new("line", seats=2, deck=["06", 7, " 008 "]).setup.deck == ("6", "7", "8")
    with pytest.raises(lw.BadDeck):
        lw.new("line", seats=2, deck=["06", "6"])
    with pytest.raises(lw.BadDeck):
        lw.new("line", seats=2, deck=["00"])


@pytest.mark.parametrize("name", ["line", "long-line", "kidz-line", "solo-line", "head-line"])
def test_ll_1_a_game_takes_as_long_as_the_box_says(name):
    assert 10 <= lw.new(name).game.minutes <= 15
