"""Chance told from outside is the referee's chance: the same answers make the same game, and the odds are those of the box."""

import json
from collections import Counter

import numpy as np
import pytest

from linewright.core import compile as compiler
from linewright.core.chance import Chance, Question
from linewright.core.generator import below, chance_at, mix, shuffle, shuffle_face_down, turn_up
from linewright.core.position import Position
from linewright.core.record import Fields
from linewright.core.registry import find
from linewright.core.seen import imagine_world
from linewright.core.setup import Setup, blank
from linewright.core.verbs import next_to_act, pick_legal, play, start
from linewright.games.sequence.actions import parts_of

GAMES = ("line-it", "sequence", "line", "long-line", "kidz-line", "solo-line", "head-line")
MOVES = 120  # of a game that is told again
DEALS = 400
FAR = 5.0  # standard errors: of a thousand numbers none comes by chance in a million runs


class Recorder:
    """The referee's chance, written down as it was asked for."""

    def __init__(self, game):
        self.answers = []
        instead = {below: self.below(), turn_up: self.turn_up(), shuffle_face_down: shuffle}
        self.verbs = {verb: compiler.rebind(verb, game, instead) for verb in (start, play)}

    def below(self):
        def told(generator, count):
            number = below(generator, count)
            self.answers.append(number)
            return number

        return told

    def turn_up(self):
        def told(_generator, cards, place, _stop):
            card = int(cards[place])
            self.answers.append(card)
            return card

        return told

    def work(self, verb, states, *arguments):
        """Do it, and return what chance answered."""
        self.answers.clear()
        fields = Fields(states)
        self.verbs[verb](fields, *arguments)
        fields.write_back()
        return tuple(self.answers)


def tell(ask, answers):
    """Answer every question with what the referee's chance was, in its order; cards that could be no others are not asked for."""
    told, left = (), list(answers)
    found = ask(told)
    while isinstance(found, Question):
        possible = {answer for answer, _ in found.odds}
        answer = left.pop(0)
        while answer not in possible:
            answer = left.pop(0)
        told += (answer,)
        found = ask(told)
    return found


def views(game, states, seats):
    return [json.dumps(Position(game, states).view(seat), sort_keys=True) for seat in (None, *range(seats))]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("most", [False, True])
def test_the_same_answers_make_the_referees_game(name, most):
    game = find(name)
    seats = max(game.seats) if most else min(game.seats)
    setup = Setup.read(game, seats=seats, seed=20 + most)
    states = blank(game, setup)
    recorder, chance, out = Recorder(game), Chance(game), game.scratch()
    who, pick = compiler.bind(next_to_act, game), compiler.bind(pick_legal, game)
    answers = recorder.work(start, states)
    told = tell(lambda answers: chance.deal(setup, answers), answers)
    seat = 0
    for move in range(MOVES):
        assert views(game, told, seats) == views(game, states, seats)
        assert game.rules.check(told[0]) == 0
        if game.rules.is_over(states[0]):
            break
        luck = chance_at(9, move)
        seat = who(Fields(states), seat, mix(luck))
        action = pick(Fields(states), seat, luck, out)
        before = told
        answers = recorder.work(play, states, seat, action)
        told = tell(lambda told, before=before, seat=seat, action=action: chance.play(before, seat, action, told), answers)


def deal(chance, setup, luck):
    """A deal with chance's own odds, and the first question."""
    told, first = (), None
    found = chance.deal(setup, told)
    while isinstance(found, Question):
        first = first or found
        answers, odds = zip(*found.odds, strict=True)
        told += (int(luck.choice(answers, p=odds)),)
        found = chance.deal(setup, told)
    return found, first


@pytest.mark.parametrize("name", [name for name in GAMES if name not in ("solo-line", "head-line")])
def test_deals_by_the_odds_are_as_the_referee_deals(name):
    """Every byte of the record has the same mean, a seat having imagined the rest; the two others ask too much for hundreds."""
    game, luck = find(name), np.random.RandomState(5)
    chance, rows = Chance(game), {"told": [], "dealt": []}
    for seed in range(DEALS):
        setup = Setup.read(game, seats=min(game.seats), seed=seed)
        dealt = blank(game, setup)
        fields = Fields(dealt)
        game.rules.start(fields)
        fields.write_back()
        for kind, states in (("told", deal(chance, setup, luck)[0]), ("dealt", dealt)):
            world = imagine_world(game, states, 0, seed)
            world["generator"] = 0
            rows[kind].append(world.view(np.uint8))
    told, dealt = (np.array(rows[kind]) for kind in ("told", "dealt"))
    spread = np.sqrt((told.var(0) + dealt.var(0)) / DEALS)
    apart = np.abs(told.mean(0) - dealt.mean(0))
    assert (spread > 0).any()
    assert (apart <= FAR * spread).all(), np.argwhere(apart > FAR * spread)


def test_twins_are_one_answer_with_the_odds_of_both():
    game = find("line-it")
    setup = Setup.read(game, seats=2, seed=0, first=0)
    question = Chance(game).deal(setup)
    assert question.is_card
    card_of = game.notation.card_of
    assert dict(question.odds) == {card_of(name): pytest.approx(game.box.count(name) / len(game.box)) for name in game.box}
    assert sum(odds for _, odds in question.odds) == pytest.approx(1)
    one = card_of("+3")
    after = Chance(game).deal(setup, (one,))
    assert dict(after.odds)[one] == pytest.approx(1 / 105)


def play_until_dry(chance, setup, luck):
    """Play by chance until a card is asked for and none is left to draw: the state, the action, the question; None if never."""
    states, _ = deal(chance, setup, luck)
    while (position := Position(chance.game, states)).to_act:
        seat = position.to_act[0]
        action = int(luck.choice(position.actions(seat)))
        found = chance.play(states, seat, action)
        if isinstance(found, Question):
            if states["drawn"][0] == len(chance.game.box):
                return states, action, found
            answers, odds = zip(*found.odds, strict=True)
            found = chance.play(states, seat, action, (int(luck.choice(answers, p=odds)),))
        states = found
    return None


def test_a_reshuffle_asks_for_a_card_of_those_that_were_played():
    """The pile runs dry: what is drawn next is any card on the discard piles, as likely as it lies there often."""
    game, luck = find("sequence"), np.random.RandomState(3)
    setup = Setup.read(game, seats=9, seed=0)
    states, action, question = next(filter(None, (play_until_dry(Chance(game), setup, luck) for _ in range(20))))
    played = [*states["deck"][0, : int(states["discards"][0])].tolist(), parts_of(action)[1]]
    assert dict(question.odds) == {card: pytest.approx(copies / len(played)) for card, copies in Counter(played).items()}


@pytest.mark.slow
def test_machine_code_asks_and_answers_the_same():
    game = find("line-it")
    setup = Setup.read(game, seats=3, seed=0)
    one, other = Chance(game), Chance(game)
    other.load()
    told = ()
    while not isinstance(again := other.deal(setup, told), np.ndarray):
        assert again == one.deal(setup, told)
        told += (again.odds[len(told)][0],)
    assert again.tobytes() == one.deal(setup, told).tobytes()
