"""Puzzles: those that games bring can be rebuilt and hold, the puzzle of a day, verdicts, and how they are found."""

import datetime as dt
import json
from dataclasses import replace

import pytest

import linewright as lw
from linewright.core.daily import today
from linewright.core.registry import find
from linewright.core.words import LANGUAGES
from linewright.review import finding
from linewright.review.course import Effort, look_ahead
from linewright.review.finding import LEAST_CHANCE, LEAST_GAP, LEAST_MOVES, MOST_ANSWERS, MOST_CHANCE, MOST_OF_DEAL, Found
from linewright.review.puzzles import GRADES, Answer, Puzzle, puzzle_named, read_day

GAMES = [name for name in lw.games() if lw.puzzles(name)]
ROUNDED = 0.001  # by which a gap of rounded chances may be smaller
SAMPLE = (0, 41, 83)  # puzzles that are weighed again


def after(puzzle, text):
    match = puzzle.match()
    match.play(puzzle.seat, text, unaided=True)
    return match


def test_three_games_bring_at_least_a_hundred_each():
    assert {"line-it", "sequence", "line"} <= set(GAMES)
    assert all(len(lw.puzzles(game)) >= 100 for game in GAMES)
    assert lw.puzzles("head-line") == ()


@pytest.mark.parametrize("name", GAMES)
def test_there_is_enough_to_choose_from_and_all_of_it_is_noted_or_the_best_twelve(name):
    """That answers are legal and different is promised for every game: linewright/conformance/test_puzzles.py."""
    for puzzle in lw.puzzles(name):
        legal = puzzle.match().legal(puzzle.seat)
        different = {after(puzzle, text).digest_bytes for text in legal[: MOST_ANSWERS + 1]}
        assert len(different) >= LEAST_MOVES, puzzle.name
        assert len(puzzle.answers) == min(len(different), MOST_ANSWERS)


@pytest.mark.parametrize("name", GAMES)
def test_the_best_move_is_clearly_ahead_and_the_game_still_open(name):
    for puzzle in lw.puzzles(name):
        chances = [answer.chance for answer in puzzle.answers]
        assert chances[0] - chances[1] >= LEAST_GAP - ROUNDED, puzzle.name
        assert LEAST_CHANCE <= chances[0] <= MOST_CHANCE
        assert puzzle.worlds >= 1000


@pytest.mark.parametrize("name", GAMES)
def test_a_set_is_mixed(name):
    found = lw.puzzles(name)
    deals = [(puzzle.seats, puzzle.seed) for puzzle in found]
    assert max(map(deals.count, deals)) <= MOST_OF_DEAL
    assert {puzzle.grade for puzzle in found} == set(GRADES)
    assert sum(puzzle.grade > 1 for puzzle in found) * 3 >= len(found)  # first sight goes wrong in a third
    assert sum(puzzle.seats > 2 for puzzle in found) >= 10
    numbers = sorted(len(puzzle.moves) for puzzle in found)
    assert numbers[len(found) // 4] * 1.5 < numbers[len(found) * 3 // 4]  # early and late


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", SAMPLE)
def test_a_puzzle_weighed_again_in_other_worlds_has_the_same_answer(name, number):
    lw.compile(name)
    puzzle = lw.puzzles(name)[number]
    seen = puzzle.match().seen_by(puzzle.seat)
    assert lw.weigh(seen, worlds=3000, seed=77)[0].text == puzzle.best.text
    actions = [seen.actions[seen.legal.index(answer.text)] for answer in puzzle.answers[:2]]
    best, second = (outlook.chances[puzzle.seat] for outlook in look_ahead(seen, actions, Effort(3000, 77)))
    assert best == pytest.approx(puzzle.best.chance, abs=0.05)
    assert best - second > LEAST_GAP / 2


@pytest.mark.parametrize("name", GAMES)
def test_a_try_is_judged_by_what_it_is_worth_and_the_games_own_reasons(name):
    puzzle = lw.puzzles(name)[0]
    best, second = puzzle.answers[:2]
    right, wrong = puzzle.judge(best.text), puzzle.judge(f" {second.text.upper()}  ")
    assert (right.text, right.is_best, right.chance, right.loss) == (best.text, True, best.chance, 0)
    assert (wrong.text, wrong.is_best, wrong.chance) == (second.text, False, second.chance)
    assert wrong.loss == pytest.approx(best.chance - second.chance)
    for verdict in (right, wrong):
        assert (verdict.best, verdict.best_chance, verdict.why_best) == (best.text, best.chance, right.why)
        assert verdict.why_best
    assert len(puzzle.match().log) == len(puzzle.moves)


def test_a_move_that_was_not_noted_costs_at_least_what_the_last_noted_one_does():
    puzzle = next(one for one in lw.puzzles("sequence") if len(one.match().legal(one.seat)) > 3 * MOST_ANSWERS)
    noted = {answer.text for answer in puzzle.answers}
    text = next(text for text in puzzle.match().legal(puzzle.seat) if text not in noted)
    verdict = puzzle.judge(text)
    assert (verdict.is_best, verdict.chance) == (False, None)
    assert verdict.loss == pytest.approx(puzzle.best.chance - puzzle.answers[-1].chance)


def test_a_move_that_is_not_legal_is_refused_with_the_rule_as_at_a_table():
    puzzle = lw.puzzles("line-it")[0]
    held = puzzle.match().view(puzzle.seat)
    number = next(card for card in range(1, 101) if f"'{card}'" not in str(held))
    with pytest.raises(lw.IllegalMove) as refused:
        puzzle.judge(f"play {number}")
    assert refused.value.rule.startswith("LI-")
    with pytest.raises(lw.UnreadableMove):
        puzzle.judge("castle")


@pytest.mark.parametrize("name", GAMES)
def test_the_puzzle_of_a_day_follows_from_the_date_and_none_comes_again_before_all_were_there(name):
    count = len(lw.puzzles(name))
    for first in (1, 700_000, today().toordinal()):
        days = [dt.date.fromordinal(first + k) for k in range(count)]
        assert len({lw.puzzle_of_day(name, day).name for day in days}) == count
    day = dt.date(2026, 11, 16)
    assert lw.puzzle_of_day(name, day) == lw.puzzle_of_day(name, "2026-11-16")
    assert lw.puzzle_of_day(name, day) != lw.puzzle_of_day(name, "2026-11-17")
    assert lw.puzzle_of_day(name) in {lw.puzzle_of_day(name, "today"), lw.puzzle_of_day(name, today())}


@pytest.mark.parametrize("day", ["tomorrow", "2026-02-30", "16.11.2026", 20261116, dt.datetime(2026, 11, 16, tzinfo=dt.UTC)])
def test_what_is_no_day_is_refused(day):
    with pytest.raises(lw.BadOption, match="YYYY-MM-DD"):
        read_day(day)


def test_a_puzzle_that_is_not_there_is_refused_in_every_language():
    game = GAMES[0]
    assert puzzle_named(game, "1") == lw.puzzles(game)[0]
    refusals = []
    for ask in (
        lambda: lw.puzzle_named(game, "no such"),
        lambda: lw.puzzle_named("head-line", "1"),
        lambda: lw.puzzle_of_day("head-line"),
    ):
        with pytest.raises(lw.NoSuchPuzzle) as refused:
            ask()
        refusals.append([refused.value.say(language) for language in LANGUAGES])
    for said in refusals:
        assert len(set(said)) == len(LANGUAGES)
        assert all(" " in text for text in said)
    assert "no such" in refusals[0][0]
    for game in ("no-such-game", ["a list"], None):
        with pytest.raises(lw.UnknownGame):
            lw.puzzles(game)


def test_a_match_of_a_puzzle_goes_its_own_way():
    puzzle = lw.puzzles(GAMES[0])[0]
    match = puzzle.match()
    match.play(puzzle.seat, puzzle.best.text)
    assert len(puzzle.match().log) == len(puzzle.moves)


def test_a_look_finds_no_best_move_where_two_are_the_same():
    game = GAMES[0]
    lw.compile(game)
    puzzle = lw.puzzles(game)[0]
    seen = puzzle.match().seen_by(puzzle.seat)
    best, other = (seen.actions[seen.legal.index(puzzle.answers[k].text)] for k in (0, -1))
    found = finding.look(seen, [other, best], 1024, 5)
    assert found is not None
    assert found.best == best
    assert finding.look(seen, [best, other, best], 1024, 5) is None


def test_the_finder_gives_the_same_puzzles_again_and_they_hold(monkeypatch):
    monkeypatch.setattr(finding, "WORLDS", 512)
    game = find("line-it")
    lw.compile(game.name)
    found = [finding.puzzles_of(finding.play_deal(game, lw.new(game.name, seed=3).setup)) for _ in range(2)]
    assert found[0] == found[1]
    assert 1 <= len(found[0]) <= MOST_OF_DEAL
    for one in found[0]:
        assert one.puzzle.match().to_act == (one.puzzle.seat,)
        assert one.puzzle.best.chance - one.puzzle.answers[1].chance >= LEAST_GAP - ROUNDED
        assert 0 <= one.progress < 1


def test_puzzles_weighed_again_keep_their_names_and_those_that_no_longer_hold_are_left_out(monkeypatch, tmp_path):
    monkeypatch.setattr(finding, "WORLDS", 512)
    game = find("line-it")
    lw.compile(game.name)
    sure = max(lw.puzzles(game.name), key=lambda puzzle: puzzle.best.chance - puzzle.answers[1].chance)
    wrong = replace(sure, name="wrong", answers=sure.answers[::-1])
    monkeypatch.setattr(finding, "puzzles", lambda _: (wrong, sure))
    finding.keep_holding(game, tmp_path / "puzzles.json")
    [kept] = json.loads((tmp_path / "puzzles.json").read_text(encoding="utf-8"))
    assert (kept["name"], kept["answers"][0][0]) == (sure.name, sure.best.text)
    assert kept["answers"][0][1] == pytest.approx(sure.best.chance, abs=0.1)


def test_a_search_that_was_stopped_goes_on_where_it_was(monkeypatch, tmp_path):
    searched = []

    def search(match):
        searched.append(match)
        return [Found(puzzle_with(seed=match, grade=1), 0.5)]

    monkeypatch.setattr(finding, "play_deal", lambda _, setup: setup.seed)
    monkeypatch.setattr(finding, "puzzles_of", search)
    file, game = tmp_path / "found.jsonl", find("line-it")
    for deals in (range(2), range(4)):
        finding.search_deals(game, deals, {}, file)
    assert searched == [0, 1, 2, 3]
    assert [one.puzzle.seed for one in finding.read_found(game, [file])] == [0, 1, 2, 3]


def puzzle_with(**facts):
    usual = {"game": "line-it", "name": "", "seats": 2, "options": {}, "seed": 0, "moves": (), "seat": 0, "worlds": 1, "grade": 1}
    return Puzzle(**{**usual, "answers": (Answer("end", 0.5),), **facts})


def test_the_choice_is_mixed_and_written_one_a_line(tmp_path):
    easy = [Found(puzzle_with(seed=seed, grade=1), seed % 10 / 10) for seed in range(50)]
    hard = [Found(puzzle_with(seed=seed, grade=3), 0.9) for seed in range(50, 55)]
    chosen = finding.choose([*easy, *hard], 20)
    assert [puzzle.name for puzzle in chosen] == [str(number) for number in range(1, 21)]
    assert sum(puzzle.grade == 3 for puzzle in chosen) == 5
    assert chosen == finding.choose([*hard, *easy], 20)
    finding.write_puzzles(chosen, tmp_path / "puzzles.json")
    assert len((tmp_path / "puzzles.json").read_text(encoding="utf-8").splitlines()) == 22
    assert len(json.loads((tmp_path / "puzzles.json").read_text(encoding="utf-8"))) == 20
