"""The bots at the tables of this process: asks them for moves and for plans, and makes the moves."""

import asyncio
from collections.abc import Callable

import structlog

from linewright.core.errors import LinewrightError
from linewright.server.bots.chance import board_chance, draw_chance
from linewright.server.bots.crew import BotFailed
from linewright.server.bots.players import BUDGET_MS, Players
from linewright.server.hall.gathering import Gathering
from linewright.server.hall.hall import Hall
from linewright.server.hall.plans import Plan
from linewright.server.table.act import Request
from linewright.server.table.acts.moves import BotMove, BotRaceMove, basis_of
from linewright.server.table.clocks import time_up
from linewright.server.table.race import Evidence, Race
from linewright.server.table.table import Table

RETRY_SECONDS = 1.0  # until a bot that failed is asked again
BOARD_BUDGET_MS = 20_000  # at a board of a duplicate: only a bot that is lost gives another move than at other tables

log = structlog.get_logger()


class HouseBots:
    """The bots at the tables of this process."""

    def __init__(self, hall: Hall, players: Players, on_plan: Callable[[Gathering], None]) -> None:
        self.hall = hall
        self.players = players
        self.on_plan = on_plan  # called when a bot in a race has made a plan
        self._planning: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        """Let nobody think any longer."""
        for task in self._planning:
            task.cancel()
        await asyncio.gather(*self._planning, return_exceptions=True)

    async def move(self, gathering: Gathering, seat: int) -> None:
        """Ask a bot for a move, and make it if nothing has happened meanwhile."""
        table = gathering.table
        position = table.position
        text = await self.players.choose(
            table.playing.save(standing=False),
            seat,
            table.bot_at(seat),
            chance_of(table, table.number),
            BUDGET_MS if table.board is None else BOARD_BUDGET_MS,
            is_careful=bool(table.chairs[seat].person),
        )
        await self.hall.do(gathering, Request(BotMove(seat=seat, text=text, position=position)))

    def begin_plan(self, gathering: Gathering, seat: int) -> None:
        """Let a bot think about a race meanwhile: cards are turned and calls are made without waiting for it."""
        table, race = gathering.table, gathering.table.race
        assert race is not None
        old = gathering.plans.get(seat)
        plan = gathering.plans[seat] = Plan(basis_of(table, seat))
        task = asyncio.create_task(self._plan(gathering, seat, plan, old, luck=chance_of(table, race.cue, seat)))
        self._planning.add(task)
        task.add_done_callback(self._planning.discard)

    async def _plan(self, gathering: Gathering, seat: int, plan: Plan, old: Plan | None, *, luck: int) -> None:
        """Ask a bot what it means to do and when; what it meant to do before in this round it does no later."""
        table, race = gathering.table, gathering.table.race
        assert race is not None
        since = self._thinking_since(race)
        rested = race.moved_at[seat] + table.house.bot_delay
        save, seed = table.playing.save(standing=False), chance_of(table, table.number)
        try:
            reaction, text = await self.players.plan(save, seat, plan.basis.bot, seed, BUDGET_MS, luck=luck)
        except (LinewrightError, BotFailed) as error:
            log.warning("no plan", error=type(error).__name__)
            await self.hall.clock.sleep(RETRY_SECONDS)
        else:
            made = plan._replace(text=text)
            times = [] if reaction is None else [max(since + int(reaction * self.hall.tempo), rested)]
            if old is not None and old.due is not None and old.due >= since and old.is_like(made):
                times.append(old.due)
            gathering.plans[seat] = made._replace(due=min(times, default=None))
        finally:
            if gathering.plans.get(seat) is plan:
                del gathering.plans[seat]
            gathering.wake()
            self.on_plan(gathering)

    def _thinking_since(self, race: Race) -> int:
        """Since when bots have had what they react to; time in which no server was up does not count."""
        now = self.hall.clock.now_ms()
        return now - time_up(race.since, now, self.hall.downtimes)

    async def carry_out(self, gathering: Gathering, seat: int) -> None:
        """Do what a bot has planned, if that still makes sense; what turns out to be impossible is not tried again."""
        plan = gathering.plans[seat]
        evidence = Evidence(received=self.hall.clock.now_ms())
        command = BotRaceMove(seat=seat, text=plan.text, basis=plan.basis)
        try:
            await self.hall.do(gathering, Request(command, evidence=evidence))
        except LinewrightError as error:
            if gathering.plans.get(seat) == plan:
                gathering.plans[seat] = plan._replace(due=None)
            log.info("plan dropped", error=type(error).__name__)


def chance_of(table: Table, *when: int) -> int:
    """What bots at a table draw from at a moment: nobody can know it, and any process finds the same, also after a restart."""
    deal = table.playing.setup.deal
    if table.board is not None and deal is not None:
        return board_chance(deal.secret, len(table.playing.log))
    return draw_chance("bots", table.id, table.secret, table.match_number, *when)
