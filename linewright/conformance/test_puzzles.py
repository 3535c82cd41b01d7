"""The puzzles of a game, where it brings any: each can be rebuilt, and its answers are different legal moves, the best first."""

import json

from linewright.review.puzzles import GRADES, Puzzle, puzzle_of_day, puzzles


def position_after(puzzle, text):
    """The position to which a move leads, as bytes."""
    match = puzzle.match()
    match.play(puzzle.seat, text, unaided=True)
    return match.digest_bytes


def test_every_puzzle_asks_the_seat_that_may_act_for_a_move(game):
    found = puzzles(game.name)
    assert len({puzzle.name for puzzle in found}) == len(found)
    for puzzle in found:
        match = puzzle.match()
        assert match.to_act == (puzzle.seat,), puzzle.name
        assert len(match.log) == len(puzzle.moves)
        assert not puzzle.options or dict(puzzle.options).items() <= match.options.items()
        assert puzzle.grade in GRADES


def test_the_answers_of_a_puzzle_are_different_legal_moves_the_best_first(game):
    for puzzle in puzzles(game.name):
        texts = [answer.text for answer in puzzle.answers]
        chances = [answer.chance for answer in puzzle.answers]
        assert set(texts) <= set(puzzle.match().legal(puzzle.seat)), puzzle.name
        assert len({position_after(puzzle, text) for text in texts}) == len(texts) >= 2
        assert chances == sorted(chances, reverse=True)
        assert 0 <= chances[-1] <= chances[1] < chances[0] <= 1


def test_the_answer_of_a_puzzle_is_right_and_the_others_are_not(game):
    for puzzle in puzzles(game.name):
        assert puzzle.judge(puzzle.best.text).is_best, puzzle.name
        assert not puzzle.judge(puzzle.answers[-1].text).is_best


def test_a_puzzle_comes_back_from_its_line_and_has_a_day(game):
    found = puzzles(game.name)
    for puzzle in found:
        assert Puzzle.from_dict(game.name, json.loads(json.dumps(puzzle.as_dict()))) == puzzle
    assert not found or puzzle_of_day(game.name) in found
