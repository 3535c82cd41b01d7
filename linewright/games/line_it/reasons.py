"""Why the heuristic of Line-it likes a move, in words: the same quantities as in bots.py, the weightiest first."""

from typing import Any

import numpy as np

from linewright.games.line_it.actions import COMPLETE, END, TAKE_TO_HAND, TAKE_TO_LINE, parts_of
from linewright.games.line_it.bots import (
    CARDS_A_TURN,
    EMPTY_LINE,
    EXTEND,
    FIRST_HOPE,
    LONG_WAY,
    NO_COLOUR,
    POINT,
    REACH,
    READY,
    SECOND_HOPE,
    SHARE,
    Line,
    Outlook,
    hope_of,
    line_of,
    outlook_of,
    points_of_line,
    prize_of,
    room_of,
    turns_to_come,
    with_card,
    worth_of_bet,
    worth_of_holding,
    worth_of_position,
    worth_of_start,
)
from linewright.games.line_it.cards import COLOURS, LAST_NUMBER, NOTHING, colour_of, name_of, stake_of
from linewright.games.line_it.rules import LOST_CARDS, bet_is_won, fits
from linewright.games.line_it.state import FINAL

CLOSE = 10  # a number at most this far from the last is called close
LITTLE_ROOM = 15  # so few numbers to come are called few
MOST_REASONS = 3
Reason = tuple[int, str, dict[str, Any]]  # its weight in hundredths of a point, the id of its words and their arguments


def reasons(state: np.record, seat: int, action: int) -> list[tuple[str, dict[str, Any]]]:
    """Why this move is good, one to three ids of words with their arguments; every claim is true of the position."""
    verb, card = parts_of(action)
    if verb == COMPLETE:
        found = why_complete(state, seat)
    elif verb == END:
        found = why_end(state, seat)
    elif verb == TAKE_TO_HAND:
        found = why_keep(state, seat, card)
    else:
        found = why_add(state, seat, card, from_market=verb == TAKE_TO_LINE)
    found.sort(key=lambda reason: -reason[0])
    return [(word, args) for _, word, args in found[:MOST_REASONS]]


def why_add(state: np.record, seat: int, card: int, *, from_market: bool) -> list[Reason]:
    """Find reasons to add a card of the market or of the hand to the line."""
    outlook = outlook_of(state, seat)
    turns = outlook[0] - int(from_market)
    line = line_of(state, seat)
    if card > LAST_NUMBER:
        stake = stake_of(card)
        if line[1] == NOTHING:
            return [(0, "hint-bet-early", {"stake": stake})]
        return [(0, "hint-bet", {"stake": stake, "room": room_of(*line[1:4])})]
    longer = with_card(line, card)
    found = [*why_colour(state, seat, card, outlook, turns), *why_bet(state, line, longer, turns)]
    if turns > 0:
        found += why_room(line, longer, turns)
        found += why_hand(state, seat, card, longer)
    if longer[0] > LOST_CARDS:
        found.append((POINT, "hint-point", {"card": name_of(card), "numbers": longer[0]}))  # LI-51
    return found or [(0, "hint-longer", {"card": name_of(card), "numbers": longer[0]})]


def reach_of(line: Line, turns: int) -> int:
    """Count the cards to come, in hundredths, by the room of a line."""
    return min(turns * CARDS_A_TURN, room_of(*line[1:4]) * REACH >> 4)


def why_colour(state: np.record, seat: int, card: int, outlook: Outlook, turns: int) -> list[Reason]:
    """Find the jackpot that a number wins, or comes nearer to."""
    colour = colour_of(card)
    facts = {"card": name_of(card), "colour": COLOURS[colour], "cards": int(state.jackpot[colour])}
    have = int(state.colours[seat, colour])
    if not facts["cards"]:
        return []
    if have == 2:
        return [(int(state.jackpot[colour]) * POINT, "hint-jackpot", facts)]  # LI-56
    more = reach_of(with_card(line_of(state, seat), card), turns)
    step = hope_of(SECOND_HOPE, more) - hope_of(FIRST_HOPE, more)
    if have != 1 or step <= 0 or turns == 0:
        return []
    return [(prize_of(outlook[1], colour) * step >> SHARE, "hint-second", facts)]


def why_bet(state: np.record, line: Line, longer: Line, turns: int) -> list[Reason]:
    """Find what one more number does for the bet in the line (LI-50)."""
    bet = line[4]
    if bet == NOTHING:
        return []
    gain = worth_of_bet(state, bet, longer[5], reach_of(longer, turns)) - worth_of_bet(state, bet, line[5], reach_of(line, turns))
    stake = stake_of(bet)
    missing = stake - longer[5]
    if gain <= 0 or missing < 0:
        return []
    if missing == 0:
        return [(gain, "hint-bet-made", {"stake": stake})]
    return [(gain, "hint-bet-nearer", {"stake": stake, "missing": missing})]


def why_room(line: Line, longer: Line, turns: int) -> list[Reason]:
    """Find how much room a number leaves: the less it costs, the weightier."""
    room = room_of(*longer[1:4])
    loss = max(reach_of(line, turns) - reach_of(longer, turns), 0) * EXTEND >> SHARE
    weight = max(POINT // 2 - loss, 1)
    last, card = line[1], longer[1]
    if room == 0:
        return []
    if last == NOTHING:
        return [(weight, "hint-start", {"card": name_of(card), "room": room})]
    if abs(card - last) <= CLOSE:
        return [(weight, "hint-close", {"card": name_of(card), "last": last, "room": room})]
    return [(weight, "hint-room", {"card": name_of(card), "room": room})]


def why_hand(state: np.record, seat: int, card: int, longer: Line) -> list[Reason]:
    """Find a number in hand that can follow, the nearest one."""
    _, last, over, under, _, _ = longer
    held = [int(other) for other in state.hand[seat] if other != card and over < other < under and other != NOTHING]
    if not held:
        return []
    nearest = min(held, key=lambda other: abs(other - last))
    return [(READY * EXTEND >> SHARE, "hint-follow", {"card": name_of(card), "next": name_of(nearest)})]


def why_keep(state: np.record, seat: int, card: int) -> list[Reason]:
    """Find reasons to take a card into the hand."""
    _, last, over, under, _, _ = line_of(state, seat)
    turns = turns_to_come(state) - 1
    it_fits = int(over < card) & int(card < under)
    weight = worth_of_holding(card, it_fits, last, turns)
    if card > LAST_NUMBER:
        return [(weight, "hint-keep-bet", {"stake": stake_of(card)})]
    if last == NOTHING:
        return [(weight, "hint-keep-start", {"card": name_of(card)})]
    room = room_of(last, over, under)
    if it_fits:
        return [(weight, "hint-keep-fits", {"card": name_of(card)}), (0, "hint-keep-room", {"last": last, "room": room})]
    return [(weight, "hint-keep", {"card": name_of(card)}), *why_none_fits(state, seat)]


def why_none_fits(state: np.record, seat: int) -> list[Reason]:
    """Find out whether the market has no number for the line."""
    numbers = [int(card) for card in state.market[: int(state.market_count)] if card <= LAST_NUMBER]
    if state.taken or any(fits(state, seat, card) for card in numbers):
        return []
    return [(CARDS_A_TURN * EXTEND >> SHARE, "hint-none-fits", {})]


def why_complete(state: np.record, seat: int) -> list[Reason]:
    """Find reasons to complete the line now."""
    line = line_of(state, seat)
    numbers, last, over, under, bet, _ = line
    room = room_of(last, over, under)
    points = points_of_line(state, seat)
    found: list[Reason] = []
    if points > 0:
        found.append((points, "hint-complete-points", {"points": points // POINT}))  # LI-51
    if bet != NOTHING:
        found += why_settle(state, seat, line)
    if last != NOTHING and room <= LITTLE_ROOM:
        lost = max(LONG_WAY - reach_of(line, turns_to_come(state)), 0) * EXTEND >> SHARE
        found.append((lost, "hint-complete-room", {"last": last, "room": room}))
    found += why_none_fits(state, seat) if numbers else []
    found += why_start_anew(state, seat)
    return found or [(0, "hint-complete-fresh", {"numbers": numbers})]


def why_settle(state: np.record, seat: int, line: Line) -> list[Reason]:
    """Find out whether the bet in the line is won, or cannot be won any more (LI-50)."""
    _, last, over, under, bet, after = line
    stake = stake_of(bet)
    if bet_is_won(state, seat):
        return [(stake * POINT, "hint-complete-bet", {"stake": stake})]
    if after > stake or room_of(last, over, under) < stake - after:
        return [(stake * POINT >> 1, "hint-bet-dead", {"stake": stake})]
    return []


def why_start_anew(state: np.record, seat: int) -> list[Reason]:
    """Find the card at hand that makes the best start of a fresh line."""
    outlook = outlook_of(state, seat)
    one, two = (int(card) for card in state.hand[seat])
    later = (outlook[0] - 1, outlook[1], outlook[2], outlook[3])
    starts = []
    if not state.taken:
        market = [int(card) for card in state.market[: int(state.market_count)] if card <= LAST_NUMBER]
        starts += [(worth_of_start(state, seat, card, one, two, later), card) for card in market]
    if not state.played:
        pairs = [(one, two), (two, one)]
        held = [(card, other) for card, other in pairs if NOTHING < card <= LAST_NUMBER]
        starts += [(worth_of_start(state, seat, card, other, NOTHING, outlook), card) for card, other in held]
    gain, card = max(starts, default=(0, NOTHING))
    gain -= worth_of_position(state, seat, 1, EMPTY_LINE, NO_COLOUR, one, two, outlook)
    return [(gain, "hint-complete-start", {"card": name_of(card)})] if card != NOTHING and gain > 0 else []


def why_end(state: np.record, seat: int) -> list[Reason]:
    """Find reasons to do nothing more."""
    _, last, over, under, bet, after = line_of(state, seat)
    if state.phase == FINAL:
        exact = state.bet_exact and bet != NOTHING and after == stake_of(bet)
        return [(0, "hint-end-bet", {"stake": stake_of(bet)}) if exact else (0, "hint-end-final", {})]
    found: list[Reason] = []
    held = [int(card) for card in state.hand[seat] if card != NOTHING and not state.played and fits(state, seat, int(card))]
    turns = turns_to_come(state)
    if held:
        kept = max(held, key=lambda card: worth_of_holding(card, 1, last, turns))
        found.append((worth_of_holding(kept, 1, last, turns), "hint-end-keep", {"card": name_of(kept)}))
    if turns > 0 and last != NOTHING and room_of(last, over, under) > 0:
        found.append((0, "hint-end-line", {"last": last, "room": room_of(last, over, under)}))
    return found or [(0, "hint-end", {})]
