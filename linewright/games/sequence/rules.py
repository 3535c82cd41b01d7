"""What may happen in Sequence: the verbs. Numbers in comments are the rules of RULES.md."""

import numpy as np

from linewright.core.algorithms import pick_from_list
from linewright.core.generator import shuffle_face_down
from linewright.core.record import clear_padding
from linewright.core.verbs import TABLE
from linewright.games.sequence.actions import DEAD, DRAW, DROP, LOCK, NO_FIVE, PASS, PLACE, TALK, parts_of, place_at
from linewright.games.sequence.cards import (
    DECK,
    FIRST_JACK,
    FIRST_TWO_EYED,
    LAST_JACK,
    NOTHING,
    PLACES,
    is_jack,
    is_on_board,
    is_one_eyed,
    is_two_eyed,
)
from linewright.games.sequence.invariants import check
from linewright.games.sequence.lines import (
    FIVE,
    FIVES,
    can_be_fixed,
    clear_board,
    count_fives,
    count_takeable,
    direction_of,
    first_of,
    five_at,
    fix,
    fix_first_fives,
    is_broken_up,
    is_fixed,
    makes_five,
    makes_two,
    put_marker,
    step_of,
    take_marker,
)
from linewright.games.sequence.piles import (
    cut_for_dealer,
    deal_hands,
    discard,
    fill_deck,
    forget_discarders,
    forget_old,
    imagine,
    one_eyed_discards,
    shuffle_discards,
    take_top_card,
)
from linewright.games.sequence.state import (
    CORNER,
    DROPPING,
    FIRST_EDITION,
    HAND,
    LINES,
    LOCKING,
    NOBODY,
    OVER,
    PLAYING,
    SEATS,
    TEAMS,
)
from linewright.games.sequence.teams import sequences_to_win, team_count, team_of

ACTIONS = TALK + TEAMS
MOST_LEGAL = 2 * PLACES + 3 * HAND + 2
WAITING = MOST_LEGAL - HAND  # no list of cards comes so far: a jack has all places, any other card two, or its exchange

SET_BEFORE_START = (
    "generator",
    "seats",
    "first",
    "laid",
    "edition",
    "teams",
    "draw",
    "dead_cards",
    "table_talk",
    "profi",
    "squares",
)  # fields that start reads and leaves; of deck, the laid cards

AUTOMATIC, BY_HAND = 0, 1  # draw
ONE, ANY_NUMBER = 0, 1  # dead_cards
ONE_EYED_JACKS = 4
MOST_COUNTED = 100  # exchanges in one turn; more are played but not counted


def start(state: np.record) -> None:
    """Clear the board, cut for the deal, shuffle and deal."""
    state.phase = PLAYING
    state.exchanged = 0
    state.passes = 0
    state.winner = NOBODY
    state.placed = 0
    state.waiting = PLAYING
    state.discards = 0
    clear_padding(state)
    state.line_count = 0
    for k in range(LINES):
        state.lines[k] = 0
        state.line_team[k] = NOBODY
    for team in range(TEAMS):
        state.made[team] = 0
    forget_discarders(state)
    forget_old(state)
    clear_board(state)
    clear_seats(state)
    cut_for_dealer(state)
    fill_deck(state)
    shuffle_face_down(state.generator, state.deck, int(state.laid), DECK)
    deal_hands(state)


def clear_seats(state: np.record) -> None:
    """Empty all hands."""
    for seat in range(SEATS):
        state.cut[seat] = NOTHING
        state.last_played[seat] = NOTHING
        state.owes_draw[seat] = 0
        state.owes_drop[seat] = 0
        state.held[seat] = 0
        state.old[seat] = 0
        state.aged[seat] = 0
        for k in range(HAND):
            state.hand[seat, k] = NOTHING


def may_act(state: np.record, seat: int) -> int:
    """1 if it is the seat's turn, or it may still draw (SQ-23), or must give up a card (SQ-60)."""
    if seat == TABLE:
        return int(state.table_talk) & int(state.phase < DROPPING)
    if state.phase == DROPPING:
        return int(state.owes_drop[seat])
    return int(state.turn == seat) | may_draw(state, seat)


def may_draw(state: np.record, seat: int) -> int:
    """1 if the seat owes itself a card and there is one (SQ-23)."""
    return int(state.owes_draw[seat] != 0) & int(state.phase < DROPPING) & int(int(state.discards) - int(state.drawn) > -DECK)


def holds(state: np.record, seat: int, card: int) -> int:
    """1 if the seat holds the card."""
    found = 0
    for k in range(HAND):
        found |= int(state.hand[seat, k] == card)
    return found


def is_dead(state: np.record, card: int) -> int:
    """1 while both squares of a card are covered; jacks never are dead (SQ-32, SQ-40)."""
    if is_jack(card):
        return 0
    one = int(state.owner[int(state.squares[card, 0])] != NOBODY)
    return one & int(state.owner[int(state.squares[card, 1])] != NOBODY)


def may_be_taken(state: np.record, team: int, cell: int) -> int:
    """1 if a one-eyed jack of the team may take the marker on the cell (SQ-31, SQ-61)."""
    owner = int(state.owner[cell])
    of_others = int(owner >= 0) & int(owner != team) & int(owner != CORNER)
    return of_others & (1 - is_fixed(state, cell) | int(state.profi))


def has_marker_to_take(state: np.record, team: int) -> int:
    """1 if a one-eyed jack of the team could take any marker (SQ-32)."""
    for k in range(int(state.empties), PLACES):
        if may_be_taken(state, team, int(state.cells[k])):
            return 1
    return 0


def can_be_played(state: np.record, team: int, card: int) -> int:
    """1 if the card could be played onto the board now."""
    if is_one_eyed(card):
        return has_marker_to_take(state, team)
    if is_two_eyed(card):
        return int(state.empties > 0)
    return 1 - is_dead(state, card)


def has_playable_card(state: np.record, seat: int) -> int:
    """1 if any card in the seat's hand can be played (SQ-25)."""
    team = team_of(state, seat)
    for k in range(int(state.held[seat])):
        if can_be_played(state, team, int(state.hand[seat, k])):
            return 1
    return 0


def why_not(state: np.record, seat: int, action: int) -> int:
    """0 if legal, else the number of the rule that forbids it."""
    if state.phase == OVER:
        return 55 if state.winner != NOBODY else 56  # SQ-55, SQ-56: the game has ended
    verb, what, cell = parts_of(action)
    if verb == TALK or seat == TABLE:
        return why_not_talk(state, seat, action)
    if state.phase == DROPPING or verb == DROP:
        return why_not_drop(state, seat, action)
    if verb == DRAW:
        return 0 if may_draw(state, seat) else 23  # SQ-23: nothing owed, or too late
    if state.turn != seat:
        return 12  # SQ-12: one after the other, clockwise
    if state.phase == LOCKING or verb in (LOCK, NO_FIVE):
        return why_not_lock(state, seat, action)
    if verb == PASS:
        return 25 if has_playable_card(state, seat) else 0  # SQ-25
    return 2 if action < 0 else why_not_card(state, seat, verb, what, cell)  # SQ-2: no such card in the box


def why_not_card(state: np.record, seat: int, verb: int, card: int, cell: int) -> int:
    """Judge the playing or the exchange of a card."""
    if not holds(state, seat, card):
        return 20  # SQ-20: a card from your hand
    if verb == DEAD:
        return why_not_exchange(state, card)
    return why_not_cell(state, team_of(state, seat), card, cell)


def why_not_talk(state: np.record, seat: int, action: int) -> int:
    """Judge a finding of the table that a team has talked; seats never make one, and the table makes no other move."""
    verb, team, _ = parts_of(action)
    is_finding = seat == TABLE and verb == TALK and team < team_count(state)
    return 0 if is_finding and state.table_talk and state.phase != DROPPING else 60  # SQ-60


def why_not_drop(state: np.record, seat: int, action: int) -> int:
    """Judge the giving up of a card, and all else while somebody must give one up."""
    verb, card, _ = parts_of(action)
    if state.phase != DROPPING or not state.owes_drop[seat] or verb != DROP:
        return 60  # SQ-60
    return 0 if holds(state, seat, card) else 20


def why_not_lock(state: np.record, seat: int, action: int) -> int:
    """Judge the choice of the five that are fixed (SQ-53)."""
    verb, five, _ = parts_of(action)
    if state.phase != LOCKING or verb != LOCK:
        return 53
    return 0 if can_be_fixed(state, team_of(state, seat), direction_of(five), first_of(five)) else 53


def why_not_exchange(state: np.record, card: int) -> int:
    """Judge the exchange of a dead card."""
    if is_jack(card):
        return 32  # SQ-32: jacks are never dead
    if not is_dead(state, card):
        return 40  # SQ-40
    return 41 if state.exchanged and state.dead_cards != ANY_NUMBER else 0  # SQ-41


def why_not_cell(state: np.record, team: int, card: int, cell: int) -> int:
    """Judge the cell a card is played to."""
    if not is_on_board(cell):
        return 1  # SQ-1: no such square
    if state.owner[cell] == CORNER:
        return 26  # SQ-26
    if is_one_eyed(card):
        if may_be_taken(state, team, cell):
            return 0
        return 31 if has_marker_to_take(state, team) else 32  # SQ-31, SQ-32
    if is_two_eyed(card):
        if state.empties == 0:
            return 32  # SQ-32
        return 0 if state.owner[cell] == NOBODY else 30  # SQ-30
    shows_it = state.squares[card, 0] == cell or state.squares[card, 1] == cell
    return 0 if shows_it and state.owner[cell] == NOBODY else 21  # SQ-21


def list_legal(state: np.record, seat: int, out: np.ndarray) -> int:
    """Fill out with the legal actions and return how many; why_not says the same, one by one."""
    if seat == TABLE:
        return list_talk(state, out)
    if state.phase == DROPPING:
        return list_hand(state, seat, DROP, out) if state.owes_drop[seat] else 0
    if state.turn != seat:
        out[0] = DRAW
        return may_draw(state, seat)
    if state.phase == LOCKING:
        count = list_locks(state, team_of(state, seat), out)
    else:
        count = list_cards(state, seat, out)
    out[count] = DRAW
    return count + may_draw(state, seat)


def pick_legal(state: np.record, seat: int, chance: int, out: np.ndarray) -> int:
    """One of the legal actions, by chance; where cards are played, what a jack can do on all the board is counted, not listed."""
    if seat == TABLE or state.turn != seat or state.phase != PLAYING:
        return pick_from_list(state, seat, chance, out)
    return pick_card(state, seat, chance, out)


def pick_card(state: np.record, seat: int, chance: int, out: np.ndarray) -> int:
    """The action at this chance of those that list_cards lists, with the draw that is still owed behind them.

    A jack leaves as many gaps in out as there are cells it can go to; which cell it is, is found when the choice falls there.
    """
    count = 0
    dead = 0
    may_exchange = int(state.exchanged == 0) | int(state.dead_cards == ANY_NUMBER)
    team = team_of(state, seat)
    listed = 0
    jacks = 0  # bit of each jack of the hand
    gaps = 0  # where the gaps of each begin, eight bits for each card of the hand
    for k in range(int(state.held[seat])):
        card = int(state.hand[seat, k])
        if listed >> card & 1:
            continue
        listed |= 1 << card
        if FIRST_JACK <= card <= LAST_JACK:
            jacks |= 1 << k
            gaps |= count << 8 * k
            count += count_cells(state, team, card)
            continue
        one = int(state.squares[card, 0])
        two = int(state.squares[card, 1])
        one_free = int(state.owner[one] == NOBODY)
        two_free = int(state.owner[two] == NOBODY)
        out[count] = place_at(card, one)
        count += one_free
        out[count] = place_at(card, two)
        count += two_free
        out[WAITING + dead] = DEAD + card
        dead += may_exchange & 1 - (one_free | two_free)
    out[WAITING + dead] = DRAW
    plays = max(count, 1)
    number = chance * (plays + dead + may_draw(state, seat)) >> 32
    if number >= plays:
        return int(out[WAITING + number - plays])
    if count == 0:
        return PASS  # SQ-25
    action = int(out[number])
    place = 0
    while jacks >> place:
        gap = number - (gaps >> 8 * place & 255)
        if jacks >> place & 1 and gap >= 0:
            card = int(state.hand[seat, place])
            if gap < count_cells(state, team, card):
                action = place_at(card, find_cell(state, team, card, gap))
        place += 1
    return action


def count_cells(state: np.record, team: int, jack: int) -> int:
    """How many cells a jack can be played to: empty ones, or those whose marker it may take."""
    if jack >= FIRST_TWO_EYED:
        return int(state.empties)
    return count_takeable(state, team)


def find_cell(state: np.record, team: int, jack: int, number: int) -> int:
    """The cell of this number, from 0, of those that the jack can be played to."""
    if jack >= FIRST_TWO_EYED:
        return int(state.cells[number])
    k = int(state.empties)
    while not may_be_taken(state, team, int(state.cells[k])) or number > 0:
        number -= may_be_taken(state, team, int(state.cells[k]))
        k += 1
    return int(state.cells[k])


def list_talk(state: np.record, out: np.ndarray) -> int:
    """List what the table may find."""
    if not state.table_talk or state.phase >= DROPPING:
        return 0
    for team in range(team_count(state)):
        out[team] = TALK + team
    return team_count(state)


def list_hand(state: np.record, seat: int, action: int, out: np.ndarray) -> int:
    """List an action for each kind of card in the hand."""
    count = 0
    listed = 0
    for k in range(int(state.held[seat])):
        card = int(state.hand[seat, k])
        out[count] = action + card
        count += 1 - (listed >> card & 1)
        listed |= 1 << card
    return count


def list_cards(state: np.record, seat: int, out: np.ndarray) -> int:
    """List what the cards in hand can do: on the board, exchanged if dead, or pass if nothing can be played."""
    count = 0
    dead = 0  # exchanges wait far behind in the list until it is known where it ends
    may_exchange = int(state.exchanged == 0) | int(state.dead_cards == ANY_NUMBER)
    team = team_of(state, seat)
    listed = 0  # bit of each kind: two equal cards are one choice
    for k in range(int(state.held[seat])):
        card = int(state.hand[seat, k])
        if listed >> card & 1:
            continue
        listed |= 1 << card
        if FIRST_JACK <= card <= LAST_JACK:
            count = list_jack(state, team, card, out, count)
            continue
        one = int(state.squares[card, 0])
        two = int(state.squares[card, 1])
        one_free = int(state.owner[one] == NOBODY)
        two_free = int(state.owner[two] == NOBODY)
        out[count] = place_at(card, one)
        count += one_free
        out[count] = place_at(card, two)
        count += two_free
        out[WAITING + dead] = DEAD + card
        dead += may_exchange & 1 - (one_free | two_free)
    if count == 0:
        out[0] = PASS  # SQ-25
        count = 1
    for k in range(dead):
        out[count + k] = out[WAITING + k]
    return count + dead


def list_jack(state: np.record, team: int, card: int, out: np.ndarray, count: int) -> int:
    """List the cells of a jack: all empty ones, or all markers it may take."""
    empties = int(state.empties)
    if card >= FIRST_TWO_EYED:
        for k in range(empties):
            out[count + k] = place_at(card, int(state.cells[k]))
        return count + empties
    if state.line_count == 0 or state.profi:  # no marker is safe
        for k in range(empties, PLACES):
            cell = int(state.cells[k])
            out[count] = place_at(card, cell)
            count += int(state.owner[cell] != team)
        return count
    for k in range(empties, PLACES):
        cell = int(state.cells[k])
        out[count] = place_at(card, cell)
        count += may_be_taken(state, team, cell)
    return count


def list_locks(state: np.record, team: int, out: np.ndarray) -> int:
    """List the fives that could be fixed."""
    if is_broken_up(state):
        return list_standing(state, team, out)
    count = 0
    for direction in range(4):
        first = int(state.placed) - 4 * step_of(direction)
        for _ in range(FIVE):
            if first > 0 and can_be_fixed(state, team, direction, first):
                out[count] = LOCK + five_at(direction, first)
                count += 1
            first += step_of(direction)
    return count


def list_standing(state: np.record, team: int, out: np.ndarray) -> int:
    """List the fives that are left after a break, one of which is fixed (SQ-61)."""
    count = 0
    for five in range(FIVES):
        if can_be_fixed(state, team, direction_of(five), first_of(five)):
            out[count] = LOCK + five
            count += 1
    return count


def play(state: np.record, seat: int, action: int) -> None:
    """Do it; trusts, does not check."""
    verb, what, cell = parts_of(action)
    if verb == PLACE:
        play_card(state, seat, what, cell)
    elif verb == DEAD:
        discard(state, seat, what)  # SQ-41
        take_top_card(state, seat)
        state.exchanged = min(int(state.exchanged) + 1, MOST_COUNTED)
        if state.edition != FIRST_EDITION:
            state.passes = 0  # SQ-56: a new card has come into play
    elif verb == DROP:
        discard(state, seat, what)  # SQ-60
        state.owes_drop[seat] = 0
        end_dropping(state)
    elif verb == LOCK:
        choose_five(state, seat, what)
    elif verb == DRAW:
        draw_by_hand(state, seat)
    elif verb == PASS:
        pass_turn(state)
    else:
        begin_dropping(state, what)


def play_card(state: np.record, seat: int, card: int, cell: int) -> None:
    """Play a card: put a marker and see what it finishes, or take one away."""
    forfeit_draw(state, seat)  # SQ-23
    discard(state, seat, card)
    state.passes = 0
    if is_one_eyed(card):
        owner = int(state.owner[cell])
        take_marker(state, cell)  # SQ-31
        if state.phase == LOCKING:
            next_turn(state)  # SQ-61: a seat of the owner chooses; with three teams nobody has a sequence to break
        elif state.made[owner] >= sequences_to_win(state):
            finish(state, owner)  # SQ-61: what is left of a broken sequence can count at once
    else:
        put_marker(state, team_of(state, seat), cell)  # SQ-21, SQ-30
        finish_sequences(state, team_of(state, seat), cell)
    if state.phase == PLAYING:
        end_turn(state, seat)


def choose_five(state: np.record, seat: int, five: int) -> None:
    """Fix the chosen five and end the turn: the seat's own (SQ-53), or that of the seat before, which took a marker (SQ-61)."""
    fix(state, team_of(state, seat), direction_of(five), first_of(five))
    player = seat
    if is_broken_up(state):
        player = seat - 1 if seat else int(state.seats) - 1
    state.turn = player
    state.phase = PLAYING
    state.placed = 0
    end_turn(state, player)


def finish_sequences(state: np.record, team: int, cell: int) -> None:
    """Fix what a new marker finishes, or ask for a choice; the game is won as soon as there are enough (SQ-50 to SQ-55)."""
    if makes_five(state, team, cell):
        fix_or_ask(state, team, cell)


def fix_or_ask(state: np.record, team: int, cell: int) -> None:
    """Fix the fives of a new marker that share no more than a cell with a sequence, or ask which."""
    new = 0  # sequences that this marker finishes, whatever is chosen
    choices = 0
    for direction in range(4):
        found = count_fives(state, team, cell, direction)
        if found:
            choices += found
            new += 2 if makes_two(state, team, cell, direction) else 1
    if new == 0:
        return
    wins = int(state.made[team]) + new >= sequences_to_win(state)
    if choices > 1 and not wins:
        state.phase = LOCKING  # SQ-53
        state.placed = cell
        return
    for direction in range(4):
        fix_first_fives(state, team, cell, direction)
    if wins:
        finish(state, team)


def end_turn(state: np.record, seat: int) -> None:
    """Draw, or owe it, and pass the turn to the left (SQ-12, SQ-22)."""
    if state.draw == BY_HAND:
        owe_draw(state, seat)  # SQ-23
    else:
        take_top_card(state, seat)
    next_turn(state)
    end_if_nothing_can_change(state)


def end_if_nothing_can_change(state: np.record) -> None:
    """End a game of the first edition when the board is full and every one-eyed jack is played (SQ-56)."""
    if state.edition == FIRST_EDITION and state.empties == 0 and one_eyed_discards(state) == ONE_EYED_JACKS:
        finish(state, leading_team(state))


def next_turn(state: np.record) -> None:
    """Let the next seat clockwise play."""
    state.exchanged = 0
    turn = int(state.turn) + 1
    state.turn = turn if turn < state.seats else 0


def owe_draw(state: np.record, seat: int) -> None:
    """Note that the seat may draw for the marker it placed, as the newest of all who still may."""
    owing = 0
    for other in range(int(state.seats)):
        owing += int(state.owes_draw[other] > 0)
    state.owes_draw[seat] = owing + 1


def forfeit_draw(state: np.record, seat: int) -> None:
    """Take from the seat a draw it still owed itself; those who placed after it move up."""
    forfeited = int(state.owes_draw[seat])
    if forfeited == 0:
        return
    for other in range(int(state.seats)):
        if state.owes_draw[other] >= forfeited:
            state.owes_draw[other] = int(state.owes_draw[other]) - 1
    state.owes_draw[seat] = 0


def draw_by_hand(state: np.record, seat: int) -> None:
    """Draw; who placed before this seat did and has not drawn is too late now (SQ-23)."""
    take_top_card(state, seat)
    own = int(state.owes_draw[seat])
    for other in range(int(state.seats)):
        state.owes_draw[other] = max(int(state.owes_draw[other]) - own, 0)


def pass_turn(state: np.record) -> None:
    """Pass; when every seat has, one after the other and without an exchange in between, the game is over (SQ-25, SQ-56).

    Hands never hold more than 36 of the 104 cards, so there always is one to draw.
    """
    state.passes = int(state.passes) + 1
    next_turn(state)
    if state.passes == state.seats:
        finish(state, leading_team(state))


def leading_team(state: np.record) -> int:
    """The team with most sequences, or NOBODY if two have as many (SQ-56)."""
    best = 0
    for team in range(1, team_count(state)):
        if state.made[team] > state.made[best]:
            best = team
    for team in range(team_count(state)):
        if team != best and state.made[team] == state.made[best]:
            return NOBODY
    return best


def begin_dropping(state: np.record, team: int) -> None:
    """Make every member of a team that talked give up a card at once (SQ-60)."""
    state.waiting = state.phase
    state.phase = DROPPING
    for seat in range(int(state.seats)):
        state.owes_drop[seat] = int(team_of(state, seat) == team) & int(state.held[seat] > 0)
    end_dropping(state)


def end_dropping(state: np.record) -> None:
    """Go on with the game when nobody owes a card any more."""
    for seat in range(int(state.seats)):
        if state.owes_drop[seat]:
            return
    state.phase = state.waiting
    state.waiting = PLAYING
    if state.phase == PLAYING:
        end_if_nothing_can_change(state)


def finish(state: np.record, team: int) -> None:
    """End the game: a team has won, or nobody (SQ-55, SQ-56)."""
    state.phase = OVER
    state.turn = NOBODY
    state.placed = 0
    state.winner = team
    for seat in range(SEATS):
        state.owes_draw[seat] = 0


def is_over(state: np.record) -> int:
    """1 once a team has won, or nobody can play any more."""
    return int(state.phase == OVER)


def score(state: np.record, seat: int) -> int:
    """Count the sequences of the seat's team."""
    return int(state.made[team_of(state, seat)])


def is_winner(state: np.record, seat: int) -> int:
    """1 if the game is over and the seat's team has won it."""
    return int(state.phase == OVER) & int(state.winner == team_of(state, seat))


SELDOM = (
    start,
    shuffle_discards,
    fix_or_ask,
    can_be_fixed,
    fix_first_fives,
    take_marker,
    pick_from_list,
    begin_dropping,
    finish,
    one_eyed_discards,
    list_locks,
    list_standing,
    choose_five,
    imagine,
    check,
)  # stay calls in machine code: run rarely
