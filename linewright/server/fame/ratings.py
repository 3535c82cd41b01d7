"""How a finished match changes the ratings of those who play for one; nothing is read or written here.

BradleyTerryFull of openskill, in units of Elo: two of whom all is known and who are 400 apart win as 10 to 1. It knows tables of
several, teams, and shared places, and its scale is the same at all of them: decision 71. docs/protocol.md says which count.
"""

import functools
import math
from collections.abc import Iterable, Mapping
from typing import Any, Literal, NamedTuple

from linewright.bots.levels import NAMES
from linewright.core.game import Game
from linewright.core.registry import find
from linewright.server.table.outcome import Outcome

BEGIN = 1200.0  # with which everybody begins: that of a level in the middle
BETA = 400 / (math.log(10) * math.sqrt(2))  # how much one plays better or worse from game to game
SIGMA = 2 * BETA  # how little is known of somebody new
TAU = 4.0  # by how much that grows with every game: people learn
BOT_SIGMA = 25.0  # bench/strength.md: intervals of a hundred Elo between neighbours at most
MIDDLE = 2  # the place of the level that is worth BEGIN
NEW_SIGMA = 200.0  # above which a rating says next to nothing: the first seven games of two
SETTLED_SIGMA = 125.0  # below which it has settled: after 30 games of two, 10 of four, 16 against bots

Certainty = Literal["new", "settling", "settled"]


class Standing(NamedTuple):
    """What is known of how well somebody plays a game."""

    mu: float = BEGIN
    sigma: float = SIGMA
    games: int = 0

    @property
    def certainty(self) -> Certainty:
        """How much it says by now."""
        if self.sigma > NEW_SIGMA:
            return "new"
        return "settling" if self.sigma > SETTLED_SIGMA else "settled"

    @property
    def shown(self) -> int:
        """The number that is shown: about so much."""
        return round(self.mu / 10) * 10


class Member(NamedTuple):
    """Somebody at a table, as far as ratings go."""

    person: str  # whose rating changes; empty: nobody's
    standing: Standing
    is_known: bool  # whether anything is known of how well they play


def rate(outcome: Outcome, game: Game, standings: Mapping[str, Standing]) -> dict[str, Standing]:
    """The standings after a match, of those it has changed; standings: of the people who play for a rating."""
    if not counts(outcome, game):
        return {}
    sides = [side for side in gather_sides(outcome, game, standings) if any(one.is_known for one, _ in side)]
    if len(sides) < 2:
        return {}
    ranks = [float(rank) for rank in ranks_of(outcome, [[seat for _, seat in side] for side in sides])]
    model = new_model()
    teams = [[model.rating(mu=one.standing.mu, sigma=one.standing.sigma) for one, _ in side] for side in sides]
    changed = {}
    for side, team in zip(sides, model.rate(teams, ranks=ranks), strict=True):
        for (one, seat), rating in zip(side, team, strict=True):
            if one.person and seat not in outcome.sent_away:
                changed[one.person] = step(one.standing, rating.mu, rating.sigma, is_helped=seat in outcome.helped)
    return changed


def counts(outcome: Outcome, game: Game) -> bool:
    """Whether a match counts: dealt here and for this match alone, with sides that play against each other, one seat a person."""
    people = [person for person in outcome.people if person]
    is_ours = outcome.is_whole and not outcome.is_common and is_rated_game(game.name)
    return is_ours and len(set(outcome.sides)) > 1 and len(people) == len(set(people))


def step(standing: Standing, mu: float, sigma: float, *, is_helped: bool) -> Standing:
    """The standing after one more game; whoever was helped may lose by it, but not gain."""
    if is_helped and mu > standing.mu:
        return standing._replace(games=standing.games + 1)
    return Standing(mu, sigma, standing.games + 1)


def gather_sides(outcome: Outcome, game: Game, standings: Mapping[str, Standing]) -> list[list[tuple[Member, int]]]:
    """Who played on each side, and at which seat."""
    sides: dict[int, list[tuple[Member, int]]] = {}
    for seat, side in enumerate(outcome.sides):
        sides.setdefault(side, []).append((member_at(outcome, game, seat, standings), seat))
    return list(sides.values())


def member_at(outcome: Outcome, game: Game, seat: int, standings: Mapping[str, Standing]) -> Member:
    """Who played at a seat; whoever came in the middle of the match, or plays for no rating, is a stranger."""
    person = outcome.sent_away.get(seat, outcome.people[seat])
    if person and person == outcome.began_with[seat] and person in standings:
        return Member(person, standings[person], is_known=True)
    strength = None if person else strength_of(game, outcome.bots[seat])
    return Member("", Standing(), is_known=False) if strength is None else Member("", strength, is_known=True)


def strength_of(game: Game, bot: str) -> Standing | None:
    """The rating of a bot, which never moves; None of one that was not measured."""
    level = NAMES.index(bot) if bot in NAMES else -1
    steps = game.bots.LEVELS_ELO
    return None if level < 0 or not steps else Standing(BEGIN + steps[level] - steps[MIDDLE], BOT_SIGMA)


def ranks_of(outcome: Outcome, sides: Iterable[list[int]]) -> list[int]:
    """The rank of each side, 0 the best: who won, then by points; whoever gave up, left, or sent somebody away comes last."""
    keys = [key_of(outcome, side) for side in sides]
    return [sorted(keys).index(key) for key in keys]


def key_of(outcome: Outcome, side: list[int]) -> tuple[int, int]:
    """By what sides are ranked, the least the best."""
    if outcome.sent_away and any(outcome.people[seat] == outcome.host for seat in side if outcome.people[seat]):
        return 3, 0
    if all(seat in outcome.resigned or seat in outcome.away for seat in side):
        return 2, 0
    if any(seat in outcome.winners for seat in side):
        return 0, 0
    return 1, -max(outcome.scores[seat] for seat in side)


@functools.cache
def new_model() -> Any:
    """What does the arithmetic."""
    from openskill.models import BradleyTerryFull

    return BradleyTerryFull(mu=BEGIN, sigma=SIGMA, beta=BETA, tau=TAU)


def is_rated_game(name: str) -> bool:
    """Whether anybody can have a rating in a game: there are seats to play against."""
    return find(name).seats[-1] > 1
