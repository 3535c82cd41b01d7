"""`greedy-1` plays as greedy did at commit c6cdb8f, move by move: strength is measured against it."""

import hashlib
import json

import pytest

import linewright as lw

DEALS = 4
LOGS = {  # of the games that it plays against itself on these deals, as that commit played them
    ("line-it", 2): "f584e5bfe011d22a",
    ("line-it", 3): "87d92120a33568ab",
    ("line-it", 5): "16dcfeaa6c1f11e2",
    ("sequence", 2): "810c1717f74014b6",
    ("sequence", 3): "a38545eec32a76db",
    ("sequence", 4): "38e8a59ad8d00f34",
    ("sequence", 6): "47ada4e5b867f88f",
    ("sequence", 12): "5d025d4432521a06",
    ("line", 2): "9d06be36b176b8c9",
    ("line", 4): "4fdc46f4234796c8",
    ("line", 6): "51f8ac11c0663d05",
    ("kidz-line", 2): "18a3863c436f19fe",
    ("kidz-line", 5): "6d9bfa7c56eb5e1c",
}


@pytest.mark.parametrize(("name", "seats"), LOGS)
def test_the_first_greedy_makes_the_moves_it_always_made(name, seats):
    logs = []
    for seed in range(DEALS):
        match = lw.new(name, seats=seats, seed=seed)
        bot = lw.bot(name, "greedy-1")
        while not match.is_over:
            match.play(match.to_act[0], bot.choose(match.seen_by(match.to_act[0])))
        logs.append([text for _, text, _ in match.log])
    assert hashlib.sha256(json.dumps(logs).encode()).hexdigest()[:16] == LOGS[name, seats]
