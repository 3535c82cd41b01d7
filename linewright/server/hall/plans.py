"""What bots in a race mean to do, and when. A plan rests on what its bot knew, and is worth nothing when that has changed."""

from typing import NamedTuple

from linewright.server.table.acts.moves import Basis, basis_of
from linewright.server.table.table import Table


class Plan(NamedTuple):
    """What a bot in a race means to do."""

    basis: Basis
    due: int | None = None  # milliseconds since 1970; None: never, as things stand
    text: str = ""  # empty: it still thinks

    @property
    def is_made(self) -> bool:
        """Whether the bot has made up its mind."""
        return bool(self.text)

    def is_current(self, table: Table, seat: int) -> bool:
        """Whether nothing has changed for the bot since it made its plan."""
        return table.race is not None and self.basis == basis_of(table, seat)

    def is_like(self, other: "Plan") -> bool:
        """Whether the same bot means to do the same in the same round, whatever it has learnt meanwhile."""
        return (self.basis.bot, self.basis.round, self.text) == (other.basis.bot, other.basis.round, other.text)


def will_nobody_act(table: Table, plans: dict[int, Plan]) -> bool:
    """Whether only bots could still act in a race, and none of them ever will."""
    never = {seat for seat, plan in plans.items() if plan.is_made and plan.due is None and plan.is_current(table, seat)}
    return table.race is not None and never.issuperset(table.to_act)
