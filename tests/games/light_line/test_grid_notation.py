"""LINE and KIDZ LINE written down and looked at: moves as text and back, what a move did, and what a seat may know."""

import json

import numpy as np
import pytest

import linewright as lw
from linewright.core.position import Position
from linewright.core.seen import Seen
from linewright.games.light_line import kidz_line, line
from linewright.games.light_line.grid import OPEN, had_place
from linewright.games.light_line.sets import standard_cards
from tests.games.light_line.positions import in_pile, kidz, paying, play, play_randomly, position, straights, table
from tests.games.observing import observe_match
from tests.games.playing import assert_refused, assert_said

both_games = pytest.mark.parametrize("kind", ["line", "kidz-line"])
RED, BLUE = "R:W2-E2", "B:W2-E2"
ROW = straights("3333322445")


def action_of(match, seat, text):
    return match.game.notation.action_of(match._state, seat, text)


def spelled(match, seat, text):
    """Read a text and write it in its one spelling."""
    return match.game.notation.text_of(match._state, seat, action_of(match, seat, text))


# There and back


@both_games
def test_every_placement_is_written_and_read_back(kind):
    for match in play_randomly(lw.new(kind, seats=4, seed=3)):
        seat = match.to_act[0]
        for text in match.view(seat)["worth"]:
            assert spelled(match, seat, text) == text


def test_every_payment_draw_and_misfit_is_written_and_read_back():
    match = table(ROW)
    pairs = [f"take {one}+{two}" for one in range(2, 6) for two in range(one, 6)]
    texts = ["under", "take none", *pairs, *(f"{word} {number}" for word in ("take", "draw") for number in range(2, 6))]
    assert [spelled(match, 0, text) for text in texts] == texts
    assert len({action_of(match, 0, text) for text in texts}) == len(texts) == 20


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("PLACE 2 1,0", "place 2 1,0"),
        ("  place   2   1 , 0 ", "place 2 1,0"),
        ("place 2 1,0turned", "place 2 1,0 turned"),
        ("place 2 1,0 TURNED", "place 2 1,0 turned"),
        ("place 02 01,-0", "place 2 1,0"),
        ("place2 -1,00", "place 2 -1,0"),
        ("take 3+2", "take 2+3"),
        ("take 3 + 2", "take 2+3"),
        ("take5", "take 5"),
        ("Take NONE", "take none"),
        ("take 0", "take none"),
        ("draw3", "draw 3"),
        ("\tunder\n", "under"),
    ],
)
def test_case_spaces_and_order_are_forgiven(text, meant):
    match = table(ROW, "1 2 3")
    assert spelled(match, 0, text) == meant
    if not meant.startswith(("take", "draw")):
        assert spelled(kidz(ROW, "1 2 3"), 0, text) == meant


def test_the_log_holds_the_one_spelling():
    match = play(table(ROW, "1 2 3"), "0: PLACE 02  +1,0".replace("+", "") + " | TAKE 2 | draw5")
    assert [text for _, text, _ in match.log] == ["place 2 1,0", "take 2", "draw 5"]


UNREADABLE = [
    "",
    "place",
    "place 2",
    "place 2 1",
    "place 2 1,",
    "place 2 1 0",
    "place 2 1;0",
    "place 2 1.0,0",
    "place 2 +1,0",
    "place 2 --1,0",
    "place 2 1,0 t",
    "place 2 1,0 turned turned",
    "place 2 1,0 left",
    "place 2@1,0",
    "place -2 1,0",
    "place 0 1,0",
    "place 11 1,0",  # the set has ten cards
    "place 81 1,0",
    "place 999 1,0",
    "place 1000000000000 1,0",
    "place 2 12345678,0",
    "place two 1,0",
    "place R 1,0",
    "place 2 ٤,0",
    "place ２ 1,0",  # noqa: RUF001  full-width digits are no card numbers
    "place 2 1,0\0",
    "under under",
    "under 3",
    "turn",
    "pass",
    "place 2 " + "9" * 5000 + ",0",
    None,
    17,
    b"under",
    ["under"],
]
UNREADABLE_IN_LINE = [
    "take",
    "take 1",
    "take 6",
    "take 10",
    "take 2-3",
    "take 2+",
    "take +2",
    "take 2+6",
    "take 2 3",
    "take all",
    "draw",
    "draw 1",
    "draw 6",
    "draw 3+3",
    "draw none",
]


@both_games
@pytest.mark.parametrize("text", UNREADABLE, ids=lambda text: repr(text)[:30])
def test_what_is_no_move_is_unreadable(kind, text):
    match = table(ROW) if kind == "line" else lw.new("kidz-line", cards=straights("3" * 10 + "2" * 70), seed=1, first=0)
    if kind == "kidz-line" and text == "place 11 1,0":
        text = "place 81 1,0"
    before = match.save(), match.digest_bytes
    with pytest.raises(lw.UnreadableMove):
        match.play(0, text)
    assert (match.save(), match.digest_bytes) == before


@pytest.mark.parametrize("text", UNREADABLE_IN_LINE)
def test_what_is_no_payment_and_no_draw_is_unreadable(text):
    with pytest.raises(lw.UnreadableMove):
        table(ROW).play(0, text)


@pytest.mark.parametrize("text", ["take 2", "draw 3", "take none"])
def test_kidz_line_knows_no_number_cards(text):
    with pytest.raises(lw.UnreadableMove, match="place 17 2,-1"):
        kidz().play(0, text)


@both_games
def test_an_unreadable_move_is_answered_with_examples(kind):
    with pytest.raises(lw.UnreadableMove, match=r"place 17 2,-1.*under") as refusal:
        lw.new(kind, seed=1, first=0).play(0, "lay 3")
    assert "lay 3" in refusal.value.message


# Telling

LINE_GAME, KIDZ_GAME = line.GAME, kidz_line.GAME
MISFITS = f"1 3 {RED}; 2 3 {BLUE}; 3 3 {RED}; 4 3 {BLUE}; 5 2 {BLUE}; 6 2 {RED}; 7 4 {BLUE}; 8 4 {RED}"
TOLD = {
    "place": (
        lambda: position(ROW, "1 2@1,0", "3 4"),
        "0: place 3 -1,0",
        [("told-place", {"seat": 0, "card": "3", "cell": "-1,0", "points": 3})],
    ),
    "place turned": (
        lambda: position(ROW, "1 2@1,0", "3 4"),
        "0: place 3 2,0 turned",
        [("told-place", {"seat": 0, "card": "3", "cell": "2,0", "points": 3})],
    ),
    "be paid": (lambda: paying(5, "2 3 4"), "0: take 2+3", [("told-take", {"seat": 0, "numbers": "2+3"})]),
    "be paid too little": (
        lambda: paying(5, "2 4"),
        "0: take 4",
        [("told-take", {"seat": 0, "numbers": "4"}), ("told-ending", {})],
    ),
    "be paid nothing": (
        lambda: paying(2, "4"),
        "0: take none",
        [("told-take-none", {"seat": 0, "numbers": ""}), ("told-ending", {})],
    ),
    "draw": (lambda: paying(2, "2 4"), "0: take 2 | draw 4", [("told-draw", {"seat": 0, "number": "4"})]),
    "find no place": (lambda: position(MISFITS, "1", "2 3"), "0: under", [("told-under", {"seat": 0, "number": "3"})]),
    "end the game with a payment": (
        lambda: position(straights("333"), "1", "- 2", {0: "3"}, turn=1),
        "1: place 2 1,0 | take none",
        [("told-take-none", {"seat": 1, "numbers": ""}), ("told-ending", {}), ("told-over", {})],
    ),
    "end the game with a draw": (
        lambda: position(straights("3334"), "1", "- 2", {0: "3"}, turn=1),
        "1: place 2 1,0 | take none | draw 4",
        [("told-draw", {"seat": 1, "number": "4"}), ("told-over", {})],
    ),
    "kidz: place": (lambda: kidz(ROW, "1 2 3"), "0: place 2 1,0", [("told-lay", {"seat": 0, "card": "2", "cell": "1,0"})]),
    "kidz: miss": (lambda: kidz(MISFITS, "1 2 3"), "0: under", [("told-missed", {"seat": 0, "card": "2"})]),
}


@pytest.mark.parametrize(("begin", "script", "told"), TOLD.values(), ids=TOLD)
def test_a_move_tells_what_it_did(begin, script, told):
    match = play(begin(), script)
    assert match.tell(len(match.log) - 1) == told


@pytest.mark.parametrize(("begin", "script", "told"), TOLD.values(), ids=TOLD)
def test_what_is_told_is_said_in_every_language(begin, script, told):  # noqa: ARG001
    assert_said(LINE_GAME, told)


@both_games
def test_the_last_move_of_a_game_tells_that_it_is_over(kind):
    *_, match = play_randomly(lw.new(kind, seats=3, seed=1))
    told = [match.tell(number) for number in range(len(match.log))]
    assert told[-1][-1] == ("told-over", {})
    assert all(("told-over", {}) not in sentences for sentences in told[:-1])
    assert_said(match.game, [sentence for sentences in told for sentence in sentences])


# The view


def test_the_view_of_the_first_turn_of_line():
    match = table("1 3 R:W2-E2; 2 3 R:W2-E2 B:N1-S1; 3 3 G:W2-E2; 4 5 Y:W2-E2", "1 2 3 4")
    assert match.view(0) == {
        "game": "line",
        "seat": 0,
        "options": {
            "open_hands": False,
            "final_draw": True,
            "cards": "01 3 R:E2-W2; 02 3 B:N1-S1 R:E2-W2; 03 3 G:E2-W2; 04 5 Y:E2-W2",
        },
        "to_act": [0],
        "scores": [0, 0],
        "is_over": False,
        "winners": [],
        "phase": "placing",
        "turn": 0,
        "starter": 0,
        "turns": 0,
        "passes": 0,
        "ending": False,
        "owed": 0,
        "payable": 0,
        "table": [{"card": "1", "column": 0, "row": 0, "turned": False}],
        "piles": {"2": 0, "3": 0, "4": 0, "5": 1},
        "tried": {"2": 0, "3": 0, "4": 0, "5": 0},
        "hand": "2",
        "worth": {"place 2 1,0": 2, "place 2 1,0 turned": 2, "place 2 -1,0": 2, "place 2 -1,0 turned": 2},
        "extended": [],
        "known": [],
        "no_place": [],
        "cards": {"1": "3 R:E2-W2", "2": match.view(0)["cards"]["2"]},
        "seats": [
            {"points": 0, "number_cards": [], "line_card": 3, "card": "2"},
            {"points": 0, "number_cards": [], "line_card": 3, "card": None},
        ],
    }
    assert sorted(match.view(0)["cards"]["2"].split()) == ["3", "B:N1-S1", "R:E2-W2"]


def test_the_view_of_the_first_turn_of_kidz_line():
    view = kidz(ROW, "1 2 3").view(0)
    del view["options"], view["worth"]
    assert view == {
        "game": "kidz-line",
        "seat": 0,
        "to_act": [0],
        "scores": [0, 0],
        "is_over": False,
        "winners": [],
        "phase": "placing",
        "turn": 0,
        "starter": 0,
        "rounds": 0,
        "table": [{"card": "1", "column": 0, "row": 0, "turned": False}],
        "card": "2",
        "extended": [],
        "cards": {"1": "3 R:E2-W2", "2": "3 R:E2-W2"},
        "seats": [{"placed": 0, "missed": [], "face_down": 5}, {"placed": 0, "missed": [], "face_down": 6}],
    }


@both_games
def test_a_view_is_json_at_every_move(kind):
    for match in play_randomly(lw.new(kind, seats=3, seed=2)):
        for onlooker in (match.to_act[0], None):
            view = match.view(onlooker)
            assert json.loads(json.dumps(view)) == view


@both_games
def test_a_view_describes_exactly_the_cards_that_its_seat_has_seen(kind):
    fronts = {str(card.number): card for card in standard_cards()}
    for match in play_randomly(lw.new(kind, seats=3, seed=4, first=0)):
        for seat in range(3):
            view = match.view(seat)
            seen = {one["card"] for one in view["table"]} | {fact["card"] for fact in view.get("known", [])}
            if kind == "line":
                seen |= {view["hand"]} - {None}
            else:
                seen |= {view["card"]} | {name for other in view["seats"] for name in other["missed"]}
            assert set(view["cards"]) == seen
            assert all(text[0] == str(fronts[name].back) for name, text in view["cards"].items())


def test_kidz_line_shows_everybody_the_same():
    for match in play_randomly(kidz(MISFITS, "1 2 3 4 5", seats=3)):
        views = [match.view(onlooker) for onlooker in (0, 1, 2, None)]
        for view in views:
            del view["seat"], view["worth"]
        assert views[0] == views[1] == views[2] == views[3]


@both_games
@pytest.mark.parametrize("seed", [2, 3])
def test_the_order_of_the_deck_never_shows(kind, seed):
    laid = "1 2 3 4 5"
    one, other = (
        (
            table(f"{MISFITS}; 9 3 {RED}; 10 2 {RED}; 11 2 {BLUE}; 12 4 {RED}", laid, seed=s)
            if kind == "line"
            else kidz(MISFITS, laid, seed=s)
        )
        for s in (1, seed)
    )
    assert one.digest_bytes != other.digest_bytes
    for onlooker in (0, 1, None):
        assert one.view(onlooker) == other.view(onlooker)
    assert [observe_match(one, seat) for seat in (0, 1)] == [observe_match(other, seat) for seat in (0, 1)]


# What a seat knows of a card that fitted nowhere

SLID = f"{MISFITS}; 9 3 {RED}; 10 3 {RED}; 11 3 {BLUE}"


def slid_under():
    """Seat 0 has slid card 2 under the 3s, on which 4, 9, 10 and 11 lie, and holds 6 to place it."""
    return play(position(SLID, "1", "2 3"), "0: under | draw 2 | under | draw 2")


def test_a_card_slid_under_is_known_to_its_former_holder_only():
    match = slid_under()
    assert match.view(0)["known"] == [{"card": "5", "pile": 2, "place": 0}, {"card": "2", "pile": 3, "place": 4}]
    assert match.view(1)["known"] == match.view()["known"] == []
    assert {"2", "5"} <= set(match.view(0)["cards"])
    assert set(match.view(1)["cards"]) == {"1", "3"}
    assert set(match.view()["cards"]) == {"1"}


def test_everybody_knows_that_a_card_slid_under_fitted_nowhere_and_when():
    match = slid_under()
    facts = [{"cards_on_table": 1, "pile": 2, "place": 0}, {"cards_on_table": 1, "pile": 3, "place": 4}]
    assert [match.view(onlooker)["no_place"] for onlooker in (0, 1, None)] == [facts] * 3


def test_with_open_hands_everybody_knows_a_card_slid_under():
    match = play(position(SLID, "1", "2 3", open_hands=True), "0: under")
    facts = [{"card": "2", "pile": 3, "place": 4}]
    assert [match.view(onlooker)["known"] for onlooker in (0, 1, None)] == [facts] * 3


def test_knowledge_moves_with_the_card_into_another_hand():
    match = play(
        position(f"{MISFITS}; 9 3 {RED}", "1", "2 3"), "0: under | draw 4 | under | draw 4 | place 8 1,0 | take 2 | draw 2"
    )
    play(match, "1: place 3 2,0 | take 3 | draw 4")
    assert match.view(1)["hand"] == "7"
    assert [seat["card"] for seat in match.view(0)["seats"]] == ["6", "7"]
    assert {"card": "7", "hand": 1} in match.view(0)["known"]
    assert {"cards_on_table": 1, "hand": 1} in match.view()["no_place"]
    assert [seat["card"] for seat in match.view(1)["seats"]] == [None, "7"]


def test_knowledge_moves_with_the_card_among_the_number_cards():
    match = play(position(MISFITS, "1", "5 3"), "0: under | draw 3 | under | draw 2 | place 6 1,0 | take 2 | draw 3")
    assert match.view(0)["known"] == [{"card": "2", "pile": 3, "place": 0}, {"card": "5", "number_card": 0, "seat": 0}]
    assert match.view(1)["known"] == []


def test_imagined_worlds_keep_what_the_seat_knows_and_redraw_the_rest():
    seen = slid_under().seen_by(0)
    worlds = [seen.imagine(seed) for seed in range(60)]
    assert {in_pile(world, 3, 4) for world in worlds} == {1}  # card 2, under the 3s
    assert {int(world.hand[0]) & 127 for world in worlds} == {5}
    assert {int(world.hand[1]) & 127 for world in worlds} == {2, 3, 8, 9, 10}  # 3, 4, 9, 10, 11: all unseen 3s
    assert {in_pile(world, 3) for world in worlds} == {2, 3, 8, 9, 10}
    assert line.rules.check(worlds[0]) == line.rules.check(worlds[1]) == 0


def test_imagined_worlds_redraw_a_misfit_with_cards_that_did_not_fit_then():
    match = slid_under()
    worlds = [match.seen_by(1).imagine(seed) for seed in range(60)]
    assert {in_pile(world, 3, 4) for world in worlds} == {1, 3, 10}  # 2, 4, 11: the blue ones
    assert {in_pile(world, 2) for world in worlds} == {4}
    assert {int(world.hand[1]) & 127 for world in worlds} == {2}
    assert line.rules.check(worlds[0]) == line.rules.check(worlds[1]) == 0


def test_what_fitted_nowhere_then_counts_and_not_what_fits_now():
    cards = f"1 3 {RED}; 2 3 {BLUE}; 3 3 {RED} B:N1-S1; 4 2 {RED} B:W1-E1; 5 3 B:W1-E1; 6 3 {RED}; 7 2 {RED}; 8 4 {RED}"
    match = play(position(cards, "1", "2 3"), "0: under | draw 2 | place 4 1,0 | take 2 | draw 4")
    assert [in_pile(match._state, 3, k) for k in range(3)] == [4, 5, 1]
    worlds = [match.seen_by(1).imagine(seed) for seed in range(40)]
    assert {in_pile(world, 3, 2) for world in worlds} == {1, 4}  # 5 would fit now
    state = match._state
    assert [had_place(state, card - 1, 1) for card in (2, 3, 5, 6)] == [0, 1, 0, 1]
    assert [had_place(state, card - 1, 2) for card in (2, 3, 5, 6)] == [0, 1, 1, 1]


def test_a_card_fitted_then_though_its_place_is_covered_now():
    state = position(f"1 3 {RED}; 2 3 R:W2-W3; 3 3 R:E2-E3; 4 3 {RED}; 5 3 {BLUE}", "1 2@1,0 3@-1,0", "4 5")._state
    assert [had_place(state, 3, placed) for placed in (1, 2, 3)] == [1, 1, 0]
    assert [had_place(state, 4, placed) for placed in (1, 2, 3)] == [0, 0, 0]


def test_a_card_fitted_then_if_it_fitted_turned():
    state = position(f"1 3 R:E1-N1; 2 3 R:E3-N2; 3 3 {BLUE}", "1", "2 3")._state
    assert (had_place(state, 1, 1), had_place(state, 2, 1)) == (1, 0)


@pytest.mark.parametrize("wishes", [{}, {"open_hands": True}], ids=["hidden", "open"])
def test_worlds_a_seat_cannot_tell_apart_look_the_same_with_many_misfits(wishes):
    backs = [3] * 8 + [2, 3, 4, 5] * 8
    cards = "; ".join(f"{k + 1} {backs[k]} {'RBGY'[k // 2 % 4]}:W2-E2 {'K:N1-S1' if k % 5 == 0 else ''}" for k in range(40))
    misfits = 0
    for match in play_randomly(table(cards, seats=3, seed=1, **wishes), moves=60):
        misfits += bool(match.log) and match.log[-1][1] == "under"
        for seat in range(3) if len(match.log) % 4 == 0 else ():
            seen = match.seen_by(seat)
            assert (seen.view, seen.legal) == (match.view(seat), match.legal(seat))
            again = Seen(match.game, seen.imagine_array(5), seat)
            assert again.imagine_array(7).tobytes() == seen.imagine_array(7).tobytes()
            assert Position(match.game, seen.imagine_array(3)).view(None) == match.view()
    assert misfits > 2
    assert match.game.rules.check(seen.imagine(1)) == 0


def test_kidz_line_imagines_only_what_was_not_turned_up():
    match = kidz(deck="1 2 3 4 5")
    while len(match.log) < 3:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    worlds = [match.seen_by(1).imagine(seed) for seed in range(40)]
    assert {tuple(int(card) for card in world.deck[:5]) for world in worlds} == {(0, 1, 2, 3, 4)}
    assert len({kidz_line.rules.card_dealt(world, 0, 2) for world in worlds}) > 15
    assert len({int(world.deck[13]) for world in worlds}) > 15
    assert kidz_line.rules.check(worlds[0]) == 0


# The observation


def laid_out(seen):
    """The cards on the table as a learner sees them: number, column, row, turned."""
    planes = (seen[f"table_{name}"] for name in ("card", "column", "row", "turned"))
    return [list(one) for one in zip(*planes, strict=True) if one[0]]


def test_a_learner_of_line_sees_what_the_seat_knows_from_the_own_seat_on():
    match = play(position(straights("33333224455"), "1 2@1,0", "3 4 5", {1: "6", 2: "8 9"}, turn=1), "1: place 4 -1,0 turned")
    seen = observe_match(match, 1)
    assert laid_out(seen) == [[1, 0, 0, 0], [2, 1, 0, 0], [4, -1, 0, 1]]
    assert (seen["pile_height"], seen["pile_tried"]) == ([1, 0, 0, 2], [0] * 4)
    assert seen["number_cards"][:3] == [[1, 0, 0, 0], [0, 0, 2, 0], [0, 0, 0, 0]]  # own, left, right
    assert seen["paid_to"][:4] == [0, 1, 1, -1]
    assert (seen["line_card"], seen["line_card_back"]) == ([0] * 6, [0, 3, 3, 0, 0, 0])
    assert observe_match(match, 2)["line_card"] == [5, 0, 0, 0, 0, 0]
    course = [seen[name] for name in ("phase", "turn", "starter", "owed", "ending", "seats", "turns")]
    assert course == [2, 0, 2, [0, 3], 0, 3, [0, 0]]


def test_a_learner_sees_a_card_slid_under_only_where_it_was_held_and_all_that_it_had_no_place():
    match = slid_under()
    own, other = observe_match(match, 0), observe_match(match, 1)
    assert (own["pile_card"][0][0], own["pile_card"][1][4]) == (5, 2)
    assert not np.any(other["pile_card"])
    assert own["pile_no_place"] == other["pile_no_place"]
    assert (own["pile_no_place"][0][0], own["pile_no_place"][1][4]) == (1, 1)


def test_a_learner_of_kidz_line_sees_what_everybody_knows_from_the_own_seat_on():
    match = play(kidz(ROW, "1 2 3 4", seats=3), "0: place 2 0,0".replace("0,0", "1,0") + "; 1: place 3 2,0 turned")
    seen = observe_match(match, 1)
    assert laid_out(seen) == [[1, 0, 0, 0], [2, 1, 0, 0], [3, 2, 0, 1]]
    assert (seen["card"], seen["placed"][:3], seen["rounds"]) == (4, [1, 0, 1], 0)
    assert (seen["turn"], seen["starter"], seen["seats"]) == (1, 2, 3)


@both_games
def test_a_learner_is_told_something_at_every_move_and_after_the_end(kind):
    for match in play_randomly(lw.new(kind, seats=3, seed=1)):
        observe_match(match, match.to_act[0])
    assert observe_match(match, 0)["turn"] == -1


def test_a_move_of_either_game_that_names_no_place_near_the_table_is_refused_and_not_unreadable():
    for match in (table(ROW, "1 2 3"), kidz(ROW, "1 2 3")):
        assert_refused(match, 0, f"place 2 {OPEN},{OPEN}", "LL-10")
