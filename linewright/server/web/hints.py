"""Hints: what the best bot there is would play at one's own seat, and why. It sees what the seat sees, and nothing is noted."""

from linewright.core.errors import LinewrightError, NotYourTurn
from linewright.server.bots.crew import BotFailed
from linewright.server.bots.players import Players
from linewright.server.hall.attendant import BUDGET_MS
from linewright.server.refusals import Refusal
from linewright.server.table import messages as m
from linewright.server.table.referee import Asked, chair_of, in_play
from linewright.server.table.tables import Table
from linewright.server.web import shapes

BEST_BOT = "greedy"


def check_hint(asked: Asked, seat: int) -> None:
    """Refuse a hint that is not to be given: only for one's own seat, when it may act, where the house likes it."""
    table = asked.table
    if asked.who.id in table.removed:
        raise Refusal("removed")
    in_play(table)
    chair_of(asked, seat)
    if not table.house.hints or races_people(table, asked.who.id):
        raise Refusal("no-hints")
    if table.chairs[seat].resigned:
        raise Refusal("seat-resigned", seat=str(seat))
    if table.bot_at(seat):
        raise Refusal("bot-plays", seat=str(seat), bot=table.bot_at(seat))
    if seat not in table.to_act:
        raise NotYourTurn(table.game.rule(table.game.turn_rule), table.game.folder, "")


def races_people(table: Table, person: str) -> bool:
    """Say whether a person races others: there the solver helps nobody."""
    return table.game.race is not None and any(table.chairs[seat].person != person for seat in table.people_at_seats())


async def hint_for(asked: Asked, seat: int, players: Players) -> shapes.Hint:
    """Give a hint, as of the table's last event now; raises Refusal."""
    check_hint(asked, seat)
    number = asked.table.number
    try:
        text, why = await players.hint(asked.table.playing.save(), seat, BEST_BOT, BUDGET_MS)
    except (BotFailed, LinewrightError) as error:
        raise Refusal("no-hints") from error
    return shapes.Hint(number, text, BEST_BOT, [m.Told(word, args) for word, args in why])
