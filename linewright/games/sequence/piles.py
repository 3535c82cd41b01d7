"""Where the cards of Sequence are: the cut, the deal, drawing, discarding, and what a seat can imagine of the rest."""

import numpy as np

from linewright.core.generator import below, shuffle, shuffle_face_down, turn_up
from linewright.games.sequence.cards import COPIES, DECK, KINDS, NOTHING, SUITS, is_one_eyed
from linewright.games.sequence.state import HAND, NOBODY, SEATS_A_WORD
from linewright.games.sequence.teams import hand_size

SUIT_COUNT = len(SUITS)
HALF = KINDS // 2
ALL_UNSEEN = sum(COPIES << 2 * k for k in range(HALF))


def cut_for_dealer(state: np.record) -> None:
    """Find the dealer: the seat before `first`, or the one that draws the lowest card (SQ-10)."""
    seats = int(state.seats)
    if state.first != NOBODY:
        state.dealer = (int(state.first) + seats - 1) % seats
        return
    for seat in range(seats):
        draw_for_dealer(state, seat)
    lowest = lowest_rank(state)
    while seats_that_drew(state, lowest) > 1:  # equal lowest cards draw again, the others are out
        for seat in range(seats):
            if state.cut[seat] >> 2 == lowest:
                draw_for_dealer(state, seat)
            else:
                state.cut[seat] = NOTHING
        lowest = lowest_rank(state)
    for seat in range(seats):
        if state.cut[seat] != NOTHING and state.cut[seat] >> 2 == lowest:
            state.dealer = seat


def draw_for_dealer(state: np.record, seat: int) -> None:
    """Draw a card for the cut, of which the others have not drawn both."""
    state.cut[seat] = NOTHING
    card = below(state.generator, KINDS)
    while copies_in_cut(state, card) == COPIES:
        card = below(state.generator, KINDS)
    state.cut[seat] = card


def copies_in_cut(state: np.record, card: int) -> int:
    """Count the seats that drew this card."""
    copies = 0
    for seat in range(int(state.seats)):
        copies += int(state.cut[seat] == card)
    return copies


def lowest_rank(state: np.record) -> int:
    """Find the lowest rank of the cut; the ace is high."""
    lowest = KINDS
    for seat in range(int(state.seats)):
        if state.cut[seat] != NOTHING:
            lowest = min(lowest, int(state.cut[seat]) >> 2)
    return lowest


def seats_that_drew(state: np.record, rank: int) -> int:
    """Count the seats whose card of the cut has this rank."""
    count = 0
    for seat in range(int(state.seats)):
        count += int(state.cut[seat] != NOTHING) & int(state.cut[seat] >> 2 == rank)
    return count


def fill_deck(state: np.record) -> None:
    """Put every card of the box that is not laid by hand behind those that are."""
    laid = int(state.laid)
    place = laid
    for card in range(KINDS):
        copies = COPIES
        for k in range(laid):
            copies -= int(state.deck[k] == card)
        for _ in range(copies):
            state.deck[place] = card
            place += 1


def deal_hands(state: np.record) -> None:
    """Deal one card at a time from the dealer's left (SQ-11, SQ-12)."""
    seats = int(state.seats)
    state.drawn = 0
    state.turn = (int(state.dealer) + 1) % seats
    for _ in range(hand_size(seats)):
        for k in range(seats):
            take_top_card(state, (int(state.turn) + k) % seats)


def take_top_card(state: np.record, seat: int) -> None:
    """Draw a card, from the discards shuffled anew if the pile is empty (SQ-22, SQ-24); nothing if there is none at all."""
    if state.drawn == DECK:
        if state.discards == 0:
            return
        shuffle_discards(state)
    drawn = int(state.drawn)
    card = turn_up(state.generator, state.deck, drawn, DECK)
    state.deck[drawn] = NOTHING
    state.drawn = drawn + 1
    held = int(state.held[seat])
    state.hand[seat, held] = card
    state.held[seat] = held + 1


def shuffle_discards(state: np.record) -> None:
    """Make the discards the new draw pile (SQ-24); what is in hands now was not among them, and everybody has seen that."""
    count = int(state.discards)
    for k in range(count):
        state.deck[DECK - 1 - k] = state.deck[count - 1 - k]
    for k in range(DECK - count):
        state.deck[k] = NOTHING
    forget_discarders(state)
    state.drawn = DECK - count
    state.discards = 0
    shuffle_face_down(state.generator, state.deck, DECK - count, DECK)
    forget_old(state)
    for seat in range(int(state.seats)):
        state.old[seat] = state.held[seat]
        state.aged[seat] = (1 << int(state.held[seat])) - 1
        for k in range(int(state.held[seat])):
            change_old(state, int(state.hand[seat, k]), 1)


def forget_old(state: np.record) -> None:
    """Forget which cards were in hands at a reshuffle."""
    for rank in range(KINDS // SUIT_COUNT):
        state.old_kinds[rank] = 0


def old_copies(state: np.record, card: int) -> int:
    """The copies of a card held since the last reshuffle, as far as all can tell: two bits for each suit of a rank."""
    return int(state.old_kinds[card // SUIT_COUNT]) >> 2 * (card % SUIT_COUNT) & 3


def change_old(state: np.record, card: int, copies: int) -> None:
    """Count so many old copies of a card more."""
    rank = card // SUIT_COUNT
    state.old_kinds[rank] = int(state.old_kinds[rank]) + (copies << 2 * (card % SUIT_COUNT))


def forget_discarders(state: np.record) -> None:
    """Forget who played the cards that were on the discard piles."""
    for word in range(len(state.discarder)):
        state.discarder[word] = 0


def discarder_of(state: np.record, k: int) -> int:
    """The seat that played discard k: several share a number."""
    return int(state.discarder[k // SEATS_A_WORD]) >> 4 * (k % SEATS_A_WORD) & 15


def discarders(state: np.record) -> list[int]:
    """The seats that played the discards, in their order."""
    words, count = state.discarder.tolist(), int(state.discards)
    return [word >> shift & 15 for word in words for shift in range(0, 4 * SEATS_A_WORD, 4)][:count]


def note_discarder(state: np.record, k: int, seat: int) -> None:
    """Note the seat that plays discard k, which was noted for nobody."""
    word = k // SEATS_A_WORD
    state.discarder[word] = int(state.discarder[word]) | seat << 4 * (k % SEATS_A_WORD)


def discard(state: np.record, seat: int, card: int) -> None:
    """Lay a hand card open on the seat's pile (SQ-20)."""
    place = 0
    for k in range(HAND):
        if state.hand[seat, k] == card:
            place = k
    last = int(state.held[seat]) - 1
    state.hand[seat, place] = state.hand[seat, last]
    state.hand[seat, last] = NOTHING
    aged = int(state.aged[seat])
    state.aged[seat] = (aged & ~(1 << place) | (aged >> last & 1) << place) & ((1 << last) - 1)
    state.held[seat] = last
    state.last_played[seat] = card
    state.deck[int(state.discards)] = card
    note_discarder(state, int(state.discards), seat)
    state.discards = int(state.discards) + 1
    if state.old[seat] > 0 and old_copies(state, card) > 0:
        state.old[seat] = int(state.old[seat]) - 1
        change_old(state, card, -1)
    state.old[seat] = min(int(state.old[seat]), last)


def one_eyed_discards(state: np.record) -> int:
    """Count the one-eyed jacks on the discard piles."""
    count = 0
    for k in range(int(state.discards)):
        count += is_one_eyed(int(state.deck[k]))
    return count


def imagine(state: np.record, seat: int) -> None:
    """Deal all cards the seat has not seen anew over the other hands and the draw pile.

    Unseen is what is neither in the own hand nor on a discard pile. Cards held since the last reshuffle come from those that
    were in hands then: the others had been seen on the discard piles.
    """
    others = -int(state.held[seat])
    old = -int(state.old[seat])
    for other in range(int(state.seats)):
        others += int(state.held[other])
        old += int(state.old[other])
    base = int(state.drawn) - others  # the gap between discards and draw pile is as wide as all hands together
    low, high = count_unseen(state, seat)
    middle = lay_unseen(state, seat, base, old > 0, low, high)
    shuffle(state.generator, state.deck, base, middle)
    shuffle(state.generator, state.deck, base + min(old, middle - base), DECK)
    deal_unseen(state, seat, base, base + old)


def count_unseen(state: np.record, seat: int) -> tuple[int, int]:
    """The copies of each kind that the seat has not seen: two bits for each kind of the box, in two halves."""
    low = high = ALL_UNSEEN
    for k in range(int(state.held[seat])):
        card = int(state.hand[seat, k])
        low -= int(card < HALF) << 2 * (card % HALF)
        high -= int(card >= HALF) << 2 * (card % HALF)
    for k in range(int(state.discards)):
        card = int(state.deck[k])
        low -= int(card < HALF) << 2 * (card % HALF)
        high -= int(card >= HALF) << 2 * (card % HALF)
    return low, high


def lay_unseen(state: np.record, seat: int, place: int, old_first: int, low: int, high: int) -> int:
    """Lay the counted cards into the deck from a place on, in the order of the box, old kinds first; returns where those end."""
    if old_first:
        for card in range(KINDS):
            unseen = (low if card < HALF else high) >> 2 * (card % HALF) & 3
            copies = max(min(unseen, old_copies(state, card) - own_old_copies(state, seat, card)), 0)
            for _ in range(copies):
                state.deck[place] = card
                place += 1
            low -= (copies if card < HALF else 0) << 2 * (card % HALF)
            high -= (copies if card >= HALF else 0) << 2 * (card % HALF)
    middle = place
    for card in range(KINDS):
        for _ in range((low if card < HALF else high) >> 2 * (card % HALF) & 3):
            state.deck[place] = card
            place += 1
    return middle


def own_old_copies(state: np.record, seat: int, card: int) -> int:
    """Count the copies of a card that the seat itself holds since the last reshuffle."""
    copies = 0
    for k in range(int(state.held[seat])):
        copies += int(state.hand[seat, k] == card) & (int(state.aged[seat]) >> k)
    return copies


def deal_unseen(state: np.record, seat: int, old: int, new: int) -> None:
    """Fill the other hands from the deck: old cards from one place on, new ones from another; leave the gap empty behind."""
    base = old
    for other in range(int(state.seats)):
        if other == seat:
            continue
        state.aged[other] = (1 << int(state.old[other])) - 1
        for k in range(int(state.held[other])):
            place = old if k < state.old[other] else new
            old += int(k < state.old[other])
            new += int(k >= state.old[other])
            state.hand[other, k] = state.deck[place]
    for k in range(base, int(state.drawn)):
        state.deck[k] = NOTHING
