"""The first-game guide: a fixed deal that anybody can play through, and that answers every step aside."""

import json
import re

import pytest

from linewright.core.errors import IllegalMove, UnreadableMove
from linewright.core.guide import GuideElsewhere, NoGuide
from linewright.core.lesson import play_guide
from linewright.core.match import Match
from linewright.core.rulebook import rulebook
from linewright.core.setup import Setup
from linewright.core.words import LANGUAGES, Words

MOST_MOVES = 15  # a guide takes less than two minutes


def walk(game):
    """Play the guide through with the first move each step accepts; yields the moves so far and what is shown."""
    moves: list[str] = []
    while True:
        shown = play_guide(game, moves)
        yield list(moves), shown
        if shown["done"]:
            return
        moves.append(shown["legal"][0])


def test_each_step_leads_to_the_next_and_the_last_one_is_the_end(taught):
    steps = [shown for _, shown in walk(taught)]
    assert [shown["step"] for shown in steps] == list(range(1, len(taught.guide.steps) + 1))
    assert {shown["steps"] for shown in steps} == {len(steps)}
    assert len(steps) <= MOST_MOVES
    assert [shown["done"] for shown in steps] == [False] * (len(steps) - 1) + [True]
    for shown in steps:
        assert json.loads(json.dumps(shown)) == shown
        assert shown["names_bots"][0] is None
        assert len(shown["names_bots"]) == taught.guide.seats


def test_every_move_of_a_step_leads_on(taught):
    for moves, shown in walk(taught):
        assert shown["legal"] == list(taught.guide.steps[len(moves)].moves)
        for text in shown["legal"]:
            assert play_guide(taught, [*moves, text])["step"] == shown["step"] + 1


def test_what_has_happened_since_the_last_move_is_told(taught):
    for moves, shown in walk(taught):
        assert bool(shown["told"]) == bool(moves)
        if moves:
            assert (shown["told"][0]["seat"], shown["told"][0]["text"]) == (0, moves[-1])
            assert all(move["told"] for move in shown["told"])


def test_a_step_aside_is_answered(taught):
    for moves, shown in walk(taught):
        asked = shown["legal"]
        legal = [text for text, *_, rule in shown["offers"] if rule is None]
        for text in set(legal) - set(asked):
            with pytest.raises(GuideElsewhere) as answer:
                play_guide(taught, [*moves, text])
            assert answer.value.word == ("guide-elsewhere" if asked else "guide-over")
            assert all(text in answer.value.say(language) or not asked for language in LANGUAGES)
        for text, *_, rule in shown["offers"]:
            if rule is not None:
                with pytest.raises(IllegalMove) as refusal:
                    play_guide(taught, [*moves, text])
                assert refusal.value.rule == rule
        with pytest.raises(UnreadableMove):
            play_guide(taught, [*moves, "what now?"])


def test_legal_moves_that_no_step_asks_for_are_answered_without_offers_too(taught):
    guide = taught.guide
    setup = Setup.read(taught, seats=guide.seats, seed=0, first=guide.first, deck=list(guide.deck), **guide.options)
    for text in set(Match(taught, setup).legal(0)) - set(guide.steps[0].moves):
        with pytest.raises(GuideElsewhere):
            play_guide(taught, [text])


def test_case_and_spaces_are_forgiven(taught):
    moves = [shown["legal"][0] for _, shown in walk(taught) if not shown["done"]]
    assert play_guide(taught, [f"  {move.upper()} " for move in moves]) == play_guide(taught, moves)


@pytest.mark.parametrize("moves", ["end", None, 7, [None]])
def test_what_is_no_list_of_moves_is_refused(taught, moves):
    with pytest.raises(UnreadableMove):
        play_guide(taught, moves)


def test_a_finished_guide_wants_no_more_moves(taught):
    moves = [shown["legal"][0] for _, shown in walk(taught) if not shown["done"]]
    with pytest.raises((GuideElsewhere, IllegalMove)):
        play_guide(taught, [*moves, moves[0]])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words_and_the_rules_they_cite_exist(taught, language):
    words = Words(language, taught.folder)
    cited = set()
    for step in taught.guide.steps:
        assert words.has(step.word)
        said = words.say(step.word, **step.args)
        assert len(said) < 220, said
        cited |= set(re.findall(rf"\b{taught.prefix}-[0-9]+", said))
    assert len(cited) > min(5, len(rulebook(taught.folder)) // 3)
    assert cited <= set(rulebook(taught.folder, language))


def test_a_game_without_a_guide_says_so(game):
    if game.guide is None:
        with pytest.raises(NoGuide) as answer:
            play_guide(game, [])
        assert game.name in answer.value.message
