"""SQ-26 to SQ-42: corners, jacks and dead cards."""

import pytest

from tests.games.playing import assert_refused, play
from tests.games.sequence.positions import drawn, full_board, hand, markers, position, sequences, sizes, table

CORNERS = ["a1", "j1", "a10", "j10"]
COLUMNS = "abcdefghij"


def ray(corner, across, down):
    """Name the four squares beside a corner in a direction."""
    column, row = COLUMNS.index(corner[0]), int(corner[1:])
    across *= 1 if column == 0 else -1
    down *= 1 if row == 1 else -1
    return [f"{COLUMNS[column + k * across]}{row + k * down}" for k in range(1, 5)]


DIRECTIONS = {"row": (1, 0), "column": (0, 1), "diagonal": (1, 1)}
OTHER = {"row": "column", "column": "diagonal", "diagonal": "row"}

# Corners


@pytest.mark.parametrize("corner", CORNERS)
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("missing", [0, 3])
def test_sq_26_a_corner_counts_for_two_teams_at_once(corner, direction, missing):
    own = ray(corner, *DIRECTIONS[direction])
    others = ray(corner, *DIRECTIONS[OTHER[direction]])
    last, last_of_others = own.pop(missing), others.pop(missing)
    match = position(drawn(A=" ".join(own), B=" ".join(others)), hands={0: "JC", 1: "JC"})
    play(match, f"0: JC {last}")
    assert match.scores == (1, 0)
    play(match, f"1: JC {last_of_others}")
    assert match.scores == (1, 1)
    assert not match.is_over
    assert [corner in five["cells"] for five in match.view()["sequences"]] == [True, True]


@pytest.mark.parametrize("team", [0, 1, 2])
def test_sq_26_a_corner_counts_for_every_team(team):
    drawing = drawn(**{"ABC"[team]: "b1 c1 d1"})
    match = play(position(drawing, seats=3, turn=team, hands={team: "5S"}), f"{team}: 5S e1")
    assert match.winners == (team,)


def test_sq_26_four_beside_a_corner_are_needed():
    match = play(position("1 *AA......*", hands={0: "JC"}), "0: JC d1")
    assert match.scores == (0, 0)
    match = play(position("1 *..AA....*", hands={0: "JC"}), "0: JC c1")
    assert match.scores == (0, 0)


def test_sq_26_two_corners_are_in_one_row():
    match = play(position("1 *AAAABAA.*\n2 .......A..", hands={0: "JC"}, sequences="a1 e1"), "0: JC i1")
    assert sequences(match) == {("A", "a1", "e1")}


@pytest.mark.parametrize("corner", CORNERS)
@pytest.mark.parametrize("card", ["2S", "JC", "JD", "JS", "JH"])
def test_sq_26_nobody_plays_on_a_corner(corner, card):
    match = position("5 ....B.....", hands={0: f"2S {card}"})
    assert f"{card} {corner}" not in match.legal(0)
    assert_refused(match, 0, f"{card} {corner}", "SQ-26")


# Two-eyed jacks


@pytest.mark.parametrize("card", ["JD", "JC"])
def test_sq_30_a_two_eyed_jack_goes_on_any_empty_square(card):
    match = position("5 A...B.....", hands={0: card})
    places = [f"{column}{row}" for row in range(1, 11) for column in COLUMNS]
    assert set(match.legal(0)) == {f"{card} {place}" for place in places if place not in (*CORNERS, "a5", "e5")}
    assert markers(play(match, f"0: {card} j9"))["j9"] == "A"


@pytest.mark.parametrize("cell", ["a5", "e5"])
def test_sq_30_but_not_on_a_marker(cell):
    assert_refused(position("5 A...B.....", hands={0: "JC"}), 0, f"JC {cell}", "SQ-30")


def test_sq_30_then_a_card_is_drawn():
    match = play(table({0: "JD"}, pile="KH"), "0: JD e5")
    assert (sizes(match), "KH" in hand(match, 0)) == ([7, 7], True)


# One-eyed jacks


@pytest.mark.parametrize("card", ["JS", "JH"])
def test_sq_31_a_one_eyed_jack_takes_a_marker_of_another_team(card):
    match = play(position("5 A...B.....", hands={0: card}, pile="KH"), f"0: {card} e5")
    assert markers(match) == {"a5": "A"}
    assert hand(match, 0) == ["KH"]
    assert match.to_act == (1,)
    assert match.view()["seats"][0]["last_played"] == card


def test_sq_31_of_both_other_teams():
    match = position("5 A...B...C.", seats=3, hands={0: "JS"})
    assert sorted(match.legal(0)) == ["JS e5", "JS i5"]


def test_sq_31_the_square_can_be_covered_again():
    match = play(position("5 ....B.....", hands={0: "JS 2S", 1: "5H"}), "0: JS e5; 1: 5H e5")
    assert markers(match) == {"e5": "B"}


@pytest.mark.parametrize(("what", "cell"), [("an own marker", "a5"), ("nothing", "b5")])
def test_sq_31_but_not_an_own_marker_nor_an_empty_square(what, cell):
    match = position("5 A...B.....", hands={0: "JS"})
    assert match.legal(0) == ["JS e5"], what
    assert_refused(match, 0, f"JS {cell}", "SQ-31")


def test_sq_31_a_marker_of_a_team_mate_is_an_own_one():
    match = position("5 A...B.....", seats=4, turn=2, hands={2: "JS"})
    assert_refused(match, 2, "JS a5", "SQ-31")


def test_sq_31_a_marker_of_a_finished_sequence_stays():
    match = position("5 BBBBB.B...", hands={0: "JS"}, sequences="a5 e5")
    assert match.legal(0) == ["JS g5"]
    for cell in ("a5", "b5", "c5", "d5", "e5"):
        assert_refused(match, 0, f"JS {cell}", "SQ-31")


def test_sq_31_no_marker_is_placed_and_one_card_is_played():
    match = play(table({0: "2S", 1: "JH 3S"}), "0: 2S b1; 1: JH b1")
    assert markers(match) == {}
    assert match.view()["discards"] == ["2S", "JH"]
    assert_refused(match, 1, "3S c1", "SQ-12")


# Jacks that cannot be played


def test_sq_32_a_two_eyed_jack_cannot_be_played_on_a_full_board():
    match = position(full_board(), hands={0: "JC"}, pile="JS")
    assert match.legal(0) == ["pass"]
    assert_refused(match, 0, "JC e5", "SQ-32")


@pytest.mark.parametrize("drawing", ["", "5 A........."])
def test_sq_32_a_one_eyed_jack_cannot_be_played_without_a_marker_to_take(drawing):
    match = position(drawing, hands={0: "JS"})
    assert match.legal(0) == ["pass"]
    assert_refused(match, 0, "JS a5", "SQ-32")
    assert_refused(match, 0, "JS e5", "SQ-32")


def test_sq_32_nor_where_all_markers_of_others_are_fixed():
    match = position("5 BBBBB.....", hands={0: "JS"}, sequences="a5 e5")
    assert match.legal(0) == ["pass"]
    assert_refused(match, 0, "JS a5", "SQ-32")


@pytest.mark.parametrize("card", ["JS", "JH", "JD", "JC"])
def test_sq_32_a_jack_is_never_dead(card):
    match = position(full_board(), hands={0: card, 1: "JS"})
    assert f"dead {card}" not in match.legal(0)
    assert_refused(match, 0, f"dead {card}", "SQ-32")
    assert match.view(0)["dead"] == []


# Dead cards

ONE = "3 .......A.."  # h3, one square of 7D
BOTH = "3 .......A..\n10 *......B.*"


def test_sq_40_a_card_is_dead_while_both_squares_are_covered():
    match = position(BOTH, hands={0: "7D 2S"})
    assert match.view(0)["dead"] == ["7D"]
    assert "dead 7D" in match.legal(0)
    assert_refused(match, 0, "7D h3", "SQ-21")
    assert_refused(match, 0, "7D h10", "SQ-21")


@pytest.mark.parametrize("drawing", ["", ONE, "10 *......B.*"])
def test_sq_40_but_not_before(drawing):
    match = position(drawing, hands={0: "7D 2S"})
    assert match.view(0)["dead"] == []
    assert_refused(match, 0, "dead 7D", "SQ-40")


@pytest.mark.parametrize("teams", ["AA", "BB", "AB", "BA"])
def test_sq_40_whoever_covers_them(teams):
    match = position(drawn(**joined(teams)), hands={0: "7D 2S"})
    assert "dead 7D" in match.legal(0)


def joined(teams):
    """Give the squares of 7D to two teams."""
    squares = {}
    for team, cell in zip(teams, ("h3", "h10"), strict=True):
        squares[team] = f"{squares.get(team, '')} {cell}"
    return squares


def test_sq_40_it_comes_alive_again_after_a_removal():
    match = position(BOTH, hands={0: "JS", 1: "7D 2S"}, turn=1)
    assert "dead 7D" in match.legal(1)
    play(match, "1: 2S b1; 0: JS h10")
    assert match.view(1)["dead"] == []
    assert_refused(match, 1, "dead 7D", "SQ-40")
    play(match, "1: 7D h10")
    assert markers(match)["h10"] == "B"


def test_sq_41_a_dead_card_is_exchanged_and_then_the_turn_is_taken():
    match = play(position(BOTH, hands={0: "7D 2S", 1: "3S"}, pile="KH QH"), "0: dead 7D")
    assert hand(match, 0) == ["2S", "KH"]
    assert match.view()["discards"][-1] == "7D"
    assert match.view()["seats"][0]["last_played"] == "7D"
    assert match.to_act == (0,)
    play(match, "0: KH g2")
    assert hand(match, 0) == ["2S", "QH"]
    assert match.to_act == (1,)


def test_sq_41_a_second_exchange_in_a_turn_is_refused():
    match = play(position(BOTH, hands={0: "7D 7D 2S"}, pile="KH"), "0: dead 7D")
    assert "dead 7D" not in match.legal(0)
    assert_refused(match, 0, "dead 7D", "SQ-41")


def test_sq_41_even_of_the_card_just_drawn():
    match = play(position(BOTH, hands={0: "7D 2S"}, pile="7D"), "0: dead 7D")
    assert_refused(match, 0, "dead 7D", "SQ-41")


def test_sq_41_the_next_turn_allows_one_again():
    match = position(BOTH, hands={0: "7D 7D 2S", 1: "3S"}, pile="KH")
    play(match, "0: dead 7D, 2S b1; 1: 3S c1; 0: dead 7D")
    assert match.to_act == (0,)
    assert "7D" not in hand(match, 0)


def test_sq_41_an_exchange_counts_for_its_own_turn_only():
    match = position(BOTH, hands={0: "7D 2S", 1: "7D 3S"}, pile="KH")
    play(match, "0: dead 7D, 2S b1; 1: dead 7D, 3S c1")
    assert match.to_act == (0,)
    match = position(BOTH, hands={0: "7D", 1: "7D 3S"}, pile="7C")
    assert_refused(play(match, "0: dead 7D"), 0, "pass", "SQ-25")


def test_sq_41_any_number_where_the_option_says_so():
    match = position(BOTH, hands={0: "7D 7D 2S"}, pile="KH QH", dead_cards="any")
    play(match, "0: dead 7D, dead 7D")
    assert hand(match, 0) == ["2S", "QH", "KH"]
    play(match, "0: 2S b1")
    assert match.to_act == (1,)


def test_sq_41_any_number_still_asks_for_dead_cards():
    match = play(position(BOTH, hands={0: "7D 2S"}, pile="KH", dead_cards="any"), "0: dead 7D")
    assert_refused(match, 0, "dead KH", "SQ-40")


def test_sq_41_only_on_the_own_turn():
    assert_refused(position(BOTH, hands={1: "7D"}), 1, "dead 7D", "SQ-12")


def test_sq_42_nobody_must_exchange_a_dead_card():
    match = play(position(BOTH, hands={0: "7D 2S"}, pile="KH"), "0: 2S b1")
    assert hand(match, 0) == ["7D", "KH"]
    match = position(BOTH, hands={0: "7D"})
    assert match.legal(0) == ["pass", "dead 7D"]
    play(match, "0: pass")
    assert hand(match, 0) == ["7D"]
