"""SQ-60 and SQ-61: table talk, and the Profi variant."""

import pytest

import linewright as lw
from linewright.server.web.doors.games import choices_at
from tests.games.playing import assert_refused, play
from tests.games.sequence.positions import (
    all_cards,
    first_edition,
    hand,
    markers,
    play_randomly,
    position,
    sequences,
    sizes,
    table,
)

HANDS = {0: "2S 3S", 1: "4S 5S", 2: "6S 7S", 3: "8S 9S"}


def talk_table(**wishes):
    """Deal a match of four at which talk is punished."""
    return table(HANDS, **{"seats": 4, "table_talk": True, **wishes})


# Table talk


def test_sq_60_is_off_unless_asked_for():
    match = table()
    assert match.options["table_talk"] is False
    assert match.legal(None) == []
    assert_refused(match, None, "talk A", "SQ-60")


def test_sq_60_the_table_finds_that_a_team_has_talked():
    match = talk_table()
    assert match.legal(None) == ["talk A", "talk B"]
    play(match, "table: talk A")
    assert match.log == [(None, "talk A", None)]
    assert match.view()["phase"] == "dropping"


@pytest.mark.parametrize(("team", "seats"), [("A", (0, 2)), ("B", (1, 3))])
def test_sq_60_every_member_owes_a_card(team, seats):
    match = play(talk_table(), f"table: talk {team}")
    assert match.to_act == seats
    assert [facts["must_drop"] for facts in match.view()["seats"]] == [seat in seats for seat in range(4)]
    for seat in range(4):
        drops = sorted({f"drop {card}" for card in hand(match, seat)}) if seat in seats else []
        assert sorted(match.legal(seat)) == drops


def test_sq_60_of_their_own_choice_and_in_any_order():
    match = play(talk_table(), "table: talk A; 2: drop 7S; 0: drop 2S")
    assert sizes(match) == [5, 6, 5, 6]
    assert ("2S" in hand(match, 0), "7S" in hand(match, 2)) == (False, False)
    assert match.view()["discards"] == ["7S", "2S"]
    assert match.view()["phase"] == "playing"
    assert match.to_act == (0,)


def test_sq_60_the_others_wait_meanwhile():
    match = play(talk_table(), "table: talk B")
    for seat, text in ((0, "2S b1"), (0, "drop 2S"), (2, "drop 6S"), (0, "pass"), (0, "draw"), (0, "lock a1 e1")):
        assert_refused(match, seat, text, "SQ-60")
    assert match.legal(0) == []
    play(match, "1: drop 4S")
    assert match.to_act == (3,)
    assert_refused(match, 1, "drop 5S", "SQ-60")
    assert_refused(match, 0, "2S b1", "SQ-60")
    play(match, "3: drop 8S; 0: 2S b1")
    assert markers(match) == {"b1": "A"}


def test_sq_60_who_owes_a_card_does_nothing_else():
    match = play(talk_table(), "table: talk A")
    for text in ("2S b1", "pass", "draw", "dead 2S"):
        assert_refused(match, 0, text, "SQ-60")
    assert_refused(match, 0, "drop 9S", "SQ-20")
    assert_refused(match, None, "talk B", "SQ-60")
    assert match.legal(None) == []


def test_sq_60_nothing_is_drawn_and_hands_stay_smaller():
    match = talk_table()
    left = match.view()["draw_pile"]
    play(match, "table: talk A; 0: drop 3S; 2: drop 7S")
    assert match.view()["draw_pile"] == left
    play(match, "0: 2S b1; 1: 4S d1; 2: 6S f1; 3: 8S h1")
    assert sizes(match) == [5, 6, 5, 6]
    for _ in play_randomly(match, seed=2):
        if match.view()["phase"] == "playing":
            assert sizes(match) == [5, 6, 5, 6]


def test_sq_60_nobody_drops_a_card_unasked():
    match = talk_table()
    assert_refused(match, 0, "drop 2S", "SQ-60")
    assert "drop 2S" not in match.legal(0)


@pytest.mark.parametrize("seat", range(4))
def test_sq_60_seats_do_not_find_it(seat):
    assert_refused(talk_table(), seat, "talk A", "SQ-60")


def test_sq_60_the_table_makes_no_other_move():
    for text in ("2S b1", "pass", "draw", "drop 2S", "lock a1 e1"):
        assert_refused(talk_table(), None, text, "SQ-60")


def test_sq_60_only_teams_that_play_can_talk():
    assert_refused(talk_table(), None, "talk C", "SQ-60")
    match = table(seats=6, teams=3, table_talk=True)
    assert match.legal(None) == ["talk A", "talk B", "talk C"]
    assert play(match, "table: talk C").to_act == (2, 5)


def test_sq_60_an_empty_hand_owes_nothing():
    match = position(seats=4, table_talk=True, hands={0: "", 2: "2S", 1: "3S", 3: "4S"})
    play(match, "table: talk A")
    assert match.to_act == (2,)
    play(match, "2: drop 2S")
    assert match.to_act == (0,)
    play(match, "table: talk A")
    assert (match.view()["phase"], match.to_act) == ("playing", (0,))


def test_sq_60_a_choice_of_five_waits_and_goes_on():
    match = position("5 .AA.AAA...", seats=4, table_talk=True, hands={0: "JC 2S", 1: "3S 4S", 2: "", 3: ""})
    play(match, "0: JC d5; table: talk A")
    assert match.legal(0) == ["drop 2S"]
    assert_refused(match, 0, "lock b5 f5", "SQ-60")
    play(match, "0: drop 2S")
    assert match.legal(0) == ["lock b5 f5", "lock c5 g5"]
    play(match, "0: lock b5 f5")
    assert (match.scores, match.to_act) == ((1, 0, 1, 0), (1,))


def test_sq_60_an_open_draw_waits_and_stays():
    match = play(talk_table(draw="by_hand"), "0: 2S b1; table: talk A")
    assert sorted(match.legal(0)) == sorted(f"drop {card}" for card in hand(match, 0))
    assert_refused(match, 0, "draw", "SQ-60")
    play(match, "2: drop 6S; 0: drop 3S")
    assert match.to_act == (0, 1)
    play(match, "0: draw")
    assert sizes(match) == [5, 6, 5, 6]


def test_sq_60_a_team_can_talk_again():
    match = play(talk_table(), "table: talk A; 0: drop 2S; 2: drop 6S; table: talk A; 0: drop 3S; 2: drop 7S; table: talk B")
    assert sizes(match) == [4, 6, 4, 6]


def test_sq_60_the_end_is_the_end():
    match = position("5 AAAA......", seats=6, teams=3, table_talk=True, hands={0: "JC"})
    play(match, "0: JC e5")
    assert match.legal(None) == []
    assert_refused(match, None, "talk A", "SQ-55")


def test_sq_60_a_saved_match_keeps_what_the_table_found():
    match = play(talk_table(), "0: 2S b1; table: talk B; 3: drop 8S; 1: drop 4S; 1: 5S e1")
    assert "\ntable talk B\n" in match.save()
    again = lw.load(match.save())
    assert (again.log, again.save()) == (match.log, match.save())
    assert again.view(1) == match.view(1)


def test_sq_60_no_card_is_lost():
    whole = all_cards(table())
    match = talk_table()
    for number, _ in enumerate(play_randomly(match, seed=5)):
        assert all_cards(match) == whole
        if number % 9 == 0 and match.legal(None):
            match.play(None, match.legal(None)[number % 2])
            assert all_cards(match) == whole


@pytest.mark.parametrize(("seats", "possible"), [(2, [False]), (3, [False]), (4, None), (6, None), (12, None)])
def test_sq_60_needs_a_team_mate(seats, possible):
    game = table().game
    option = next(option for option in game.options if option.name == "table_talk")
    assert choices_at(game, option).get(str(seats)) == possible
    preset = next(preset for preset in game.presets if preset.options.get("table_talk"))
    left = game.drop_impossible(seats, preset.options)
    assert ("table_talk" in left, left["draw"]) == (possible is None, "by_hand")
    if possible is None:
        assert table(seats=seats, table_talk=True).options["table_talk"] is True
    else:
        with pytest.raises(lw.BadOption, match="table_talk"):
            table(seats=seats, table_talk=True)


def test_sq_60_a_match_of_the_first_edition_keeps_it_without_team_mates():
    text = table().save(standing=False).replace("rules 2", "rules 1").replace("table_talk false", "table_talk true")
    match = play(lw.load(text), "table: talk A")
    assert (match.to_act, lw.load(match.save()).log) == ((0,), match.log)
    with pytest.raises(lw.BadSave, match="table_talk"):
        lw.load(text.replace("rules 1", "rules 2"))


# Profi

FIVE = "5 AAAAA....."


def test_sq_61_is_off_unless_asked_for():
    assert table().options["profi"] is False
    assert_refused(position(f"{FIVE}\n9 A.........", hands={1: "JS"}, turn=1, sequences="a5 e5"), 1, "JS a5", "SQ-31")


@pytest.mark.parametrize("cell", ["a5", "b5", "c5", "d5", "e5"])
def test_sq_61_a_one_eyed_jack_breaks_a_sequence(cell):
    match = position(FIVE, hands={1: "JS"}, turn=1, sequences="a5 e5", profi=True)
    assert match.scores == (1, 0)
    play(match, f"1: JS {cell}")
    assert (match.scores, match.view()["sequences"]) == ((0, 0), [])
    assert sorted(markers(match)) == [other for other in ("a5", "b5", "c5", "d5", "e5") if other != cell]


def test_sq_61_but_takes_no_own_marker_and_no_corner():
    match = position("1 *AAAA....*\n5 BBBBB.....", hands={1: "JS"}, turn=1, sequences="a1 e1, a5 e5", profi=True)
    assert sorted(match.legal(1)) == ["JS b1", "JS c1", "JS d1", "JS e1"]
    assert_refused(match, 1, "JS a5", "SQ-31")
    assert_refused(match, 1, "JS a1", "SQ-26")


def test_sq_61_the_other_markers_are_free_again():
    match = position(FIVE, hands={0: "2S", 1: "JS JH"}, turn=1, sequences="a5 e5", profi=True)
    play(match, "1: JS c5; 0: 2S b1; 1: JH a5")
    assert markers(match) == {"b5": "A", "d5": "A", "e5": "A", "b1": "A"}


def test_sq_61_a_broken_sequence_is_built_again():
    match = position(FIVE, hands={0: "7C", 1: "JS"}, turn=1, sequences="a5 e5", profi=True)
    play(match, "1: JS c5; 0: 7C c5")
    assert match.scores == (1, 0)
    assert sequences(match) == {("A", "a5", "e5")}


@pytest.mark.parametrize(("taken", "left"), [("a5", ("b5", "f5")), ("f5", ("a5", "e5"))])
@pytest.mark.parametrize("fixed", ["a5 e5", "b5 f5"])
def test_sq_61_a_five_that_still_stands_counts_at_once(taken, left, fixed):
    match = position("5 AAAAAA....", hands={1: "JS"}, turn=1, sequences=fixed, profi=True)
    play(match, f"1: JS {taken}")
    assert match.scores == (1, 0)
    assert sequences(match) == {("A", *left)}


def test_sq_61_a_sixth_marker_does_not_help_in_the_middle():
    match = position("5 AAAAAA....", hands={1: "JS"}, turn=1, sequences="a5 e5", profi=True)
    play(match, "1: JS c5")
    assert match.scores == (0, 0)


def test_sq_61_a_corner_can_be_the_one_that_still_stands():
    match = position("1 *AAAAA...*", hands={1: "JS"}, turn=1, sequences="b1 f1", profi=True)
    play(match, "1: JS f1")
    assert sequences(match) == {("A", "a1", "e1")}


def test_sq_61_only_the_sequence_that_held_the_marker_is_broken():
    drawing = "5 AAAAA.....\n7 BBBBB....."
    match = position(drawing, hands={1: "JS"}, turn=1, sequences="a5 e5, a7 e7", profi=True)
    play(match, "1: JS a5")
    assert (match.scores, sequences(match)) == ((0, 1), {("B", "a7", "e7")})
    assert_refused(position(drawing, hands={0: "JS"}, sequences="a5 e5, a7 e7", profi=True), 0, "JS b5", "SQ-31")


def test_sq_61_a_marker_beside_a_sequence_breaks_nothing():
    match = position("5 AAAAA.....\n6 A.........", hands={1: "JS"}, turn=1, sequences="a5 e5", profi=True)
    play(match, "1: JS a6")
    assert (match.scores, sequences(match)) == ((1, 0), {("A", "a5", "e5")})


def test_sq_61_a_broken_sequence_counts_no_longer_towards_the_win():
    match = position(f"{FIVE}\n7 AAAA......", hands={0: "JC", 1: "JS"}, turn=1, sequences="a5 e5", profi=True)
    play(match, "1: JS c5; 0: JC e7")
    assert (match.scores, match.is_over) == ((1, 0), False)


def test_sq_61_after_the_break_five_are_chosen_anew():
    match = position("5 AAAAAA....", hands={0: "JC", 1: "JS"}, turn=1, sequences="a5 e5", profi=True)
    play(match, "1: JS c5; 0: JC c5")
    assert match.legal(0) == ["lock a5 e5", "lock b5 f5"]


SEVEN = "5 AAAAAAAA.."  # eight, of which a jack leaves seven


def test_sq_61_where_more_than_five_still_stand_the_owner_chooses():
    match = position(SEVEN, hands={0: "2S", 1: "JS 3S"}, pile="4S", turn=1, sequences="a5 e5", profi=True)
    play(match, "1: JS a5")
    assert (match.scores, match.to_act, match.view()["phase"]) == ((0, 0), (0,), "locking")
    assert match.legal(0) == ["lock b5 f5", "lock c5 g5", "lock d5 h5"]
    assert [lock["text"] for lock in match.view(0)["locks"]] == match.legal(0)
    assert match.view()["placed"] == "a5"
    assert_refused(match, 0, "2S b1", "SQ-53")
    assert_refused(match, 0, "lock a5 e5", "SQ-53")
    assert_refused(match, 1, "lock c5 g5", "SQ-12")
    assert sizes(match) == [1, 1]  # the player of the jack has not drawn yet
    play(match, "0: lock d5 h5")
    assert (match.scores, sequences(match)) == ((1, 0), {("A", "d5", "h5")})
    assert (match.to_act, sizes(match)) == ((0,), [1, 2])
    assert "4S" in hand(match, 1)
    assert match.tell(-1)[0] == ("told-lock", {"seat": 0, "first": "d5", "last": "h5"})


def test_sq_61_the_chosen_five_are_the_ones_that_count_then():
    match = position(SEVEN, hands={0: "2S", 1: "JS JH"}, turn=1, sequences="a5 e5", profi=True)
    play(match, "1: JS a5; 0: lock b5 f5; 0: 2S b1; 1: JH h5")
    assert sequences(match) == {("A", "b5", "f5")}  # h5 was an ordinary marker


@pytest.mark.parametrize(("seats", "taker", "chooser"), [(4, 1, 2), (4, 3, 0), (6, 5, 0), (12, 7, 8)])
def test_sq_61_the_next_of_the_owners_in_turn_chooses_and_the_turn_goes_on_from_the_jack(seats, taker, chooser):
    match = position(SEVEN, seats=seats, hands={taker: "JS"}, turn=taker, sequences="a5 e5", profi=True)
    play(match, f"{taker}: JS a5")
    assert match.to_act == (chooser,)
    play(match, f"{chooser}: lock c5 g5")
    assert (match.to_act, len(hand(match, taker))) == ((chooser,), 1)


def test_sq_61_by_hand_the_player_of_the_jack_draws_after_the_choice():
    match = position(SEVEN, hands={0: "2S", 1: "JS"}, turn=1, sequences="a5 e5", profi=True, draw="by_hand")
    play(match, "1: JS a5")
    assert match.to_act == (0,)
    play(match, "0: lock c5 g5")
    assert match.to_act == (0, 1)
    assert match.legal(1) == ["draw"]


def test_sq_61_a_choice_after_a_break_waits_for_dropped_cards():
    match = position(
        SEVEN, seats=4, hands={0: "2S", 1: "JS 3S", 2: "4S", 3: "5S"}, turn=1, sequences="a5 e5", profi=True, table_talk=True
    )
    play(match, "1: JS a5; table: talk B; 1: drop 3S; 3: drop 5S; 2: lock c5 g5")
    assert (match.scores, match.to_act) == ((1, 0, 1, 0), (2,))


def test_sq_61_in_the_first_edition_nobody_is_asked():
    match = first_edition(position(SEVEN, hands={0: "2S", 1: "JS"}, turn=1, sequences="a5 e5", profi=True))
    play(match, "1: JS a5")
    assert (match.to_act, sequences(match)) == ((0,), {("A", "b5", "f5")})


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_sq_61_bots_choose_too(level):
    match = position(SEVEN, hands={0: "2S", 1: "JS"}, turn=1, sequences="a5 e5", profi=True)
    play(match, "1: JS a5")
    match.play(0, lw.bot("sequence", level, seed=1).choose(match.seen_by(0)))
    assert (match.scores, match.to_act) == ((1, 0), (0,))


def test_sq_61_with_profi_a_fixed_marker_is_one_to_take():
    match = position("5 BBBBB.....", hands={0: "JS"}, sequences="a5 e5", profi=True)
    assert "pass" not in match.legal(0)
    assert_refused(match, 0, "pass", "SQ-25")
