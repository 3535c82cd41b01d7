"""How Line-it is written down: moves as text and back, and telling what a move did."""

import re

import pytest

import linewright as lw
from linewright.core.words import LANGUAGES, Words
from linewright.games.line_it import GAME, notation, rules
from linewright.games.line_it.cards import BOX, COLOURS, KINDS
from tests.games.line_it.positions import play_randomly, position, table
from tests.games.playing import assert_refused, assert_said, play, problems

STATE = table()._state  # texts of Line-it mean the same at every table
CARDS = sorted(set(BOX))

# There and back


def test_every_action_is_written_and_read_back():
    for action in range(rules.ACTIONS):
        if action == rules.COMPLETE or action % KINDS or action > rules.COMPLETE:
            text = notation.text_of(STATE, 0, action)
            assert notation.action_of(STATE, 0, text) == action, text


def test_every_move_is_read_and_written_back():
    texts = ["complete", "end"]
    for card in CARDS:
        texts += [f"take {card} line", f"take {card} hand", f"play {card}"]
    assert [notation.text_of(STATE, 0, notation.action_of(STATE, 0, text)) for text in texts] == texts
    assert len({notation.action_of(STATE, 0, text) for text in texts}) == len(texts) == rules.ACTIONS - 3


def test_the_examples_of_the_title_card_are_moves_in_their_one_spelling():
    for text in GAME.examples:
        assert notation.text_of(STATE, 0, notation.action_of(STATE, 0, text)) == text


@pytest.mark.parametrize(
    "text",
    ["take 42 line", "TAKE 42 LINE", "Take 42 Line", "  take  42   line ", "take\t42\tline\n", "take42line", "tAkE 42line"],
)
def test_case_and_spaces_are_forgiven_and_the_log_has_one_spelling(text):
    match = table("42")
    match.play(0, text)
    assert match.log == [(0, "take 42 line", None)]


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("take + 3 hand", "take +3 hand"),
        ("PLAY+5", "play +5"),
        (" Complete", "complete"),
        ("END ", "end"),
        ("take 100 HAND", "take 100 hand"),
    ],
)
def test_other_moves_are_forgiven_too(text, spelled):
    assert notation.text_of(STATE, 0, notation.action_of(STATE, 0, text)) == spelled


# Unreadable

UNREADABLE = [
    "",
    " ",
    "42",
    "take",
    "take 42",
    "take line",
    "take 42 stack",
    "take 42 line hand",
    "take 42 line 43",
    "take 0 line",
    "take 101 line",
    "take 103 hand",
    "take 042 line",
    "take -3 line",
    "take +2 line",
    "take +6 hand",
    "take +33 hand",
    "take 3+ hand",
    "take 4.2 line",
    "take 4e1 line",
    "take 0x10 line",
    "take 1_0 line",
    "take ４２ line",  # noqa: RUF001  full-width digits are no card names
    "take ٤٢ line",
    "take red line",
    "play",
    "play 0",
    "play 1000",
    "play 42 line",
    "play +",
    "play hand",
    "completed",
    "complete 42",
    "end end",
    "ends",
    "pass",
    "draw",
    "7D c4",
    "take 42 line;",
    "take 42 line\0",
    "end" * 1000,
    "take " + "9" * 5000 + " line",
    None,
    42,
    b"end",
    ["end"],
]


@pytest.mark.parametrize("text", UNREADABLE, ids=lambda text: repr(text)[:30])
def test_what_is_no_move_is_unreadable(text):
    match = table("42")
    before = match.save(), match.digest_bytes
    with pytest.raises(lw.UnreadableMove):
        match.play(0, text)
    assert (match.save(), match.digest_bytes) == before


def test_an_unreadable_move_is_answered_with_examples():
    with pytest.raises(lw.UnreadableMove, match="take 42 line") as refusal:
        table().play(0, "tkae 42")
    assert "tkae 42" in refusal.value.message


# Illegal, but readable


@pytest.mark.parametrize("card", CARDS)
def test_a_card_of_the_box_is_never_unreadable(card):
    match = table("41 42 43 44")
    for text in (f"take {card} line", f"take {card} hand", f"play {card}"):
        if text not in match.legal(0):
            assert_refused(match, 0, text, "LI-31" if text.startswith("play") else "LI-21")


def test_not_your_turn_is_an_illegal_move():
    assert issubclass(lw.NotYourTurn, lw.IllegalMove)
    with pytest.raises(lw.NotYourTurn) as refusal:
        table("42").play(1, "take 42 line")
    assert str(refusal.value) == "LI-20 it’s not your turn"


def test_an_illegal_move_in_turn_is_not_called_out_of_turn():
    with pytest.raises(lw.IllegalMove) as refusal:
        table("42").play(0, "complete")
    assert not isinstance(refusal.value, lw.NotYourTurn)


# Telling

TURN = "market: 50 51 52 53\n0: 10 20 | hand 30"
LAST = "market: 96 97 98\ndeck: 5 +4\n"
TOLD = {
    "take to the line": (TURN, "0: take 50 line", [("told-take-line", {"seat": 0, "card": "50"})]),
    "take to the hand": (TURN, "0: take 51 hand", [("told-take-hand", {"seat": 0, "card": "51"})]),
    "take a bet": ("market: +3 1 2 4", "0: take +3 line", [("told-take-line", {"seat": 0, "card": "+3"})]),
    "play": (TURN, "0: play 30", [("told-play", {"seat": 0, "card": "30"})]),
    "end a turn": (TURN, "0: take 50 line, end", [("told-end", {"seat": 0})]),
    "complete": (
        "market: 50 51 52 53\n0: 1 2 3 4 6",
        "0: complete",
        [("told-complete", {"seat": 0, "numbers": 5, "kept": 2, "line": "1 2 3 4 6"})],
    ),
    "complete a short line": (
        TURN,
        "0: complete",
        [("told-complete", {"seat": 0, "numbers": 2, "kept": 0, "line": "10 20"})],
    ),
    "win a bet": (
        "market: 50 51 52 53\n0: 1 +3 2 3 4",
        "0: complete",
        [("told-complete-won", {"seat": 0, "numbers": 4, "kept": 1, "line": "1 +3 2 3 4", "stake": 3})],
    ),
    "lose a bet": (
        "market: 50 51 52 53\n0: 1 2 3 +5 4",
        "0: complete",
        [("told-complete-lost", {"seat": 0, "numbers": 4, "kept": 1, "line": "1 2 3 +5 4", "stake": 5})],
    ),
    "win a jackpot from the market": (
        "market: 9 51 52 53\njackpots: red 2\n0: 1 5",
        "0: take 9 line",
        [("told-take-line", {"seat": 0, "card": "9"}), ("told-jackpot", {"seat": 0, "colour": "red", "cards": 2})],
    ),
    "win a jackpot from the hand": (
        "market: 9 51 52 53\njackpots: yellow 1\n0: 4 8 | hand 12",
        "0: play 12",
        [("told-play", {"seat": 0, "card": "12"}), ("told-jackpot", {"seat": 0, "colour": "yellow", "cards": 1})],
    ),
    "find a jackpot empty": (
        "market: 9 51 52 53\n0: 1 5",
        "0: take 9 line",
        [("told-take-line", {"seat": 0, "card": "9"}), ("told-empty-jackpot", {"seat": 0, "colour": "red", "cards": 0})],
    ),
    "lay a fourth card": (
        "market: 13 51 52 53\njackpots: red 2\n0: 1 5 9",
        "0: take 13 line",
        [("told-take-line", {"seat": 0, "card": "13"})],
    ),
}
ENDS = {
    "end a round": (
        "market: 96 97 +3",
        {"rounds_left": 1},
        "1: take 97 line, end",
        [("told-end", {"seat": 1}), ("told-round-end", {"cards": "96 +3"})],
    ),
    "begin the final phase": (
        f"{LAST}0: | hand 1",
        {},
        "1: take 98 line, end",
        [
            ("told-end", {"seat": 1}),
            ("told-round-end", {"cards": "96 97"}),
            ("told-final-phase", {"cards": "5 +4"}),
        ],
    ),
    "end the game without a last card": (
        f"{LAST}0: 1 2 3 4 6",
        {},
        "1: take 98 line, end",
        [
            ("told-end", {"seat": 1}),
            ("told-round-end", {"cards": "96 97"}),
            ("told-final-phase", {"cards": "5 +4"}),
            ("told-complete", {"seat": 0, "numbers": 5, "kept": 2, "line": "1 2 3 4 6"}),
            ("told-complete", {"seat": 1, "numbers": 1, "kept": 0, "line": "98"}),
            ("told-over", {}),
        ],
    ),
    "end the game with a last card that wins a jackpot and a bet": (
        f"{LAST}0: +3 1 9 | hand 13",
        {},
        "1: take 98 line, complete, end; 0: play 13",
        [
            ("told-play", {"seat": 0, "card": "13"}),
            ("told-jackpot", {"seat": 0, "colour": "red", "cards": 2}),
            ("told-complete-won", {"seat": 0, "numbers": 3, "kept": 0, "line": "+3 1 9 13", "stake": 3}),
            ("told-over", {}),
        ],
    ),
    "decline the last card": (
        f"{LAST}0: | hand 13",
        {"final_card": "may"},
        "1: take 98 line, complete, end; 0: end",
        [("told-no-last-card", {"seat": 0}), ("told-over", {})],
    ),
}


@pytest.mark.parametrize(("drawing", "script", "told"), TOLD.values(), ids=TOLD)
def test_a_move_tells_what_it_did(drawing, script, told):
    match = play(position(drawing), script)
    assert match.tell(len(match.log) - 1) == told
    assert_said(GAME, told)


@pytest.mark.parametrize(("drawing", "wishes", "script", "told"), ENDS.values(), ids=ENDS)
def test_an_end_tells_what_it_did(drawing, wishes, script, told):
    match = play(position(drawing, turn=1, **wishes), script)
    assert match.tell(len(match.log) - 1) == told
    assert_said(GAME, told)


def test_every_sentence_about_a_move_is_told_above():
    written = set(re.findall(r"^(told-[a-z-]+)", (GAME.folder / "words" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    assert {word for *_, told in (*TOLD.values(), *ENDS.values()) for word, _ in told} == written


def test_the_sentences_of_a_whole_game_are_said():
    *_, match = play_randomly(table(seats=4, final_card="may"))
    told = [match.tell(number) for number in range(len(match.log))]
    assert told[-1][-1] == ("told-over", {})
    for sentences in told:
        assert_said(GAME, sentences)


def test_a_jackpot_of_one_and_of_more_is_counted_in_words():
    words = Words("en", GAME.folder)
    ann = {"who": "Ann", "you": "no", "colour": "red"}
    assert words.say("told-jackpot", **ann, cards=1) == "Third red card: Ann wins the jackpot of one card!"
    assert words.say("told-jackpot", **ann, cards=2) == "Third red card: Ann wins the jackpot of 2 cards!"


# How cards are read


def test_a_card_is_read_with_its_shape():
    words = Words("en", GAME.folder)
    assert [words.say(f"card-{shape}", number=49) for shape in ("heart", "diamond", "leaf", "star")] == [
        "49, heart",
        "49, diamond",
        "49, leaf",
        "49, star",
    ]
    assert words.say("card-bet", stake=3) == "bet +3"
    assert words.say("cards-green", cards=1) == "1 leaf"
    assert words.say("cards-green", cards=4) == "4 leaves"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_a_name_with_its_shape(language):
    words = Words(language, GAME.folder)
    assert len({words.say(f"colour-{colour}") for colour in COLOURS}) == 4
    for colour in COLOURS:
        assert words.has(f"colour-{colour}")
        assert problems(GAME, language, f"cards-{colour}", {"cards": 2}) == []
