"""Deals anybody can check: commitment, nonces, and chance that follows from both."""

import gc
import hashlib
import itertools
from concurrent.futures import ThreadPoolExecutor
from types import FunctionType

import numpy as np
import pytest

import linewright as lw
from linewright.conformance.playing import play_on
from linewright.core.fair import KEY, FairDeal, fair_verb, keyed_word, new_secret
from linewright.core.generator import chance_at

SECRET = "5e" * 32
NONCES = {0: "0123456789abcdef", 1: "ff" * 16}


def started(game, **facts):
    """A fair match after some moves; enough for a reshuffle or a new round in some games."""
    match = lw.new(game.name, **{"secret": SECRET, **facts})
    bot = lw.bot(game.name, "random", seed=1)
    while not match.is_over and len(match.log) < 25:
        play_on(match, bot, chance_at(3, len(match.log)))
    return match


def test_a_fair_match_replays_to_the_same_bytes(game):
    match = started(game, nonces={0: NONCES[0]})
    again = lw.load(match.save())
    assert again.digest_bytes == match.digest_bytes
    assert again.save() == match.save()
    assert f"commit {hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()}\nsecret {SECRET}\nnonces 0:{NONCES[0]}\n" in match.save()


def test_every_part_of_the_key_changes_the_deal(game):
    wishes = [{}, {"nonces": {0: NONCES[0]}}, {"nonces": {0: NONCES[1]}}, {"secret": "5f" * 32}]
    deals = [lw.new(game.name, **{"secret": SECRET, "first": 0, **wish}).digest_bytes for wish in wishes]
    assert all(one != two for one, two in itertools.combinations(deals, 2))


def test_nothing_of_the_secret_is_in_the_record(game):
    match = started(game)
    generator = [int(word) for word in match._state.generator]
    assert generator[2:] == [0, 0]
    assert generator[0] < 2_000


def test_words_are_the_hash_of_key_and_counter():
    deal = FairDeal.read(SECRET, NONCES)
    key = hashlib.sha256(b"linewright deal 1\n" + bytes.fromhex(SECRET) + f"\n0:{NONCES[0]}\n1:{NONCES[1]}".encode()).digest()
    assert deal.key == key
    generator = np.zeros(4, np.uint32)
    token = KEY.set(key)
    for count in range(3):
        expected = int.from_bytes(hashlib.sha256(key + count.to_bytes(8, "big")).digest()[:4], "big")
        assert keyed_word(generator) == expected
    generator[0] = 2**32 - 1
    keyed_word(generator)
    KEY.reset(token)
    assert generator[:2].tolist() == [0, 1]


def test_deals_in_threads_beside_each_other_are_those_made_one_after_the_other(game):
    """One copy of the rules serves all deals: none draws the words of another."""
    wishes = [{"secret": f"{number:064x}", "first": 0} for number in range(8)]
    alone = [lw.new(game.name, **wish).digest_bytes for wish in wishes]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda wish: lw.new(game.name, **wish).digest_bytes, wishes))
    assert together == alone
    assert len(set(alone)) == len(alone)


def test_a_thousand_deals_keep_no_copies_of_the_rules():
    rules = lw.new("line-it", secret=SECRET).game
    fair_verb(rules, "play", b"first")
    before = sum(
        type(one) is FunctionType for one in gc.get_objects()
    )  # asking a proxy for its class would ask what it stands for
    verbs = [fair_verb(rules, "play", number.to_bytes(32, "big")) for number in range(1000)]
    after = sum(type(one) is FunctionType for one in gc.get_objects())
    assert after - before < len(verbs) + 100  # one for each, which knows its key


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"secret": "5e"}, "not the secret"),
        ({"secret": 7}, "not the secret"),
        ({"nonces": {0: NONCES[0]}}, "not the secret"),
        ({"secret": SECRET, "nonces": {0: "xyz"}}, "not a nonce"),
        ({"secret": SECRET, "nonces": "0-12"}, "not a nonce"),
        ({"secret": SECRET, "nonces": f"0:{NONCES[0]} 0:{NONCES[1]}"}, "not a nonce"),
        ({"secret": SECRET, "nonces": 5}, "not a nonce"),
        ({"secret": SECRET, "commit": "00" * 32}, "fingerprint was"),
    ],
)
def test_what_is_no_fair_deal_is_refused_in_words(facts, words):
    with pytest.raises(lw.LinewrightError, match=words):
        lw.new("line-it", **facts)


def test_a_changed_commitment_is_found_in_its_line():
    text = lw.new("line-it", secret=SECRET).save()
    with pytest.raises(lw.BadSave, match="fingerprint was") as refusal:
        lw.load(text.replace("commit ", "commit 00", 1))
    assert text.splitlines()[refusal.value.line - 1].startswith("commit")


def test_secrets_are_new_each_time():
    assert new_secret() != new_secret()
    assert FairDeal.read(new_secret()).commit
