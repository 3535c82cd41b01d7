"""The move that was made beside all others: a race of candidates in common worlds that ends when it is clear which is best."""

from linewright.bots.search import CLEARLY, Field, Rounds, Search, Weighed
from linewright.core.playouts import UTILITY, WHOLE
from linewright.core.seen import Seen
from linewright.review.course import Effort

TIMES = 4  # as many worlds at most as a position is played on in: what is close needs more


def compare(seen: Seen, chosen: int, effort: Effort) -> list[Weighed]:
    """Every candidate with what it is worth, best first; the chosen one, good or bad, is compared to the end."""
    search = Search(seen, seed=effort.seed, threads=effort.threads)
    actions = search.candidates()[0]
    field = Field(search, actions if chosen in actions else [*actions, chosen], frozenset([chosen]))
    rounds = Rounds(None, TIMES * effort.worlds)
    while not is_settled(field, chosen) and (count := rounds.next(len(field.active))):
        field.run(count)
        field.drop()
    return field.rank_all()


def is_settled(field: Field, chosen: int) -> bool:
    """Whether one is best: alone, or with no other left beside it than the chosen one, which is clearly behind."""
    if field.worlds.max() == 0 or len(field.active) > 2:
        return False
    if len(field.active) == 1:
        return True
    means = field.sums[:, UTILITY] / field.worlds.clip(1) / WHOLE
    behind = min(field.active, key=lambda k: means[k])
    ahead = max(field.active, key=lambda k: means[k])
    return field.actions[behind] == chosen and bool(means[ahead] - means[behind] > CLEARLY * field.error[behind])
