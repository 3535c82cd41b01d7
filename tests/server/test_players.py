"""Players: the same moves as in process, in time, whatever happens to the workers. Real processes, real signals."""

import asyncio
import contextlib
import logging
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import linewright as lw
from linewright.conformance.playing import play_on, random_match
from linewright.core import compile as compiler
from linewright.core.registry import find
from linewright.server.bots import players as module
from linewright.server.bots.crew import BotFailed
from linewright.server.bots.players import Players
from linewright.server.bots.worker import NICE, SUBSTITUTE_NICE, Matches
from tests.server.toy_bots import PLACES
from tests.timing import keep, slowness

ROOT = Path(__file__).parents[2]


@contextlib.asynccontextmanager
async def playing(workers=2, machine_code=False, **wishes):
    players = Players(workers, bots=PLACES, machine_code=machine_code, **wishes)
    await players.start()
    try:
        yield players
    finally:
        await players.stop()


def midgame(name="line-it", seed=1, moves=20, **wishes):
    """A match in which some moves have been made, and the seat to act."""
    match = lw.new(name, seed=seed, **wishes)
    bot = lw.bot(name, "random", seed=seed)
    while len(match.log) < moves or not match.to_act:
        play_on(match, bot, 0)
        if match.is_over:
            match.undo()
            break
    return match, match.to_act[0]


def all_pids(players):
    return [worker.process.pid for crew in (players._thinkers, players._substitutes) for worker in crew.workers]


def is_alive(pid):
    """Whether the process runs; one that only waits to be buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def maps_of(pid):
    """What the process has loaded."""
    return Path(f"/proc/{pid}/maps").read_text()


def has_all_ended(pids, seconds=30.0):
    end = time.monotonic() + seconds
    while any(map(is_alive, pids)) and time.monotonic() < end:
        time.sleep(0.02)
    return not any(map(is_alive, pids))


async def until(promise, seconds=60.0):
    end = time.monotonic() + seconds
    while not promise():
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


async def timed(answer):
    began = time.monotonic()
    return await answer, time.monotonic() - began


async def worst_delay_of_a_ticker(until_done, tick=0.005):
    worst = 0.0
    while not until_done.done():
        began = time.monotonic()
        await asyncio.sleep(tick)
        worst = max(worst, time.monotonic() - began - tick)
    return worst


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_worker_chooses_what_the_bot_chooses_in_process(game, bot):
    async def scene():
        async with playing() as players:
            for seed in range(4):
                match, seat = midgame(game.name, seed, 2 * seed)
                expected = lw.bot(game.name, bot, seed).choose(match.seen_by(seat))
                assert await players.choose(match.save(), seat, bot, seed, 60_000) == expected

    asyncio.run(scene())


def test_whoever_thinks_comes_after_the_server_and_whoever_steps_in_does_not():
    """Where Linux groups by sessions, niceness counts only within one: they are in ours, though in other groups of processes."""

    async def scene():
        async with playing() as players:
            thinkers, substitutes = (
                [one.process.pid for one in crew.workers] for crew in (players._thinkers, players._substitutes)
            )
            own = os.getpriority(os.PRIO_PROCESS, 0)
            assert [os.getpriority(os.PRIO_PROCESS, pid) for pid in thinkers] == [min(19, own + NICE)] * 2
            assert [os.getpriority(os.PRIO_PROCESS, pid) for pid in substitutes] == [min(19, own + SUBSTITUTE_NICE)]
            assert {os.getsid(pid) for pid in [*thinkers, *substitutes]} == {os.getsid(0)}
            assert os.getpgid(0) not in {os.getpgid(pid) for pid in [*thinkers, *substitutes]}
            assert {os.sched_getscheduler(pid) for pid in thinkers} == {os.SCHED_BATCH}

    asyncio.run(scene())


def test_20_tables_of_bots_that_use_all_their_time_are_answered_within_it_on_2_workers():
    """In three waves: together, scattered over the time two early ones think, and tables that ask again at once."""

    def promise(asked):
        took = []

        async def ask(players, number, wait=0.0, times=1):
            match, seat = midgame(seed=number)
            await asyncio.sleep(wait)
            for _ in range(times):
                move, seconds = await timed(players.choose(match.save(), seat, "thinker", 1, int(asked * 1000)))
                assert move == match.legal(seat)[0]  # its own move, not the fallback's
                took.append(seconds)

        async def scene():
            async with playing() as players:
                await asyncio.gather(*(ask(players, number) for number in range(20)))
                await asyncio.gather(*(ask(players, number, wait=0.02 * asked * number) for number in range(20)))
                await asyncio.gather(*(ask(players, number, times=3) for number in range(20)))

        asyncio.run(scene())
        assert len(took) == 100
        assert max(took) <= 1.1 * asked

    keep(promise)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_20_tables_of_todays_bots_are_answered_in_time(bot):
    matches = [midgame("sequence" if seed % 2 else "line-it", seed, 40) for seed in range(20)]

    def promise(asked):
        async def scene():
            async with playing() as players:
                asks = [timed(players.choose(match.save(), seat, bot, 1, int(asked * 1000))) for match, seat in matches]
                return [seconds for _, seconds in await asyncio.gather(*asks)]

        assert max(asyncio.run(scene())) <= 1.1 * asked

    keep(promise)


def test_a_lone_bot_gets_half_the_time_and_many_share_it():
    match, seat = midgame()

    def promise(asked):
        ask = match.save(), seat, "thinker", 1, int(asked * 1000)

        async def scene():
            async with playing() as players:
                await players.choose(match.save(), seat, "first", 1, 1000)
                _, alone = await timed(players.choose(*ask))
                began = time.monotonic()
                await asyncio.gather(*(players.choose(*ask) for _ in range(8)))
                return alone, time.monotonic() - began

        alone, eight = asyncio.run(scene())
        assert 0.45 * asked <= alone <= 0.75 * asked
        assert 0.7 * asked <= eight <= 1.1 * asked

    keep(promise)


def test_a_worker_killed_while_it_thinks_is_replaced_and_its_game_goes_on():
    match, seat = midgame()

    async def scene(asked_ms):
        async with playing() as players:
            before = set(players.pids)
            ask = asyncio.create_task(timed(players.choose(match.save(), seat, "thinker", 1, asked_ms)))
            await until(lambda: any(worker.request for worker in players._thinkers.workers))
            victim = next(worker.process.pid for worker in players._thinkers.workers if worker.request)
            os.kill(victim, signal.SIGKILL)
            move, seconds = await ask
            assert move == lw.bot("line-it", "random", 1).choose(match.seen_by(seat))
            assert seconds <= 1.1 * asked_ms / 1000
            assert await players.choose(match.save(), seat, "first", 1, asked_ms) == match.legal(seat)[0]
            await until(lambda: len(players.pids) == 2)
            assert victim not in players.pids
            assert before & set(players.pids)

    keep(lambda slow: asyncio.run(scene(int(2000 * slow))))


def test_workers_killed_while_idle_are_replaced_before_anybody_asks():
    async def scene():
        match, seat = midgame()
        async with playing() as players:
            before = players.pids
            for pid in before:
                os.kill(pid, signal.SIGKILL)
            await until(lambda: len(players.pids) == 2 and not set(before) & set(players.pids))
            assert await players.choose(match.save(), seat, "first", 1, 10_000) == match.legal(seat)[0]

    asyncio.run(scene())


def test_a_stopped_worker_and_an_endless_bot_are_answered_for_in_time_and_replaced():
    match, seat = midgame()
    fallback = lw.bot("line-it", "random", 1).choose(match.seen_by(seat))

    async def scene(asked_ms):
        async with playing(workers=1) as players:
            (stopped,) = players.pids
            os.kill(stopped, signal.SIGSTOP)
            for bot in ("first", "endless"):
                (before,) = players.pids
                move, seconds = await timed(players.choose(match.save(), seat, bot, 1, asked_ms))
                assert move == fallback
                assert seconds <= 1.1 * asked_ms / 1000
                await until(lambda before=before: players.pids and before not in players.pids)
                assert not is_alive(before)
            assert await players.choose(match.save(), seat, "first", 1, asked_ms) == match.legal(seat)[0]

    keep(lambda slow: asyncio.run(scene(int(1000 * slow))))


def test_a_bot_that_fails_or_eats_all_memory_is_answered_for_and_no_secret_is_logged(caplog):
    async def scene():
        match, seat = midgame()
        fallback = lw.bot("line-it", "random", 1).choose(match.seen_by(seat))
        assert fallback != match.legal(seat)[0]
        async with playing() as players:
            assert await players.choose(match.save(), seat, "clumsy", 1, 10_000) == fallback
            assert await players.choose(match.save(), seat, "glutton", 1, 10_000) == fallback
            for bot in ("cheat", "hal", "os:abort"):  # no legal move, not known any more, and nothing that is imported for a name
                assert await players.choose(match.save(), seat, bot, 1, 10_000) == fallback
            assert await players.choose(match.save(), seat, "chatty", 1, 10_000) == match.legal(seat)[0]
            assert await players.choose(match.save(), seat, "polite", 1, 10_000) == match.legal(seat)[0]

    with caplog.at_level(logging.DEBUG):
        asyncio.run(scene())
    assert "KeyError at toy_bots.py" in caplog.text
    assert "UnreadableMove at" in caplog.text
    assert caplog.text.count("UnknownBot at") == 2
    assert "is replaced: IncompleteReadError" in caplog.text  # the glutton's worker ended itself
    assert "TimeoutError" not in caplog.text
    assert "7D" not in caplog.text


def test_what_the_library_refuses_is_refused_as_in_process():
    match, seat = midgame()
    text = match.save()
    wrong = text + "0 take 42 moon\n"
    asks = [
        (text, 9, "random", lw.NoSuchSeat),
        (text, 1 - seat, "random", lw.NothingToChoose),
        (wrong, seat, "random", lw.BadSave),
        (text.replace("line-it", "whist"), seat, "random", lw.BadSave),
    ]

    async def scene():
        async with playing(workers=1) as players:
            before = all_pids(players)
            for asked, who, bot, kind in asks:
                with pytest.raises(kind) as refusal:
                    await players.choose(asked, who, bot, 1, 10_000)
                with pytest.raises(kind) as expected:
                    lw.bot("line-it", bot).choose(lw.load(asked).seen_by(who))
                assert str(refusal.value) == str(expected.value)
            with pytest.raises(OverflowError):
                await players.choose(text, seat, "random", 2**64, 10_000)
            assert all_pids(players) == before

    asyncio.run(scene())


def test_a_match_that_goes_on_is_not_replayed():
    async def scene():
        match, _ = midgame(moves=30)
        async with playing(workers=1) as players:
            replayed = []
            for _ in range(3):
                move = await players.choose(match.save(), match.to_act[0], "random", 1, 10_000)
                replayed.append(players.replayed)
                match.play(match.to_act[0], move)
            match.undo()
            match.undo()
            await players.choose(match.save(), match.to_act[0], "random", 1, 10_000)
            return [*replayed, players.replayed]

    assert asyncio.run(scene()) == [30, 31, 32, 63]


@pytest.mark.parametrize("name", ["line-it", "sequence"])
def test_remembered_matches_are_those_the_text_tells_of(name):
    """Grown, taken back, gone another way, cut in a line: always what load gives; and never more than there is room for."""
    matches = Matches(room=3)
    for seed in (1, 2, 1, 3, 4, 1):
        whole = random_match(name, seed)
        text = whole.save()
        for part in (text, text[: len(text) // 2].rpartition("\n")[0] + "\n", text.rstrip("\n"), text):
            assert matches.at(part).digest_bytes == lw.load(part).digest_bytes
    assert len(matches._kept) == 3


def test_a_text_that_goes_on_within_a_line_is_refused():
    match = lw.new("sequence", seats=2, seed=5, first=0)
    text = match.save() + f"0 {match.legal(0)[0]}"
    matches = Matches()
    match = matches.at(text)
    with pytest.raises(lw.BadSave):
        matches.at(f"{text}1 {match.legal(1)[0]}\n")


def test_stop_leaves_no_process_behind_and_refuses_whoever_still_asks():
    async def scene():
        match, seat = midgame()
        players = Players(2, bots=PLACES, machine_code=False)
        with pytest.raises(BotFailed):
            await players.choose(match.save(), seat, "first", 1, 1000)
        await players.start()
        pids = all_pids(players)
        assert len(pids) == 3
        assert all(map(is_alive, pids))
        asks = [asyncio.create_task(players.choose(match.save(), seat, "endless", 1, 60_000)) for _ in range(4)]
        await asyncio.sleep(0.2)
        _, seconds = await timed(players.stop())
        assert seconds <= 3 * slowness()
        assert not any(map(is_alive, pids))
        assert {type(answer) for answer in await asyncio.gather(*asks, return_exceptions=True)} == {BotFailed}
        await players.stop()

    asyncio.run(scene())


PARENT = """
import asyncio
from linewright.server.bots.players import Players
from tests.server.test_players import all_pids, midgame
from tests.server.toy_bots import PLACES

async def scene():
    match, seat = midgame()
    players = Players(2, bots=PLACES, machine_code=False)
    await players.start()
    ask = asyncio.create_task(players.choose(match.save(), seat, "endless", 1, 60_000))
    await asyncio.sleep(0.2)
    print(*all_pids(players), flush=True)
    await ask

asyncio.run(scene())
"""


def test_a_parent_killed_leaves_no_worker_behind_not_even_one_that_thinks():
    with subprocess.Popen([sys.executable, "-c", PARENT], cwd=ROOT, stdout=subprocess.PIPE, text=True) as parent:
        pids = [int(pid) for pid in parent.stdout.readline().split()]
        assert len(pids) == 3
        assert all(map(is_alive, pids))
        parent.kill()
    assert has_all_ended(pids)


def test_the_loop_goes_on_while_workers_think_die_and_start():
    match, seat = midgame("sequence", moves=40)

    async def scene():
        async with playing() as players:
            asks = [players.choose(match.save(), seat, "thinker", 1, 1500) for _ in range(20)]
            work = asyncio.gather(*asks)
            ticker = asyncio.create_task(worst_delay_of_a_ticker(work))
            await asyncio.sleep(0.3)
            os.kill(players.pids[0], signal.SIGKILL)
            await work
            return await ticker

    def promise(slow):
        assert asyncio.run(scene()) <= 0.1 * slow  # measured 0.01 on 2 quiet cores

    keep(promise)


def test_machine_code_is_taken_by_fresh_workers_while_the_old_ones_play_on(monkeypatch):
    """With one worker: nobody is kept waiting for the import of Numba, and no move is the fallback's."""
    monkeypatch.setattr(module, "FALLBACK", "nobody")
    game = find("line-it")
    child = compiler.prepare(game)
    if child is not None:
        assert child.wait(240) == 0

    async def scene():
        match, seat = midgame()
        expected = lw.bot("line-it", "greedy", 1).choose(match.seen_by(seat))
        slowest = 0.0
        async with playing(workers=1, machine_code=True) as players:
            (before,) = players.pids
            end = time.monotonic() + 120
            while before in players.pids and time.monotonic() < end:
                move, seconds = await timed(players.choose(match.save(), seat, "greedy", 1, 10_000))
                assert move == expected
                slowest = max(slowest, seconds)
            (after,) = players.pids
            assert after != before
            assert "numba" in maps_of(after)
            assert not any("numba" in maps_of(worker.process.pid) for worker in players._substitutes.workers)
            return slowest

    def promise(slow):
        assert asyncio.run(scene()) <= 0.5 * slow  # the import of Numba takes longer

    keep(promise)
