"""The levels of the races and of KIDZ LINE: legal, human in time, better from level to level, and blind to hidden cards."""

import itertools

import numpy as np
import pytest

import linewright as lw
from linewright.conformance.playing import blank_states
from linewright.core import compile as compiler
from linewright.core.algorithms import start_by_seed
from linewright.core.generator import chance_at
from linewright.core.record import Fields, copy_record, digest_record, plain_bytes
from linewright.core.registry import find
from linewright.core.seen import imagine_world
from linewright.core.verbs import LEVELS, NEVER
from linewright.games.light_line import people
from linewright.games.light_line.head_line import bots as head_bots
from linewright.games.light_line.head_line import rules as head_rules
from linewright.games.light_line.kidz_line.rules import UNDER
from linewright.games.light_line.long_line import bots as long_bots
from linewright.games.light_line.long_line import rules as long_rules
from tests.games.light_line.layouts import ALIKE, head_table, turn

EVERY = range(1, LEVELS + 1)
REACTION_MS = 250  # nobody reacts faster
READING_MS = 100  # nor takes a card in


def dealt(name, seed, seats=2, **options):
    """A match with nothing but the deal, as the record that rules read."""
    states = blank_states(find(name), seats, **options)
    compiler.bind(start_by_seed, find(name))(states[0], seed)
    return states


def react(states, game, seat, level, chance=0):
    """When a person of this level acts; the record is as it was, but for what it keeps."""
    before = plain_bytes(states)
    found = game.bots.react_at_level(Fields(states), seat, level, chance)
    assert plain_bytes(states) == before
    return found


def choose(states, game, seat, level):
    """What a person of this level does, which must be legal; the record is as it was, but for what it keeps."""
    before = plain_bytes(states)
    action = game.bots.choose_at_level(Fields(states), seat, level, game.scratch())
    assert plain_bytes(states) == before
    assert game.rules.why_not(states[0], seat, action) == 0
    return int(action)


# LONG LINE


def play_long(seed, levels, **options):
    """Let people of these levels play; gives the calls as (level, milliseconds, number, longest), and the final record."""
    game = find("long-line")
    states = dealt("long-line", seed, len(levels), **options)
    state = states[0]
    calls = []
    while not game.rules.is_over(state):
        played, now = int(state.rounds), 0
        while state.rounds == played:
            waits = {
                seat: react(states, game, seat, level, chance_at(seed, played * 8 + seat))
                for seat, level in enumerate(levels)
                if game.rules.may_act(state, seat)
            }
            now, seat = min((max(wait, now), seat) for seat, wait in waits.items() if wait != NEVER)
            action = choose(states, game, seat, levels[seat])
            if action >= long_rules.CALL:
                longest = long_rules.longest_of(state, seat)
                calls.append((levels[seat], now, action - long_rules.CALL + 1, longest))
            game.rules.play(state, seat, action)
    assert game.rules.check(state) == 0
    return calls, states


@pytest.mark.parametrize("seed", [1, 2])
def test_people_of_all_levels_play_long_line_to_the_end_in_legal_moves(seed):
    calls, _ = play_long(seed, [1, 6, 3, 4, 2, 5][: 3 + 3 * (seed - 1)])
    assert len(calls) >= 6
    assert all(1 <= number <= longest <= 8 for _, _, number, longest in calls)


def test_long_line_is_called_sooner_from_level_to_level_and_never_faster_than_people_can():
    mean = []
    for level in EVERY:
        times = []
        for seed in range(8):
            states = dealt("long-line", seed, seats=2)
            game = find("long-line")
            for seat in range(2):
                while (action := choose(states, game, seat, level)) < long_rules.CALL:
                    first = react(states, game, seat, level)
                    assert first >= REACTION_MS + 8 * READING_MS
                    game.rules.play(states[0], seat, action)
                number = action - long_rules.CALL + 1
                chances = [chance_at(seed, k) for k in range(5)]
                times += [react(states, game, seat, level, chance) for chance in chances]
                assert min(times[-5:]) >= REACTION_MS + (8 + number) * READING_MS
        mean.append(sum(times) / len(times))
    assert mean == sorted(mean, reverse=True)
    assert mean[0] > 1.5 * mean[-1]


def test_a_newcomer_misses_the_longest_line_by_one_to_three_cards_and_each_level_sees_more():
    seen = []
    for level in EVERY:
        missed = []
        for seed in range(12):
            state = Fields(dealt("long-line", seed, seats=4))
            missed += [long_rules.longest_of(state, seat) - long_bots.sight_at_level(state, seat, level) for seat in range(4)]
        seen.append(sum(missed) / len(missed))
        assert set(missed) <= ({1, 2, 3} if level == 1 else {0, 1, 2, 3})
    assert seen == sorted(seen, reverse=True)
    assert seen[0] > 1.2
    assert seen[-1] < 0.3


def test_what_a_level_sees_and_does_depends_on_its_own_cards_alone():
    game = find("long-line")
    for seed in range(3):
        states = dealt("long-line", seed, seats=3)
        game.rules.play(states[0], 1, long_rules.LAY)
        for level in EVERY:
            worlds = [states, *(imagine_world(game, states, 0, other) for other in (1, 2))]
            assert len({choose(world, game, 0, level) for world in worlds}) == 1
            assert len({react(world, game, 0, level, 77) for world in worlds}) == 1


def test_where_its_number_is_taken_a_level_calls_another_or_waits():
    game = find("long-line")
    for level in EVERY:
        states = dealt("long-line", 4, seats=2, cards=ALIKE)
        state = states[0]
        wanted = long_bots.sight_at_level(state, 0, level)
        state.called[1] = wanted
        while (action := choose(states, game, 0, level)) < long_rules.CALL:
            game.rules.play(state, 0, action)
        assert action - long_rules.CALL + 1 not in {0, wanted}
        state.hand[0] = state.hand[0, 0]


def test_cards_that_are_turned_bent_crossed_or_alike_are_harder_to_see():
    def hardness(lines, *, is_turned=False):
        cards = "\n".join(f"{number} 3 {lines}" for number in range(1, 21))
        state = dealt("long-line", 1, seats=2, cards=cards)[0]
        state.kept_card[0, 0], state.kept_turned[0, 0] = state.hand[0, 0], is_turned
        state.kept_port[0, 0] = people.turn_port(7) if is_turned else 7  # S2
        return people.hardness_of(state, 0, 0)

    plain = hardness("R:N2-S2")
    assert plain == people.PLAIN
    assert hardness("R:N2-S2", is_turned=True) == plain + people.TURNED
    assert hardness("R:E2-S2") == plain + people.BENT
    assert hardness("R:N2-S2 Y:E1-W1") == plain + people.CROSSED
    assert hardness("R:N2-S2 Y:E1-W1 B:E2-W2") == plain + 2 * people.CROSSED
    assert hardness("R:N2-S2 Y:E1-N3") == plain
    assert hardness("R:N2-S2 G:E1-N3") == plain + people.ALIKE


# What is kept


@pytest.mark.parametrize("name", ["long-line", "head-line"])
def test_what_is_kept_is_what_would_be_found_and_makes_no_difference(name):
    game = find(name)
    for seed in range(3):
        match = lw.new(name, seats=2, seed=seed)
        for _ in range(5 if name == "head-line" else 0):
            match.play(None, "turn")
        bare = copy_record(match._states)
        save, legal = match.save(), [match.legal(seat) for seat in range(2)]
        asked = copy_record(bare)
        for seat in range(2):
            react(asked, game, seat, 3)
        assert asked["kept_length"].any()
        assert (digest_record(asked), plain_bytes(asked)) == (digest_record(bare), plain_bytes(bare))
        assert (match.save(), [match.legal(seat) for seat in range(2)]) == (save, legal)
        for seat in range(2):
            worlds = [imagine_world(game, states, seat, 9) for states in (bare, asked)]
            assert worlds[0].tobytes() == worlds[1].tobytes()
            assert not worlds[0]["kept_length"].any()


def test_a_new_deal_forgets_what_was_kept():
    game = find("long-line")
    state = dealt("long-line", 2)[0]
    assert long_rules.longest_of(state, 0) == state.kept_length[0] > 0
    long_rules.longest_of(state, 1)
    game.rules.play(state, 0, long_rules.CALL)
    assert (state.rounds, list(state.kept_length)) == (1, [0] * 7)
    state = dealt("head-line", 2)[0]
    for _ in range(6):
        head_rules.play(state, -1, head_rules.TURN)
    assert head_rules.find_line(state) == state.kept_length[0] > 0
    head_rules.play(state, -1, head_rules.TURN)
    assert state.kept_length[0] == 0


# HEAD LINE


def play_head(seed, levels):
    """Let two people of these levels play; gives the times of all calls by level, and the final record."""
    game = find("head-line")
    states = dealt("head-line", seed, len(levels))
    state = states[0]
    calls = {level: [] for level in levels}
    moves = 0
    while not game.rules.is_over(state):
        moves += 1
        waits = [
            (wait, seat)
            for seat, level in enumerate(levels)
            if game.rules.may_act(state, seat)
            and (wait := react(states, game, seat, level, chance_at(seed, moves * 8 + seat))) != NEVER
        ]
        if not waits:
            game.rules.play(state, -1, head_rules.TURN)
            continue
        wait, seat = min(waits)
        action = choose(states, game, seat, levels[seat])
        if action == head_rules.CALL:
            assert REACTION_MS + int(state.opened) * READING_MS // 2 <= wait < 4_000
            calls[levels[seat]].append(wait)
        game.rules.play(state, seat, action)
    assert game.rules.check(state) == 0
    return calls, states


@pytest.mark.parametrize(("one", "two"), [(1, 6), (2, 5), (3, 4)])
def test_people_of_all_levels_play_head_line_to_the_end_in_legal_moves(one, two):
    calls, states = play_head(one, [one, two])
    assert len(calls[one]) + len(calls[two]) >= 9
    assert states["played"][0] == 9


def test_head_line_is_called_sooner_and_overlooked_less_from_level_to_level():
    game = find("head-line")
    tables, seen, times = [], [], []
    for seed in range(12):
        states = dealt("head-line", seed)
        for _ in range(7):
            head_rules.play(states[0], -1, head_rules.TURN)
        if head_rules.find_line(states[0]) == head_rules.wanted_length(states[0]):
            tables.append(states)
    assert len(tables) > 6
    for level in EVERY:
        waits = [react(table, game, seat, level, chance_at(k, 3)) for table in tables for seat in range(2) for k in range(4)]
        seen.append([wait != NEVER for wait in waits])
        times.append(sum(wait for wait, is_easy in zip(waits, seen[0], strict=True) if is_easy))  # what everybody sees
    counts = [sum(one) for one in seen]
    assert counts == sorted(counts)
    assert 0 < counts[0] < 0.7 * counts[-1]
    assert all(not low or high for below, above in itertools.pairwise(seen) for low, high in zip(below, above, strict=True))
    assert times == sorted(times, reverse=True)


def test_only_the_lower_levels_of_head_line_take_a_line_that_lacks_a_card_for_the_one_wanted(monkeypatch):
    assert sorted(head_bots.WRONG_CALLS, reverse=True) == list(head_bots.WRONG_CALLS)
    assert head_bots.WRONG_CALLS[-1] == 0
    monkeypatch.setattr(head_bots, "WRONG_CALLS", (256, 256, 256, 256, 256, 0))
    game = find("head-line")
    match = turn(head_table("534343435", fronts=["R:N1-S1"] * 4 + ["G:N1-E1"] * 20), 5)
    found = head_rules.find_line(match._states.copy()[0])
    waits = [react(match._states, game, 0, level) for level in (1, 6)]
    assert (waits[0] != NEVER) == (found == 4)
    assert waits[1] == NEVER


def test_what_a_level_sees_at_head_line_depends_on_what_everybody_knows():
    game = find("head-line")
    states = dealt("head-line", 5)
    for _ in range(6):
        head_rules.play(states[0], -1, head_rules.TURN)
        worlds = [states, *(imagine_world(game, states, 0, other) for other in (1, 2))]
        for level in EVERY:
            assert len({react(world, game, 0, level, 9) for world in worlds}) == 1


# KIDZ LINE


def play_kidz(seed, levels, **options):
    """Let people of these levels play; gives the cards each has placed."""
    game = find("kidz-line")
    states = dealt("kidz-line", seed, len(levels), **options)
    state = states[0]
    while not game.rules.is_over(state):
        seat = int(state.turn)
        worlds = [states, imagine_world(game, states, seat, 1)]
        actions = {choose(world, game, seat, levels[seat]) for world in worlds}
        assert len(actions) == 1
        game.rules.play(state, seat, actions.pop())
    return [game.rules.score(state, seat) for seat in range(len(levels))]


def test_where_cards_must_be_placed_every_level_of_kidz_line_places_them():
    for level in (1, 3, 6):
        assert sum(play_kidz(level, [level] * 4)) >= 22


def test_where_places_may_be_overlooked_each_level_of_kidz_line_finds_more():
    found = [sum(sum(play_kidz(seed, [level] * 2, strict_kids=False)) for seed in range(12)) for level in EVERY]
    assert found == sorted(found)
    assert found[0] < 0.6 * found[-1]
    assert found[-1] > 0.97 * 12 * 12


def test_the_best_of_kidz_line_place_where_greedy_does():
    game = find("kidz-line")
    states = dealt("kidz-line", 3, seats=3)
    state = states[0]
    while not game.rules.is_over(state):
        seat = int(state.turn)
        action = choose(states, game, seat, LEVELS)
        assert action == game.bots.greedy(state, seat, game.scratch())
        game.rules.play(state, seat, action)
    assert UNDER not in np.asarray(state.cell)
