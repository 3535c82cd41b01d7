"""A bot that plays for a person gives nothing up that they may still want."""

import linewright as lw
from linewright.bots.careful import play_carefully

DEALS = 200


def completions(*, for_points: bool):
    """Turns in which the greedy bot completes a line of Line-it: those that bring points, or those that do not."""
    bot = lw.bot("line-it", "greedy")
    for seed in range(DEALS):
        match = lw.new("line-it", seats=2, seed=seed, first=0)
        while not match.is_over:
            seat = match.to_act[0]
            text = bot.choose(match.seen_by(seat))
            before, seen = match.scores[seat], match.seen_by(seat)
            match.play(seat, text)
            if text == "complete" and (match.scores[seat] > before) == for_points:
                yield seen


def test_a_stand_in_completes_no_line_for_nothing():
    seen = next(completions(for_points=False))
    text = play_carefully(seen, "complete")
    assert text in seen.legal
    assert text != "complete"


def test_a_line_that_brings_points_is_completed():
    assert play_carefully(next(completions(for_points=True)), "complete") == "complete"


def test_where_a_game_knows_of_no_careless_moves_a_bot_plays_as_it_likes():
    seen = lw.new("sequence", seats=2, seed=1, first=0).seen_by(0)
    assert play_carefully(seen, seen.legal[3]) == seen.legal[3]
