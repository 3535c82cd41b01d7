"""Why the heuristic likes a move: every reason has words, and what it claims is so."""

import numpy as np
import pytest

import linewright as lw
from linewright.core.words import Words
from linewright.games.line_it import GAME, bots, notation, reasons, rules
from linewright.games.line_it.cards import COLOURS, LAST_NUMBER, card_of, stake_of
from linewright.games.line_it.state import FINAL
from tests.games.line_it.positions import position
from tests.games.playing import assert_said

SEATS_AND_OPTIONS = [(2, {}), (3, {"bet_exact": True, "final_card": "may"}), (5, {})]


def positions(seats, seed, **options):
    """Positions of a match between a greedy and random seats: an imagined world, and whose turn it is."""
    match = lw.new("line-it", seats=seats, seed=seed, **options)
    greedy, random = (lw.bot("line-it", name, seed=seed) for name in ("greedy", "random"))
    while not match.is_over:
        seat = match.to_act[0]
        seen = match.seen_by(seat)
        yield seen.imagine(1), seat
        match.play(seat, (random if seat else greedy).choose(seen))


def reasons_of(match, text, seat=0):
    """The reasons for a move in a drawn position."""
    state = match.seen_by(seat).imagine(1)
    return reasons.reasons(state, seat, notation.action_of(state, seat, text))


@pytest.mark.parametrize(("seats", "options"), SEATS_AND_OPTIONS)
def test_every_move_has_one_to_three_true_reasons(seats, options):
    said = {}
    count = 0
    for state, seat in positions(seats, seed=seats, **options):
        before = state.tobytes()
        out = GAME.scratch()
        for action in out[: rules.list_legal(state, seat, out)].tolist():
            found = reasons.reasons(state, seat, action)
            assert 1 <= len(found) <= 3
            assert len({word for word, _ in found}) == len(found)
            assert state.tobytes() == before
            for word, args in found:
                check_claim(state, seat, action, word, args)
                said[word, *sorted(args)] = args
        count += 1
    assert count > 100
    assert_said(GAME, [(word, args) for (word, *_), args in said.items()])


def played(state, seat, action):
    """The table after a move; the end of the game does not clear it."""
    after = state.copy()
    if state.phase == FINAL and action > rules.PLAY_FROM_HAND and action != rules.END:
        rules.leave_hand(after, seat, action - rules.PLAY_FROM_HAND)
        rules.add_to_line(after, seat, action - rules.PLAY_FROM_HAND)
    else:
        rules.play(after, seat, action)
    return after


def check_claim(state, seat, action, word, args):
    """See that what a reason claims is what playing the move does."""
    after = played(state, seat, action)
    won = int(after.stack[seat]) - int(state.stack[seat])
    if word == "hint-jackpot":
        assert args["cards"] == won > 0
        assert after.jackpot[COLOURS.index(args["colour"])] == 0
    if word == "hint-second":
        assert after.colours[seat, COLOURS.index(args["colour"])] == 2
        assert after.jackpot[COLOURS.index(args["colour"])] == args["cards"] > 0
    if word in ("hint-point", "hint-longer"):
        assert after.numbers[seat] == args["numbers"]
        assert (word == "hint-longer") or args["numbers"] > 3
    if word in ("hint-close", "hint-room", "hint-end-line", "hint-keep-room"):
        assert args["room"] == room_in(after, seat)
    if word == "hint-close":
        assert abs(card_of(args["card"]) - args["last"]) <= reasons.CLOSE
        assert args["last"] == state.last[seat]
    if word == "hint-follow":
        assert rules.fits(after, seat, card_of(args["next"]))
        assert rules.is_in_hand(after, seat, card_of(args["next"]))
    if word == "hint-bet-made":
        assert rules.bet_is_won(after, seat)
        assert args["stake"] == stake_of(int(after.bet[seat]))
    if word == "hint-bet-nearer":
        assert args["missing"] == args["stake"] - int(after.after_bet[seat]) > 0
    check_end_claim(state, seat, word, args, int(rules.score(after, seat)) - int(rules.score(state, seat)))


def room_in(state, seat):
    """Count the numbers that could follow, on the better side of a line without direction."""
    fitting = [card for card in range(1, LAST_NUMBER + 1) if card != state.last[seat] and rules.fits(state, seat, card)]
    above = [card for card in fitting if card > state.last[seat]]
    return max(len(above), len(fitting) - len(above))


def check_end_claim(state, seat, word, args, points):
    """The same for completing and ending."""
    if word == "hint-complete-points":
        assert args["points"] == points > 0
    if word == "hint-complete-bet":
        assert rules.bet_is_won(state, seat)
    if word == "hint-complete-room":
        assert args["room"] == room_in(state, seat) <= reasons.LITTLE_ROOM
    if word == "hint-bet-dead":
        missing = args["stake"] - int(state.after_bet[seat])
        assert missing < 0 or room_in(state, seat) < missing
    if word == "hint-none-fits":
        numbers = [int(card) for card in state.market if 0 < card <= LAST_NUMBER]
        assert not any(rules.fits(state, seat, card) for card in numbers)
    if word == "hint-end-keep":
        assert rules.is_in_hand(state, seat, card_of(args["card"]))
    if word == "hint-keep":
        assert not rules.fits(state, seat, card_of(args["card"]))
    if word == "hint-keep-fits":
        assert rules.fits(state, seat, card_of(args["card"]))


def test_the_jackpot_comes_first():
    match = position("market: 49 26 11 +4\njackpots: red 8\n0: 89 87 72 69 60 52", rounds_left=5)
    assert reasons_of(match, "take 49 line") == [
        ("hint-jackpot", {"card": "49", "colour": "red", "cards": 8}),
        ("hint-point", {"card": "49", "numbers": 7}),
        ("hint-close", {"card": "49", "last": 52, "room": 48}),
    ]
    words = Words("en", GAME.folder)
    said = [words.say(word, **args) for word, args in reasons_of(match, "take 49 line")]
    assert said[0] == "49 is your third heart: the jackpot of 8 cards is yours."
    assert said[2] == "49 is close to 52 and leaves room for 48 more numbers."


def test_a_line_without_room_is_completed():
    match = position("market: 1 2 3 4\n0: 10 20 30 40 97", rounds_left=5)
    words = [word for word, _ in reasons_of(match, "complete")]
    assert words[0] == "hint-complete-room"
    assert set(words) & {"hint-complete-points", "hint-none-fits"}


def test_an_exact_bet_is_a_reason_not_to_play_on():
    match = position("market: 96 97 98\n0: 10 +3 20 30 40 | hand 50", turn=1, bet_exact=True, final_card="may")
    match.play(1, "take 98 line")
    match.play(1, "end")
    assert reasons_of(match, "end") == [("hint-end-bet", {"stake": 3})]


def test_reasons_know_nothing_that_is_hidden():
    match = position("market: 49 26 11 +4\n0: 89 87 | hand 5", rounds_left=5)
    worlds = [match.seen_by(0).imagine(seed) for seed in range(5)]
    for action in {notation.action_of(worlds[0], 0, text) for text in match.legal(0)}:
        assert len({str(reasons.reasons(world, 0, action)) for world in worlds}) == 1
    assert len({world.tobytes() for world in worlds}) == 5
    assert np.unique([bots.greedy(world, 0, GAME.scratch()) for world in worlds]).size == 1
