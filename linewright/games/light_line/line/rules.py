"""What may happen in LINE: the verbs. Numbers in comments are the rules of RULES.md."""

import numpy as np

from linewright.core.generator import below, turn_up
from linewright.core.record import clear_padding
from linewright.games.light_line.cards import BACKS, MOST_CARDS
from linewright.games.light_line.ends import clear_ends, ends_are_broken, lay_card, lay_start_card, worth_of_placing
from linewright.games.light_line.grid import (
    MOST_OPEN,
    PLACES,
    clear_table,
    had_place,
    has_place,
    list_places,
    table_is_broken,
    why_not_place,
)
from linewright.games.light_line.line.state import (
    DRAWING,
    MISFIT,
    NOBODY,
    OVER,
    PAYING,
    PILES,
    PLACING,
    REPLACING,
    SEATS,
    SEEN,
)
from linewright.games.light_line.sets import NOTHING, SET_BY_GRID_CARDS, fill_deck

# The ways to be paid: number cards by their number, 0 for none (LL-35).
PAYMENTS = (
    (0, 0), (2, 0), (3, 0), (4, 0), (5, 0),
    (2, 2), (2, 3), (2, 4), (2, 5), (3, 3), (3, 4), (3, 5), (4, 4), (4, 5), (5, 5),
)  # fmt: skip

TAKE = PLACES  # + index of the payment; below it are placements, cell * 2 + turned
DRAW = TAKE + len(PAYMENTS)  # + number - 2
UNDER = DRAW + PILES
NOT_HELD = UNDER + 1  # placing a card that is not in the hand
OFF_TABLE = NOT_HELD + 1  # placing a card far away from all others
TOO_MANY = OFF_TABLE + 1  # taking more than two number cards
ACTIONS = TOO_MANY + 1
MOST_LEGAL = 2 * MOST_OPEN

MOST_PAID = 10  # LL-36
THREES = 1  # the pile of the 3s
LOWEST = 2  # number on a back
ALL_SEATS = (1 << SEATS) - 1
HEIGHT = 8  # bits of a number of cards
MOST_HEIGHT = (1 << HEIGHT) - 1
CARD = (1 << SEEN) - 1  # the bits of a slot that name the card
ON, OFF = 0, 1  # final_draw

SET_BEFORE_START = ("generator", "seats", "first", "laid", "open_hands", "final_draw", *SET_BY_GRID_CARDS)


def start(state: np.record) -> None:
    """Sort the cards into piles, lay the start card, give everybody a card (LL-30)."""
    clear_table(state)
    clear_ends(state)
    clear_seats(state)
    fill_deck(state)
    fill_piles(state)
    seats = int(state.seats)
    state.starter = state.first if state.first != NOBODY else below(state.generator, seats)  # LL-31
    state.turn = state.starter
    lay_start_card(state, take_off(state, THREES) & CARD)
    seat = int(state.turn)
    for _ in range(seats):
        draw(state, seat, THREES)
        seat = seat + 1 if seat + 1 < seats else 0


def clear_seats(state: np.record) -> None:
    """Begin with nothing in hands, on piles, in front of seats."""
    state.phase = PLACING
    state.ending = 0
    state.owed = 0
    state.turns = 0
    state.passes = 0
    state.paid = 0
    state.pool = 0
    clear_padding(state)
    for seat in range(SEATS):
        state.hand[seat] = NOTHING
        state.points[seat] = 0
        state.taken[seat] = 0
    for pile in range(PILES):
        state.tried[pile] = 0
        state.height[pile] = 0
        state.slid[pile] = 0
    make_room(state)
    for k in range(MOST_CARDS):
        state.pile[k] = NOTHING
        state.number_card[k] = NOTHING
        state.paid_to[k] = NOBODY


def make_room(state: np.record) -> None:
    """Give each pile the room that all cards with its number need."""
    twos, threes, fours = 0, 0, 0
    for card in range(MOST_CARDS):
        twos += int(state.back[card] == BACKS[0])
        threes += int(state.back[card] == BACKS[1])
        fours += int(state.back[card] == BACKS[2])
    state.room[0] = 0
    state.room[1] = twos
    state.room[2] = twos + threes
    state.room[3] = twos + threes + fours
    state.room[PILES] = state.box
    for pile in range(PILES):
        state.top[pile] = state.room[pile]


def fill_piles(state: np.record) -> None:
    """Sort the cards by their backs; each pile keeps the order of the deck (LL-30)."""
    ends = 0  # of the piles, HEIGHT bits for each
    for pile in range(PILES):
        ends += int(state.room[pile]) << HEIGHT * pile
    for k in range(int(state.box)):
        card = int(state.deck[k])
        at = HEIGHT * (int(state.back[card]) - LOWEST)
        state.pile[ends >> at & MOST_HEIGHT] = card
        ends += 1 << at
    for pile in range(PILES):
        state.height[pile] = int(state.room[pile + 1]) - int(state.room[pile])
    for k in range(MOST_CARDS):
        state.deck[k] = NOTHING


def take_off(state: np.record, pile: int) -> int:
    """Take the top slot off a pile."""
    top = int(state.top[pile])
    slot = turn_up(state.generator, state.pile, top, int(state.room[pile + 1]))
    state.pile[top] = NOTHING
    state.top[pile] = top + 1 if top + 1 < state.room[pile + 1] else int(state.room[pile])
    state.height[pile] = int(state.height[pile]) - 1
    return slot


def place_in_pile(state: np.record, pile: int, k: int) -> int:
    """The place of a pile's card k, from the top."""
    place = int(state.top[pile]) + k
    return place if place < state.room[pile + 1] else place - int(state.room[pile + 1]) + int(state.room[pile])


def slide_under(state: np.record, pile: int, slot: int) -> None:
    """Put a slot under a pile."""
    state.pile[place_in_pile(state, pile, int(state.height[pile]))] = slot
    state.height[pile] = int(state.height[pile]) + 1


def draw(state: np.record, seat: int, pile: int) -> None:
    """Draw a line card; its front is for this seat, or for all (LL-38, LL-41)."""
    seen_by = ALL_SEATS if state.open_hands else 1 << seat
    state.hand[seat] = take_off(state, pile) | seen_by << SEEN


def may_act(state: np.record, seat: int) -> int:
    """1 if it is the seat's turn."""
    return int(state.turn == seat)


def card_held(state: np.record, seat: int) -> int:
    """The card in a seat's hand; there must be one."""
    return int(state.hand[seat]) & CARD


def total_of(payment: int) -> int:
    """Add up a payment."""
    return PAYMENTS[payment][0] + PAYMENTS[payment][1]


def is_there(state: np.record, payment: int) -> int:
    """1 if the piles hold the cards of a payment."""
    one, two = PAYMENTS[payment]
    first = int(one == 0) or int(state.height[one - LOWEST] > int(one == two))
    return int(first and (two == 0 or state.height[two - LOWEST] > 0))


def payable_total(state: np.record) -> int:
    """The highest total the piles can pay that is not above what is owed."""
    return payable_for(state, int(state.owed))


def payable_for(state: np.record, points: int) -> int:
    """The highest total the piles can pay that is not above so many points (LL-35 to LL-37)."""
    most = min(points, MOST_PAID)
    best = 0
    for payment in range(len(PAYMENTS)):
        total = total_of(payment)
        if best < total <= most and is_there(state, payment):
            best = total
    return best


def has_untried(state: np.record) -> int:
    """1 if any pile has a card on top that was not tried this turn (LL-34)."""
    found = 0
    for pile in range(PILES):
        found |= int(state.height[pile] > state.tried[pile])
    return found


def may_be_drawn(state: np.record, pile: int) -> int:
    """1 if the top card of a pile may be drawn now."""
    return int(state.height[pile] > (int(state.tried[pile]) if state.phase == REPLACING else 0))


def why_not(state: np.record, seat: int, action: int) -> int:
    """0 if legal, else the number of the rule that forbids it."""
    if state.phase == OVER:
        return 39  # LL-39: the last round is played
    if state.turn != seat:
        return 31  # LL-31: one after the other, clockwise
    if state.phase == PLACING:
        return why_not_placing(state, seat, action)
    if state.phase == PAYING:
        if action == TOO_MANY:
            return 35
        return why_not_payment(state, action - TAKE) if TAKE <= action < DRAW else 32
    if not DRAW <= action < UNDER:
        return 32  # LL-32: the steps of a turn
    if may_be_drawn(state, action - DRAW):
        return 0
    if state.phase == DRAWING:
        return 38  # LL-38: from a pile that is there
    return 34 if state.height[action - DRAW] else 33  # LL-34: not one tried this turn


def why_not_placing(state: np.record, seat: int, action: int) -> int:
    """Judge what is done with the card in hand."""
    if 0 <= action < PLACES:
        return why_not_place(state, card_held(state, seat), action)
    if action == OFF_TABLE:
        return 10
    if action == UNDER:
        return 33 if has_place(state, card_held(state, seat)) else 0  # LL-33
    return 32  # LL-32: place your card first, and no other


def why_not_payment(state: np.record, payment: int) -> int:
    """Judge a payment."""
    total = payable_total(state)
    if total_of(payment) == total and is_there(state, payment):
        return 0
    return 35 if total == min(int(state.owed), MOST_PAID) else 37  # LL-35: exactly; LL-37: else the next lower total


def list_legal(state: np.record, seat: int, out: np.ndarray) -> int:
    """Fill out with the legal actions and return how many; why_not says the same, one by one."""
    if state.turn != seat:
        return 0
    if state.phase == PLACING:
        count = list_places(state, card_held(state, seat), out)
        if count == 0:
            out[0] = UNDER
            count = 1
        return count
    if state.phase == PAYING:
        return list_payments(state, payable_total(state), out)
    count = 0
    for pile in range(PILES):
        out[count] = DRAW + pile
        count += may_be_drawn(state, pile)
    return count


def list_payments(state: np.record, total: int, out: np.ndarray) -> int:
    """List the ways to be paid such a total."""
    count = 0
    for payment in range(len(PAYMENTS)):
        out[count] = TAKE + payment
        count += int(total_of(payment) == total) & is_there(state, payment)
    return count


def play(state: np.record, seat: int, action: int) -> None:
    """Do it; trusts, does not check."""
    if action < PLACES:
        card = card_held(state, seat)
        state.owed = worth_of_placing(state, card, action)
        lay_card(state, action, card)
        state.hand[seat] = NOTHING
        state.phase = PAYING
        state.passes = 0
    elif action < DRAW:
        pay(state, seat, action - TAKE)
        go_on_to_draw(state)
    elif action < UNDER:
        draw(state, seat, action - DRAW)
        if state.phase == REPLACING:
            state.phase = PLACING
        else:
            end_turn(state)
    else:
        put_under(state, seat)


def pay(state: np.record, seat: int, payment: int) -> None:
    """Give the seat its number cards; less than its points triggers the end (LL-35, LL-37)."""
    for number in PAYMENTS[payment]:
        if number:
            count = int(state.paid)
            state.number_card[count] = take_off(state, number - LOWEST)
            state.paid_to[count] = seat
            state.paid = count + 1
            state.points[seat] = int(state.points[seat]) + number
            state.taken[seat] = int(state.taken[seat]) + 1
    if total_of(payment) < min(int(state.owed), MOST_PAID):
        state.ending = 1
    state.owed = 0


def put_under(state: np.record, seat: int) -> None:
    """Slide a card that fits nowhere under its pile (LL-33); if all were tried, the turn brings no points (LL-34)."""
    slot = int(state.hand[seat]) & ((1 << MISFIT) - 1) | int(state.placed) << MISFIT
    pile = int(state.back[slot & CARD]) - LOWEST
    slide_under(state, pile, slot)
    state.slid[pile] = int(state.slid[pile]) + 1
    state.tried[pile] = int(state.tried[pile]) + 1
    state.hand[seat] = NOTHING
    if has_untried(state):
        state.phase = REPLACING
    else:
        state.passes = int(state.passes) + 1
        go_on_to_draw(state)


def go_on_to_draw(state: np.record) -> None:
    """Let the seat draw its next line card, unless there is none or no need (LL-38)."""
    state.phase = DRAWING
    cards = 0
    for pile in range(PILES):
        cards += int(state.height[pile])
    if cards == 0 or (state.ending and state.final_draw == OFF):
        end_turn(state)


def end_turn(state: np.record) -> None:
    """Pass the turn to the left over seats without a card; the last round ends with the last seat (LL-39).

    It is over, too, when everybody has passed: no card fits any more (LL-34).
    """
    state.turns = int(state.turns) + 1
    state.phase = PLACING
    for pile in range(PILES):
        state.tried[pile] = 0
    for _ in range(int(state.seats)):
        turn = int(state.turn) + 1
        state.turn = turn if turn < state.seats else 0
        if (state.turn == state.starter and state.ending) or state.passes == state.seats:
            break
        if state.hand[int(state.turn)] != NOTHING:
            return
        state.passes = int(state.passes) + int(state.passes > 0)
    state.phase = OVER
    state.turn = NOBODY


def is_over(state: np.record) -> int:
    """1 once the last round is played."""
    return int(state.phase == OVER)


def score(state: np.record, seat: int) -> int:
    """Count the points of the seat's number cards."""
    return int(state.points[seat])


def is_winner(state: np.record, seat: int) -> int:
    """1 if nobody has more points, nor as many with fewer cards (LL-40)."""
    if state.phase != OVER:
        return 0
    own = int(state.points[seat]) * 256 - int(state.taken[seat])
    best = own
    for other in range(int(state.seats)):
        best = max(best, int(state.points[other]) * 256 - int(state.taken[other]))
    return int(own == best)


def imagine(state: np.record, seat: int) -> None:
    """Redraw the fronts the seat has not seen, number by number: in piles, hands, and on number cards.

    What somebody found no place for is redrawn from those that had none either.
    """
    mark_known(state, seat)
    for number in BACKS:
        state.pool = 0
        for card in range(MOST_CARDS):
            if state.back[card] == number and not state.known[card]:
                state.deck[int(state.pool)] = card
                state.pool = int(state.pool) + 1
        for placed in range(int(state.placed), -1, -1):  # the more cards lay, the fewer had no place: those first
            redraw(state, seat, number, placed)
    for card in range(MOST_CARDS):
        state.known[card] = 0
        state.deck[card] = NOTHING


def mark_known(state: np.record, seat: int) -> None:
    """Mark the cards whose place the seat knows."""
    for place in range(int(state.placed)):
        state.known[int(state.lies[place]) >> 1] = 1
    for other in range(SEATS):
        mark_slot(state, seat, int(state.hand[other]))
    for k in range(MOST_CARDS):
        mark_slot(state, seat, int(state.pile[k]))
    for k in range(int(state.paid)):
        mark_slot(state, seat, int(state.number_card[k]))


def mark_slot(state: np.record, seat: int, slot: int) -> None:
    """Mark the card of a slot if the seat has seen it."""
    if slot != NOTHING and slot >> (SEEN + seat) & 1:
        state.known[slot & CARD] = 1


def redraw(state: np.record, seat: int, number: int, placed: int) -> None:
    """Redraw all unseen cards of a number that are known to have fitted nowhere when so many lay; 0: all others."""
    for other in range(SEATS):
        state.hand[other] = redraw_slot(state, seat, number, placed, int(state.hand[other]))
    pile = number - LOWEST
    for k in range(int(state.height[pile])):
        place = place_in_pile(state, pile, k)
        state.pile[place] = redraw_slot(state, seat, number, placed, int(state.pile[place]))
    for k in range(int(state.paid)):
        state.number_card[k] = redraw_slot(state, seat, number, placed, int(state.number_card[k]))


def redraw_slot(state: np.record, seat: int, number: int, placed: int, slot: int) -> int:
    """The slot with another card of the pool, if it is one of those to be redrawn."""
    if slot == NOTHING or slot >> (SEEN + seat) & 1 or state.back[slot & CARD] != number or slot >> MISFIT != placed:
        return slot
    k = misfit_in_pool(state, placed) if placed else below(state.generator, int(state.pool))
    card = int(state.deck[k])
    state.pool = int(state.pool) - 1
    state.deck[k] = state.deck[int(state.pool)]
    return slot - (slot & CARD) + card


def misfit_in_pool(state: np.record, placed: int) -> int:
    """Draw from the pool a card that had no place when so many cards lay; any card if there is none left."""
    count = 0
    for k in range(int(state.pool)):
        count += 1 - had_place(state, int(state.deck[k]), placed)
    if count == 0:
        return below(state.generator, int(state.pool))
    wanted = below(state.generator, count)
    for k in range(int(state.pool)):
        if not had_place(state, int(state.deck[k]), placed):
            if wanted == 0:
                return k
            wanted -= 1
    return 0


def check(state: np.record) -> int:
    """What is broken, or 0 if nothing is: 1 cards lost, 2 the table, 3 piles, 4 points, 5 the course, 6 scratch."""
    if cards_are_lost(state):
        return 1
    if table_is_broken(state) or ends_are_broken(state):
        return 2
    if piles_are_broken(state):
        return 3
    if points_are_broken(state):
        return 4
    if course_is_broken(state):
        return 5
    scratch = int(state.pool)
    for card in range(MOST_CARDS):
        scratch |= int(state.known[card]) | int(state.deck[card] != NOTHING)
    return 6 if scratch else 0


def cards_are_lost(state: np.record) -> int:
    """1 if a card is not exactly once on the table, in a hand, on a pile or among the number cards."""
    for card in range(MOST_CARDS):
        there = 0
        for place in range(int(state.placed)):
            there += int(int(state.lies[place]) >> 1 == card)
        for seat in range(SEATS):
            there += is_card(int(state.hand[seat]), card)
        for k in range(MOST_CARDS):
            there += is_card(int(state.pile[k]), card)
        for k in range(int(state.paid)):
            there += is_card(int(state.number_card[k]), card)
        if there != int(state.back[card] != 0):
            return 1
    return 0


def is_card(slot: int, card: int) -> int:
    """1 if the slot holds this card."""
    return int(slot != NOTHING) & int(slot & CARD == card)


def piles_are_broken(state: np.record) -> int:
    """1 if a pile has a gap, a card of another number, or more cards tried than it has."""
    for pile in range(PILES):
        if not 0 <= state.tried[pile] <= state.height[pile]:
            return 1
        for k in range(int(state.room[pile + 1]) - int(state.room[pile])):
            slot = int(state.pile[place_in_pile(state, pile, k)])
            if (slot != NOTHING) != (k < state.height[pile]):
                return 1
            if slot != NOTHING and state.back[slot & CARD] != pile + LOWEST:
                return 1
    return 0


def points_are_broken(state: np.record) -> int:
    """1 if a seat's points are not those of its number cards."""
    for seat in range(SEATS):
        points = 0
        taken = 0
        for k in range(int(state.paid)):
            if state.paid_to[k] == seat:
                points += int(state.back[int(state.number_card[k]) & CARD])
                taken += 1
        if state.points[seat] != points or state.taken[seat] != taken:
            return 1
    return 0


def course_is_broken(state: np.record) -> int:
    """1 if phase, turn and hand contradict each other."""
    if state.phase == OVER:
        return int(state.turn != NOBODY)
    if not 0 <= state.turn < state.seats or (state.phase == PAYING) != (state.owed != 0):
        return 1
    return int((state.hand[int(state.turn)] != NOTHING) != (state.phase == PLACING))


SELDOM = (start, put_under, imagine, check, had_place, end_turn)  # stay calls in machine code: run rarely
