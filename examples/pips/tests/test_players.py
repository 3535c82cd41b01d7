"""What holds for whole games of Pips: the bot is worth playing against, its reasons are true, and the rules stay as they are."""

import hashlib

import linewright as lw
from linewright.conformance.playing import play_on, random_match
from pips.reasons import reasons

GAMES = 200


def test_greedy_beats_random():
    wins = 0
    for seed in range(GAMES):
        match = lw.new("pips", seed=seed)
        bots = [lw.bot("pips", "greedy", seed=seed), lw.bot("pips", "random", seed=seed)]
        while not match.is_over:
            seat = match.to_act[0]
            match.play(seat, bots[seat].choose(match.seen_by(seat)))
        wins += match.winners == (0,)
    assert wins > 0.65 * GAMES


def test_reasons_are_true_of_the_position():
    for seed in range(20):
        match = lw.new("pips", seed=seed)
        bot = lw.bot("pips", "greedy", seed=seed)
        while not match.is_over:
            seat = match.to_act[0]
            text = bot.choose(match.seen_by(seat))
            why = dict(reasons(match._state, seat, match.game.notation.action_of(match._state, seat, text)))
            before = match.scores[seat]
            match.play(seat, text)
            assert why
            assert ("hint-line" in why) == (match.winners == (seat,) and match.scores[seat] == 4)
            if "hint-build" in why:
                assert match.scores[seat] >= max(before, why["hint-build"]["pips"])


def test_golden_games_stay_as_they_are():
    """When this fails, a legal game goes differently: raise `version` on the title card, or mend what you broke."""
    saves = "".join(random_match("pips", seed, seats=2 + seed % 2).save(standing=False) for seed in range(20))
    assert hashlib.sha256(saves.encode()).hexdigest()[:16] == "36a060749576e4d9"


def test_a_bot_plays_on_where_it_is_stuck():
    match = lw.new("pips", seed=3)
    while not match.is_over:
        play_on(match, lw.bot("pips", "greedy", seed=1), 0)
    assert match.winners
