"""Why the heuristic likes a move: every reason has words, and what it claims is so."""

import numpy as np
import pytest

from linewright.core.words import Words
from linewright.games.sequence import GAME, bots, notation, reasons, rules
from linewright.games.sequence.cards import CELLS, card_of, is_one_eyed
from linewright.games.sequence.lines import is_fixed, step_of
from linewright.games.sequence.state import CORNER, LOCKING, NOBODY, OVER
from linewright.games.sequence.teams import TEAM_NAMES, team_of
from tests.games.playing import assert_said
from tests.games.sequence.positions import play_randomly, position, table

TABLES = [
    (2, {}),
    (3, {"profi": True}),
    (4, {"draw": "by_hand", "table_talk": True}),
    (6, {"teams": 3, "dead_cards": "any"}),
]


def reasons_of(match, text, seat=0):
    """The reasons for a move in a drawn position."""
    state = match.seen_by(seat).imagine(1)
    return reasons.reasons(state, seat, notation.action_of(state, seat, text))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_move_has_one_to_three_true_reasons(seats, options):
    said = {}
    count = 0
    for number, match in enumerate(play_randomly(table(seats=seats, **options), seed=seats)):
        seat = match.to_act[0]
        state = match.seen_by(seat).imagine(1)
        before = state.tobytes()
        out = GAME.scratch()
        legal = out[: rules.list_legal(state, seat, out)].tolist()
        for action in {bots.greedy(state, seat, GAME.scratch()), legal[number % len(legal)]}:
            found = reasons.reasons(state, seat, action)
            assert 1 <= len(found) <= 3
            assert len({word for word, _ in found}) == len(found)
            assert state.tobytes() == before
            for word, args in found:
                check_claim(state, seat, action, word, args)
                said[word, *sorted(args)] = args
            count += 1
    assert count > 75
    assert_said(GAME, [(word, args) for (word, *_), args in said.items()])


def fives_through(state, cell):
    """Every five cells in a line that hold the cell, by who lies there."""
    found = []
    for step in map(step_of, range(4)):
        for k in range(5):
            cells = [cell + (j - k) * step for j in range(5)]
            if all(0 <= one < CELLS and state.owner[one] >= NOBODY for one in cells):
                found.append([int(state.owner[one]) for one in cells])
    return found


def check_claim(state, seat, action, word, args):
    """See that what a reason claims is what playing the move does."""
    team = team_of(state, seat)
    after = state.copy()
    rules.play(after, seat, action)
    assert (word == "hint-wins") == (after.phase == OVER and after.winner == team and action < rules.DEAD), word
    if word == "hint-sequence":
        assert after.made[team] > state.made[team] or after.phase == LOCKING
    if action < rules.DEAD:
        check_board_claim(state, team, action % CELLS, word, args)
    if word == "hint-dead":
        assert rules.is_dead(state, card_of(args["card"]))
    if word == "hint-pass":
        assert not rules.has_playable_card(state, seat)
    if word == "hint-jack-spared":
        left = [int(card) for card in state.hand[seat] if rules.is_jack(int(card))]
        assert len(left) == args["jacks"] > 0
        assert not rules.is_jack(action // CELLS)


def check_board_claim(state, team, cell, word, args):
    """The same for what a marker, put or taken, does to the fives through its cell."""
    fives = fives_through(state, cell)
    if word == "hint-extends":
        own = [five for five in fives if set(five) <= {team, NOBODY, CORNER}]
        assert args["count"] in [len(five) - five.count(NOBODY) + 1 for five in own]
        assert 2 <= args["count"] <= 4
    if word == "hint-blocks":
        rival = TEAM_NAMES.index(args["team"])
        lines = [five for five in fives if set(five) <= {rival, NOBODY, CORNER} and rival in five]
        assert rival != team
        assert args["count"] in [len(five) - five.count(NOBODY) for five in lines]
        assert 2 <= args["count"] <= 4
    if word == "hint-takes":
        rival = TEAM_NAMES.index(args["team"])
        assert state.owner[cell] == rival
        lines = [five for five in fives if team not in five]
        assert args["count"] == 1 or args["count"] in [five.count(rival) + five.count(CORNER) for five in lines]
    if word == "hint-opens":
        lines = [five for five in fives if set(five) <= {team, NOBODY, CORNER, int(state.owner[cell])}]
        assert args["count"] in [five.count(team) + five.count(CORNER) for five in lines]
    if word == "hint-open":
        assert args["count"] == sum(set(five) <= {team, NOBODY, CORNER} for five in fives) > 0
    if word == "hint-breaks":
        assert is_fixed(state, cell)
    if word in ("hint-open", "hint-quiet"):
        assert state.owner[cell] == NOBODY


def test_a_move_that_wins_needs_no_other_reason():
    match = position("7 AAAA......\n9 AAAAA.....", hands={0: "JC"}, sequences="a9 e9")
    assert reasons_of(match, "JC e7") == [("hint-wins", {})]


def test_a_corner_counts_among_the_own():
    match = position("1 *AA......*", hands={0: "4S 5S JC"})
    assert reasons_of(match, "4S d1") == [
        ("hint-extends", {"count": 4}),
        ("hint-follow", {"count": 1}),
        ("hint-jack-spared", {"jacks": 1}),
    ]


def test_a_first_sequence_is_named_before_what_it_blocks():
    match = position("1 *AAA.....*\n2 ....B.....\n3 ....B.....", hands={0: "5S"})
    found = reasons_of(match, "5S e1")
    assert found[0] == ("hint-sequence", {})
    assert ("hint-blocks", {"team": "B", "count": 2}) in found


def test_four_of_a_rival_are_blocked():
    match = position("5 BBBB......", hands={0: "5H 2C"})
    assert reasons_of(match, "5H e5")[0] == ("hint-blocks", {"team": "B", "count": 4})
    said = Words("en", GAME.folder).say("hint-blocks", team="Green", count=4)
    assert said == "It blocks team Green, who have 4 in a row there."


def test_a_one_eyed_jack_takes_out_of_a_line():
    match = position("5 BBBB......", hands={0: "JS 2C"})
    assert reasons_of(match, "JS b5")[0] == ("hint-takes", {"team": "B", "count": 4})


def test_a_one_eyed_jack_can_clear_the_way():
    match = position("5 .AABAA....", hands={0: "JS 2C"})
    assert reasons_of(match, "JS d5")[0] == ("hint-opens", {"count": 4})


def test_profi_breaks_a_sequence():
    match = position("5 BBBBB.....", hands={0: "JS"}, sequences="a5 e5", profi=True)
    assert ("hint-breaks", {"team": "B"}) in reasons_of(match, "JS c5")


@pytest.mark.parametrize(
    ("row", "text", "reason"),
    [
        ("5 AAA.AA.A..", "lock b5 f5", ("hint-lock", {"count": 1})),
        ("5 AAA.AA....", "lock a5 e5", ("hint-lock", {"count": 1})),
    ],
)
def test_a_choice_of_five_leaves_something_beside_it(row, text, reason):
    match = position(row, hands={0: "JC"})
    match.play(0, "JC d5")
    assert reasons_of(match, text) == [reason]


def test_reasons_know_nothing_that_is_hidden():
    match = position("5 BBB.......\n6 ..A.A.....", hands={0: "6H 5H 2S JC JS 7D AC"})
    worlds = [match.seen_by(0).imagine(seed) for seed in range(4)]
    assert len({world.tobytes() for world in worlds}) == 4
    for text in match.legal(0):
        action = notation.action_of(worlds[0], 0, text)
        assert is_one_eyed(action // CELLS) in (0, 1)
        assert len({str(reasons.reasons(world, 0, action)) for world in worlds}) == 1
    assert np.unique([bots.greedy(world, 0, GAME.scratch()) for world in worlds]).size == 1
