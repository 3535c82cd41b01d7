"""What a position of Line-it promises: one victory, more of it to whoever has more, and so it comes about."""

import numpy as np
import pytest

import linewright as lw
from linewright.core.playouts import WHOLE
from linewright.games.line_it.bots import promise, stage
from tests.games.playing import copy_to_change


def promised(match, seat: int) -> float:
    """The share of the victory that a seat is promised."""
    return promise(match._state, seat, match.game.scratch()) / WHOLE


def play_greedily(match, moves: int) -> None:
    """Play on by the heuristic."""
    bot = lw.bot("line-it", "greedy")
    for _ in range(moves):
        if not match.is_over:
            match.play(match.to_act[0], bot.choose(match.seen_by(match.to_act[0])))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_seats_are_promised_one_victory(seats):
    match = lw.new("line-it", seats=seats, seed=3)
    for _ in range(6):
        assert 1 - seats / WHOLE < sum(promised(match, seat) for seat in range(seats)) <= 1
        play_greedily(match, 11)
    at_first = [promised(lw.new("line-it", seats=seats, seed=3), seat) for seat in range(seats)]
    assert at_first == [pytest.approx(1 / seats, abs=1 / WHOLE)] * seats, "nobody has anything yet"


def test_a_lead_promises_more_and_more_of_it_the_nearer_the_end_is():
    match = lw.new("line-it", seats=2, seed=3)
    told = []
    for moves in (30, 60):
        play_greedily(match, moves)
        even = copy_to_change(match)
        even._state.stack[0] += 20 - even._state.stack[0]
        even._state.stack[1] += 20 - even._state.stack[1]
        ahead = copy_to_change(even)
        ahead._state.stack[0] += 5
        told.append(np.log(promised(ahead, 0) / (1 - promised(ahead, 0))) - np.log(promised(even, 0) / (1 - promised(even, 0))))
    assert 0.3 < told[0] < told[1]


def test_a_step_of_foresight_is_a_round():
    match = lw.new("line-it", seats=3, seed=3)
    begun = stage(match._state, 0)
    bot = lw.bot("line-it", "greedy")
    while [text for _, text, _ in match.log].count("end") < 2:
        match.play(match.to_act[0], bot.choose(match.seen_by(match.to_act[0])))
    assert stage(match._state, 99) == begun, "two of three turns are over"
    while [text for _, text, _ in match.log].count("end") < 3:
        match.play(match.to_act[0], bot.choose(match.seen_by(match.to_act[0])))
    assert stage(match._state, 0) == begun + 1


def test_it_comes_about_as_it_was_promised():
    """In games of greedy bots: always a half would be off by 0.25."""
    told, came = [], []
    for seed in range(40):
        match = lw.new("line-it", seed=seed)
        promises = []
        while not match.is_over:
            play_greedily(match, 12)
            if not match.is_over:
                promises.append(promised(match, 0))
        told += promises
        came += [(0 in match.winners) / len(match.winners)] * len(promises)
    error = float(np.mean((np.array(told) - np.array(came)) ** 2))
    assert len(told) > 300
    assert error < 0.19
