"""The plain pages of duplicates: the list of them, and one of them with its deals, its standings, and a way to play.

They say what the page in the browser says, in the same words, and know no more than it does.
"""

from datetime import UTC, datetime
from typing import Any, NamedTuple

from starlette.responses import Response

from linewright.core.registry import find, names
from linewright.core.words import Words
from linewright.server.duplicates.shapes import BeginBoard, BoardFacts, BoardLine, DuplicateCard, DuplicateFacts, Rank
from linewright.server.refusals import FOLDER, Refusal
from linewright.server.web.contents import language_of
from linewright.server.web.door import Call
from linewright.server.web.doors.duplicates import duplicate_of
from linewright.server.web.files import PAGE
from linewright.server.web.plain.forms import lead_to, read_form, welcome
from linewright.server.web.plain.writing import page, refusal_in

TEAM_SIZE = 2
MINUS = "\N{MINUS SIGN}"


class Listed(NamedTuple):
    """A duplicate in a list."""

    id: str
    title: str
    facts: str
    state: str


class Deal(NamedTuple):
    """A deal, how it went, and what can be done about it."""

    number: int  # from 0
    title: str
    state: str
    compared: str  # empty: one has not played it
    button: str  # empty: it cannot be played
    results: str  # what leads to how others played it; empty: that is not to be known
    lines: list[list[str]]
    commit: str
    secret: str


class Team(NamedTuple):
    """A team, and whether one can join it."""

    title: str
    names: list[str]
    result: str
    button: str


async def duplicates_page(call: Call) -> Response:
    """The duplicates of today and yesterday, and one's own."""
    words = Words(language_of(call.request), PAGE)
    told = await call.server.duplicates.find_all(call.listener)
    lists = [
        (words.say(word), [describe(card, words) for card in cards])
        for word, cards in (("dup-today", told.today), ("dup-friends", told.mine), ("dup-yesterday", told.yesterday))
        if cards
    ]
    streak = f"{words.say('dup-streak')}: {told.streak} {words.say('dup-streak-unit', count=told.streak)}"
    return show("duplicates.html", words, words.say("dup-title"), refusal_in(call), lists=lists, streak=streak)


async def duplicate_page(call: Call) -> Response:
    """A duplicate: one's deals, and how it stands as far as one may know."""
    words = Words(language_of(call.request), PAGE)
    office, one, me = call.server.duplicates, duplicate_of(call), call.listener
    facts = await office.find(one, me)
    card = facts.card
    title, game = title_of(card, words), game_title(card)
    may_begin = card.open and (card.style != "pairs" or is_complete(facts))
    deals = []
    for board in facts.boards:
        is_known = board.progress == "over" or not card.open
        lines = (await office.results(one, board.number, me)).lines if is_known else []
        deals.append(deal(board, facts, lines, words, may_begin=may_begin))
    return show(
        "duplicate.html",
        words,
        title,
        refusal_in(call),
        card=card,
        here=f"/plain/duplicates/{one}",
        about=", ".join(filter(None, ["" if game in title else game, facts_of(card, words), by(card, words)])),
        until=until(card, words),
        result=result_of(card, words),
        teams=teams(facts, words),
        is_waiting=card.style == "pairs" and not is_complete(facts),
        deals=deals,
        standings=standings(facts, words),
        ranking=[rank_line(line, facts, words) for line in facts.ranking] if card.style != "pairs" else [],
        has_points=has_points(facts),
    )


async def play_duplicate(call: Call) -> Response:
    """Play a deal, go on with it, or join a team."""
    wish = await read_form(call)
    call.limit("duplicates")
    one = duplicate_of(call)
    number = int(wish["number"]) if wish.get("number", "").isdecimal() and len(wish["number"]) < 3 else -1
    if wish.get("do") not in ("play", "team") or number < 0:
        raise Refusal("bad-request", problem="do")
    await call.server.duplicates.find(one, call.listener)  # no guest is made for one that is not there
    secret = await welcome(call)
    if wish["do"] == "team":
        await call.server.duplicates.enter(call.who, one, min(number, 1))
        return lead_to(call, f"/plain/duplicates/{one}", secret)
    gathering = await call.server.duplicates.begin(call.who, one, number, BeginBoard().bot_delay)
    return lead_to(call, f"/plain/t/{gathering.table.id}", secret)


def show(template: str, words: Words, title: str, refusal: str, **facts: Any) -> Response:
    """A page about duplicates, in the words of the page in the browser."""
    own = Words(words.language, FOLDER)
    return page(template, own, title=title, refusal=refusal, tell=words.say, **facts)


# In words


def game_title(card: DuplicateCard) -> str:
    """The title of a game; the name of one that is not here any more."""
    return find(card.game).title if card.game in names() else card.game


def title_of(card: DuplicateCard, words: Words) -> str:
    """What a duplicate is called."""
    return words.say("dup-of-day", game=game_title(card), day=card.day) if card.day else card.name or game_title(card)


def facts_of(card: DuplicateCard, words: Words) -> str:
    """How many deals, against whom."""
    is_teams = card.style == "pairs"
    whom = words.say("dup-teams-of-two") if is_teams else words.say("dup-against", bot=bot_title(card.bot, words))
    return f"{words.say('dup-deals', count=card.boards)}, {whom}"


def by(card: DuplicateCard, words: Words) -> str:
    """Who made it; empty: nobody, or nobody any more."""
    return words.say("dup-by", host=card.host) if card.host else ""


def bot_title(bot: str, words: Words) -> str:
    """The name of a bot as people choose it."""
    return words.say(f"level-{bot}") if words.has(f"level-{bot}") else bot


def until(card: DuplicateCard, words: Words) -> str:
    """Until when it can be played: nobody knows in which zone whoever reads a plain page is."""
    closes = datetime.fromtimestamp(card.closes / 1000, UTC)
    return words.say("dup-open-until", time=f"{closes:%Y-%m-%d %H:%M} UTC") if card.open else words.say("dup-closed")


def describe(card: DuplicateCard, words: Words) -> Listed:
    """A duplicate in a list."""
    if not card.done:
        state = words.say("dup-deal-new" if card.open else "dup-deal-missed")
    else:
        done = words.say("dup-done-of", done=card.done, count=card.boards)
        state = ", ".join(filter(None, [percent(card.percent, words), place_of(card, words), done]))
    facts = [facts_of(card, words), words.say("dup-people", count=card.people), until(card, words)]
    return Listed(card.id, title_of(card, words), ". ".join(fact.rstrip(".") for fact in facts) + ".", state)


def place_of(card: DuplicateCard, words: Words) -> str:
    """One's place; empty: none yet."""
    return words.say("dup-place", place=card.place) if card.place else ""


def result_of(card: DuplicateCard, words: Words) -> str:
    """One's result so far; empty: nothing is played yet."""
    found = [f"{words.say('dup-your-percent')}: {percent(card.percent, words)}", place_of(card, words)]
    return capital(", ".join(filter(None, found))) if card.done else ""


def capital(text: str) -> str:
    """A text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def percent(share: float | None, words: Words) -> str:
    """A share of the others, in percent."""
    return words.say("dup-percent-none") if share is None else words.say("dup-percent", percent=share)


def sign(number: float | None, words: Words) -> str:
    """A difference with its sign; empty: there is none."""
    if number is None:
        return ""
    text = f"{number:+.1f}".removesuffix(".0").replace("-", MINUS) if number else "0"
    return text if words.language == "en" else text.replace(".", ",")


def went(play: BoardFacts | BoardLine, words: Words, *, points: bool) -> str:
    """How a deal ended: who won, and by how much where points mean anything."""
    won = words.say("dup-victory", victory=play.victory or 0)
    if not points or not play.lead or play.victory == -1:
        return won
    return f"{won}, {words.say('dup-lead', sign='plus' if play.lead > 0 else 'minus', lead=abs(play.lead))}"


def deal(board: BoardFacts, facts: DuplicateFacts, lines: list[BoardLine], words: Words, *, may_begin: bool) -> Deal:
    """A deal, as whoever asks stands with it."""
    is_over, number = board.progress == "over", board.number + 1
    if is_over:
        state = f"{went(board, words, points=facts.points)}, {percent(board.percent, words)}"
    elif board.progress == "playing":
        state = words.say("dup-deal-playing")
    else:
        state = words.say("dup-deal-new" if facts.card.open else "dup-deal-missed")
    word = "dup-deal-resume" if board.progress == "playing" else "dup-deal-play"
    return Deal(
        number=board.number,
        title=words.say("dup-deal", number=number),
        state=state,
        compared=words.say("dup-compared", count=board.compared) if is_over else "",
        button=words.say(word, number=number) if may_begin and not is_over else "",
        results=words.say("dup-show-deal", number=number) if lines else "",
        lines=[[who(line, words), went(line, words, points=facts.points), percent(line.percent, words)] for line in lines],
        commit=board.commit,
        secret=board.secret or "",
    )


def who(line: BoardLine | Rank, words: Words) -> str:
    """Who somebody is, in a table."""
    if line.bot:
        return f"{bot_title(line.bot, words)} ({words.say('dup-bot')})"
    name = line.name or words.say("dup-somebody")
    return f"{name} ({words.say('dup-you')})" if line.you else name


def is_complete(facts: DuplicateFacts) -> bool:
    """Whether all four are there."""
    return all(len(team.names) == TEAM_SIZE for team in facts.teams)


def teams(facts: DuplicateFacts, words: Words) -> list[Team]:
    """The teams; none where everybody plays for themselves."""
    has_begun = any(board.progress != "new" for board in facts.boards)
    found = []
    for number, team in enumerate(facts.teams):
        is_own = number == facts.team
        title = words.say("dup-team", number=number + 1)
        seats = [*team.names, *[words.say("dup-team-free")] * (TEAM_SIZE - len(team.names))]
        points = sign(team.difference, words) if facts.points else ""
        result = "" if team.percent is None else " ".join(filter(None, [percent(team.percent, words), points]))
        may_join = facts.card.open and not is_own and len(team.names) < TEAM_SIZE and not has_begun
        button = words.say("dup-team-join", number=number + 1) if may_join else ""
        found.append(Team(f"{title} ({words.say('dup-team-yours')})" if is_own else title, seats, result, button))
    return found


def known_deals(facts: DuplicateFacts) -> int:
    """Over how many deals the standings are."""
    return sum(board.progress == "over" for board in facts.boards) if facts.card.open else len(facts.boards)


def standings(facts: DuplicateFacts, words: Words) -> str:
    """What the standings are made of; or that there are none yet."""
    if not facts.ranking:
        return words.say("dup-ranking-none") if facts.card.open else words.say("dup-people", count=0)
    known = known_deals(facts)
    return words.say("dup-ranking-all") if known == len(facts.boards) else words.say("dup-ranking-some", count=known)


def has_points(facts: DuplicateFacts) -> bool:
    """Whether the standings have differences in points."""
    return facts.points and any(line.difference is not None for line in facts.ranking)


def rank_line(line: Rank, facts: DuplicateFacts, words: Words) -> list[str]:
    """A line of the standings."""
    known = known_deals(facts)
    behind = f", {words.say('dup-done-of', done=line.boards, count=known)}" if line.boards < known else ""
    place, shown = str(line.place or words.say("dup-percent-none")), percent(line.percent, words)
    return [place, who(line, words) + behind, shown, *([sign(line.difference, words)] if has_points(facts) else [])]
