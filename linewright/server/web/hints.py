"""Hints: what the best bot there is would play at one's own seat, and why. It sees what the seat sees."""

from linewright.core.errors import LinewrightError, NotYourTurn
from linewright.server.bots.crew import BotFailed
from linewright.server.bots.players import BUDGET_MS, Busy, Players
from linewright.server.refusals import Refusal
from linewright.server.table.guards import match_in_play, read_own_seat, refuse_removed, refuse_resigned, refuse_where_bot_plays
from linewright.server.table.table import Table
from linewright.server.table.telling import Told
from linewright.server.web import shapes

BEST_BOT = "greedy"


def check_hint(table: Table, person: str, seat: int) -> None:
    """Refuse a hint that is not to be given: only for one's own seat, when it may act, where the house likes it."""
    refuse_removed(table, person)
    match_in_play(table)
    read_own_seat(table, person, seat)
    if not table.house.hints or races_people(table, person):
        raise Refusal("no-hints")
    refuse_resigned(table, seat)
    refuse_where_bot_plays(table, seat)
    if seat not in table.to_act:
        raise NotYourTurn(table.game.rule(table.game.turn_rule), table.game.folder, "")


def races_people(table: Table, person: str) -> bool:
    """Whether a person races others: there the solver helps nobody."""
    return table.game.race is not None and any(table.chairs[seat].person != person for seat in table.people_at_seats())


async def hint_for(table: Table, person: str, seat: int, players: Players) -> shapes.Hint:
    """A hint, as of the table's last event now; raises Refusal."""
    check_hint(table, person, seat)
    number = table.number
    try:
        hint = await players.hint(table.playing.save(standing=False), seat, BEST_BOT, BUDGET_MS)
    except Busy as error:
        raise Refusal("too-many", retry_after=2, what="hints") from error
    except (BotFailed, LinewrightError) as error:
        raise Refusal("no-hints") from error
    why = [Told(word, args) for word, args in hint.why]
    if hint.next_text is None or hint.next_chance is None:
        return shapes.Hint(number, hint.text, BEST_BOT, why, hint.chance)
    return shapes.Hint(number, hint.text, BEST_BOT, why, hint.chance, shapes.NextBest(hint.next_text, hint.next_chance))
