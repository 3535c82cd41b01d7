"""What may happen in Line-it: the verbs. Numbers in comments are the rules of RULES.md."""

import numpy as np

from linewright.core.generator import below, shuffle, shuffle_face_down, turn_up
from linewright.core.record import clear_padding
from linewright.games.line_it.actions import (
    COMPLETE,
    END,
    PLAY_FROM_HAND,
    TAKE_TO_HAND,
    TAKE_TO_LINE,
    parts_of,
)
from linewright.games.line_it.cards import (
    BET_COPIES,
    DECK,
    FIRST_BET,
    LAST_BET,
    LAST_NUMBER,
    NOTHING,
    colour_of,
    stake_of,
)
from linewright.games.line_it.invariants import check
from linewright.games.line_it.state import FINAL, HAND, LEFT_IN_MARKET, LONGEST_LINE, MARKET, NOBODY, OVER, SEATS, TURNS

ACTIONS = END + 1
MOST_LEGAL = 2 * MARKET + HAND + 2

SET_BEFORE_START = (
    "generator",
    "seats",
    "first",
    "laid",
    "bet_exact",
    "final_card",
    "final_start",
    "open_hands",
    "hidden_scores",
)  # fields that start reads and leaves; of deck, the laid cards

LOST_CARDS = 3  # LI-51: what every completion costs
JACKPOT_COLOURS = 3  # LI-56: cards of a colour that win its jackpot
MUST_IF_FITS, MAY = 0, 1  # final_card
TOKEN_PASSED, LAST_ROUND_FIRST = 0, 1  # final_start


def start(state: np.record) -> None:
    """Shuffle, choose who begins and open the first market."""
    state.phase = TURNS
    state.taken = 0
    state.played = 0
    state.drawn = 0
    state.discarded = 0
    clear_padding(state)
    for k in range(MARKET):
        state.market[k] = NOTHING
    for colour in range(4):
        state.jackpot[colour] = 0  # LI-11
    for seat in range(SEATS):  # LI-10
        for k in range(HAND):
            state.hand[seat, k] = NOTHING
        state.stack[seat] = 0
        state.tokens[seat] = 0
        clear_line(state, seat)
    fill_deck(state)
    shuffle_face_down(state.generator, state.deck, int(state.laid), DECK)
    state.token = below(state.generator, int(state.seats)) if state.first == NOBODY else int(state.first)  # LI-12
    open_market(state)


def fill_deck(state: np.record) -> None:
    """Put every card of the box that is not laid by hand behind those that are."""
    laid = int(state.laid)
    place = laid
    for card in range(1, LAST_BET + 1):
        copies = BET_COPIES if card >= FIRST_BET else 1
        for k in range(laid):
            if state.deck[k] == card:
                copies -= 1
        for _ in range(copies):
            state.deck[place] = card
            place += 1


def open_market(state: np.record) -> None:
    """Reveal seats + 2 cards; the token's holder begins the round (LI-20, LI-21)."""
    seats = int(state.seats)
    drawn = int(state.drawn)
    for k in range(seats + 2):
        state.market[k] = turn_up(state.generator, state.deck, drawn + k, DECK)
    state.drawn = drawn + seats + 2
    state.market_count = seats + 2
    state.turns_left = seats
    state.turn = state.token


def clear_line(state: np.record, seat: int) -> None:
    """Take everything off the seat's line (LI-55)."""
    for k in range(LONGEST_LINE):
        state.line[seat, k] = NOTHING
    state.line_count[seat] = 0
    state.numbers[seat] = 0
    state.last[seat] = NOTHING
    state.over[seat] = 0
    state.under[seat] = LAST_NUMBER + 1
    state.bet[seat] = NOTHING
    state.after_bet[seat] = 0
    for colour in range(4):
        state.colours[seat, colour] = 0


def may_act(state: np.record, seat: int) -> int:
    """1 if it is the seat's turn."""
    return int(state.turn == seat)


def fits(state: np.record, seat: int, card: int) -> int:
    """1 if the card may be added to the seat's line now (LI-40 to LI-45)."""
    if card > LAST_NUMBER:
        return int(state.bet[seat] == NOTHING)  # LI-44
    return int(state.over[seat] < card) & int(card < state.under[seat])  # LI-41 to LI-43


def why_not_line(state: np.record, seat: int, card: int) -> int:
    """0 if the card fits the seat's line, else the rule it breaks."""
    if fits(state, seat, card):
        return 0
    if card > LAST_NUMBER:
        return 40  # LI-40: one bet card a line
    if state.over[seat] == LAST_NUMBER or state.under[seat] == 1:
        return 45  # LI-45: the line has reached the end of the numbers
    return 43  # LI-43: against the line's direction


def is_in_market(state: np.record, card: int) -> int:
    """1 if the card lies in the market."""
    found = 0
    for k in range(int(state.market_count)):
        found |= int(state.market[k] == card)
    return found


def is_in_hand(state: np.record, seat: int, card: int) -> int:
    """1 if the seat holds the card."""
    return int(state.hand[seat, 0] == card) | int(state.hand[seat, 1] == card)


def why_not(state: np.record, seat: int, action: int) -> int:
    """0 if legal, else the number of the rule that forbids it."""
    if state.phase == OVER:
        return 64  # LI-64: the scores are final
    if state.turn != seat:
        return 61 if state.phase == FINAL else 20  # LI-20, LI-61: one after the other, clockwise
    if action == COMPLETE:
        if state.phase == FINAL:
            return 61  # LI-61: nobody completes before the last card
        return 54 if state.line_count[seat] == 0 else 0  # LI-54
    if action == END:
        if state.phase == FINAL:
            return 0 if state.final_card == MAY else 61  # LI-61
        return 0 if state.taken else 30  # LI-39: not before the market card of LI-30
    return why_not_card(state, seat, action)


def why_not_card(state: np.record, seat: int, action: int) -> int:
    """Judge the actions that move a card."""
    verb, card = parts_of(action)
    if card <= NOTHING:
        return 1  # LI-1: no such card in the box
    if verb == PLAY_FROM_HAND:
        if state.played or not is_in_hand(state, seat, card):
            return 31  # LI-31: one card a turn, and one you hold
        return why_not_line(state, seat, card)
    if state.phase == FINAL:
        return 61  # LI-61: the market is closed
    if state.taken:
        return 30  # LI-30: exactly one
    if not is_in_market(state, card):
        return 21  # LI-21: only what lies there
    if verb == TAKE_TO_HAND:
        return 34 if state.hand[seat, HAND - 1] != NOTHING else 0  # LI-34
    return why_not_line(state, seat, card)


def list_legal(state: np.record, seat: int, out: np.ndarray) -> int:
    """Fill out with the legal actions and return how many; why_not says the same, one by one."""
    if state.turn != seat:
        return 0
    count = 0
    if state.phase == TURNS:
        if state.taken:
            out[count] = END  # LI-39
            count += 1
        else:
            count = list_takes(state, seat, out)
        out[count] = COMPLETE
        count += int(state.line_count[seat] != 0)  # LI-54
    elif state.final_card == MAY:
        out[count] = END  # LI-61
        count += 1
    if not state.played:
        count = list_plays(state, seat, out, count)
    return count


def list_takes(state: np.record, seat: int, out: np.ndarray) -> int:
    """List what may be done with the cards of the market."""
    count = 0
    room = int(state.hand[seat, HAND - 1] == NOTHING)  # LI-34
    no_bet = int(state.bet[seat] == NOTHING)
    over = int(state.over[seat])
    under = int(state.under[seat])
    for k in range(int(state.market_count)):
        card = int(state.market[k])
        to_line = int(over < card) & int(card < under)
        if card > LAST_NUMBER:
            if is_second_of_a_kind(state, k):
                continue
            to_line = no_bet
        out[count] = TAKE_TO_LINE + card
        count += to_line
        out[count] = TAKE_TO_HAND + card
        count += room
    return count


def is_second_of_a_kind(state: np.record, place: int) -> int:
    """1 if an earlier place of the market shows the same bet."""
    found = 0
    for k in range(place):
        found |= int(state.market[k] == state.market[place])
    return found


def list_plays(state: np.record, seat: int, out: np.ndarray, count: int) -> int:
    """List the hand cards that fit, two equal bets once."""
    one = int(state.hand[seat, 0])
    two = int(state.hand[seat, 1])
    out[count] = PLAY_FROM_HAND + one
    count += int(one != NOTHING) & fits(state, seat, one)
    out[count] = PLAY_FROM_HAND + two
    count += int(two != NOTHING) & int(two != one) & fits(state, seat, two)
    return count


def play(state: np.record, seat: int, action: int) -> None:
    """Do it; trusts, does not check."""
    verb, card = parts_of(action)
    if verb == TAKE_TO_LINE:
        leave_market(state, card)
        add_to_line(state, seat, card)  # LI-33
    elif verb == TAKE_TO_HAND:
        leave_market(state, card)
        state.hand[seat, int(state.hand[seat, 0] != NOTHING)] = card  # LI-33
    elif verb == END:
        end_turn(state)
    elif verb == COMPLETE:
        complete(state, seat)
    else:
        leave_hand(state, seat, card)
        add_to_line(state, seat, card)
        state.played = 1  # LI-31
        if state.phase == FINAL:
            end_turn(state)


def leave_market(state: np.record, card: int) -> None:
    """Take the card out of the market; the last place fills its gap."""
    place = 0
    for k in range(MARKET):
        if state.market[k] == card:
            place = k
    newest = int(state.market_count) - 1
    state.market[place] = state.market[newest]
    state.market[newest] = NOTHING
    state.market_count = newest
    state.taken = 1  # LI-30


def leave_hand(state: np.record, seat: int, card: int) -> None:
    """Take the card out of the seat's hand, which stays packed to the left."""
    if state.hand[seat, 0] == card:
        state.hand[seat, 0] = state.hand[seat, 1]
    state.hand[seat, 1] = NOTHING


def add_to_line(state: np.record, seat: int, card: int) -> None:
    """Lay the card at the right end of the seat's line, and win what it wins."""
    count = int(state.line_count[seat])
    state.line[seat, count] = card
    state.line_count[seat] = count + 1
    if card > LAST_NUMBER:
        state.bet[seat] = card
        return
    last = int(state.last[seat])
    if last != NOTHING:  # LI-42: the second number settles the direction
        if card > last:
            state.over[seat] = card
        else:
            state.under[seat] = card
    state.last[seat] = card
    state.numbers[seat] = int(state.numbers[seat]) + 1
    state.after_bet[seat] = int(state.after_bet[seat]) + int(state.bet[seat] != NOTHING)
    colour = colour_of(card)
    of_colour = int(state.colours[seat, colour]) + 1
    state.colours[seat, colour] = of_colour
    if of_colour == JACKPOT_COLOURS:  # LI-56: the third, and LI-57: no later one
        state.stack[seat] = int(state.stack[seat]) + int(state.jackpot[colour])
        state.jackpot[colour] = 0


def complete(state: np.record, seat: int) -> None:
    """Settle the bet, lose three number cards, keep the rest."""
    if state.bet[seat] != NOTHING:  # LI-50
        stake = stake_of(int(state.bet[seat]))
        state.tokens[seat] = int(state.tokens[seat]) + (stake if bet_is_won(state, seat) else -stake)
    kept = max(int(state.numbers[seat]) - LOST_CARDS, 0)  # LI-51, LI-52
    state.stack[seat] = int(state.stack[seat]) + kept
    state.discarded = int(state.discarded) + int(state.line_count[seat]) - kept
    clear_line(state, seat)


def bet_is_won(state: np.record, seat: int) -> int:
    """1 if the numbers to the right of the line's bet meet it (LI-50)."""
    stake = stake_of(int(state.bet[seat]))
    after = int(state.after_bet[seat])
    return int(after == stake) if state.bet_exact else int(after >= stake)


def end_turn(state: np.record) -> None:
    """Pass the turn to the left, or end the round."""
    state.taken = 0
    state.played = 0
    turns_left = int(state.turns_left) - 1
    state.turns_left = turns_left
    state.turn = left_of(state, int(state.turn))
    if state.phase == FINAL:
        skip_to_last_card(state)
    elif turns_left == 0:
        end_round(state)


def left_of(state: np.record, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


def end_round(state: np.record) -> None:
    """Feed the jackpots, pass the token, and begin the next round or the final phase."""
    for k in range(LEFT_IN_MARKET):  # LI-23
        feed_jackpot(state, int(state.market[k]))
        state.market[k] = NOTHING
    state.market_count = 0
    state.token = left_of(state, int(state.token))  # LI-24
    if DECK - int(state.drawn) >= int(state.seats) + 2:  # LI-22
        open_market(state)
    else:
        begin_final_phase(state)


def feed_jackpot(state: np.record, card: int) -> None:
    """Put a number under its colour; a bet leaves the game."""
    if card > LAST_NUMBER:
        state.discarded = int(state.discarded) + 1
    else:
        colour = colour_of(card)
        state.jackpot[colour] = int(state.jackpot[colour]) + 1


def begin_final_phase(state: np.record) -> None:
    """Give the rest of the deck to the jackpots and find who plays the first last card."""
    for k in range(int(state.drawn), DECK):  # LI-60
        feed_jackpot(state, turn_up(state.generator, state.deck, k, DECK))
    state.drawn = DECK
    state.phase = FINAL
    state.turns_left = state.seats
    state.turn = state.token  # LI-61
    if state.final_start == LAST_ROUND_FIRST:
        state.turn = (int(state.token) + int(state.seats) - 1) % int(state.seats)
    skip_to_last_card(state)


def skip_to_last_card(state: np.record) -> None:
    """Pass over seats without a hand card that fits; after the last seat, finish."""
    seat = int(state.turn)
    turns_left = int(state.turns_left)
    while turns_left > 0 and not has_card_that_fits(state, seat):  # LI-61
        seat = left_of(state, seat)
        turns_left -= 1
    state.turn = seat
    state.turns_left = turns_left
    if turns_left == 0:
        finish(state)


def has_card_that_fits(state: np.record, seat: int) -> int:
    """1 if a card in the seat's hand could be added to its line."""
    for k in range(HAND):
        card = int(state.hand[seat, k])
        if card != NOTHING and fits(state, seat, card):
            return 1
    return 0


def finish(state: np.record) -> None:
    """Complete every line; the scores are final."""
    for seat in range(int(state.seats)):
        if state.line_count[seat] > 0:  # LI-62
            complete(state, seat)
    state.phase = OVER
    state.turn = NOBODY


def is_over(state: np.record) -> int:
    """1 once all lines are completed for good."""
    return int(state.phase == OVER)


def score(state: np.record, seat: int) -> int:
    """Count the scoring stack and the tokens (LI-64); hands and unfinished lines count nothing (LI-63)."""
    return int(state.stack[seat]) + int(state.tokens[seat])


def is_winner(state: np.record, seat: int) -> int:
    """1 if the game is over and nobody has more points: ties share the victory (LI-64)."""
    if state.phase != OVER:
        return 0
    own = score(state, seat)
    for other in range(int(state.seats)):
        if score(state, other) > own:
            return 0
    return 1


def imagine(state: np.record, seat: int) -> None:  # noqa: ARG001  every seat knows the same: all but the deck's order (LI-70)
    """Deal the unseen cards in a new order; everything else at the table is public."""
    sort_unseen(state)
    shuffle(state.generator, state.deck, int(state.drawn), DECK)


def sort_unseen(state: np.record) -> None:
    """Put the undrawn cards in the order of the box, so that their old order is forgotten."""
    low = 0  # bit n: number n is unseen
    high = 0  # bit n: number 50 + n is unseen
    bets = 0  # two bits for each kind: how many are unseen
    place = int(state.drawn)
    for k in range(place, DECK):
        card = int(state.deck[k])
        if card <= 50:
            low |= 1 << card
        elif card <= LAST_NUMBER:
            high |= 1 << (card - 50)
        else:
            bets += 1 << 2 * (card - FIRST_BET)
    for card in range(1, LAST_NUMBER + 1):
        if (low >> card if card <= 50 else high >> (card - 50)) & 1:
            state.deck[place] = card
            place += 1
    for card in range(FIRST_BET, LAST_BET + 1):
        for _ in range(bets >> 2 * (card - FIRST_BET) & 3):
            state.deck[place] = card
            place += 1


SELDOM = (start, end_round, begin_final_phase, skip_to_last_card, imagine, check)  # stay calls in machine code: run rarely
