"""Nobody receives what they may not know: views, observations and imagined worlds, for every game."""

import json

import numpy as np
import pytest

from linewright.conformance.playing import FromTheFront, StrictFields, blank_states, other_options, random_match
from linewright.core import compile as compiler
from linewright.core.generator import below, next_word, seed_generator
from linewright.core.observing import mask_at
from linewright.core.planes import NUMBER
from linewright.core.playouts import WORLD, deduce_at, enter_world
from linewright.core.position import Position
from linewright.core.record import Fields, copy_record
from linewright.core.seen import Seen, imagine_world
from linewright.core.verbs import SURE, next_to_act

STOPS = (0, 1, 9, 30, 60)  # moves after which a position is looked at
PUZZLE_STOPS = (0, 3, 12)  # the same, where every move may take a search


def positions(game, seats, seed):
    """States of a random game after some numbers of moves; odd seeds play with every option other than the default."""
    states = blank_states(game, seats, **(other_options(game, seats)[-1] if seed % 2 else {}))
    state = Fields(states)
    seed_generator(state.generator, seed)
    game.rules.start(state)
    dice = np.zeros(4, np.uint32)
    seed_generator(dice, seed + 1)
    to_act = compiler.bind(next_to_act, game)
    stops = PUZZLE_STOPS if game.puzzle else STOPS
    for moves in range(max(stops) + 1):
        state.write_back()
        if moves in stops:
            yield copy_record(states)
        if game.rules.is_over(state):
            yield copy_record(states)
            return
        seat = to_act(state, 0, next_word(dice))
        out = game.scratch()
        count = game.rules.list_legal(state, seat, out)
        game.rules.play(state, seat, int(out[below(dice, count)]))


def observe(game, states, seat):
    """What a learner at the seat gets; interpreted, so that a number too large for its place raises."""
    out = np.full(game.observed, 77, NUMBER)  # what is left out, differs
    game.observation.observe(StrictFields(states), seat, FromTheFront.of(out))
    return out


def without(view, keys):
    """A view without some keys, however deep."""
    if isinstance(view, dict):
        return {key: without(value, keys) for key, value in view.items() if key not in keys}
    return [without(one, keys) for one in view] if isinstance(view, list) else view


def futures(game, states):
    """The state, what each legal move makes of it, and what each seat can imagine it to be."""
    yield states
    for seat in Position(game, states).to_act:
        yield imagine_world(game, states, seat, 41)
        for action in Position(game, states).actions(seat):
            after = copy_record(states)
            compiler.machine(game).play_at(after, 0, seat, action)
            yield after


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_two_worlds_a_seat_cannot_tell_apart_look_the_same(table, seed):
    game, seats = table
    for states in positions(game, seats, seed):
        for seat in range(seats):
            other = imagine_world(game, states, seat, 99)
            here, there = Position(game, states), Position(game, other)
            assert game.rules.check(Fields(other)) == 0
            assert json.dumps(here.view(seat)) == json.dumps(there.view(seat))
            assert list(here.texts(seat)) == list(there.texts(seat))
            assert observe(game, states, seat).tobytes() == observe(game, other, seat).tobytes()
            assert json.dumps(here.view(None)) == json.dumps(there.view(None))


@pytest.mark.parametrize("seed", [4, 5])
def test_imagine_makes_the_same_bytes_of_worlds_a_seat_cannot_tell_apart(table, seed):
    game, seats = table
    for states in positions(game, seats, seed):
        for seat in range(seats):
            worlds = [imagine_world(game, imagine_world(game, states, seat, before), seat, 7) for before in (1, 2)]
            assert worlds[0].tobytes() == worlds[1].tobytes() == imagine_world(game, states, seat, 7).tobytes()


def test_what_play_tells_a_seat_follows_from_what_it_may_know(table):
    game, seats = table
    for states in positions(game, seats, 7):
        for seat in range(seats):
            worlds = []
            for given in (states, imagine_world(game, states, seat, 5)):
                three, odds = np.repeat(given, 3), np.full(game.deduction.ODDS, SURE, np.int64)
                compiler.bind(deduce_at, game)(three, seat, game.scratch(), odds)
                compiler.bind(enter_world, game)(three, seat, odds, 7, 0)
                assert game.rules.check(Fields(three[WORLD : WORLD + 1])) == 0
                worlds.append(odds.tobytes() + three[WORLD].tobytes())
            assert worlds[0] == worlds[1]


@pytest.mark.parametrize("seed", [10, 11])
def test_positions_a_seat_can_tell_apart_do_not_look_the_same_to_a_learner(table, seed):
    game, seats = table
    for seat in range(seats) if game.observation.PLANES else ():  # a game may do without
        views: dict[bytes, str] = {}
        for states in positions(game, seats, seed):
            for one in futures(game, states):
                view = json.dumps(without(Position(game, one).view(seat), game.observation.LEFT_OUT))
                assert views.setdefault(observe(game, one, seat).tobytes(), view) == view


def test_observations_and_masks_compiled_are_the_same(table):
    game, seats = table
    listed, masks = game.scratch(), [np.full(game.actions, 3, NUMBER) for _ in range(2)]
    for states in positions(game, seats, 12):
        for seat in range(seats):
            out = np.full(game.observed, 99, NUMBER)
            compiler.machine(game).observe_at(states, 0, seat, out)
            assert out.tobytes() == observe(game, states, seat).tobytes()
            counts = [
                masking(states, 0, seat, listed, mask)
                for masking, mask in zip((compiler.machine(game).mask_at, compiler.bind(mask_at, game)), masks, strict=True)
            ]
            assert counts == [len(Position(game, states).actions(seat))] * 2
            assert masks[0].tobytes() == masks[1].tobytes()
            assert np.flatnonzero(masks[0]).tolist() == sorted(Position(game, states).actions(seat))


def test_planes_have_names_of_their_own_and_say_what_they_mean(game):
    names = [plane.name for plane in game.observation.PLANES]
    assert len(set(names)) == len(names)
    assert all(plane.meaning and plane.size for plane in game.observation.PLANES)


def test_imagine_really_redraws_what_is_hidden(table):
    game, seats = table
    states = next(positions(game, seats, 1))
    worlds = {imagine_world(game, states, 0, seed).tobytes() for seed in range(5)}
    assert len(worlds) == 5


def test_imagine_compiled_makes_the_same_bytes(table):
    game, seats = table
    for states in positions(game, seats, 8):
        for seat in range(seats):
            world = states.copy()
            seed_generator(world[0].generator, 3)
            compiler.machine(game).imagine_at(world, 0, seat)
            assert world.tobytes() == imagine_world(game, states, seat, 3).tobytes()


def test_a_bot_never_holds_the_true_state(table):
    game, seats = table
    for states in positions(game, seats, 6):
        for seat in range(seats):
            one, two = (Seen(game, world, seat) for world in (states, imagine_world(game, states, seat, 5)))
            assert one._position.states.tobytes() == two._position.states.tobytes()
            assert one.imagine(3).tobytes() == two.imagine(3).tobytes()
            assert one.view == Position(game, states).view(seat)
            assert one.legal == list(Position(game, states).texts(seat))


def test_a_view_is_plain_json(table):
    game, seats = table
    match = random_match(game.name, 1, seats=seats)
    for seat in (None, *range(seats)):
        assert json.loads(json.dumps(match.view(seat))) == match.view(seat)
