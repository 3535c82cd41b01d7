"""A lesson: a game's guide, played step by step with what the learner has done so far.

Nothing is remembered between two questions: `play_guide` plays all the learner's moves again.
"""

from collections.abc import Sequence
from typing import Any

from linewright.core.errors import LinewrightError, UnreadableMove
from linewright.core.game import Game
from linewright.core.guide import LEARNER, Guide, GuideElsewhere, NoGuide, Step
from linewright.core.match import Match
from linewright.core.setup import Setup


def play_guide(game: Game, moves: Sequence[str]) -> dict[str, Any]:
    """Play the learner's moves from the deal on and show the next step, ready for JSON.

    Raises NoGuide; UnreadableMove, or IllegalMove with its rule, as a match does; GuideElsewhere for a legal move not asked for.
    """
    guide = game.guide
    if guide is None:
        raise NoGuide(game.name)
    if isinstance(moves, str) or not isinstance(moves, Sequence):
        raise UnreadableMove(moves, game.examples)
    setup = Setup.read(game, seats=guide.seats, seed=0, first=guide.first, deck=list(guide.deck), **guide.options)
    match = Match(game, setup)
    for seat, text in guide.opening:
        match.play(seat, text)
    news = len(match.log)  # moves of the log that were told before the learner's last one
    for number, text in enumerate(moves):
        news = len(match.log)
        _play_step(match, guide.steps[min(number, len(guide.steps) - 1)], text)
    return _show_step(match, guide, len(moves), news)


def _play_step(match: Match, step: Step, text: str) -> None:
    """Make the learner's move if the step asks for it, and what follows; refuses as a match does where it is illegal."""
    trial = match.copy()
    trial.play(LEARNER, text, unaided=True)
    spelled = trial.log[-1][1]
    if not any(_leads_to(match, move, trial) for move in step.moves):
        raise GuideElsewhere(spelled, step.moves)
    match.play(LEARNER, spelled, unaided=True)
    for seat, reply in step.replies:
        match.play(seat, reply)


def _leads_to(match: Match, text: str, after: Match) -> bool:
    """Whether a move of the learner leads to the same position: a line can be shown in many ways."""
    trial = match.copy()
    trial.play(LEARNER, text, unaided=True)
    return trial.digest_bytes == after.digest_bytes


def _may_play(match: Match, text: str) -> bool:
    """Whether the learner may make this move now; the list of legal moves does not hold all layouts of a puzzle."""
    try:
        match.copy().play(LEARNER, text, unaided=True)
    except LinewrightError:
        return False
    return True


def _show_step(match: Match, guide: Guide, number: int, news: int) -> dict[str, Any]:
    """Write what the learner sees at a step."""
    game, step = match.game, guide.steps[number]
    return {
        "game": game.name,
        "step": number + 1,
        "steps": len(guide.steps),
        "word": step.word,
        "args": dict(step.args),
        "names_bots": [None, *guide.bots],
        "view": match.view(LEARNER),
        "legal": [text for text in step.moves if _may_play(match, text)],
        "offers": [
            [text, word, args, game.rule(rule) if rule else None]
            for text, word, args, rule in game.view.offers(match._state, LEARNER)  # noqa: SLF001  a view of it
        ],
        "told": [
            {"seat": seat, "text": text, "told": [list(said) for said in match.tell(news + k)]}
            for k, (seat, text, _) in enumerate(match.log[news:])
        ],
        "points": list(step.points),
        "done": not step.moves,
    }
