"""Deals anybody can check: commitment, nonces, and chance that follows from both."""

import hashlib
import itertools

import numpy as np
import pytest

import linewright as lw
from linewright.conformance.playing import play_on
from linewright.core.fair import FairDeal, fair_verb, new_secret
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
    game = lw.new("kidz-line").game
    words = fair_verb(game, "start", key).__globals__["below"].__globals__["next_word"]
    generator = np.zeros(4, np.uint32)
    for count in range(3):
        expected = int.from_bytes(hashlib.sha256(key + count.to_bytes(8, "big")).digest()[:4], "big")
        assert words(generator) == expected
    generator[0] = 2**32 - 1
    words(generator)
    assert generator[:2].tolist() == [0, 1]


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
