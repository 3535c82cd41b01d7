"""Bots: legal, repeatable, the same interpreted and compiled. How good they are is tested with each game."""

import numpy as np
import pytest

import linewright as lw
from linewright.conformance.playing import other_options, play_on, random_match
from linewright.core import compile as compiler
from linewright.core.generator import chance_at
from linewright.core.record import Fields
from linewright.core.setup import Setup, blank
from linewright.core.verbs import TABLE, appraise, next_to_act

SIMPLE = ("random", "greedy")  # test_levels.py has the others


@pytest.mark.parametrize("name", SIMPLE)
def test_every_bot_plays_every_game_to_the_end(table, name):
    game, seats = table
    match = lw.new(game.name, seats=seats, seed=1)
    bot = lw.bot(game.name, name, seed=2)
    while not match.is_over:
        legal = [match.legal(seat) for seat in match.to_act] if not game.puzzle else []
        play_on(match, bot, chance_at(7, len(match.log)))
        assert not legal or any(match.log[-1][1] in texts for texts in legal)


@pytest.mark.parametrize("name", SIMPLE)
def test_a_bot_asked_out_of_turn_says_so(table, name):
    game, seats = table
    match = lw.new(game.name, seats=seats, seed=1, first=0)
    for seat in set(range(seats)) - set(match.to_act):
        with pytest.raises(lw.NothingToChoose, match=f"seat {seat} has no move"):
            lw.bot(game.name, name).choose(match.seen_by(seat))


def test_the_same_seed_plays_the_same_game(game):
    assert random_match(game.name, 8).log == random_match(game.name, 8).log


def test_an_unknown_bot_is_refused_with_the_names_there_are(game):
    for name in ("hal", 7, None, ["greedy"]):
        with pytest.raises(lw.UnknownBot, match="random, greedy"):
            lw.bot(game.name, name)


def test_greedy_chooses_the_same_interpreted_and_compiled(table):
    game, seats = table
    machine = compiler.machine(game)
    to_act = compiler.bind(next_to_act, game)
    dice = np.random.default_rng(3)
    for seed, options in enumerate(({}, other_options(game, seats)[-1])):
        states = blank(game, Setup.read(game, seats=seats, seed=seed, **options))
        game.rules.start(states[0])
        while not game.rules.is_over(states[0]):
            seat = to_act(states[0], 0, int(dice.integers(2**32)))
            out = game.scratch()
            if seat == TABLE:
                machine.list_legal_at(states, 0, seat, out)
                machine.play_at(states, 0, seat, int(out[0]))
                continue
            fields = Fields(states)
            slow = game.bots.greedy(fields, seat, out)
            assert slow == machine.greedy_at(states, 0, seat, game.scratch())
            assert game.rules.why_not(fields, seat, slow) == 0
            count = game.rules.list_legal(fields, seat, out)
            machine.play_at(states, 0, seat, slow if dice.random() < 0.7 else int(out[dice.integers(count)]))


def test_what_is_worth_a_thought_is_legal_and_led_by_the_choice_of_greedy(table):
    game, seats = table
    if not game.is_searched:
        return
    machine = compiler.machine(game)
    appraise_here = compiler.bind(appraise, game)
    dice = np.random.default_rng(4)
    for seed, options in enumerate(({}, other_options(game, seats)[-1])):
        states = blank(game, Setup.read(game, seats=seats, seed=seed, **options))
        game.rules.start(states[0])
        while not game.rules.is_over(states[0]):
            seat = next(seat for seat in range(seats) if game.rules.may_act(states[0], seat))
            out, moves, worths = game.scratch(), game.scratch(), np.zeros(game.most_legal + 1, np.int64)
            fields = Fields(states)
            count = appraise_here(fields, seat, out, moves, worths)
            same, others = game.scratch(), np.zeros(game.most_legal + 1, np.int64)
            assert machine.appraise_at(states, 0, seat, game.scratch(), same, others) == count > 0
            assert same[:count].tolist() == moves[:count].tolist()
            assert others[:count].tolist() == worths[:count].tolist()
            listed = moves[:count].tolist()
            assert len(set(listed)) == count
            assert not [action for action in listed if game.rules.why_not(fields, seat, action)]
            choice = machine.greedy_at(states, 0, seat, game.scratch())
            assert worths[listed.index(choice)] == worths[:count].max()
            machine.play_at(states, 0, seat, choice if dice.random() < 0.7 else listed[dice.integers(count)])
