"""The bots of the races: how fast they are, what they overlook, and that a table of them plays to the end."""

import numpy as np
import pytest

import linewright as lw
from linewright.core.generator import chance_at
from linewright.core.record import plain_bytes
from linewright.core.verbs import NEVER
from linewright.games.light_line.head_line import bots as head_bots
from linewright.games.light_line.long_line import bots as long_bots
from tests.games.light_line.layouts import ALIKE, call, head_table, lay, long_table, mixed_table, points, turn, won

CHANCES = [chance_at(5, k) for k in range(30)]
SHORTEST, LONGEST = 0, 1023  # chances that make a bot as fast and as slow as it gets


def reaction(match, seat, chance=0):
    """Ask when the bot at a seat would act; it may not touch what it is shown, but for what it keeps."""
    states = match._states.copy()
    found = match.game.bots.reaction(states[0], seat, chance)
    assert plain_bytes(states) == match.digest_bytes
    return found


def choice(match, seat):
    """Ask what the bot at a seat would do, as text; it may not touch what it is shown, but for what it keeps."""
    states = match._states.copy()
    action = match.game.bots.greedy(states[0], seat, match.game.scratch())
    assert plain_bytes(states) == match.digest_bytes
    assert match.game.rules.why_not(states[0], seat, action) == 0
    return match.game.notation.text_of(states[0], seat, int(action))


# LONG LINE


def test_a_long_line_bot_first_lays_and_later_calls():
    match = lw.new("long-line", seats=3, seed=1)
    begins = reaction(match, 0)
    assert 3_000 <= begins <= 20_000
    text = choice(match, 0)
    assert text.startswith("lay ")
    match.play(0, text)
    length = match.view(0)["length"]
    assert choice(match, 0) == f"call {length}"
    assert all(begins < reaction(match, 0, chance) for chance in CHANCES)


def test_a_long_line_bot_takes_longer_for_a_longer_line_and_not_longer_than_a_person():
    match = long_table()
    fastest = []
    for count in range(1, 9):
        lay(match, 0, count)
        fastest.append(reaction(match, 0, SHORTEST))
        assert fastest[-1] < reaction(match, 0, LONGEST) <= 60_000
        assert all(fastest[-1] <= reaction(match, 0, chance) <= reaction(match, 0, LONGEST) for chance in CHANCES)
    assert fastest == sorted(set(fastest))
    assert fastest[0] >= 9_000


def test_a_long_line_bot_waits_for_ever_only_when_all_it_could_lay_is_taken(monkeypatch):
    monkeypatch.setattr(long_bots, "OVERLOOKS", (0, 0))  # it always sees two cards less than there are
    match = long_table(7)
    match.play(0, "lay Y 1@0,0")  # no yellow: no line
    assert reaction(match, 0) != NEVER
    lay(match, 0, 5)
    match._state.called[1:] = 5, 1, 2, 3, 4, 7
    assert reaction(match, 0) != NEVER  # 6 is free
    match._state.called[6] = 6
    assert reaction(match, 0) != NEVER  # it looks again, and finds a line of 7 or 8
    assert choice(match, 0).count("@") > 6
    match._state.called[1:] = 3, 1, 2, 4, 5, 6
    match._state.hand[0] = match._state.hand[0, 0]
    monkeypatch.setattr(long_bots, "longest_of", lambda *_: 6)
    assert reaction(match, 0) == NEVER


def test_a_long_line_bot_lays_a_line_of_a_free_number():
    match = long_table(4)
    call(match, 0, 8)
    call(match, 1, 7)
    match.play(2, choice(match, 2))
    assert match.view(2)["length"] in {1, 2, 3, 4, 5, 6}
    assert reaction(match, 2) != NEVER


def test_a_long_line_bot_without_a_free_number_waits_with_its_longest_line():
    match = mixed_table(3, 2, 3, 3)
    call(match, 0, 1)
    call(match, 2, 2)
    match.play(1, choice(match, 1))
    assert (match.view(1)["length"], reaction(match, 1)) == (2, NEVER)


def test_a_long_line_bot_often_overlooks_a_card_and_sometimes_two():
    overlooked = []
    for seed in range(12):
        match = lw.new("long-line", seats=7, seed=seed, cards=ALIKE)  # every hand can make 8
        for seat in range(7):
            state = match._states.copy()[0]
            overlooked.append(8 - long_bots.sight(state, seat))
    shares = [overlooked.count(missed) / len(overlooked) for missed in range(3)]
    assert sum(shares) == pytest.approx(1)
    assert 0.2 < shares[0] < 0.5
    assert 0.35 < shares[1] < 0.65
    assert 0.05 < shares[2] < 0.3


def test_what_a_long_line_bot_overlooks_depends_on_its_own_cards_alone():
    match = lw.new("long-line", seats=3, seed=4, cards=ALIKE)
    lay(match, 1, 3)
    seen = match.seen_by(0)
    worlds = [seen.imagine(seed) for seed in range(3)]
    out = match.game.scratch()
    assert {long_bots.sight(world, 0) for world in worlds} == {long_bots.sight(match._states.copy()[0], 0)}
    assert {int(long_bots.greedy(world, 0, out)) for world in worlds} == {int(long_bots.greedy(match._states.copy()[0], 0, out))}
    assert {long_bots.reaction(world, 0, 7) for world in worlds} == {reaction(match, 0, 7)}


def long_race(match, timer):
    """Let bots play all rounds, each move at its time, until the table says that time is up; gives the seconds of all calls."""
    calls = []
    while not match.is_over:
        played, now = match.view()["rounds"], 0
        while match._state.rounds == played:
            chances = {seat: chance_at(played, seat) for seat in match.to_act}
            waits = {seat: reaction(match, seat, chance) for seat, chance in chances.items()}
            due = min(((max(wait, now), seat) for seat, wait in waits.items() if wait != NEVER), default=(timer, None))
            if due[0] >= timer:
                match.play(None, "time")
                break
            now, seat = due
            match.play(seat, choice(match, seat), at=now)
            if match.log[-1][1].startswith("call"):
                calls.append(now / 1_000)
    return calls


def test_a_table_of_long_line_bots_plays_to_the_end():
    match = lw.new("long-line", seats=3, seed=1, round_timer=90, cards=ALIKE)
    calls = long_race(match, 90_000)
    assert match.is_over
    assert match.winners
    assert all(0 <= number <= 8 for seat in points(match) for number in seat)
    assert min(match.scores) >= 12  # they are no fools: 2 points a round at the least
    assert len(calls) >= 6
    assert 10 < min(calls) < max(calls) < 60
    assert lw.load(match.save()).digest_bytes == match.digest_bytes


def test_without_a_timer_some_long_line_bot_has_a_move_as_long_as_a_number_can_be_called():
    match = long_table()
    for seat in range(3):
        lay(match, seat, 6)
    match.play(1, "call 6")
    assert match.to_act == (0, 2)
    assert [reaction(match, seat) for seat in match.to_act] != [NEVER, NEVER]


def test_a_long_line_bot_asked_again_lays_another_line_where_its_number_is_taken():
    match = long_table()
    lay(match, 0, 3)
    call(match, 1, 3)
    assert choice(match, 0).startswith("lay ")


# HEAD LINE


def test_a_head_line_bot_never_calls_before_a_line_can_lie_there():
    match = head_table("534343435")
    for _ in range(4):
        assert [reaction(match, seat) for seat in range(3)] == [NEVER] * 3
        turn(match)


def test_a_head_line_bot_never_calls_where_there_is_no_line():
    match = turn(head_table(fronts=["G:N1-E1"] * 12), 12)
    assert [reaction(match, seat, chance) for seat in range(3) for chance in CHANCES[:3]] == [NEVER] * 9


def test_a_head_line_bot_calls_after_a_glance_and_not_later_than_people_do():
    times = []
    for count in (3, 4, 6):
        match = turn(head_table(), count)
        for seat in range(3):
            waits = {reaction(match, seat, chance) for chance in (SHORTEST, LONGEST, *CHANCES[:4])}
            if waits != {NEVER}:
                assert reaction(match, seat, SHORTEST) == min(waits)
                assert max(waits) < 4_000  # before the next card
                assert len(waits) > 4
                times.append((min(waits), max(waits), count))
    assert len({count for *_, count in times}) > 1
    assert times == sorted(times, key=lambda time: (time[2], time[0]))  # the more cards the longer
    assert all(1_000 <= first <= 2_500 for first, *_ in times)
    assert all(last <= 6_000 for _, last, _ in times)


def test_a_head_line_bot_overlooks_a_line_in_every_third_glance_or_so():
    seen = glances = 0
    for seed in range(6):
        match = turn(head_table(seats=4, deck=shuffled_stock(seed)), 3)
        for _ in range(3):
            seen += sum(reaction(match, seat) != NEVER for seat in range(4))
            glances += 4
            turn(match)
    assert 0.45 < seen / glances < 0.8


def shuffled_stock(seed):
    """Lay the round pile, then the other twenty cards in some order."""
    stock = np.random.default_rng(seed).permutation(np.arange(10, 30))
    return [*"125374698", *map(str, stock.tolist())]


def test_a_line_that_a_head_line_bot_overlooks_is_seen_sooner_or_later():
    for seat in range(4):
        match = turn(head_table(seats=4), 3)
        while reaction(match, seat) == NEVER and len(match.view()["open"]) < 15:
            turn(match)
        assert len(match.view()["open"]) < 15


def test_a_head_line_bot_that_calls_shows_a_right_line():
    match = turn(head_table(), 4)
    assert [choice(match, seat) for seat in range(3)] == ["call"] * 3
    match.play(1, "call")
    assert 500 <= reaction(match, 1) <= 30_000
    text = choice(match, 1)
    assert text.startswith("show ")
    match.play(1, text)
    assert won(match)[1] == [3]


def test_what_a_head_line_bot_sees_depends_on_what_everybody_knows():
    match = turn(lw.new("head-line", seats=3, seed=2), 5)
    for seat in range(3):
        worlds = [match.seen_by(seat).imagine(seed) for seed in range(2)]
        assert {head_bots.reaction(world, seat, 5) for world in worlds} == {reaction(match, seat, 5)}


def head_race(match, pace):
    """Let bots call at their times and the table turn a card at each step of its pace; gives how many cards lay at each call."""
    calls = []
    while not match.is_over:
        waits = [(reaction(match, seat, chance_at(len(match.log), seat)), seat) for seat in match.to_act]
        due = min(((wait, seat) for wait, seat in waits if wait != NEVER), default=(pace, None))
        if match.view()["phase"] == "turning" and due[0] >= pace:
            match.play(None, "turn")
            continue
        if match.view()["phase"] == "turning":
            calls.append(int(match._state.opened))
        match.play(due[1], choice(match, due[1]), at=due[0])
    return calls


def test_a_table_of_head_line_bots_plays_to_the_end():
    match = lw.new("head-line", seats=2, seed=1)
    calls = head_race(match, 4_000)
    assert match.is_over
    assert match.winners
    assert sum(match.scores) == 34  # a bot calls only what it sees
    assert (len(calls), match.view()["repeats"]) == (9, 0)
    assert all(3 <= count <= 12 for count in calls)
    assert lw.load(match.save()).digest_bytes == match.digest_bytes


def test_even_at_the_fastest_pace_a_head_line_bot_can_be_in_time():
    match = head_table(pace=1)
    found = []
    for _ in range(6):
        turn(match)
        found += [reaction(match, seat, SHORTEST) for seat in range(3)]
    assert any(wait != NEVER and wait < 1_000 for wait in found)
