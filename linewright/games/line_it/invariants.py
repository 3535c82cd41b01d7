"""What is always true at a Line-it table, whatever is played."""

import numpy as np

from linewright.games.line_it.cards import DECK, FIRST_BET, LAST_BET, LAST_NUMBER, NOTHING, colour_of
from linewright.games.line_it.state import FINAL, LEFT_IN_MARKET, LONGEST_LINE, MARKET, NOBODY, OVER, SEATS

GROUP = 25  # cards counted in one number, two bits each
ONES = (4**GROUP - 1) // 3  # each of a group once
TWO_OF_EACH_BET = 0b101010


def check(state: np.record) -> int:
    """What is broken, or 0 if nothing is: 1 cards lost, 2 counts, 3 a line, 4 the course, 5 a card in two places."""
    cards = DECK - int(state.drawn) + int(state.market_count) + int(state.discarded)
    for colour in range(4):
        cards += int(state.jackpot[colour])
    for seat in range(SEATS):
        cards += int(state.stack[seat]) + int(state.line_count[seat])
        cards += int(state.hand[seat, 0] != NOTHING) + int(state.hand[seat, 1] != NOTHING)
        if state.hand[seat, 0] == NOTHING and state.hand[seat, 1] != NOTHING:
            return 2
        if line_is_broken(state, seat):
            return 3
    if cards != DECK:
        return 1
    for k in range(MARKET):
        if (state.market[k] != NOTHING) != (k < state.market_count):
            return 2
    if course_is_broken(state):
        return 4
    return 5 if has_a_card_twice(state) else 0


def line_is_broken(state: np.record, seat: int) -> int:
    """1 if the kept facts about a line are not those of its cards."""
    numbers = 0
    last = NOTHING
    over = 0
    under = LAST_NUMBER + 1
    bet = NOTHING
    after = 0
    for k in range(LONGEST_LINE):
        card = int(state.line[seat, k])
        if (card != NOTHING) != (k < state.line_count[seat]):
            return 1
        if card > LAST_NUMBER:
            if bet != NOTHING:
                return 1
            bet = card
        elif card != NOTHING:
            if not over < card < under:
                return 1
            if last != NOTHING and card > last:
                over = card
            elif last != NOTHING:
                under = card
            last = card
            numbers += 1
            after += int(bet != NOTHING)
    same_ends = int(state.over[seat]) == over and int(state.under[seat]) == under and int(state.last[seat]) == last
    same_bet = int(state.bet[seat]) == bet and int(state.after_bet[seat]) == after
    return int(not same_ends or not same_bet or int(state.numbers[seat]) != numbers or colours_are_broken(state, seat))


def colours_are_broken(state: np.record, seat: int) -> int:
    """1 if the colours of a line are counted wrong."""
    for colour in range(4):
        count = 0
        for k in range(int(state.line_count[seat])):
            card = int(state.line[seat, k])
            count += int(card <= LAST_NUMBER) & int(colour_of(card) == colour)
        if count != state.colours[seat, colour]:
            return 1
    return 0


def course_is_broken(state: np.record) -> int:
    """1 if phase, turn, token, market and deck contradict each other."""
    if not 0 <= state.token < state.seats:
        return 1
    if state.phase == OVER:
        return int(state.turn != NOBODY or state.turns_left != 0 or state.drawn != DECK)
    if not 0 <= state.turn < state.seats or not 0 < state.turns_left <= state.seats:
        return 1
    if state.phase == FINAL:
        return int(state.market_count != 0 or state.drawn != DECK)
    return int(state.market_count + state.taken != state.turns_left + LEFT_IN_MARKET)


def has_a_card_twice(state: np.record) -> int:
    """1 if the deck is not the box, or a card that is still to be drawn or lies open does so too often."""
    for low in range(1, LAST_BET + 1, GROUP):
        box = 0
        table = 0
        for k in range(DECK):
            one = counter_of(int(state.deck[k]), low)
            box += one
            table += one if k >= state.drawn else 0
        for k in range(MARKET):
            table += counter_of(int(state.market[k]), low)
        for seat in range(SEATS):
            table += counter_of(int(state.hand[seat, 0]), low) + counter_of(int(state.hand[seat, 1]), low)
            for k in range(int(state.line_count[seat])):
                table += counter_of(int(state.line[seat, k]), low)
        if low < FIRST_BET and (box != ONES or table & (ONES << 1)):
            return 1
        if low == FIRST_BET and (box != TWO_OF_EACH_BET or table & (table >> 1) & ONES):
            return 1
    return 0


def counter_of(card: int, low: int) -> int:
    """What the card adds to a sum that has two bits for each card of the group from low on; 0 if it is not of the group."""
    return 1 << 2 * (card - low) if low <= card < low + GROUP else 0
