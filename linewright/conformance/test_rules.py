"""Every game keeps the contract of core/verbs.py, interpreted and compiled. No game's name stands here."""

import numpy as np
import pytest

from linewright.conformance.playing import (
    BUILT,
    FromTheFront,
    StrictFields,
    blank_states,
    checked_games,
    fewer,
    judge_everything,
    other_options,
)
from linewright.core import compile as compiler
from linewright.core.algorithms import random_games, start_by_seed
from linewright.core.game import Game
from linewright.core.generator import chance_at, mix
from linewright.core.record import Fields, copy_record
from linewright.core.verbs import LEVELS, TABLE

SAME_GAMES = 1_000  # compared byte by byte, spread over the numbers of seats
CHECKED_GAMES = 10_000  # at each number of seats, compiled, with check at every move
MOST_ASKED = 60  # moves of an interpreted game at which all verbs are asked
SELDOM = 4  # of so many moves one at which a seat deduces hands, which takes long
SAME_PUZZLES = 2  # of a game in which every move may take a search
PUZZLES = 400  # positions of a game whose judge may search for a solution
JUDGEMENTS = 60_000_000  # of why_not, at each number of seats, that list_legal is held against


def test_random_games_end_and_keep_every_invariant(table, blank):
    game, _ = table
    checked = compiler.machine(game).build(checked_games, BUILT[checked_games])
    broken = checked(blank, 0, fewer(game, CHECKED_GAMES), game.most_legal, game.scratch())
    assert broken == 0, f"seed {broken - 1} breaks invariant {game.rules.check(blank[0])} in {blank[0]}"


def test_interpreted_random_games_keep_every_invariant(table, blank):
    game, _ = table
    assert compiler.bind(checked_games, game)([Fields(blank)], 5_000, 1, game.most_legal, game.scratch()) == 0


def interpreted_games(game: Game, states: np.ndarray, seed: int) -> int:
    """Play a random game in every state, interpreted; returns all moves made."""
    fields = [Fields(states, k) for k in range(len(states))]
    moves: int = compiler.bind(random_games, game)(fields, seed, len(states), game.scratch())
    for one in fields:
        one.write_back()
    return moves


def test_interpreted_and_compiled_games_end_in_the_same_bytes(table):
    game, seats = table
    count = SAME_PUZZLES if game.puzzle else SAME_GAMES // len(game.seats) + 1
    slow = blank_states(game, seats, count)
    fast = blank_states(game, seats, count)
    slow_moves = interpreted_games(game, slow, 7)
    fast_moves = compiler.machine(game).random_games(fast, 7, count, game.scratch())
    different = [k for k in range(count) if slow[k].tobytes() != fast[k].tobytes()]
    assert not different, f"seeds {[7 + k for k in different[:5]]} end differently"
    assert slow_moves == fast_moves


@pytest.mark.skipif(not compiler.has_cuda(), reason="2026-11-15: needs an NVIDIA GPU with numba-cuda")
def test_compiled_and_cuda_games_end_in_the_same_bytes(table):
    game, seats = table
    fast = blank_states(game, seats, SAME_GAMES)
    gpu = blank_states(game, seats, SAME_GAMES)
    fast_moves = compiler.machine(game).random_games(fast, 7, SAME_GAMES, game.scratch())
    gpu_moves, _ = compiler.cuda_random_games(game)(gpu, 7)
    assert [k for k in range(SAME_GAMES) if fast[k].tobytes() != gpu[k].tobytes()] == []
    assert fast_moves == gpu_moves.sum()


def test_no_index_counts_from_the_end(table, blank):
    """Machine code does not look whether one does (core/compile.py): all verbs are asked in a game, on copies of its record."""
    game, seats = table
    verbs = {name: compiler.bind(verb, game) for name, verb in game.verbs.items()}
    out, moves = FromTheFront.of(game.scratch()), FromTheFront.of(game.scratch())
    worths, odds = FromTheFront.of(np.zeros(len(out), np.int64)), FromTheFront.of(np.zeros(game.deduction.ODDS, np.int64))
    state = StrictFields(blank)
    compiler.bind(start_by_seed, game)(state, 5_000)
    state.write_back()
    seat = 0
    for turn in range(MOST_ASKED):
        state = StrictFields(blank)
        chance = chance_at(5_000, turn)
        if verbs["is_over"](state):
            break
        seat = verbs["next_to_act"](state, seat, mix(chance))
        for player in {seat, turn % seats} - {TABLE}:  # whose turn it is, and all others one after the other
            twin = StrictFields(copy_record(blank))
            verbs["score"](twin, player), verbs["is_winner"](twin, player), verbs["reaction"](twin, player, chance)
            if player == seat:
                verbs["greedy"](twin, seat, out), verbs["appraise"](twin, seat, out, moves, worths)
            if verbs["may_act"](twin, player):
                level = 1 + turn % LEVELS
                verbs["react_at_level"](twin, player, level, chance), verbs["choose_at_level"](twin, player, level, out)
            verbs["promise"](twin, player, out), verbs["prospects"](twin, player), verbs["stage"](twin, turn)
            verbs["imagine"](twin, player)
        if seat != TABLE and turn % SELDOM == 0:
            verbs["deduce"](StrictFields(copy_record(blank)), seat, out, odds)  # which may scribble on the record
            verbs["imagine_likely"](StrictFields(copy_record(blank)), seat, odds)
        verbs["play"](state, seat, verbs["pick_legal"](state, seat, chance, out))
        state.write_back()
    assert turn


def test_list_legal_is_why_not_asked_for_every_action(table, blank):
    game, seats = table
    positions = PUZZLES if game.puzzle else JUDGEMENTS // game.actions // seats
    assert judge_everything(game, blank, positions)[0] == 0


def test_every_option_keeps_the_contract(table):
    game, seats = table
    machine = compiler.machine(game)
    checked = machine.build(checked_games, BUILT[checked_games])
    positions = PUZZLES // 8 if game.puzzle else JUDGEMENTS // 20 // game.actions // seats
    for options in other_options(game, seats):
        states = blank_states(game, seats, **options)
        assert checked(states, 1, fewer(game, 500), game.most_legal, game.scratch()) == 0, options
        assert judge_everything(game, states, positions)[0] == 0, options
    slow, fast = blank_states(game, seats, 2, **options), blank_states(game, seats, 2, **options)
    interpreted_games(game, slow, 3)
    machine.random_games(fast, 3, len(fast), game.scratch())
    assert slow.tobytes() == fast.tobytes(), options


def test_no_action_outside_the_numbers_of_the_game_is_legal(table, blank):
    game, seats = table
    game.rules.start(blank[0])
    for seat in range(seats):
        for action in (-1, -game.actions, game.actions, game.actions + 1, 2**15):
            assert game.rules.why_not(blank[0], seat, action) != 0


def test_start_clears_the_whole_record(table):
    game, seats = table
    clean, dirty = blank_states(game, seats), blank_states(game, seats)
    for field in game.state.names:
        if field not in game.rules.SET_BEFORE_START:
            dirty[field] = 85
    for states in (clean, dirty):
        states[0].generator[:] = (1, 2, 3, 4)
        game.rules.start(states[0])
    assert [name for name in game.state.names if np.any(clean[name] != dirty[name])] == []


def test_field_names_never_shadow_what_a_record_has_itself(game):
    assert [name for name in game.state.names if hasattr(np.record, name) or hasattr(np.void, name)] == []


def test_the_record_is_one_that_cuda_accepts(game):
    assert game.state.isalignedstruct
    assert game.state.type is np.record
    assert game.state["generator"].shape == (4,)


def test_no_byte_of_the_record_is_between_fields(game):
    """Copying a record may leave such bytes unwritten, and equal games would be unequal bytes."""
    assert sum(game.state[name].itemsize for name in game.state.names) == game.state.itemsize


def test_in_a_finished_game_nothing_is_left_to_do(table, blank):
    game, seats = table
    compiler.machine(game).random_games(blank, 11, 1, game.scratch())
    state = blank[0]
    assert game.rules.is_over(state)
    for seat in range(seats):
        assert not game.rules.may_act(state, seat)
        assert game.rules.list_legal(state, seat, game.scratch()) == 0
        assert all(game.rules.why_not(state, seat, action) for action in range(game.actions))
