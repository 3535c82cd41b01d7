"""How Sequence is written down: moves as text and back, and telling what a move did."""

import re

import pytest

import linewright as lw
from linewright.core.words import LANGUAGES, Words
from linewright.games.sequence import GAME, notation, rules
from linewright.games.sequence.board import BadBoard
from linewright.games.sequence.cards import BOARD_CELLS, BOX, CELLS, card_of, cell_name, cell_of
from linewright.games.sequence.lines import step_of
from tests.games.playing import assert_refused, assert_said, play
from tests.games.sequence.positions import play_randomly, position, table
from tests.games.sequence.test_setup import WRONG

STATE = table()._state  # texts of Sequence mean the same at every table
CARDS = sorted(set(BOX))
NAMES = [cell_name(cell) for cell in BOARD_CELLS]
REFUSALS = [1, 2, 12, 20, 21, 23, 25, 26, 30, 31, 32, 40, 41, 53, 55, 56, 60]


def spelled(text):
    """Read a text and write it in its one spelling."""
    return notation.text_of(STATE, 0, notation.action_of(STATE, 0, text))


# There and back


def test_every_card_on_every_square_is_written_and_read_back():
    texts = [f"{card} {name}" for card in CARDS for name in NAMES]
    assert [spelled(text) for text in texts] == texts
    assert len({notation.action_of(STATE, 0, text) for text in texts}) == 52 * 100


def test_every_other_move_is_written_and_read_back():
    texts = ["draw", "pass", "talk A", "talk B", "talk C"]
    texts += [f"{word} {card}" for word in ("dead", "drop") for card in CARDS]
    assert [spelled(text) for text in texts] == texts
    assert len({notation.action_of(STATE, 0, text) for text in texts}) == len(texts)


def test_every_five_is_written_and_read_back_from_either_end():
    count = 0
    for first in BOARD_CELLS:
        for direction in range(4):
            last = first + 4 * step_of(direction)
            if last in BOARD_CELLS and all(first + k * step_of(direction) in BOARD_CELLS for k in range(5)):
                one, two = cell_name(first), cell_name(last)
                action = rules.LOCK + direction * CELLS + first
                assert notation.text_of(STATE, 0, action) == f"lock {one} {two}"
                assert notation.action_of(STATE, 0, f"lock {one} {two}") == action
                assert notation.action_of(STATE, 0, f"lock {two} {one}") == action
                count += 1
    assert count == 2 * 60 + 2 * 36


def test_the_examples_of_the_title_card_are_moves_in_their_one_spelling():
    assert [spelled(text) for text in GAME.examples] == list(GAME.examples)


def test_cells_and_cards_have_names():
    assert [cell_of(name) for name in NAMES] == list(BOARD_CELLS)
    assert (NAMES[0], NAMES[9], NAMES[10], NAMES[99]) == ("a1", "j1", "a2", "j10")
    assert [card_of("2S"), card_of("2h"), card_of("tD"), card_of("AC")] == [0, 1, 34, 51]


@pytest.mark.parametrize("name", ["", "7", "D7", "1D", "10D", "7X", "7DD", "07D", "7 D", "\N{ARABIC-INDIC DIGIT SEVEN}D"])
def test_a_name_of_no_card_is_refused(name):
    with pytest.raises(KeyError):
        card_of(name)


@pytest.mark.parametrize("name", ["", "a", "4c", "k1", "a0", "a11", "a01", "a-1", "aa1", "a1 ", "a\N{ARABIC-INDIC DIGIT ONE}"])
def test_a_name_of_no_cell_is_refused(name):
    with pytest.raises(KeyError):
        cell_of(name)


@pytest.mark.parametrize("text", ["2S b1", "2s b1", "2S B1", "2s B1", "  2S   b1 ", "2S\tb1\n", "2sb1", "2SB1"])
def test_case_and_spaces_are_forgiven_and_the_log_has_one_spelling(text):
    match = table({0: "2S"})
    match.play(0, text)
    assert match.log == [(0, "2S b1", None)]


@pytest.mark.parametrize(
    ("text", "one"),
    [
        ("js A10", "JS a10"),
        ("tdj9", "TD j9"),
        ("9Ca10", "9C a10"),
        ("DEAD 7d", "dead 7D"),
        ("dead7D", "dead 7D"),
        ("Drop  qh", "drop QH"),
        (" DRAW", "draw"),
        ("Pass ", "pass"),
        ("LOCK C4 G4", "lock c4 g4"),
        ("lock g4 c4", "lock c4 g4"),
        ("lockc4g4", "lock c4 g4"),
        ("lock j10 f10", "lock f10 j10"),
        ("lock g1 c5", "lock g1 c5"),
        ("lock c5 g1", "lock g1 c5"),
        ("TALK b", "talk B"),
        ("talkc", "talk C"),
    ],
)
def test_other_moves_are_forgiven_too(text, one):
    assert spelled(text) == one


# Unreadable

UNREADABLE = [
    "",
    " ",
    "7D",
    "c4",
    "c4 7D",
    "7D 4c",
    "7D c",
    "7D c0",
    "7D c11",
    "7D c04",
    "7D c4 c5",
    "7D k4",
    "7D  c 4",
    "7 D c4",
    "D7 c4",
    "1D c4",
    "10D c4",
    "TT c4",
    "7X c4",
    "JJ c4",
    "7D c4x",
    "7D, c4",
    "7D-c4",
    "7D c-4",
    "7D c4.0",
    "7D c٤",
    "7D c４",  # noqa: RUF001  full-width digits are no rows
    "♦7 c4",
    "play 7D c4",
    "dead",
    "dead 7",
    "dead c4",
    "dead 7D c4",
    "dead dead 7D",
    "drop",
    "drop c4",
    "drop 7D 8D",
    "draw 7D",
    "draws",
    "draw draw",
    "passes",
    "pass pass",
    "pas",
    "lock",
    "lock c4",
    "lock c4 g4 h4",
    "lock c4-g4",
    "lock 7D c4",
    "lock k4 o4",
    "talk",
    "talk D",
    "talk 0",
    "talk A B",
    "end",
    "take 42 line",
    "7D c4;",
    "7D c4\0",
    "pass" * 1000,
    "7D c" + "4" * 5000,
    None,
    42,
    b"pass",
    ["pass"],
]


@pytest.mark.parametrize("text", UNREADABLE, ids=lambda text: repr(text)[:30])
def test_what_is_no_move_is_unreadable(text):
    match = table({0: "7D"})
    before = match.save(), match.digest_bytes
    for seat in (0, 1, None):
        with pytest.raises(lw.UnreadableMove):
            match.play(seat, text)
    assert (match.save(), match.digest_bytes) == before


def test_an_unreadable_move_is_answered_with_examples():
    with pytest.raises(lw.UnreadableMove, match="7D c4") as refusal:
        table().play(0, "7D to c4")
    assert "7D to c4" in refusal.value.message


# Illegal, but readable


@pytest.mark.parametrize("card", CARDS)
def test_a_card_of_the_box_is_never_unreadable(card):
    match = table({0: "2S 3S 4S 5S 6S 7S 8S"})
    for text in (f"{card} e5", f"dead {card}", f"drop {card}"):
        with pytest.raises(lw.IllegalMove):
            match.play(0, text)


@pytest.mark.parametrize("name", NAMES)
def test_a_square_of_the_board_is_never_unreadable(name):
    match = table({0: "2S"})
    for text in (f"2S {name}", f"lock {name} e5", f"lock {name} {name}"):
        if text not in match.legal(0):
            with pytest.raises(lw.IllegalMove):
                match.play(0, text)


@pytest.mark.parametrize("text", ["draw", "pass", "lock a1 a1", "lock a1 e5", "lock j1 b2", "talk A", "talk C", "drop 2S"])
def test_well_formed_moves_are_never_unreadable(text):
    match = table({0: "2S"})
    for seat in (0, 1, None):
        with pytest.raises(lw.IllegalMove):
            match.play(seat, text)


def test_not_your_turn_is_an_illegal_move():
    with pytest.raises(lw.NotYourTurn) as refusal:
        table({1: "2S"}).play(1, "2S b1")
    assert str(refusal.value).startswith("SQ-12 ")
    assert refusal.value.text == "2S b1"


def test_an_illegal_move_in_turn_is_not_called_out_of_turn():
    with pytest.raises(lw.IllegalMove) as refusal:
        table().play(0, "pass")
    assert not isinstance(refusal.value, lw.NotYourTurn)


@pytest.mark.parametrize("seat", [-1, 2, 1.0, "0", True])
def test_a_seat_that_is_not_there_is_refused(seat):
    with pytest.raises(lw.NoSuchSeat):
        table().play(seat, "pass")


@pytest.mark.parametrize("action", [-1, rules.ACTIONS, rules.NO_FIVE])
def test_an_action_that_is_none_is_refused_by_a_rule(action):
    assert rules.why_not(STATE, 0, action) in REFUSALS


def test_a_square_off_the_board_is_refused():
    assert rules.why_not(table({0: "2S"})._state, 0, card_of("2S") * CELLS) == 1


# Telling

STUCK = "3 .......A..\n10 *......B.*"  # both squares of 7D
TOLD = {
    "place": ("", {"hands": {0: "2S"}}, "0: 2S b1", [("told-place", {"seat": 0, "card": "2S", "cell": "b1"})]),
    "place a wild card": (
        "",
        {"hands": {1: "JD"}, "turn": 1},
        "1: JD e5",
        [("told-jack", {"seat": 1, "card": "JD", "cell": "e5"})],
    ),
    "take": (STUCK, {"hands": {0: "JH"}}, "0: JH h10", [("told-take", {"seat": 0, "card": "JH", "cell": "h10"})]),
    "exchange": (STUCK, {"hands": {0: "7D"}}, "0: dead 7D", [("told-dead", {"seat": 0, "card": "7D"})]),
    "pass": (STUCK, {"hands": {0: "7D"}}, "0: pass", [("told-pass", {"seat": 0})]),
    "draw": ("", {"hands": {0: "2S"}, "draw": "by_hand"}, "0: 2S b1, draw", [("told-draw", {"seat": 0})]),
    "come too late": (
        "",
        {"hands": {0: "2S", 1: "3S"}, "draw": "by_hand"},
        "0: 2S b1; 1: 3S c1, draw",
        [("told-draw", {"seat": 1}), ("told-too-late", {"seat": 0})],
    ),
    "forget to draw": (
        "",
        {"hands": {0: "2S 4S", 1: "3S"}, "draw": "by_hand"},
        "0: 2S b1; 1: 3S c1; 0: 4S d1",
        [("told-place", {"seat": 0, "card": "4S", "cell": "d1"}), ("told-too-late", {"seat": 0})],
    ),
    "finish a sequence": (
        "5 AAAA......",
        {"hands": {0: "JC"}},
        "0: JC e5",
        [
            ("told-jack", {"seat": 0, "card": "JC", "cell": "e5"}),
            ("told-sequence", {"team": "A", "first": "a5", "last": "e5"}),
        ],
    ),
    "place a sixth": (
        "5 AAA.AA....",
        {"hands": {0: "JC"}},
        "0: JC d5",
        [("told-jack", {"seat": 0, "card": "JC", "cell": "d5"})],
    ),
    "choose five": (
        "5 AAA.AA....",
        {"hands": {0: "JC"}},
        "0: JC d5, lock f5 b5",
        [
            ("told-lock", {"seat": 0, "first": "b5", "last": "f5"}),
            ("told-sequence", {"team": "A", "first": "b5", "last": "f5"}),
        ],
    ),
    "break a sequence": (
        "5 AAAAA.....",
        {"hands": {1: "JS"}, "turn": 1, "sequences": "a5 e5", "profi": True},
        "1: JS c5",
        [("told-take", {"seat": 1, "card": "JS", "cell": "c5"}), ("told-broken", {"team": "A", "first": "a5", "last": "e5"})],
    ),
    "break a sequence of which another five stands": (
        "5 AAAAAA....",
        {"hands": {1: "JS"}, "turn": 1, "sequences": "a5 e5", "profi": True},
        "1: JS a5",
        [
            ("told-take", {"seat": 1, "card": "JS", "cell": "a5"}),
            ("told-broken", {"team": "A", "first": "a5", "last": "e5"}),
            ("told-sequence", {"team": "A", "first": "b5", "last": "f5"}),
        ],
    ),
    "reshuffle": (
        STUCK,
        {"hands": {0: "2S"}, "left": 0},
        "0: 2S b1",
        [("told-place", {"seat": 0, "card": "2S", "cell": "b1"}), ("told-reshuffle", {})],
    ),
    "talk": ("", {"seats": 4, "table_talk": True}, "table: talk B", [("told-talk", {"team": "B"})]),
    "drop": (
        "",
        {"seats": 4, "hands": {1: "2S"}, "table_talk": True},
        "table: talk B; 1: drop 2S",
        [("told-drop", {"seat": 1, "card": "2S"})],
    ),
    "win": (
        "7 BBBB......\n9 BBBBB.....",
        {"hands": {1: "JC"}, "turn": 1, "sequences": "a9 e9"},
        "1: JC e7",
        [
            ("told-jack", {"seat": 1, "card": "JC", "cell": "e7"}),
            ("told-sequence", {"team": "B", "first": "a7", "last": "e7"}),
            ("told-won", {"team": "B"}),
        ],
    ),
    "win with a cross": (
        "1 *...A....*\n2 ....A.....\n3 ....A.....\n4 ....A.....\n5 AAAA......",
        {"hands": {0: "JC"}},
        "0: JC e5",
        [
            ("told-jack", {"seat": 0, "card": "JC", "cell": "e5"}),
            ("told-sequence", {"team": "A", "first": "a5", "last": "e5"}),
            ("told-sequence", {"team": "A", "first": "e1", "last": "e5"}),
            ("told-won", {"team": "A"}),
        ],
    ),
    "end with most sequences": (
        f"{STUCK}\n5 AAAAA.....",
        {"hands": {0: "7D", 1: "7D"}, "sequences": "a5 e5"},
        "0: pass; 1: pass",
        [("told-pass", {"seat": 1}), ("told-won-most", {"team": "A"})],
    ),
    "end in a draw": (
        STUCK,
        {"hands": {0: "7D", 1: "7D"}},
        "0: pass; 1: pass",
        [("told-pass", {"seat": 1}), ("told-draw-game", {})],
    ),
}


@pytest.mark.parametrize(("drawing", "wishes", "script", "told"), TOLD.values(), ids=TOLD)
def test_a_move_tells_what_it_did(drawing, wishes, script, told):
    match = play(position(drawing, **wishes), script)
    assert match.tell(len(match.log) - 1) == told
    assert_said(GAME, told)


def test_every_sentence_about_a_move_is_told_above():
    written = set(re.findall(r"^(told-[a-z-]+)", (GAME.folder / "words" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    assert {word for *_, told in TOLD.values() for word, _ in told} == written


def test_the_sentences_of_a_whole_game_are_said():
    *_, match = play_randomly(table(seats=3, draw="by_hand", profi=True))
    told = [match.tell(number) for number in range(len(match.log))]
    assert told[-1][-1][0] in ("told-won", "told-won-most", "told-draw-game")
    for sentences in told:
        assert_said(GAME, sentences)


@pytest.mark.parametrize("number", REFUSALS)
def test_every_refusal_has_words(number):
    assert_said(GAME, [(f"why-sq-{number}", {"move": "2S b1"})])


@pytest.mark.parametrize(("rows", "word", "details"), WRONG.values(), ids=WRONG)
def test_every_wrong_board_is_answered_in_words(rows, word, details):
    with pytest.raises(BadBoard) as refusal:
        table(board=rows)
    assert_said(GAME, [(word, refusal.value.details)])
    assert all(str(value) in str(refusal.value) for name, value in details.items() if name in ("cell", "row", "card"))


def test_a_board_file_that_is_missing_is_answered_in_words():
    with pytest.raises(BadBoard, match=re.escape("nowhere.json")) as refusal:
        table(board="nowhere.json")
    assert_said(GAME, [(refusal.value.word, refusal.value.details)])


def test_refusals_change_nothing():
    assert_refused(table({0: "2S"}), 0, "2S c1", "SQ-21")


# How cards are read

READ = {
    "en": ("7 of diamonds", "10 of spades", "ace of clubs", "jack of hearts"),
    "de": ("Karo 7", "Pik 10", "Kreuz-Ass", "Herz-Bube"),
    "es": ("7 de diamantes", "10 de picas", "as de tréboles", "jota de corazones"),
}


@pytest.mark.parametrize(("language", "read"), READ.items())
def test_a_card_is_read_as_people_say_it(language, read):
    words = Words(language, GAME.folder)
    assert tuple(words.say("card-name", rank=card[0], suit=card[1]) for card in ("7D", "TS", "AC", "JH")) == read


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_team_has_a_name_of_its_own(language):
    words = Words(language, GAME.folder)
    names = {words.say("card-name", rank=card[0], suit=card[1]) for card in BOX}
    assert len(names) == len(set(BOX))
    assert len({words.say(f"team-{team}") for team in "ABC"} - {f"team-{team}" for team in "ABC"}) == 3


def test_a_team_is_told_by_its_letter_or_its_name():
    words = Words("en", GAME.folder)
    assert words.say("told-won", team="A") == "Team A wins!"
    assert words.say("told-won", team=words.say("team-A")) == "Team Blue wins!"
