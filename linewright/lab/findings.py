"""What a report tells of a game, as plain figures: nothing here knows how it is shown."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from linewright.core.errors import BadOption
from linewright.core.options import Option, text_of_choice
from linewright.core.registry import find
from linewright.core.simulating import MOST_TURNS
from linewright.lab.plans import Plan
from linewright.lab.players import player_names
from linewright.lab.simulating import play_plans
from linewright.lab.tallies import Estimate, Tally
from linewright.lab.what_if import Change

DEAL_PLAYER = "journeyman"  # whose choices are neither all chance nor all the same: it overlooks moves
AGAIN = 0x5EED5  # makes other choices in the same deals
DUEL_PART = 20  # so many times fewer games for each pair of players
FEWEST = 256  # games of a pair of players at a seat, however few are asked for
MOST_CHOICES = 4  # of one option that are tried


class Figure(NamedTuple):
    """One figure of a game: the id of its words, and what it is a share of."""

    name: str
    of: str | None = None


class Compared(NamedTuple):
    """One figure in the game as it is, in the other, and the difference on the same deals."""

    figure: Figure
    usual: Estimate
    other: Estimate
    difference: Estimate


class Duel(NamedTuple):
    """How often one player wins among others, all of one kind."""

    one: str
    others: str
    share: Estimate


@dataclass(frozen=True)
class Variation:
    """The game with one thing changed, beside the game as it is."""

    option: Option | None  # None: a change of the rules
    choice: str
    compared: tuple[Compared, ...]

    @property
    def is_without_effect(self) -> bool:
        """Whether every game went the same way."""
        return all(one.difference.value == 0 == one.difference.error for one in self.compared)


@dataclass(frozen=True)
class Findings:
    """Everything a report tells."""

    plan: Plan  # greedy players, seat 0 goes first
    games: int
    by_player: dict[str, Tally]  # all seats alike, seat 0 goes first
    duels: tuple[Duel, ...]
    deal: float | None  # share of the spread of points that the deal alone decides among bots of one kind, `deal_player`
    deal_player: str
    variations: tuple[Variation, ...]
    what_ifs: tuple[Variation, ...]
    undecided: int
    was_stopped: bool = False

    @property
    def figures(self) -> tuple[Figure, ...]:
        """What is compared: moves, points, and what the game itself counts, each count also as the share that it is."""
        return figures_of(self.plan)


def figures_of(plan: Plan) -> tuple[Figure, ...]:
    """The figures that plans are compared by."""
    counts = plan.title_card.counts.COUNTS
    shared = ("moves", "best", "lead") if plan.seats > 1 else ("moves", "points_0")
    both = [(Figure(count.name), Figure(count.name, count.of)) if count.of else (Figure(count.name),) for count in counts]
    return (*map(Figure, shared), *(figure for own in both for figure in own))


def value_of(tally: Tally, figure: Figure, plan: int = 0) -> Estimate | None:
    """What a figure came to."""
    return tally.mean(figure.name, plan) if figure.of is None else tally.ratio(figure.name, figure.of, plan)


class Bench:
    """Plays what a report needs, and tells how far it is: in games of all that is to be played."""

    def __init__(self, work: int, watch: Callable[[int, int], None], **where: object) -> None:
        self.work = work
        self.done = 0
        self.watch = watch
        self.where = where

    def play(self, plans: Sequence[Plan], games: int) -> Tally:
        """What the same deals come to by each plan; Ctrl-C ends the report."""
        before = self.done

        def watch(done: int, _: int) -> None:
            self.watch(before + done * len(plans), self.work)

        tally, was_stopped = play_plans(plans, games, watch=watch, **self.where)  # type: ignore[arg-type]  # as they came
        if was_stopped:
            raise KeyboardInterrupt
        self.done = before + games * len(plans)
        return tally


def find_out(
    plan: Plan, games: int, changes: Sequence[Change], watch: Callable[[int, int], None] = lambda *_: None, **where: object
) -> Findings:
    """Play all that the report tells of. The plan says game, seats, seed and options; who plays is the report's own affair."""
    card = find(plan.game)
    names = player_names(card)
    base = replace(plan, first=0, bots=("greedy",) * plan.seats)
    at_random = replace(base, bots=("random",) * plan.seats)
    pairs = [(one, others) for one in names for others in names if one != others] if plan.seats > 1 else []
    each = max(games // DUEL_PART // plan.seats, min(games, FEWEST))
    varied = list(vary_options(base))
    changed = [replace(base, change=change) for change in changes]
    middling = DEAL_PLAYER if DEAL_PLAYER in names else "random"
    of_deals = replace(base, bots=(middling,) * plan.seats)
    work = games * (4 + 2 * len(changed)) + (games * (1 + len(varied)) if varied else 0) + each * len(pairs) * plan.seats
    bench = Bench(work, watch, **where)
    greedy = bench.play([base], games)
    kinds = {"random": bench.play([at_random], games), "greedy": greedy}
    twice = bench.play([of_deals, replace(of_deals, again=AGAIN)], games)
    what_ifs = [Variation(None, plan.change.text, compare(bench.play([base, plan], games), 1)) for plan in changed if plan.change]
    return Findings(
        base,
        games,
        kinds,
        tuple(duel(bench, base, one, others, each) for one, others in pairs),
        deal_share(twice, plan.seats),
        middling,
        tuple(compare_options(bench, base, varied, games)),
        tuple(what_ifs),
        sum(tally.games - int(tally.part.sums[tally.places[0]["over"]]) for tally in kinds.values()),
    )


def vary_options(plan: Plan) -> Iterator[tuple[Option, str, Plan]]:
    """The plan with each other choice of each option that has some worth naming, as far as so many seats can play by it."""
    card = find(plan.game)
    for option in card.options:
        if len(option.choices) < 2:
            continue
        now = dict(plan.options)[option.name]
        for choice in [choice for choice in option.choices if choice != now][:MOST_CHOICES]:
            try:
                options = card.read_options(plan.seats, {**dict(plan.options), option.name: choice})
            except BadOption:
                continue
            yield option, text_of_choice(choice), replace(plan, options=tuple(options.items()))


def compare_options(bench: Bench, base: Plan, varied: Sequence[tuple[Option, str, Plan]], games: int) -> Iterator[Variation]:
    """What each option changes: all on the same deals."""
    if not varied:
        return
    tally = bench.play([base, *(plan for _, _, plan in varied)], games)
    for number, (option, choice, _) in enumerate(varied, 1):
        yield Variation(option, choice, compare(tally, number))


def compare(tally: Tally, number: int) -> tuple[Compared, ...]:
    """Every figure by two plans; the first seat's share of the victories is the first."""
    found = []
    if tally.plans[0].seats > 1:
        shares = tally.share(0), tally.share(0, number)
        found.append(Compared(Figure("share_0"), *shares, tally.share_difference(0, number)))
    for figure in figures_of(tally.plans[0]):
        usual, other = value_of(tally, figure), value_of(tally, figure, number)
        if usual is None or other is None:
            continue
        if figure.of is None:
            difference: Estimate | None = tally.difference(figure.name, number)
        else:
            difference = tally.ratio_difference(figure.name, figure.of, number)
        assert difference is not None
        found.append(Compared(figure, usual, other, difference))
    return tuple(found)


def duel(bench: Bench, base: Plan, one: str, others: str, games: int) -> Duel:
    """How often a player wins among others, at each seat in turn; the intervals of the seats add up."""
    value = variance = 0.0
    for seat in range(base.seats):
        bots = tuple(one if other == seat else others for other in range(base.seats))
        share = bench.play([replace(base, bots=bots)], games).share(seat)
        value += share.value / base.seats
        variance += (share.error / base.seats) ** 2
    return Duel(one, others, Estimate(value, variance**0.5))


def deal_share(tally: Tally, seats: int) -> float | None:
    """How much of the spread of points comes back when the same deals are played with other choices."""
    found = [tally.correlation(f"points_{seat}", 0, 1) for seat in range(seats)]
    known = [share for share in found if share is not None]
    return max(sum(known) / len(known), 0.0) if known else None


def quantile(counts: Counter[int], share: float) -> int:
    """The value below which such a share of games lies."""
    wanted = share * sum(counts.values())
    passed = 0
    for value in sorted(counts):
        passed += counts[value]
        if passed >= wanted:
            return value
    return max(counts)


__all__ = ["MOST_TURNS", "Compared", "Duel", "Figure", "Findings", "Variation", "find_out", "quantile", "value_of"]
