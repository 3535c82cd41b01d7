"""What is worth wanting in Line-it: the heuristic of the greedy bot, which playouts use too.

Everything is counted in hundredths of a point and in whole numbers, so that all processors agree to the last bit.
"""

import numpy as np

from linewright.games.line_it.cards import DECK, LAST_NUMBER, NOTHING, colour_of, stake_of
from linewright.games.line_it.rules import (
    COMPLETE,
    END,
    LOST_CARDS,
    PLAY_FROM_HAND,
    TAKE_TO_HAND,
    bet_is_won,
    fits,
    list_legal,
)
from linewright.games.line_it.state import FINAL, HAND

POINT = 100
REACH = 5  # cards of the way one more card in the market saves
EXTEND = 45  # what a place for one more card in the line is worth
HOLD = 20  # a number in hand, for some later line
HOLD_FITTING = 60  # a number in hand that this line can take
HOLD_BET = 30
THIRD_COLOUR_NEXT = 50  # per cent of a jackpot, with two cards of its colour in the line
SECOND_COLOUR_NEXT = 15  # with one
JACKPOT_GROWTH = 100


def greedy(state: np.record, seat: int, out: np.ndarray) -> int:
    """Choose the legal move with the highest worth; knows nothing that is hidden."""
    count = list_legal(state, seat, out)
    best = int(out[0])
    best_worth = worth(state, seat, best)
    for k in range(1, count):
        action = int(out[k])
        gain = worth(state, seat, action)
        if gain > best_worth:
            best = action
            best_worth = gain
    return best


def worth(state: np.record, seat: int, action: int) -> int:
    """Say what a move gains, in hundredths of a point; ending the turn gains nothing."""
    if action == END:
        return 0
    if action == COMPLETE:
        return worth_of_completing(state, seat)
    if action > PLAY_FROM_HAND:
        card = action - PLAY_FROM_HAND
        if state.phase == FINAL:
            return gain_of_adding(state, seat, card)
        return gain_of_adding(state, seat, card) - worth_of_holding(state, seat, card)
    if action > TAKE_TO_HAND:
        return worth_of_holding(state, seat, action - TAKE_TO_HAND)
    return gain_of_adding(state, seat, action)


def turns_to_come(state: np.record) -> int:
    """Count the market cards this seat will still take."""
    if state.phase == FINAL:
        return 0
    return (DECK - int(state.drawn)) // (int(state.seats) + 2) + 1 - int(state.taken)


def worth_of_line(state: np.record, numbers: int, room: int, bet: int, after: int) -> int:
    """Value a line by its cards, by the room for more, and by the chance of its bet."""
    more = min(turns_to_come(state) * POINT, room * (int(state.seats) + 2 + REACH))  # cards to come, in hundredths
    value = 0
    if numbers > 0:
        value = max((numbers - LOST_CARDS) * POINT + more * EXTEND // POINT, 0)
    if bet != NOTHING:
        stake = stake_of(bet)
        missing = (stake - after) * POINT
        chance = POINT if missing <= 0 else min(max(more - missing + POINT, 0) // 2, POINT)
        if state.bet_exact and missing < 0:
            chance = 0
        value += stake * (2 * chance - POINT)
    return value


def room_of(last: int, over: int, under: int) -> int:
    """Count the numbers that could still follow, on the better side where the direction is open."""
    if last == NOTHING:
        return LAST_NUMBER
    if over > 0:
        return LAST_NUMBER - last
    if under <= LAST_NUMBER:
        return last - 1
    return max(last - 1, LAST_NUMBER - last)


def worth_of_line_now(state: np.record, seat: int) -> int:
    """Value the seat's line as it lies."""
    room = room_of(int(state.last[seat]), int(state.over[seat]), int(state.under[seat]))
    return worth_of_line(state, int(state.numbers[seat]), room, int(state.bet[seat]), int(state.after_bet[seat]))


def gain_of_adding(state: np.record, seat: int, card: int) -> int:
    """Say what adding the card to the seat's line gains, jackpots included."""
    last = int(state.last[seat])
    numbers = int(state.numbers[seat])
    before = worth_of_line_now(state, seat)
    if card > LAST_NUMBER:
        room = room_of(last, int(state.over[seat]), int(state.under[seat]))
        return worth_of_line(state, numbers, room, card, 0) - before
    if last == NOTHING:
        room = max(card - 1, LAST_NUMBER - card)
    else:
        room = LAST_NUMBER - card if card > last else card - 1
    after = int(state.after_bet[seat]) + int(state.bet[seat] != NOTHING)
    return worth_of_line(state, numbers + 1, room, int(state.bet[seat]), after) - before + gain_of_colour(state, seat, card)


def gain_of_colour(state: np.record, seat: int, card: int) -> int:
    """Say what the card brings towards a jackpot."""
    colour = colour_of(card)
    have = int(state.colours[seat, colour])
    prize = int(state.jackpot[colour]) * POINT
    if have == 2:
        return prize - (prize + JACKPOT_GROWTH) * THIRD_COLOUR_NEXT // POINT
    if have > 2 or turns_to_come(state) == 0:
        return 0
    hope = THIRD_COLOUR_NEXT - SECOND_COLOUR_NEXT if have == 1 else SECOND_COLOUR_NEXT
    return (prize + JACKPOT_GROWTH) * hope // POINT


def worth_of_colours(state: np.record, seat: int) -> int:
    """Value the steps towards jackpots that completing would give up."""
    if turns_to_come(state) == 0:
        return 0
    value = 0
    for colour in range(4):
        have = int(state.colours[seat, colour])
        prize = int(state.jackpot[colour]) * POINT + JACKPOT_GROWTH
        if have == 1:
            value += prize * SECOND_COLOUR_NEXT // POINT
        elif have == 2:
            value += prize * THIRD_COLOUR_NEXT // POINT
    return value


def worth_of_holding(state: np.record, seat: int, card: int) -> int:
    """Value a card in hand."""
    if card > LAST_NUMBER:
        return HOLD_BET
    last = int(state.last[seat])
    if last == NOTHING or not fits(state, seat, card):
        return HOLD
    return max(HOLD_FITTING - abs(card - last), HOLD)


def worth_of_completing(state: np.record, seat: int) -> int:
    """Compare cashing in now, and the best fresh start it allows, with the line as it lies."""
    points = max(int(state.numbers[seat]) - LOST_CARDS, 0) * POINT
    if state.bet[seat] != NOTHING:
        stake = stake_of(int(state.bet[seat])) * POINT
        points += stake if bet_is_won(state, seat) else -stake
    return points + best_start(state, seat) - worth_of_line_now(state, seat) - worth_of_colours(state, seat)


def best_start(state: np.record, seat: int) -> int:
    """Value the best card that could begin a new line this turn."""
    best = 0
    if not state.taken:
        for k in range(int(state.market_count)):
            best = max(best, worth_of_start(state, int(state.market[k])))
    if not state.played:
        for k in range(HAND):
            if state.hand[seat, k] != NOTHING:
                best = max(best, worth_of_start(state, int(state.hand[seat, k])) - HOLD)
    return best


def worth_of_start(state: np.record, card: int) -> int:
    """Value a line that holds just this card."""
    if card > LAST_NUMBER:
        return worth_of_line(state, 0, LAST_NUMBER, card, 0)
    return worth_of_line(state, 1, max(card - 1, LAST_NUMBER - card), NOTHING, 0)
