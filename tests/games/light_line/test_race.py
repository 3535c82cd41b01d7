"""What LONG LINE and HEAD LINE say of themselves as races: claims, rounds, stages, and what dealer and timer do."""

import pytest

import linewright as lw
from linewright.core.registry import find

LONG, HEAD = find("long-line"), find("head-line")


def test_a_claim_is_found_however_it_is_spelled():
    texts = ("call", "CALL  3", "call3 R 1@0,0", "call 03", "lay R", "show R", "", "callous")
    assert [LONG.race.claim_of(text) for text in texts] == ["call", "call 3", "call 3", "call 3", "", "", "", ""]
    assert [HEAD.race.claim_of(text) for text in (" CALL ", "show R", "turn", "", "callous")] == ["call", "", "", "", ""]


def test_a_round_ends_with_the_time_and_not_with_a_call():
    match = lw.new("long-line", seats=2, seed=1, round_timer=60)
    before = match.view(None)
    match.play(0, match.legal(0)[0])
    assert LONG.race.round_of(match.view(None)) == LONG.race.round_of(before) != LONG.race.round_of({})
    match.play(None, "time")
    assert LONG.race.round_of(match.view(None)) != LONG.race.round_of(before)


def test_a_call_is_another_stage_of_the_same_round():
    match = lw.new("head-line", seats=2, seed=1)
    while not any(text == "call" for text in match.legal(0)):
        match.play(None, "turn")
    before = match.view(None)
    match.play(0, "call")
    assert HEAD.race.round_of(match.view(None)) == HEAD.race.round_of(before)
    assert HEAD.race.stage_of(match.view(None)) != HEAD.race.stage_of(before)


@pytest.mark.parametrize(
    ("race", "options", "text", "wait"),
    [
        (LONG, {"round_timer": 0}, "time", None),
        (LONG, {"round_timer": 90}, "time", 90_000),
        (HEAD, {"pace": 4}, "turn", 4_000),
        (HEAD, {"pace": 4}, "time", 30_000),
    ],
)
def test_dealer_and_timer_wait_as_the_options_say(race, options, text, wait):
    assert race.umpire.wait_ms(options, text) == wait
    assert not race.umpire.is_finding(text)
    assert race.umpire.ends_idle_round(text) == (text == "time")
    assert race.umpire.waits_for_calls(text) == (race is LONG)
