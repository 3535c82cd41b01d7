"""How Line-it is written down: a move as text and back, and what a move did."""

import re
from typing import Any

import numpy as np

from linewright.core.errors import UnreadableMove
from linewright.games.line_it import rules
from linewright.games.line_it.actions import COMPLETE, END, PLAY_FROM_HAND, TAKE_TO_HAND, TAKE_TO_LINE, parts_of
from linewright.games.line_it.cards import COLOURS, LAST_NUMBER, NOTHING, card_of, colour_of, name_of, stake_of
from linewright.games.line_it.state import OVER, TURNS

__all__ = ["CITES", "action_of", "card_of", "tell", "text_of"]

EXAMPLES = ("take 42 line", "take +3 hand", "play 42", "complete", "end")
CARD = r"(\+ ?[345]|[1-9][0-9]?|100)"
TAKE = re.compile(rf"take ?{CARD} ?(line|hand)")
PLAY = re.compile(rf"play ?{CARD}")

CITES = {  # the rule that each sentence about a move rests on
    "told-take-line": 33,
    "told-take-hand": 33,
    "told-play": 31,
    "told-end": 39,
    "told-no-last-card": 61,
    "told-jackpot": 56,
    "told-empty-jackpot": 57,
    "told-complete": 51,
    "told-complete-won": 50,
    "told-complete-lost": 50,
    "told-round-end": 23,
    "told-final-phase": 60,
    "told-over": 64,
}

Told = list[tuple[str, dict[str, Any]]]  # ids of our words, with their arguments


def action_of(state: np.record, seat: int, text: object) -> int:  # noqa: ARG001  the door is the same in every game
    """Read a move, forgiving about case and spaces; raises UnreadableMove."""
    plain = " ".join(text.split()).lower() if isinstance(text, str) and text.isascii() else ""
    if plain == "complete":
        return COMPLETE
    if plain == "end":
        return END
    if match := TAKE.fullmatch(plain):
        to = TAKE_TO_LINE if match[2] == "line" else TAKE_TO_HAND
        return to + card_of(match[1].replace(" ", ""))
    if match := PLAY.fullmatch(plain):
        return PLAY_FROM_HAND + card_of(match[1].replace(" ", ""))
    raise UnreadableMove(text, EXAMPLES)


def text_of(state: np.record, seat: int, action: int) -> str:  # noqa: ARG001  the door is the same in every game
    """Write a move in its one spelling."""
    verb, card = parts_of(action)
    if verb == COMPLETE:
        return "complete"
    if verb == END:
        return "end"
    if verb == PLAY_FROM_HAND:
        return f"play {name_of(card)}"
    return f"take {name_of(card)} {'hand' if verb == TAKE_TO_HAND else 'line'}"


def tell(before: np.record, seat: int, action: int, after: np.record) -> Told:
    """Tell what a move did, in the order it happened."""
    table = before.copy()  # goes from before to after, step by step
    verb, card = parts_of(action)
    if verb == COMPLETE:
        return [_tell_completion(table, seat)]
    told: Told = []
    if verb == END:
        told.append(("told-end" if before.phase == TURNS else "told-no-last-card", {"seat": seat}))
    elif verb == PLAY_FROM_HAND:
        told += [("told-play", {"seat": seat, "card": name_of(card)}), *_tell_jackpot(table, seat, card)]
        rules.leave_hand(table, seat, card)
        rules.add_to_line(table, seat, card)
    elif verb == TAKE_TO_HAND:
        told.append(("told-take-hand", {"seat": seat, "card": name_of(card)}))
    else:
        told += [("told-take-line", {"seat": seat, "card": name_of(card)}), *_tell_jackpot(table, seat, card)]
    return told + _tell_round_end(before, after) + _tell_end(table, after)


def _tell_jackpot(table: np.record, seat: int, card: int) -> Told:
    """Tell of the jackpot that adding this card wins."""
    if card > LAST_NUMBER:
        return []
    colour = colour_of(card)
    cards = int(table.jackpot[colour])
    if table.colours[seat, colour] != 2:
        return []
    return [("told-jackpot" if cards else "told-empty-jackpot", {"seat": seat, "colour": COLOURS[colour], "cards": cards})]


def _tell_completion(table: np.record, seat: int) -> tuple[str, dict[str, Any]]:
    """Tell of a completed line: its cards, how many are kept, and the token of its bet."""
    numbers = int(table.numbers[seat])
    line = " ".join(name_of(int(card)) for card in table.line[seat] if card != NOTHING)
    facts = {"seat": seat, "numbers": numbers, "kept": max(numbers - rules.LOST_CARDS, 0), "line": line}
    if table.bet[seat] == NOTHING:
        return "told-complete", facts
    word = "told-complete-won" if rules.bet_is_won(table, seat) else "told-complete-lost"
    return word, {**facts, "stake": stake_of(int(table.bet[seat]))}


def _tell_round_end(before: np.record, after: np.record) -> Told:
    """Tell of the two cards that went to the jackpots, and of what begins."""
    if before.phase != TURNS or before.token == after.token:
        return []
    cards = [name_of(int(card)) for card in before.market if card != NOTHING]
    told: Told = [("told-round-end", {"cards": " ".join(cards)})]
    if after.phase == TURNS:
        return told
    leftover = [name_of(int(card)) for card in before.deck[int(before.drawn) :]]
    return [*told, ("told-final-phase", {"cards": " ".join(leftover)})]


def _tell_end(table: np.record, after: np.record) -> Told:
    """Tell of the lines that the end of the game completes."""
    if after.phase != OVER or table.phase == OVER:
        return []
    told = [_tell_completion(table, seat) for seat in range(int(table.seats)) if table.line_count[seat] > 0]
    return [*told, ("told-over", {})]
