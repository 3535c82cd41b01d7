"""What the page is told before a match: title cards, guided first games, one's own tables."""

import msgspec
import pytest

import linewright as lw
from linewright.core.lesson import play_guide
from linewright.core.registry import find
from linewright.server.table.shapes import ENCODER
from linewright.server.web import shapes
from linewright.server.web.doors.games import card_of
from linewright.server.web.doors.people import LOOKED_AT
from linewright.server.web.files import game_folders


def test_a_title_card_says_everything_of_the_game(game):
    card = card_of(game)
    assert (card.name, card.title, card.about) == (game.name, game.title, game.about)
    assert game_folders()[card.folder] == game.folder
    assert (card.puzzle, card.race, card.guide) == (game.puzzle, game.race is not None, game.guide is not None)
    assert card.reviews == game.is_reviewed
    assert card.page == (game.own_folder / "table.js").exists()
    assert card.prints == (game.folder / "printing.py").exists()
    assert {option.name: option.default for option in card.options} == {option.name: option.default for option in game.options}
    assert all(option.default in option.choices for option in card.options)
    assert card.cites == {word: game.rule(number) for word, number in game.notation.CITES.items()}
    for preset in card.presets:
        assert game.read_options(game.usual_seats, game.drop_impossible(game.usual_seats, preset.options))
    assert [preset.name for preset in card.presets] == [preset.name for preset in game.presets]
    ENCODER.encode(card)


def test_cards_differ_where_games_do(guest):
    cards = {card["name"]: card for card in guest().get("/api/games").json()["games"]}
    assert list(cards) == lw.games()
    assert [name for name in cards if cards[name]["prints"]] == ["line", "long-line", "kidz-line", "solo-line", "head-line"]
    assert [name for name in cards if cards[name]["race"]] == ["long-line", "head-line"]
    assert cards["line-it"]["cites"]["told-play"] == "LI-31"
    assert cards["line-it"]["folder"] == "line_it"
    assert cards["line-it"]["presets"]


@pytest.mark.parametrize("name", [name for name in lw.games() if find(name).guide])
def test_a_guided_game_is_played_over_the_wire_as_in_the_library(guest, name):
    game, ada, moves = find(name), guest(), []
    while True:
        answer = ada.post(f"/api/guides/{name}", moves=moves, language="de")
        assert answer.status_code == 200, answer.text
        shown = answer.json()
        assert shown == msgspec.json.decode(ENCODER.encode(play_guide(game, moves)))
        if shown["done"]:
            break
        moves.append(shown["legal"][0])
    assert moves
    refused = ada.post(f"/api/guides/{name}", moves=["jump"])
    assert (refused.status_code, refused.json()["code"]) == (422, "unreadable-move")


def test_guides_of_unknown_games_and_games_that_are_too_long_are_refused(guest):
    ada = guest()
    assert ada.post("/api/guides/chess", moves=[]).json()["code"] == "unknown-game"
    assert ada.post("/api/guides/line-it", moves=["end"] * (shapes.GUIDE_MOVES + 1)).json()["code"] == "bad-request"
    assert ada.post("/api/guides/line-it").json()["code"] == "bad-request"


def my_tables(person):
    return {table["id"]: table for table in person.get("/api/me/tables").json()["tables"]}


def test_ones_tables_say_who_plays_how_far_and_whose_turn_it_is(guest):
    ada, bob = guest("Ada"), guest("Bob")
    path = ada.create("line-it", "me", "human", "greedy", first=0, house={"bot_delay": 10_000})
    table = path.rpartition("/")[2]
    bob.done(path, "seats", seat=1)
    made = my_tables(ada)[table]
    assert (made["names"], made["bots"], made["turn"], made["moves"]) == (["Ada", "Bob", ""], ["", "", "greedy"], False, 0)
    assert made["code"] == ada.update(path)["table"]["code"]
    ada.done(path, "start")
    assert (my_tables(ada)[table]["turn"], my_tables(bob)[table]["turn"]) == (True, False)
    ada.move(path)
    assert my_tables(bob)[table]["moves"] == 1
    ada.done(path, "pause")
    assert my_tables(ada)[table] | {"created": 0} == {
        "id": table,
        "game": "line-it",
        "status": "paused",
        "created": 0,
        "host": True,
        "code": made["code"],
        "names": ["Ada", "Bob", ""],
        "bots": ["", "", "greedy"],
        "turn": False,
        "moves": 1,
        "left": False,
        "wrong": "",
    }
    ada.done(path, "resume")
    ada.done(path, "resign", seat=0)
    bob.done(path, "resign", seat=1)
    ada.wait(path, lambda _: my_tables(ada)[table]["status"] == "over")
    over = my_tables(ada)[table]
    assert (over["names"], over["bots"], over["turn"], over["moves"]) == ([], [], False, 0)


def test_only_the_newest_tables_are_looked_at(guest):
    ada = guest()
    for _ in range(LOOKED_AT + 2):
        ada.create("line-it", "me", "open")
    named = [bool(table["names"]) for table in my_tables(ada).values()]
    assert named == [True] * LOOKED_AT + [False] * 2
