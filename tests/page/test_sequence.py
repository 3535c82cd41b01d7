"""Sequence in the browser: whole games by mouse and by keyboard, two people at one table, and what the referee says."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.games.sequence import screens as of_sequence
from tests.page.conftest import LAPTOP, REFUSED, WON, Somebody, begin_by_keyboard, id_of, tab_to, until
from tests.page.positions import Position, advise, lay
from tests.server.conftest import Guest

CARD = re.compile(r"[2-9TJQKA][SHDC]")
ONE_EYED = ("JS", "JH")
COLUMNS = "abcdefghij"
OFFLINE = "ERR_INTERNET_DISCONNECTED"  # what Chromium complains of when the test pulls the plug

GLANCE = """() => {
  const found = (selector) => [...document.querySelectorAll(selector)];
  const marker = (square) => square.querySelector(".marker use")?.getAttribute("href").match(/#sq-m-([a-z]+)/)[1] ?? "";
  const squares = found(".board [data-cell]").map((one) => [one.dataset.cell, marker(one)]);
  const pictured = found("main use").filter((one) => !one.closest(".board, defs, symbol")).map((one) => one.getAttribute("href"));
  return {
    isOver: Boolean(document.querySelector(".end-head")),
    isAsked: Boolean(document.querySelector(".ask")),
    isActing: document.title.startsWith("◆"),
    moves: Number(document.querySelector("main").dataset.moves),
    focus: document.activeElement?.dataset.cell ?? "",
    hand: found(".hand [data-card]").map((one) => one.dataset.card),
    named: found("[data-card]").filter((one) => !one.closest(".board")).map((one) => one.dataset.card),
    held: found("[data-thing^=hand-]").map((one) => one.dataset.thing.split("-")[1]),
    faces: pictured.filter((href) => /^#sq-h[2-9TJQKA][SHDC]$/.test(href)).map((href) => href.slice(5)),
    legal: found(".board .legal, .board .target").map((one) => one.dataset.cell),
    markers: Object.fromEntries(squares.filter(([, team]) => team)),
  };
}"""  # what a player sees


def glance(page: Page) -> dict:
    return page.evaluate(GLANCE)


def square(page: Page, cell: str) -> Locator:
    return page.locator(f".board [data-cell={cell}]")


def in_hand(page: Page, card: str) -> Locator:
    return page.locator(f".hand .slot[data-card='{card}']").first


@pytest.fixture
def at_table(somebody, server, guest):
    """Somebody whose turn it is, in the middle of a game."""

    def sit(position: Position) -> Somebody:
        mara = guest()
        there = somebody(LAPTOP).come_in_as(mara)
        there.page.goto(f"/t/{lay(server.database, mara, position)}")
        there.page.locator(".board").wait_for()
        return there

    return sit


def by_mouse(page: Page, text: str) -> None:
    """Make a move as somebody does who reads the table and presses things."""
    verb, *places = text.split()
    if verb == "dead":
        in_hand(page, places[0]).locator(".swap").click()
    elif verb == "lock":
        page.locator(".ask .opt", has_text=" to ".join(places)).click()
        page.locator(".ask .do .btn.main").click()
    elif verb in ("draw", "pass"):
        page.locator(".guide button.long").click()
    else:
        in_hand(page, verb).locator("button.held").click()
        square(page, places[0]).click()
        if verb in ONE_EYED:
            square(page, places[0]).click()


def type_cell(page: Page, cell: str) -> None:
    """Jump to a square by its name."""
    for key in cell:
        page.keyboard.press(key)


def walk_to(page: Page, cell: str) -> None:
    """Go to a square from the one in focus by arrow keys."""
    here = page.evaluate("document.activeElement.dataset.cell")
    across = COLUMNS.index(cell[0]) - COLUMNS.index(here[0])
    down = int(cell[1:]) - int(here[1:])
    for steps, back, forth in ((across, "ArrowLeft", "ArrowRight"), (down, "ArrowUp", "ArrowDown")):
        for _ in range(abs(steps)):
            page.keyboard.press(forth if steps > 0 else back)


def by_keyboard(page: Page, text: str, go=type_cell) -> None:
    """Make a move with keys alone."""
    verb, *places = text.split()
    if verb == "lock":
        expect(page.locator(".ask input:checked")).to_be_focused()
        chosen = page.locator(".ask .opt", has=page.locator("input:checked"))
        while " to ".join(places) not in chosen.inner_text():
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    elif verb in ("draw", "pass", "dead"):
        tab_to(page, ".guide button.long" if verb != "dead" else f".slot[data-card='{places[0]}'] .swap")
        page.keyboard.press("Enter")
    else:
        hand = glance(page)["hand"]
        page.keyboard.press(str(hand.index(verb) + 1))
        expect(in_hand(page, verb).locator("button.held")).to_have_attribute("aria-pressed", "true")
        go(page, places[0])
        page.keyboard.press("Enter")
        if verb in ONE_EYED:  # once to point at it, once more to take it
            expect(square(page, places[0])).to_have_class(re.compile("picked"))
            page.keyboard.press("Enter")


def cards_named(told) -> Iterator[str]:
    """Every card that is named in what was received, but for the faces printed on the board."""
    if isinstance(told, dict):
        for name, value in told.items():
            if name != "board":
                yield from cards_named(name)
                yield from cards_named(value)
    elif isinstance(told, list):
        for value in told:
            yield from cards_named(value)
    elif isinstance(told, str):
        yield from filter(CARD.fullmatch, told.split())


class Ears:
    """Everything a browser receives about a table, over the WebSocket and over HTTP."""

    def __init__(self, somebody: Somebody) -> None:
        self.told: list[dict] = []
        self._answers: list = []
        somebody.page.on("websocket", lambda line: line.on("framereceived", lambda frame: self.told.append(json.loads(frame))))
        somebody.page.on("response", lambda answer: "/api/tables/" in answer.url and self._answers.append(answer))

    def listen(self) -> list[dict]:
        """Give what was heard until now."""
        while self._answers:
            self.told.append(self._answers.pop().json())
        return self.told


class Player:
    """A person at the table with a browser of their own; the API tells what only they may know."""

    def __init__(self, guest: Guest, somebody: Somebody, table: str, seat: int, database: str) -> None:
        self.guest, self.somebody, self.table, self.seat, self.database = guest, somebody, table, seat, database
        self.page = somebody.page
        self.ears = Ears(somebody)
        self.hands: dict[int, list[str]] = {}  # by how many moves were made
        self.open: dict[int, set[str]] = {}  # cards that lie open
        somebody.come_in_as(guest).page.goto(table.replace("/api/tables/", "/t/"))
        self.page.locator(".board").wait_for()
        self.look()

    def advice(self) -> str:
        """What a bot would play here: games that are played well come to an end."""
        return advise(self.database, id_of(self.table))

    def look(self) -> dict:
        """Note what only this player knows now; gives the view."""
        update = self.guest.update(self.table, since=10_000)
        (one,) = update["views"]
        moves = update["table"]["moves"]
        cuts = {seat["cut"] for seat in one["view"]["seats"]}
        self.hands[moves] = one["view"]["hand"]
        self.open[moves] = cuts.union(one["view"]["discards"])
        return one["view"]

    def sees_own_hand_only(self) -> None:
        """All faces on the page, outside the board, are one's own."""
        seen = glance(self.page)
        view = self.look()
        hand = [] if seen["isAsked"] or seen["isOver"] else sorted(view["hand"])  # a question, and the end, take its place
        assert [sorted(seen[where]) for where in ("hand", "named", "held", "faces")] == [hand] * 4

    def never_heard_of(self, other: "Player") -> int:
        """Nothing that was ever received names a card that only the other held; gives how many were looked for."""
        count = moves = 0
        for told in self.ears.listen():
            if "views" in told:
                moves = told["table"]["moves"]
            elif "changed" in told:
                moves = next((value for path, value in told["changed"]["table"] if path == ["moves"]), moves)
            else:
                assert list(cards_named(told)) == []
                continue
            secret = set(other.hands[moves]) - set(self.hands[moves]) - self.open[moves]
            assert secret.isdisjoint(cards_named(told)), told
            count += len(secret)
        return count


@pytest.fixture
def two_at_a_table(somebody, guest, server):
    """Mara and Jonas, each with a browser, at a table that has begun."""

    def sit() -> list[Player]:
        mara, jonas = guest("Mara"), guest("Jonas")
        table = mara.create("sequence", "me", "human", first=0)
        jonas.done(table, "seats", seat=1)
        mara.done(table, "start")
        browsers = [somebody(LAPTOP, reduced_motion="reduce") for _ in range(2)]
        return [Player(one, browsers[seat], table, seat, server.database) for seat, one in enumerate((mara, jonas))]

    return sit


def play_one(players: list[Player]) -> bool:
    """Whoever is to move does; gives whether it goes on."""
    view = players[0].look()
    if view["is_over"]:
        return False
    player = players[view["turn"]]
    before = until(player.page, glance, lambda seen: seen["isActing"])
    by_mouse(player.page, player.advice())
    for one in players:
        until(one.page, glance, lambda seen: seen["moves"] > before["moves"], seconds=10)
        one.sees_own_hand_only()
    return True


def pull_the_plug(player: Player) -> None:
    """Take somebody's connection away; the page says so."""
    player.somebody.awaited = OFFLINE
    player.somebody.context.set_offline(True)
    expect(player.page.locator(".offline")).to_have_text("Connection lost. Reconnecting…")


def plug_in(player: Player) -> None:
    player.somebody.context.set_offline(False)
    expect(player.page.locator(".offline")).to_have_count(0)


@pytest.mark.slow
def test_two_people_play_to_the_end_and_a_lost_connection_costs_nothing(two_at_a_table):
    """Who lost the connection is told so, comes back without doing anything, and has every move; no hand is ever given away."""
    players = two_at_a_table()
    mara, jonas = players
    for _ in range(16):
        assert play_one(players)

    if mara.look()["turn"] == mara.seat:
        assert play_one(players)
    before = glance(mara.page)
    pull_the_plug(mara)
    by_mouse(jonas.page, jonas.advice())
    until(jonas.page, glance, lambda seen: seen["moves"] == before["moves"] + 1)
    assert glance(mara.page) == before
    plug_in(mara)
    for one in players:
        until(one.page, glance, lambda seen: seen["moves"] == before["moves"] + 1)
        one.sees_own_hand_only()

    while mara.look()["turn"] != mara.seat:
        assert play_one(players)
    before = until(mara.page, glance, lambda seen: seen["isActing"])
    pull_the_plug(mara)
    by_mouse(mara.page, mara.advice())  # made without a connection, it waits for one
    plug_in(mara)
    for one in players:
        until(one.page, glance, lambda seen: seen["moves"] == before["moves"] + 1)
        one.sees_own_hand_only()

    while play_one(players):
        pass
    moves = mara.guest.update(mara.table)["table"]["moves"]
    assert moves >= 20
    headings = {one.page.locator(".end-head h1").inner_text() for one in players}
    assert headings in ({"You win.", "Mara wins."}, {"You win.", "Jonas wins."})
    marks = {"A": "blue", "B": "green"}
    rows = enumerate(mara.look()["markers"])
    truth = {f"{COLUMNS[x]}{y + 1}": marks[mark] for y, row in rows for x, mark in enumerate(row) if mark in marks}
    for one in players:
        seen = glance(one.page)
        assert seen["moves"] == moves
        assert seen["markers"] == truth
    assert mara.never_heard_of(jonas) > moves
    assert jonas.never_heard_of(mara) > moves


@pytest.mark.slow
def test_a_short_break_of_the_network_is_forgotten_at_once(two_at_a_table):
    """Where the line survived, or only looks alive, the page does not go on saying that it is lost."""
    mara, jonas = two_at_a_table()
    pull_the_plug(mara)
    plug_in(mara)
    by_mouse(mara.page, mara.advice())
    until(jonas.page, glance, lambda seen: seen["moves"] == 1)


@pytest.mark.slow
def test_a_whole_game_against_a_bot_is_played_by_keyboard_only(somebody):
    """Tab and Enter start it, digits choose cards, arrows and names of squares find the place, and Enter plays."""
    page = somebody(LAPTOP, reduced_motion="reduce").page
    begin_by_keyboard(page, "sequence")
    page.locator(".board").wait_for()
    hint = f"/api/tables/{page.url.rpartition('/')[2]}/hint"
    count = 0
    while not (seen := until(page, glance, lambda seen: seen["isOver"] or seen["isActing"]))["isOver"]:
        asked = page.request.post(hint, data={"seat": 0}).json()
        if "text" in asked:
            by_keyboard(page, asked["text"], walk_to if count % 3 == 1 and seen["focus"] else type_cell)
        until(page, glance, lambda now, before=seen: now["isOver"] or now["moves"] > before["moves"])
        count += 1
    assert count > 10
    expect(page.locator(".end-head h1")).to_have_text(WON)
    tab_to(page, ".end-head .btn.main")
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_have_attribute("data-moves", re.compile("^[01]$"))


def test_a_chosen_card_shows_its_squares_and_one_of_them_is_pressed(at_table):
    """The ace of diamonds has two free squares; it lies on the one that was pressed, and the log says so."""
    page = at_table(of_sequence.MIDDLE).page
    assert glance(page)["legal"] == []
    in_hand(page, "AD").locator("button.held").click()
    assert glance(page)["legal"] == ["g8", "b10"]
    expect(page.locator(".guide")).to_contain_text("Ace of diamonds: place on g8 or b10")
    square(page, "b10").click()
    until(page, glance, lambda seen: seen["moves"] == of_sequence.MIDDLE.moves + 1)
    assert glance(page)["markers"]["b10"] == "blue"
    expect(page.locator(".log .entry").last).to_contain_text("You: ace of diamonds on b10. SQ-21")
    expect(page.locator(".log .entry").last.locator(".number")).to_have_text(str(of_sequence.MIDDLE.moves + 1))


def test_a_pressed_square_chooses_the_card_that_goes_there(at_table):
    """Whoever looks at the board first presses the square twice."""
    page = at_table(of_sequence.MIDDLE).page
    square(page, "a8").click()
    expect(in_hand(page, "KC").locator("button.held")).to_have_attribute("aria-pressed", "true")
    square(page, "a8").click()
    until(page, glance, lambda seen: seen["moves"] == of_sequence.MIDDLE.moves + 1)
    assert glance(page)["markers"]["a8"] == "blue"


def test_sq_21_a_wrong_square_is_refused_in_words_and_its_rule_opens(at_table):
    """The refusal cites the rule; pressed, it is read without leaving the table, and nothing has been played."""
    mara = at_table(of_sequence.MIDDLE)
    mara.awaited = REFUSED
    page = mara.page
    in_hand(page, "AD").locator("button.held").click()
    square(page, "e5").click()
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text("You can’t do that. The card goes on an empty square that shows it. SQ-21")
    expect(page.locator("#warned")).to_contain_text("SQ-21")
    refusal.get_by_role("link", name="SQ-21").click()
    rule = page.get_by_role("dialog")
    expect(rule).to_contain_text("Put one of your team's markers on an empty square that shows this card.")
    page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    refusal.get_by_role("button", name="Close").click()
    expect(refusal).to_have_count(0)
    assert glance(page)["moves"] == of_sequence.MIDDLE.moves
    expect(in_hand(page, "AD").locator("button.held")).to_have_attribute("aria-pressed", "true")


def test_sq_31_a_one_eyed_jack_takes_a_marker_at_the_second_press(at_table):
    """The first press points at the marker, which can still be another one; the second takes it."""
    page = at_table(of_sequence.TWELVE).page
    before = glance(page)["markers"]
    in_hand(page, "JS").locator("button.held").click()
    first, second = glance(page)["legal"][:2]
    square(page, first).click()
    expect(square(page, first)).to_have_class(re.compile(r"\bpicked\b"))
    square(page, second).click()
    expect(square(page, second)).to_have_class(re.compile(r"\bpicked\b"))
    expect(square(page, first)).not_to_have_class(re.compile(r"\bpicked\b"))
    assert glance(page)["moves"] == of_sequence.TWELVE.moves
    page.get_by_role("button", name="Take it off").click()
    until(page, glance, lambda seen: seen["moves"] == of_sequence.TWELVE.moves + 1)
    assert glance(page)["markers"] == {cell: team for cell, team in before.items() if cell != second}
    expect(square(page, second)).to_have_accessible_name(re.compile("empty, last move"))


def test_sq_30_a_two_eyed_jack_goes_anywhere(at_table):
    """Every empty square but the corners shows as legal."""
    page = at_table(of_sequence.MIDDLE).page
    in_hand(page, "JC").locator("button.held").click()
    seen = glance(page)
    assert len(seen["legal"]) == 100 - 4 - len(seen["markers"])
    assert {"a1", "a10", "j1", "j10"}.isdisjoint(seen["legal"])
    square(page, "f4").click()
    until(page, glance, lambda seen: seen["moves"] == of_sequence.MIDDLE.moves + 1)
    assert glance(page)["markers"]["f4"] == "blue"


def test_sq_41_a_dead_card_is_swapped_and_the_turn_goes_on(at_table):
    """The button stands under the dead card; afterwards it is still one's own turn, with another card."""
    page = at_table(of_sequence.MIDDLE).page
    before = glance(page)
    page.get_by_role("button", name="Swap the dead 5 of hearts").click()
    after = until(page, glance, lambda seen: seen["moves"] == of_sequence.MIDDLE.moves + 1)
    assert "5H" not in after["hand"]
    assert len(after["hand"]) == len(before["hand"])
    expect(page.get_by_role("heading", level=1)).to_have_text("Your turn")


def test_sq_53_which_five_are_fixed_is_asked_and_answered_by_keys(at_table):
    """Arrow keys go through the fives, the board shows each, Enter fixes the one that is shown."""
    page = at_table(of_sequence.LOCK).page
    asked = page.locator(".ask")
    expect(asked.get_by_role("heading")).to_have_text("Which five form the sequence?")
    shown = page.locator(".board .rails [data-rail]").last
    options = asked.locator(".opt b").all_inner_texts()
    assert len(options) == 2
    first = shown.get_attribute("data-rail")
    page.keyboard.press("ArrowDown")
    expect(shown).not_to_have_attribute("data-rail", first)
    chosen = shown.get_attribute("data-rail")
    expect(asked.locator(".opt.on b")).to_have_text(chosen.replace(" ", " to "))
    page.keyboard.press("Enter")
    expect(asked).to_have_count(0)
    expect(page.locator(".board .rails [data-rail]")).to_have_attribute("data-rail", chosen)
    expect(page.locator(".team.blue")).to_contain_text("1 of 2")
    expect(page.locator(".log .entry").last).to_contain_text("SQ-53")


def test_sq_61_which_five_are_left_after_a_break_is_asked_too(at_table):
    page = at_table(of_sequence.BROKEN).page
    asked = page.locator(".ask")
    expect(asked.get_by_role("heading")).to_have_text("Which five form the sequence?")
    expect(asked).to_contain_text(
        "The marker on j9 is gone and the sequence is broken, but 6 of your markers still stand in a row."
    )
    assert asked.locator(".opt b").all_inner_texts() == ["j3 to j7", "j4 to j8"]
    by_mouse(page, "lock j4 j8")
    expect(asked).to_have_count(0)
    expect(page.locator(".board .rails [data-rail='j4 j8']")).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_text("Your turn")


def test_sq_23_whoever_draws_by_hand_has_a_button_for_it(somebody, guest, server):
    """After the card is played the page reminds of the draw; the button draws, and the reminder is gone."""
    mara = guest()
    table = mara.create("sequence", "me", "greedy", first=0, options={"draw": "by_hand"}, house={"bot_delay": 10_000})
    mara.done(table, "start")
    page = somebody(LAPTOP).come_in_as(mara).page
    page.goto(table.replace("/api/tables/", "/t/"))
    page.locator(".hand").wait_for()
    draw = page.get_by_role("button", name="Draw a card")
    expect(draw).to_have_count(0)
    by_mouse(page, advise(server.database, id_of(table)))
    expect(page.locator(".guide")).to_contain_text("Draw it in time or you lose it. SQ-23")
    assert len(glance(page)["hand"]) == 6
    draw.click()
    expect(draw).to_have_count(0)
    assert len(glance(page)["hand"]) == 7
    expect(page.locator(".log .entry").last).to_contain_text("You draw a card.")


def test_twelve_people_have_a_seat_each_in_turn_order(at_table):
    """Three teams of four: every name is there once, and the seat to play is marked."""
    page = at_table(of_sequence.TWELVE).page
    seats = page.locator(".seats [role=listitem]")
    expect(seats).to_have_count(12)
    expect(page.locator(".seats [aria-current=true]")).to_have_count(1)
    expect(page.locator(".seats [aria-current=true]")).to_contain_text("Mara")
    expect(page.locator(".team")).to_have_text([re.compile("Blue"), re.compile("Green"), re.compile("Red")])


def test_keys_of_the_table_work_while_five_are_chosen(at_table):
    """The first five is in focus: arrows change it, H asks for a hint all the same."""
    page = at_table(of_sequence.LOCK).page
    first, second = page.locator(".ask input").all()[:2]
    first.focus()
    page.keyboard.press("ArrowDown")
    expect(second).to_be_checked()
    page.keyboard.press("h")
    expect(page.locator(".notice.hint")).to_contain_text("Hint: Choose ")


@pytest.mark.parametrize("seats", [4, 6, 8, 9, 10, 12])
def test_names_of_usual_length_are_read_whole_at_every_table(somebody, guest, seats):
    """On a laptop nobody's plate is too narrow, not even that of who is to move."""
    mara = guest()
    table = mara.create("sequence", "me", *["greedy"] * (seats - 1), first=0)
    mara.done(table, "start")
    page = somebody(LAPTOP).come_in_as(mara).page
    page.goto(table.replace("/api/tables/", "/t/"))
    names = page.locator(".seats .who b")
    expect(names).to_have_count(seats)
    assert names.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)") == []


@pytest.mark.parametrize("size", [(800, 360), (667, 375), (915, 412)])
def test_on_a_phone_held_sideways_all_ten_rows_are_in_sight(somebody, guest, size):
    """And no square is too small for a finger."""
    mara = guest("Mara")
    table = mara.create("sequence", "me", "greedy", first=0)
    mara.done(table, "start")
    page = somebody(size).come_in_as(mara).page
    page.goto(f"/t/{id_of(table)}")
    page.locator("main[data-moves]").wait_for()
    boxes = [cell.bounding_box() for cell in page.locator("[data-cell]").all()]
    assert len(boxes) == 100
    assert all(box["width"] >= 24 and box["height"] >= 24 for box in boxes)
    assert max(box["y"] + box["height"] for box in boxes) <= size[1]
