"""Puzzles that take long to deal, to judge or to show keep nobody else waiting."""

import threading
import time

import linewright as lw
from linewright.server.process import Server
from linewright.server.settings import Settings, database_address
from linewright.server.table.act import Who
from linewright.server.table.acts import starting
from linewright.server.table.acts.opening import NewTable
from linewright.server.table.acts.starting import Start
from tests.server.conftest import fresh_postgres
from tests.server.script import PlayersHere

MOST_SECONDS = 0.04  # of processor time, for sixty cards; it was 0.09 when each line was followed from each of its cards


def test_a_puzzle_is_dealt_beside_the_event_loop_and_so_it_is_when_its_table_is_loaded(played, monkeypatch):
    threads = []
    deal = starting.Match

    def watched(*given):
        threads.append(threading.current_thread())
        return deal(*given)

    monkeypatch.setattr(starting, "Match", watched)
    scene = played("solo-line", "A sits 0; start", ["human"])
    hand = scene.view("A")["view"]["hand"]
    scene.crash()
    scene.restart()
    assert scene.view("A")["view"]["hand"] == hand
    assert len(threads) == 2
    assert threading.main_thread() not in threads


def test_sixty_cards_in_a_row_are_shown_in_no_time():
    """In any order of laying; the line through all but one card is what takes longest to count."""
    lines = [f"{n:02d} {2 + n % 4} B:N1-S1 K:N2-S2 R:E1-W1" if n != 30 else f"{n:02d} 3 B:N1-W1 R:E1-S3" for n in range(1, 61)]
    for order in (slice(None), slice(None, None, -1)):
        match = lw.new("solo-line", seats=1, seed=1, cards="\n".join(lines), hand_size=60)
        laid = [f"{card}@0,{row}" for row, card in enumerate(match.view(0)["hand"])][order]
        match.play(0, f"lay B {' '.join(laid)}")
        began = time.process_time()
        view = match.view(0)
        assert time.process_time() - began < MOST_SECONDS
        assert view["length"] == max(line["length"] for line in view["lines"].values())


def test_a_puzzle_that_another_process_has_begun_is_dealt_beside_the_event_loop_too(postgres, monkeypatch, run):
    threads = []
    deal = starting.Match

    def watched(*given):
        threads.append(threading.current_thread())
        return deal(*given)

    async def scene():
        settings = Settings(database_address(fresh_postgres(postgres)))
        servers = [Server(settings, PlayersHere()) for _ in range(2)]
        for server in servers:
            await server.start()
        try:
            one, two = (server.hall for server in servers)
            person, _ = await servers[0].people.welcome("Ada")
            who = Who(person.id, person.name)
            here = await one.create(NewTable("solo-line", ["me"]), who)
            there = await two.get(here.table.id)
            monkeypatch.setattr(starting, "Match", watched)
            await one.ask(here, who, Start())
            await two.catch_up(there)
            assert there.table.status == "playing"
        finally:
            for server in servers:
                await server.stop()

    run(scene())
    assert len(threads) == 2
    assert threading.main_thread() not in threads
