"""Puzzles over the wire: the same as in the library, judged like moves at a table, and nothing that their seat may not know."""

import msgspec
import pytest

import linewright as lw
from linewright.core.position import Position
from linewright.core.seen import imagine_world
from linewright.server.table.shapes import ENCODER
from linewright.server.web.doors.puzzles import PUZZLES
from linewright.server.web.puzzles import HINTED, judge_answer, show_puzzle

DATE = "2026-11-16"
WITH_PUZZLES = [name for name in lw.games() if lw.puzzles(name)]
FEW = 4  # puzzles of each game that are looked at
WORLDS = 5  # that a seat cannot tell from the true one


def address(puzzle, what=""):
    return f"/api/puzzles/{puzzle.game}/{puzzle.name}{what}"


def some(game):
    """A few puzzles of a game from all over its list."""
    found = lw.puzzles(game)
    return found[:: max(1, len(found) // FEW)][:FEW]


def test_the_list_says_which_puzzles_there_are_and_which_are_those_of_the_day(guest):
    """Names and grades, and nothing else."""
    told = guest().get(f"/api/days/{DATE}/puzzles").json()
    assert told == {
        "day": DATE,
        "games": [
            {
                "game": game,
                "today": lw.puzzle_of_day(game, DATE).name,
                "puzzles": [{"name": one.name, "grade": one.grade} for one in lw.puzzles(game)],
            }
            for game in WITH_PUZZLES
        ],
    }
    cards = {card["name"]: card for card in guest().get("/api/games").json()["games"]}
    assert {name: card["puzzles"] for name, card in cards.items()} == {name: len(lw.puzzles(name)) for name in lw.games()}


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_a_puzzle_is_told_as_its_seat_sees_it(guest, name):
    """The view, the legal moves, what they would bring, and the log; neither the deal nor an answer."""
    ada = guest()
    for puzzle in some(name):
        told = ada.get(address(puzzle, "/position")).json()
        match = puzzle.match()
        assert set(told) == {"game", "name", "grade", "seat", "view", "legal", "offers", "moves"}
        assert (told["game"], told["name"], told["grade"], told["seat"]) == (name, puzzle.name, puzzle.grade, puzzle.seat)
        assert told["view"] == msgspec.json.decode(ENCODER.encode(match.view(puzzle.seat)))
        assert told["legal"] == match.legal(puzzle.seat)
        assert [(move["seat"], move["text"]) for move in told["moves"]] == [
            (seat, text if seat == puzzle.seat else match.game.notation.heard(text)) for seat, text, _ in match.log
        ]
        assert all(move["told"] for move in told["moves"])


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_nothing_that_the_seat_cannot_know_changes_what_is_told(name):
    """Two worlds that the seat cannot tell apart give it the same bytes."""
    for puzzle in some(name):
        match = puzzle.match()
        told = ENCODER.encode(show_puzzle(puzzle, match))
        for seed in range(WORLDS):
            twin = match.copy()
            twin._position = Position(match.game, imagine_world(match.game, match._position.states, puzzle.seat, seed))
            assert ENCODER.encode(show_puzzle(puzzle, twin)) == told
        hidden = {f'"{key}"' for key in ("seed", "answers", "chance", "worlds")}
        assert not [key for key in hidden if key.encode() in told]


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_the_best_move_is_right_and_comes_with_all_that_is_known(guest, name):
    ada = guest()
    for puzzle in some(name):
        told = ada.post(address(puzzle, "/answers"), text=puzzle.best.text).json()
        verdict = puzzle.judge(puzzle.best.text)
        assert (told["text"], told["is_best"], told["chance"]) == (puzzle.best.text, True, puzzle.best.chance)
        assert told["solution"]["answers"] == [{"text": text, "chance": chance} for text, chance in puzzle.answers]
        assert told["solution"]["why"] == told["why"] == msgspec.json.decode(ENCODER.encode(verdict.why_best))
        assert told["solution"] == ada.get(address(puzzle, "/solution")).json()


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_another_move_is_told_what_it_costs_and_not_what_would_be_right(guest, name):
    puzzle = some(name)[0]
    wrong = puzzle.answers[-1]
    answer = guest().post(address(puzzle, "/answers"), text=wrong.text)
    told = answer.json()
    assert (told["text"], told["is_best"], told["chance"]) == (wrong.text, False, wrong.chance)
    assert told["best_chance"] == puzzle.best.chance
    assert told["solution"] is None
    assert f'"{puzzle.best.text}"' not in answer.text


def test_a_move_that_is_none_of_the_better_ones_has_no_chance():
    """Of a long list of legal moves only the better ones are compared."""
    found = [
        (puzzle, text)
        for game in WITH_PUZZLES
        for puzzle in lw.puzzles(game)[:12]
        for text in puzzle.match().legal(puzzle.seat)
        if text not in dict(puzzle.answers)
    ]
    for puzzle, text in found[:3]:
        verdict = judge_answer(puzzle, text)
        assert (verdict.is_best, verdict.chance, verdict.solution) == (False, None, None)


def test_an_illegal_answer_is_refused_with_its_rule_as_at_a_table(guest):
    ada = guest()
    forbidden = [
        (puzzle, offer)
        for game in WITH_PUZZLES
        for puzzle in lw.puzzles(game)[:12]
        for offer in ada.get(address(puzzle, "/position")).json()["offers"]
        if offer[3]
    ]
    assert forbidden
    for puzzle, (text, _, _, rule) in forbidden[:6]:
        refused = ada.post(address(puzzle, "/answers"), text=text)
        assert (refused.status_code, refused.json()["code"], refused.json()["rule"]) == (409, "illegal-move", rule)
    refused = ada.post(address(puzzle, "/answers"), text="jump")
    assert (refused.status_code, refused.json()["code"]) == (422, "unreadable-move")


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_a_hint_leaves_a_few_moves_and_does_not_say_which(guest, name):
    """In the order of the legal moves, whichever is best."""
    ada = guest()
    for puzzle in some(name):
        moves = ada.get(address(puzzle, "/hint")).json()["moves"]
        assert len(moves) == HINTED
        assert puzzle.best.text in moves
        legal = puzzle.match().legal(puzzle.seat)
        assert moves == sorted(moves, key=legal.index)


def test_what_is_not_there_is_refused(guest):
    ada = guest()
    game = WITH_PUZZLES[0]
    asked = {
        f"/api/puzzles/{game}/none/position": "no-such-puzzle",
        f"/api/puzzles/{game}/none/solution": "no-such-puzzle",
        "/api/puzzles/long-line/1/position": "no-such-puzzle",
        "/api/puzzles/chess/1/position": "unknown-game",
        "/api/days/tomorrow/puzzles": "bad-option",
        "/api/days/2026-13-01/puzzles": "bad-option",
    }
    answers = {path: ada.get(path) for path in asked}
    assert {path: answer.json()["code"] for path, answer in answers.items()} == asked
    assert {answer.status_code for answer in answers.values()} == {422}
    assert ada.post(f"/api/puzzles/{game}/none/answers", text="x").json()["code"] == "no-such-puzzle"
    assert ada.post(address(lw.puzzles(game)[0], "/answers")).json()["code"] == "bad-request"


def test_whatever_rebuilds_a_match_is_limited_like_moves():
    assert {door.path: door.rate for door in PUZZLES if door.rate != "moves"} == {"/api/days/{date}/puzzles": "reads"}
