"""What a seat may reach for in Line-it: every card and button of its turn, with what it would bring or the rule that forbids it.

An offer is the move, the id of its words with their arguments, and the number of the rule, 0 if legal. `why_not` alone decides;
all else here only says what a legal move does.
"""

from typing import Any

import numpy as np

from linewright.games.line_it import rules
from linewright.games.line_it.actions import COMPLETE, END, PLAY_FROM_HAND, TAKE_TO_HAND, TAKE_TO_LINE
from linewright.games.line_it.cards import COLOURS, LAST_NUMBER, NOTHING, colour_of, name_of, stake_of
from linewright.games.line_it.state import FINAL

Offer = tuple[str, str, dict[str, Any], int]
Said = tuple[str, dict[str, Any]]  # the id of our words, with their arguments

TAKE_FIRST = "not-li-30-end"  # LI-30 forbids two things, and each has its own caption


def offers(state: np.record, seat: int) -> list[Offer]:
    """List what the seat may reach for, legal or not; nothing while it may not act. Reads public fields only."""
    if not rules.may_act(state, seat):
        return []
    if state.phase == FINAL:
        last = [_end_offer(state, seat)] if state.final_card == rules.MAY else []
        return [*_hand_offers(state, seat), *last]
    return [*_market_offers(state, seat), *_hand_offers(state, seat), _complete_offer(state, seat), _end_offer(state, seat)]


def _market_offers(state: np.record, seat: int) -> list[Offer]:
    """Offer each card of the market to the line and to the hand; two equal bets are one offer."""
    offered = []
    for card in dict.fromkeys(int(card) for card in state.market[: int(state.market_count)]):
        name = name_of(card)
        offered.append(_judge(state, seat, TAKE_TO_LINE + card, f"take {name} line", _gain_of(state, seat, card)))
        offered.append(_judge(state, seat, TAKE_TO_HAND + card, f"take {name} hand", ("offer-keep", {})))
    return offered


def _hand_offers(state: np.record, seat: int) -> list[Offer]:
    """Offer each card in hand to the line."""
    held = dict.fromkeys(int(card) for card in state.hand[seat] if card != NOTHING)
    return [_judge(state, seat, PLAY_FROM_HAND + card, f"play {name_of(card)}", _gain_of(state, seat, card)) for card in held]


def _complete_offer(state: np.record, seat: int) -> Offer:
    return _judge(state, seat, COMPLETE, "complete", worth_of_line(state, seat))


def _end_offer(state: np.record, seat: int) -> Offer:
    text, word, args, number = _judge(state, seat, END, "end", ("offer-end-final" if state.phase == FINAL else "offer-end", {}))
    return text, TAKE_FIRST if number == 30 else word, args, number


def _judge(state: np.record, seat: int, action: int, text: str, brings: Said) -> Offer:
    """What a move brings, or which rule forbids it."""
    number = int(rules.why_not(state, seat, action))
    if number:
        return text, f"not-li-{number}", {}, number
    return text, *brings, 0


def _gain_of(state: np.record, seat: int, card: int) -> Said:
    """What the card would bring on the seat's line, the most important thing only."""
    if card > LAST_NUMBER:
        return "offer-bet", {"stake": stake_of(card)}
    colour = colour_of(card)
    cards = int(state.jackpot[colour])
    is_third = bool(state.colours[seat, colour] == 2)  # LI-56
    if is_third and cards:
        return "offer-third", {"colour": COLOURS[colour], "cards": cards}
    if state.bet[seat] != NOTHING:
        stake = stake_of(int(state.bet[seat]))
        after = int(state.after_bet[seat]) + 1
        if after == stake:
            return "offer-bet-made", {"stake": stake}  # LI-50
        if state.bet_exact and after == stake + 1:
            return "offer-bet-broken", {"stake": stake}
    if is_third:
        return "offer-third-empty", {"colour": COLOURS[colour]}  # LI-57
    if state.phase == FINAL:
        return "offer-last", {}
    return ("offer-fits" if state.numbers[seat] else "offer-start"), {}


def worth_of_line(state: np.record, seat: int) -> Said:
    """What completing the seat's line would bring: numbers, cards kept, the bet, and the points of it all."""
    numbers = int(state.numbers[seat])
    kept = max(numbers - rules.LOST_CARDS, 0)  # LI-51, LI-52
    facts = {"numbers": numbers, "kept": kept}
    if state.bet[seat] == NOTHING:
        return "offer-complete", {**facts, "points": kept}
    stake = stake_of(int(state.bet[seat]))
    if rules.bet_is_won(state, seat):  # LI-50
        return "offer-complete-won", {**facts, "stake": stake, "points": kept + stake}
    points = kept - stake
    return "offer-complete-lost", {**facts, "stake": stake, "points": points, "below": max(-points, 0)}


def note_of(state: np.record, seat: int) -> list[Said]:
    """How the seat's line stands: its direction, and what its bet still needs."""
    if state.line_count[seat] == 0:
        return [("empty-line", {})]
    last = int(state.last[seat])
    if last == NOTHING:
        said: list[Said] = [("line-any", {})]  # LI-41: a bet alone
    elif state.numbers[seat] == 1:
        said = [("line-open", {"last": last})]  # LI-42
    else:
        said = [("line-up" if state.over[seat] > 0 else "line-down", {"last": last})]
    if state.bet[seat] == NOTHING:
        return said
    stake = stake_of(int(state.bet[seat]))
    missing = stake - int(state.after_bet[seat])
    if missing > 0:
        return [*said, ("bet-needs", {"stake": stake, "missing": missing})]
    return [*said, ("bet-made" if rules.bet_is_won(state, seat) else "bet-missed", {"stake": stake})]
