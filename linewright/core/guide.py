"""A first game that teaches by playing: a fixed deal, a word for every step, and what the other seats do in between.

The learner sits at seat 0. Nothing is remembered between two questions: `play_guide` plays all the learner's moves again.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from linewright.core.errors import LinewrightError, UnreadableMove

if TYPE_CHECKING:  # a title card holds its guide
    from linewright.core.game import Game
    from linewright.core.match import Match

LEARNER = 0

Reply = tuple[int, str]  # a seat and its move


@dataclass(frozen=True, kw_only=True)
class Step:
    """One thing to learn: what is said, what the learner may do then, and what follows by itself."""

    word: str
    args: dict[str, Any] = field(default_factory=dict)
    moves: tuple[str, ...] = ()  # what the step accepts, in their one spelling; none: the guide is done
    points: tuple[str, ...] = ()  # where to look: cards, cells, parts of the table
    replies: tuple[Reply, ...] = ()  # moves made after the learner's, the learner's own `end` among them


@dataclass(frozen=True, kw_only=True)
class Guide:
    """A first game: the deal, and the steps through it, of which the last asks for nothing."""

    deck: tuple[str, ...]  # cards in the order they are drawn; what follows them does not matter
    steps: tuple[Step, ...]
    bots: tuple[str, ...] = ("Awl",)  # names of the other seats
    first: int = LEARNER
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """Count the seats: the learner and the others."""
        return 1 + len(self.bots)


class NoGuide(LinewrightError):
    """A game that has no guide."""

    def __init__(self, game: str) -> None:
        super().__init__("no-guide", game=game)


class GuideElsewhere(LinewrightError):
    """A legal move that leads away from what the step teaches."""

    def __init__(self, text: str, expected: Sequence[str]) -> None:
        self.text = text
        super().__init__("guide-elsewhere" if expected else "guide-over", move=text, expected=", ".join(expected))


def play_guide(game: "Game", moves: Sequence[str]) -> dict[str, Any]:
    """Play the learner's moves from the deal on and show the next step, ready for JSON.

    Raises NoGuide; UnreadableMove, or IllegalMove with its rule, as a match does; GuideElsewhere for a legal move not asked for.
    """
    from linewright.core.match import Match  # a match imports the title card, which imports this module
    from linewright.core.setup import Setup

    guide = game.guide
    if guide is None:
        raise NoGuide(game.name)
    if isinstance(moves, str) or not isinstance(moves, Sequence):
        raise UnreadableMove(moves, game.examples)
    setup = Setup.read(game, seats=guide.seats, seed=0, first=guide.first, deck=list(guide.deck), **guide.options)
    match = Match(game, setup)
    news = 0  # moves of the log that were told before the learner's last one
    for number, text in enumerate(moves):
        news = len(match.log)
        _play_step(match, guide.steps[min(number, len(guide.steps) - 1)], text)
    return _shown(match, guide, len(moves), news)


def _play_step(match: "Match", step: Step, text: str) -> None:
    """Make the learner's move if the step asks for it, and what follows; refuses as a match does where it is illegal."""
    trial = match.copy()
    trial.play(LEARNER, text)
    spelled = trial.log[-1][1]
    if spelled not in step.moves:
        raise GuideElsewhere(spelled, step.moves)
    match.play(LEARNER, spelled)
    for seat, reply in step.replies:
        match.play(seat, reply)


def _shown(match: "Match", guide: Guide, number: int, news: int) -> dict[str, Any]:
    """Write what the learner sees at a step."""
    game, step = match.game, guide.steps[number]
    offered = getattr(game.view, "offers", None)
    legal = match.legal(LEARNER)
    return {
        "game": game.name,
        "step": number + 1,
        "steps": len(guide.steps),
        "word": step.word,
        "args": dict(step.args),
        "names_bots": [None, *guide.bots],
        "view": match.view(LEARNER),
        "legal": [text for text in step.moves if text in legal],
        "offers": [
            [text, word, args, game.rule(rule) if rule else None]
            for text, word, args, rule in (offered(match._state, LEARNER) if offered else ())  # noqa: SLF001  a view of it
        ],
        "told": [
            {"seat": seat, "text": text, "told": [list(said) for said in match.tell(news + k)]}
            for k, (seat, text, _) in enumerate(match.log[news:])
        ],
        "points": list(step.points),
        "done": not step.moves,
    }
