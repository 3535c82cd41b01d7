"""SQ-55 and SQ-56: who has won, and when nobody can play any more."""

import pytest

from tests.games.playing import assert_refused, play
from tests.games.sequence.positions import first_edition, full_board, hand, markers, position, sequences, sizes, table

TWO_LEFT = "5 AAAAA.....\n6 ....A.....\n7 ....A.....\n8 ....A....."
ONE_EYED = "JS JS JH JH"
STUCK = "3 .......A..\n10 *......B.*"  # both squares of 7D

# Won


def test_sq_55_two_teams_need_two_sequences():
    match = table({0: "2S 3S 4S 5S 6S 7S 8S", 1: "KC KC QC QC AC AC 3D"}, pile="9S 3D")
    own = ["2S b1", "3S c1", "4S d1", "5S e1", "6S f1", "7S g1", "8S h1"]
    others = ["KC a8", "KC e8", "QC a7", "QC d8", "AC a9", "AC f8", "3D d3"]
    assert match.view()["needed"] == 2
    for one, two in zip(own, others, strict=True):
        play(match, f"0: {one}; 1: {two}")
    assert (match.scores, match.is_over, match.winners) == ((1, 0), False, ())
    play(match, "0: 9S i1")
    assert (match.scores, match.is_over, match.winners) == ((2, 0), True, (0,))
    assert sequences(match) == {("A", "a1", "e1"), ("A", "e1", "i1")}


def test_sq_55_three_teams_need_one():
    match = table({0: "2S 3S 4S 5S", 1: "KC KC QC", 2: "AC AC 3D"}, seats=3)
    assert match.view()["needed"] == 1
    play(match, "0: 2S b1; 1: KC a8; 2: AC a9; 0: 3S c1; 1: KC e8; 2: AC f8; 0: 4S d1; 1: QC a7; 2: 3D d3; 0: 5S e1")
    assert (match.scores, match.is_over, match.winners) == ((1, 0, 0), True, (0,))


@pytest.mark.parametrize(
    ("seats", "teams", "turn", "winners"),
    [
        (2, 2, 0, (0,)),
        (4, 2, 2, (0, 2)),
        (6, 2, 4, (0, 2, 4)),
        (6, 3, 3, (0, 3)),
        (8, 2, 0, (0, 2, 4, 6)),
        (9, 3, 6, (0, 3, 6)),
        (10, 2, 8, (0, 2, 4, 6, 8)),
        (12, 2, 10, (0, 2, 4, 6, 8, 10)),
        (12, 3, 9, (0, 3, 6, 9)),
    ],
)
def test_sq_55_the_whole_team_wins(seats, teams, turn, winners):
    fixed = "a5 e5" if teams == 2 else ""
    drawing = "5 AAAAA.....\n7 AAAA......" if teams == 2 else "7 AAAA......"
    match = position(drawing, seats=seats, teams=teams, turn=turn, hands={turn: "JC"}, sequences=fixed)
    play(match, f"{turn}: JC e7")
    assert match.winners == winners
    assert match.scores == tuple(teams % 2 + 2 * (3 - teams) if seat in winners else 0 for seat in range(seats))


def test_sq_55_the_game_ends_at_once():
    match = play(position(TWO_LEFT, hands={0: "JC 2S", 1: "JS"}, sequences="a5 e5"), "0: JC e9")
    assert (match.to_act, match.legal(0), match.legal(1)) == ((), [], [])
    assert sizes(match) == [1, 1]  # nothing is drawn any more
    for text in ("2S b1", "pass", "draw", "dead 2S", "lock a5 e5"):
        assert_refused(match, 0, text, "SQ-55")
    assert_refused(match, 1, "JS b5", "SQ-55")


def test_sq_55_one_sequence_of_each_of_two_teams_is_not_enough():
    match = position("5 AAAAA.....\n7 BBBB......", turn=1, hands={1: "JC"}, sequences="a5 e5")
    play(match, "1: JC e7")
    assert (match.scores, match.is_over) == ((1, 1), False)


# Nobody can play


def test_sq_56_the_game_ends_when_every_seat_has_passed():
    match = position(STUCK, hands={0: "7D", 1: "7D"})
    play(match, "0: pass")
    assert not match.is_over
    play(match, "1: pass")
    assert (match.is_over, match.winners, match.scores) == (True, (), (0, 0))
    assert_refused(match, 0, "pass", "SQ-56")


def test_sq_56_every_seat_one_after_the_other():
    match = position(STUCK, seats=4, hands={0: "7D", 1: "7D", 2: "2S", 3: "9D 9D"})
    play(match, "0: pass; 1: pass; 2: 2S b1; 3: 9D h5; 0: pass; 1: pass")
    assert not match.is_over
    match = position(STUCK + "\n6 ...A......", seats=3, hands={0: "7D", 1: "7D", 2: "JS"})
    play(match, "0: pass; 1: pass; 2: JS d6")
    assert not match.is_over


@pytest.mark.parametrize("seats", [2, 3, 6, 12])
def test_sq_56_as_many_passes_as_seats(seats):
    match = position(STUCK, seats=seats, hands=dict.fromkeys(range(seats), "") | {0: "7D", 1: "7D"})
    for seat in range(seats):
        assert not match.is_over
        play(match, f"{seat}: pass")
    assert match.is_over


def test_sq_56_an_exchange_interrupts_the_run_of_passes():
    match = position(full_board(), seats=3, hands={0: "2S", 1: "3S", 2: "4S"}, pile="5S 6S 7S 8S")
    play(match, "0: pass; 1: dead 3S, pass; 2: pass")
    assert not match.is_over  # since the exchange only two have passed
    play(match, "0: pass")
    assert (match.is_over, match.winners) == (True, ())


def test_sq_56_everybody_exchanges_then_passes_and_the_game_goes_on():
    """Six seats in three teams, the board full and every jack in the pile: nobody has lost yet."""
    hands = dict(enumerate(("2S 3S", "4S 5S", "6S 7S", "8S 9S", "TS QS", "KS AS")))
    match = position(full_board(), seats=6, teams=3, hands=hands, pile="2H 3H 4H 5H 6H 7H JS JH JS JH JC JD")
    for seat in range(6):
        play(match, f"{seat}: dead {hand(match, seat)[0]}, pass")
    assert (match.is_over, match.to_act) == (False, (0,))
    assert "JS" not in hand(match, 0)
    play(match, f"0: dead {hand(match, 0)[0]}")
    assert "JS" in hand(match, 0)
    play(match, "0: JS b1" if "JS b1" in match.legal(0) else f"0: {match.legal(0)[0]}")
    assert len(markers(match)) == 95


def test_sq_56_in_the_first_edition_an_exchange_interrupts_nothing():
    match = first_edition(position(full_board(), seats=3, hands={0: "2S", 1: "3S", 2: "4S"}, pile="5S 6S 7S 8S"))
    play(match, "0: pass; 1: dead 3S, pass; 2: pass")
    assert match.is_over


@pytest.mark.parametrize(
    ("drawing", "fixed", "winners"),
    [
        ("5 AAAAA.....", "a5 e5", (0, 2)),
        ("5 BBBBB.....", "a5 e5", (1, 3)),
        ("5 AAAAABBBBB", "a5 e5, f5 j5", ()),
    ],
)
def test_sq_56_most_sequences_win_then(drawing, fixed, winners):
    match = position(f"{STUCK}\n{drawing}", seats=4, hands={0: "7D", 1: "7D", 2: "", 3: ""}, sequences=fixed)
    play(match, "0: pass; 1: pass; 2: pass; 3: pass")
    assert (match.is_over, match.winners) == (True, winners)


def test_sq_56_a_full_board_alone_ends_nothing():
    match = position(full_board(e10="."), hands={0: "JC 2S", 1: "JD 3S"}, discards=ONE_EYED)
    play(match, "0: JC e10")
    assert len(markers(match)) == 96
    assert (match.is_over, match.to_act) == (False, (1,))
    assert match.legal(1) == ["pass", "dead 3S"]


def test_sq_56_in_the_first_edition_a_full_board_without_a_one_eyed_jack_ends_the_game():
    match = first_edition(position(full_board(e10="."), hands={0: "JC 2S", 1: "JD 3S"}, discards=ONE_EYED))
    play(match, "0: JC e10")
    assert len(markers(match)) == 96
    assert (match.is_over, match.winners, match.scores) == (True, (), (0, 0))
    assert_refused(match, 1, "pass", "SQ-56")


def test_sq_56_a_full_board_is_won_by_most_sequences():
    drawing = full_board(e10=".", b1="A", b3="B", d3="B")
    match = position(drawing, hands={0: "JC", 1: "JD"}, discards=ONE_EYED, sequences="a1 e1")
    play(match, "0: JC e10; 1: pass; 0: pass")
    assert (match.is_over, match.winners, match.scores) == (True, (0,), (1, 0))


@pytest.mark.parametrize(
    "where", [{"hands": {0: "JC", 1: "JS"}}, {"hands": {0: "JC JS", 1: "3S"}}, {"pile": "JS"}, {"pile": "3S 4S JS"}]
)
def test_sq_56_a_one_eyed_jack_in_a_hand_or_the_pile_can_still_change_it(where):
    match = first_edition(position(full_board(e10="."), **{"hands": {0: "JC", 1: "3S"}, **where}, discards="JS JH JH"))
    play(match, "0: JC e10")
    assert not match.is_over
    assert match.to_act == (1,)


def test_sq_56_a_reshuffle_brings_them_back():
    match = first_edition(position(full_board(e10="."), hands={0: "JC", 1: "3S"}, discards=ONE_EYED, left=0))
    play(match, "0: JC e10")
    assert match.view()["draw_pile"] > 0
    assert not match.is_over


def test_sq_56_in_the_first_edition_a_board_that_is_not_full_goes_on():
    match = first_edition(position(full_board(e10=".", f10="."), hands={0: "JC", 1: "JD"}, discards=ONE_EYED))
    play(match, "0: JC e10")
    assert not match.is_over
    play(match, "1: JD f10")
    assert match.is_over


def test_sq_56_a_full_board_on_which_a_marker_is_taken():
    match = position(full_board(), hands={0: "JC", 1: "JS"}, turn=1)
    play(match, "1: JS e10")
    assert len(markers(match)) == 95
    assert match.legal(0) == ["JC e10"]


def test_sq_56_in_the_first_edition_a_dropped_jack_can_be_the_last_that_could_change_it():
    hands = {0: "2S JS", 1: "3S", 2: "", 3: ""}
    match = first_edition(position(full_board(), seats=4, hands=hands, discards="JS JH JH", table_talk=True))
    play(match, "table: talk A; 0: drop JS")
    assert match.is_over
