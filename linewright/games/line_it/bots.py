"""What is worth wanting in Line-it: the heuristic of the greedy bot, which playouts use too.

Every move is judged by the table it leaves before the seat: its line, its way to jackpots, its hand. Everything is counted in
hundredths of a point and in whole numbers, so that all processors agree to the last bit; shares are in 128ths, which are shifts.
"""

import numpy as np

from linewright.core.insight import EVERYTHING, Insight
from linewright.core.playouts import WHOLE
from linewright.games.line_it.actions import COMPLETE, END, PLAY_FROM_HAND, TAKE_TO_LINE, parts_of
from linewright.games.line_it.cards import DECK, LAST_NUMBER, NOTHING, colour_of, stake_of
from linewright.games.line_it.rules import LOST_CARDS, bet_is_won, list_legal, score
from linewright.games.line_it.state import FINAL

TURN_FORESIGHT = 3  # rounds that a search of whole turns looks ahead: bench/strength.md, "Whole turns"
MARGIN = 60  # wins of search against greedy at 0.1 s a move: 95.2 +- 2.7 per cent, without it 91.5 +- 3.6 (200 games each)
TRUST = 0.02  # so that the few worlds of a level speak against the heuristic only where they speak clearly
INSIGHTS = (Insight(0.7), Insight(0.5), Insight(0.33), Insight(0.15), Insight(0.0, 32, 0.3), EVERYTHING)  # bench/strength.md
LEVELS_ELO = (0, 124, 314, 637, 1180, 1536)  # at two seats, bench/strength.md of 2026-11-17
POINT = 100
SHARE = 7  # bits of a share: 128 is the whole
NO_COLOUR = -1
WORST = -100 * POINT  # less than any line is worth
Line = tuple[int, int, int, int, int, int]  # numbers, last, over, under, bet, numbers after the bet: as in the record
EMPTY_LINE = (0, NOTHING, 0, LAST_NUMBER + 1, NOTHING, 0)
Outlook = tuple[int, int, int, int]  # turns to come, prizes, prizes of the colours with one card in the line, with two

# What a lead promises: the odds rise by a factor e for each of so many hundredths of a point, fewer towards the end.
# A line through fits by likelihood at seven stages of 1,888 games of whole turns in 60 worlds against themselves (2026-11-18).
SPREAD = 200
SPREAD_A_TURN = 27  # added to it for each turn that a seat has still to come
UNIT = 256  # steps of the table for a factor e
POWERS = np.array([round(65536 * np.exp(-k / UNIT)) for k in range(8 * UNIT + 1)], np.int32)  # so far behind is hopeless

# All numbers below are tuned together by CMA-ES (2026-11-15): 70 generations of 14 settings, 1,000 games each at 2, 3, 4 and 5
# seats, one seat against a mixture of the first heuristic and the setting they vary around. Wins (alone or shared) of one seat
# against first heuristics only, 20,000 other games each: 92.2 +- 0.4, 82.2 +- 0.5, 72.9 +- 0.6, 65.2 +- 0.7 per cent.
CARDS_A_TURN = 135  # most cards a line gains in a turn to come, in hundredths: one taken, and some from the hand
REACH = 87  # cards to come for each number of room, in sixteenths of a hundredth
READY = 85  # cards to come for each card in hand that fits
FRESH_ROOM = 101  # room of an empty line
LONG_WAY = 425  # cards to come, in hundredths, from where on ...
EXTEND = 65  # ... the worth of one, a share of a point, changes from this ...
EXTEND_FAR = 90  # ... to this
ROOM_TO_STAY = 70  # completing a line with more room is not even thought of: saves time, no loss in 20,000 games
SECOND_HOPE = (117, 138, -87)  # of a jackpot with two of its colour in the line: highest share, slope, cards to come at zero
FIRST_HOPE = (41, 64, 89)  # with one of its colour
SURE_HOPE = 127  # with the third in hand
FROM_HAND = 60  # share of a step towards a jackpot that a card in hand is, as long as it fits
GROWTH = 85  # what a jackpot gains until it is won
RIVAL = 32  # share of a jackpot lost to each other seat that has two of its colour
HOLD = 9  # a number in hand that does not fit
HOLD_EDGE = -29  # added to it in 128ths of the way from the middle to 1 or 100: middling numbers suit more lines
HOLD_FITTING = 65  # one that fits, right beside the line's last ...
HOLD_AWAY = 56  # ... less this for every 64 numbers of distance
HOLD_LAST = 42  # one that fits, when only the last card is to come (LI-61)
HOLD_BET = 54
HOLD_A_TURN = 2  # no card that has to wait is worth more than this for each turn to come
FULL_HAND = 25  # what the freedom to take any card is worth
BET_CHANCE = 49  # per cent that a bet is won, before ...
BET_MORE = 42  # ... this share of the cards to come is added ...
BET_MISSING = 31  # ... and this taken off for each card it still needs


def greedy(state: np.record, seat: int, out: np.ndarray) -> int:
    """Choose the legal move with the highest worth; knows nothing that is hidden."""
    count = list_legal(state, seat, out)
    best = int(out[0])
    if count == 1:
        return best
    outlook = outlook_of(state, seat)
    best_worth = worth(state, seat, best, outlook)
    for k in range(1, count):
        action = int(out[k])
        gain = worth(state, seat, action, outlook)
        if gain > best_worth:
            best = action
            best_worth = gain
    return best


def is_careless(state: np.record, seat: int, action: int) -> int:
    """1 if it completes a line that brings no points: what lies there is gone, and whoever has built it may have had plans."""
    verb, _ = parts_of(action)
    if verb != COMPLETE:
        return 0
    kept = max(int(state.numbers[seat]) - LOST_CARDS, 0)  # LI-51, LI-52
    bet = int(state.bet[seat])
    stake = 0 if bet == NOTHING else stake_of(bet) if bet_is_won(state, seat) else -stake_of(bet)  # LI-50
    return int(kept + stake <= 0)


def appraise(state: np.record, seat: int, out: np.ndarray, moves: np.ndarray, worths: np.ndarray) -> int:  # noqa: ARG001  the verb's arguments
    """All legal moves, each with its worth."""
    count = list_legal(state, seat, moves)
    outlook = outlook_of(state, seat)
    for k in range(count):
        worths[k] = worth(state, seat, int(moves[k]), outlook)
    return count


def stage(state: np.record, moves: int) -> int:  # noqa: ARG001  the verb's arguments
    """The rounds begun."""
    return int(state.drawn) // (int(state.seats) + 2)


def promise(state: np.record, seat: int, out: np.ndarray) -> int:  # noqa: ARG001  the verb's arguments
    """The share of the victory that the seat may expect, by what the heuristic makes of everybody's table."""
    best = WORST
    for other in range(int(state.seats)):
        best = max(best, prospects(state, other))
    spread = SPREAD + SPREAD_A_TURN * max(turns_to_come(state), 0)
    own = 0
    total = 0
    for other in range(int(state.seats)):
        power = int(POWERS[min((best - prospects(state, other)) * UNIT // spread, len(POWERS) - 1)])
        own += power * int(other == seat)
        total += power
    return WHOLE * own // total


def prospects(state: np.record, seat: int) -> int:
    """What a seat has and may hope for, in hundredths of a point: as much as the heuristic makes of its table."""
    one = int(state.hand[seat, 0])
    two = int(state.hand[seat, 1])
    return score(state, seat) * POINT + worth_of_position(
        state, seat, 0, line_of(state, seat), NO_COLOUR, one, two, outlook_of(state, seat)
    )


def worth(state: np.record, seat: int, action: int, outlook: Outlook) -> int:
    """Value what the seat has after a move, with the points the move itself brings."""
    one = int(state.hand[seat, 0])
    two = int(state.hand[seat, 1])
    verb, card = parts_of(action)
    if verb == END:
        return worth_of_position(state, seat, 0, line_of(state, seat), NO_COLOUR, one, two, outlook)
    if verb == COMPLETE:
        return worth_of_completing(state, seat, outlook)
    if verb == PLAY_FROM_HAND:
        return worth_of_adding(state, seat, card, two if card == one else one, NOTHING, outlook)
    later = (outlook[0] - 1, outlook[1], outlook[2], outlook[3])
    if verb == TAKE_TO_LINE:
        return worth_of_adding(state, seat, card, one, two, later)
    two = card if one != NOTHING else NOTHING
    one = one if one != NOTHING else card
    return worth_of_position(state, seat, 0, line_of(state, seat), NO_COLOUR, one, two, later)


def outlook_of(state: np.record, seat: int) -> Outlook:
    """Gather what all moves of a decision have in common."""
    turns = turns_to_come(state)
    prizes = 0
    one_card = 0
    two_cards = 0
    for colour in range(4):
        prize = prize_for(state, seat, colour, GROWTH if turns > 0 else 0)
        prizes |= prize << 16 * colour
        have = int(state.colours[seat, colour])
        one_card += prize * int(have == 1)
        two_cards += prize * int(have == 2)
    return turns, prizes, one_card, two_cards


def turns_to_come(state: np.record) -> int:
    """Count the market cards this seat will still take."""
    if state.phase == FINAL:
        return 0
    return (DECK - int(state.drawn)) // (int(state.seats) + 2) + 1 - int(state.taken)


def prize_for(state: np.record, seat: int, colour: int, growth: int) -> int:
    """Value a jackpot that is still to be won, the less the more others are about to win it."""
    rivals = -int(state.colours[seat, colour] == 2)
    for other in range(int(state.seats)):
        rivals += int(state.colours[other, colour] == 2)
    return max((int(state.jackpot[colour]) * POINT + growth) * (128 - RIVAL * rivals) >> SHARE, 0)


def prize_of(prizes: int, colour: int) -> int:
    """Read one colour's prize out of the four, 16 bits each."""
    return prizes >> 16 * colour & 0xFFFF


def line_of(state: np.record, seat: int) -> Line:
    """The seat's line as it lies."""
    ends = int(state.last[seat]), int(state.over[seat]), int(state.under[seat])
    return int(state.numbers[seat]), ends[0], ends[1], ends[2], int(state.bet[seat]), int(state.after_bet[seat])


def with_card(line: Line, card: int) -> Line:
    """The line with one more card at its right end."""
    numbers, last, over, under, bet, after = line
    if card > LAST_NUMBER:
        return numbers, last, over, under, card, 0
    if last != NOTHING:  # LI-42
        over = card if card > last else over
        under = card if card < last else under
    return numbers + 1, card, over, under, bet, after + int(bet != NOTHING)


def worth_of_adding(state: np.record, seat: int, card: int, one: int, two: int, outlook: Outlook) -> int:
    """Value the seat's line with the card added, and the jackpot it wins at once."""
    line = with_card(line_of(state, seat), card)
    if card > LAST_NUMBER:
        return worth_of_position(state, seat, 0, line, NO_COLOUR, one, two, outlook)
    colour = colour_of(card)
    won = int(state.jackpot[colour]) * POINT if state.colours[seat, colour] == 2 else 0  # LI-56
    return won + worth_of_position(state, seat, 0, line, colour, one, two, outlook)


def worth_of_completing(state: np.record, seat: int, outlook: Outlook) -> int:
    """Value the points of cashing in, and the best fresh start it allows this turn."""
    if int(state.under[seat]) - int(state.over[seat]) > ROOM_TO_STAY:
        return WORST
    one = int(state.hand[seat, 0])
    two = int(state.hand[seat, 1])
    best = worth_of_position(state, seat, 1, EMPTY_LINE, NO_COLOUR, one, two, outlook)
    if not state.taken:
        later = (outlook[0] - 1, outlook[1], outlook[2], outlook[3])
        for k in range(int(state.market_count)):
            best = max(best, worth_of_start(state, seat, int(state.market[k]), one, two, later))
    if not state.played:
        if one != NOTHING:
            best = max(best, worth_of_start(state, seat, one, two, NOTHING, outlook))
        if two != NOTHING:
            best = max(best, worth_of_start(state, seat, two, one, NOTHING, outlook))
    return points_of_line(state, seat) + best


def points_of_line(state: np.record, seat: int) -> int:
    """Count what completing the line brings now."""
    points = max(int(state.numbers[seat]) - LOST_CARDS, 0) * POINT
    if state.bet[seat] != NOTHING:
        stake = stake_of(int(state.bet[seat])) * POINT
        points += stake if bet_is_won(state, seat) else -stake
    return points


def worth_of_start(state: np.record, seat: int, card: int, one: int, two: int, outlook: Outlook) -> int:
    """Value a line that holds just this card."""
    colour = NO_COLOUR if card > LAST_NUMBER else colour_of(card)
    return worth_of_position(state, seat, 1, with_card(EMPTY_LINE, card), colour, one, two, outlook)


def worth_of_position(
    state: np.record, seat: int, fresh: int, line: Line, colour: int, one: int, two: int, outlook: Outlook
) -> int:
    """Value a line, the hand beside it, and its way to jackpots.

    The line is the seat's own with at most one number of the colour added, or a fresh one with no other colour.
    """
    numbers, last, over, under, bet, after = line
    turns = outlook[0]
    one_fits = int(over < one) & int(one < under) & int(one != NOTHING)
    two_fits = int(over < two) & int(two < under) & int(two != NOTHING)
    ready = one_fits + two_fits
    if last != NOTHING and over == 0 and under > LAST_NUMBER and (one > last) != (two > last):
        ready = min(ready, 1)  # LI-42: one of them settles the direction against the other
    more = min(turns * CARDS_A_TURN, room_of(last, over, under) * REACH >> 4) + ready * READY  # cards to come, in hundredths
    ahead = min(more, LONG_WAY) * EXTEND + max(more - LONG_WAY, 0) * EXTEND_FAR >> SHARE
    value = max((numbers - LOST_CARDS) * POINT + ahead, 0)
    value += worth_of_holding(one, one_fits, last, turns) + worth_of_holding(two, two_fits, last, turns)
    value -= FULL_HAND * int(two != NOTHING)
    if bet != NOTHING:
        value += worth_of_bet(state, bet, after, more)
    return value + worth_of_colours(state, seat, fresh, colour, one * one_fits, two * two_fits, more, outlook)


def room_of(last: int, over: int, under: int) -> int:
    """Count the numbers that could still follow, on the better side where the direction is open."""
    if last == NOTHING:
        return FRESH_ROOM
    if over > 0 or under <= LAST_NUMBER:
        return under - over - 1
    return max(last - 1, LAST_NUMBER - last)


def worth_of_holding(card: int, it_fits: int, last: int, turns: int) -> int:
    """Value a card in hand beside a line with this last number."""
    if card == NOTHING:
        return 0
    if card > LAST_NUMBER:
        return min(HOLD_BET, turns * HOLD_A_TURN)
    if last == NOTHING or not it_fits:
        return min(HOLD + (HOLD_EDGE * abs(2 * card - LAST_NUMBER - 1) >> SHARE), turns * HOLD_A_TURN)
    if turns == 0:
        return HOLD_LAST
    return max(HOLD_FITTING - (HOLD_AWAY * abs(card - last) >> 6), HOLD)


def worth_of_bet(state: np.record, bet: int, after: int, more: int) -> int:
    """Weigh a bet's win against its loss, by the cards it needs and the cards to come (LI-50)."""
    stake = stake_of(bet)
    missing = stake - after
    chance = 100
    if missing > 0:
        chance = min(max(BET_CHANCE + (more * BET_MORE >> SHARE) - missing * BET_MISSING, 0), 100) if more > 0 else 0
    elif missing < 0 and state.bet_exact:
        chance = 0
    return stake * (2 * chance - 100)


def worth_of_colours(
    state: np.record, seat: int, fresh: int, colour: int, one: int, two: int, more: int, outlook: Outlook
) -> int:
    """Value the hope of jackpots: by the cards in the line, by the colour just added, by the numbers in hand that fit."""
    first = hope_of(FIRST_HOPE, more)
    second = hope_of(SECOND_HOPE, more)
    prizes = outlook[1]
    own = 1 - fresh
    hope = own * (outlook[2] * first + outlook[3] * second)
    if colour != NO_COLOUR:
        have = own * int(state.colours[seat, colour])
        hope += prize_of(prizes, colour) * step_of(have, first, second, 0)
    soon = 0
    if one != NOTHING:
        of_one = colour_of(one)
        have = own * int(state.colours[seat, of_one]) + int(of_one == colour)
        soon = prize_of(prizes, of_one) * step_of(have, first, second, SURE_HOPE)
    if two != NOTHING:
        of_two = colour_of(two)
        have = own * int(state.colours[seat, of_two]) + int(of_two == colour)
        have += int(one != NOTHING) & int(colour_of(one) == of_two)
        soon += prize_of(prizes, of_two) * step_of(have, first, second, SURE_HOPE)
    return (hope << SHARE) + soon * FROM_HAND >> 2 * SHARE


def hope_of(rule: tuple[int, int, int], more: int) -> int:
    """The share of a jackpot that the cards to come promise."""
    return min(max((more - rule[2]) * rule[1] >> 10, 0), rule[0])


def step_of(have: int, first: int, second: int, third: int) -> int:
    """What one more card of a colour adds to the hope of its jackpot; nothing after the third (LI-57)."""
    if have == 0:
        return first
    if have == 1:
        return second - first
    return third - second if have == 2 else 0
