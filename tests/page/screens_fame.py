"""Screens about people and what they have played: somebody who has played, has friends, a club and ratings."""

import contextlib
import functools
import re
import sqlite3

from playwright.sync_api import Page, expect

from tests.page.played import call, play, resign
from tests.page.screens import Screen
from tests.server.conftest import Guest, Running

SETTLED = 90.0  # the uncertainty of a rating that has a place on the leaderboard


@functools.cache
def make_company(mara: Guest, server: Running) -> dict[str, str]:
    """Matches, ratings, a friend, a request, an invitation and a club; gives what addresses need."""
    jonas, odile, ines, tomas = (Guest(server.url, name) for name in ("Jonas", "Odile", "Ines", "Tomás"))
    for one in (mara, jonas, odile):
        call(one, "POST", "/api/me/profile", rated=True, public=True)
    table = play(mara, jonas)
    for loser in (mara, jonas):
        for one in (mara, jonas):
            one.done(table, "rematch")
        resign(table, loser)
    play(mara, odile, ines, game="line")
    last = play(tomas, mara, game="sequence")
    for one, other in ((mara, odile), (odile, mara), (ines, mara)):
        call(one, "POST", "/api/me/people", person=other.id)
    call(mara, "POST", "/api/me/blocks", person=tomas.id)
    call(mara, "DELETE", f"/api/me/people/{tomas.id}")
    club = call(mara, "POST", "/api/clubs", name="Friday evening")
    for one in (jonas, odile):
        call(one, "POST", "/api/clubs/join", link=club["link"])
    other = call(jonas, "POST", "/api/clubs", name="Sunday morning")
    open_table = jonas.create("line-it", "me", "human").rpartition("/")[2]
    call(jonas, "POST", f"/api/clubs/{club['id']}/tables", table=open_table)
    wait_for_history(mara, 5)
    call(tomas, "POST", "/api/me/invitations", table=last.rpartition("/")[2])
    with contextlib.closing(sqlite3.connect(server.database, timeout=20)) as store, store:
        for one, mu in ((mara, 1312.0), (odile, 1255.0)):
            facts = (one.id, "line-it", mu, SETTLED, 48)
            store.execute("INSERT OR REPLACE INTO rating (person, game, mu, sigma, games) VALUES (?, ?, ?, ?, ?)", facts)
    return {"friend": odile.id, "club": club["id"], "link": other["link"], "table": table.rpartition("/")[2]}


def wait_for_history(guest: Guest, count: int) -> None:
    """Ask until so many matches are noted, and taken in for ratings."""
    while len(call(guest, "GET", "/api/me/history")["entries"]) < count:
        pass


def with_what_counts(page: Page) -> None:
    """Unfold which matches count for ratings."""
    page.locator(".switches summary").click()


def asked_about_blocking(page: Page) -> None:
    """Press the button that blocks a friend, which is asked about."""
    page.locator(".friends .deeds button").last.click()
    expect(page.locator("dialog")).to_be_visible()


def invited(page: Page) -> None:
    """Wait for what is asked after the page is drawn."""
    expect(page.locator(".invited li")).to_have_count(2)


def with_company(page: Page) -> None:
    """Wait for what each side has won."""
    expect(page.locator(".won-here a")).not_to_have_count(0)


def shown_who_is_here(page: Page) -> None:
    """Open the sheet that says who is here."""
    page.get_by_role("button", name=re.compile("Who is here|Wer da ist|Quién está")).click()
    expect(page.locator(".who-is-here a")).not_to_have_count(0)


SCREENS = {
    "profile": Screen("/profile", made=make_company, then=with_what_counts),
    "profile-new": Screen("/profile"),
    "profile-nobody": Screen("/profile", as_nobody=True),
    "profile-friend": Screen("/profile/{friend}", made=make_company),
    "players": Screen("/players", made=make_company),
    "players-asked": Screen("/players", made=make_company, then=asked_about_blocking),
    "boards": Screen("/boards", made=make_company),
    "clubs": Screen("/clubs", made=make_company),
    "clubs-nobody": Screen("/clubs", as_nobody=True),
    "club": Screen("/clubs/{club}", made=make_company),
    "club-link": Screen("/clubs/join/{link}", made=make_company),
    "home-invited": Screen("/", made=make_company, then=invited, twice=True),
    "end-among-people": Screen("/t/{table}", made=make_company, then=with_company),
    "who-is-here": Screen("/t/{table}", made=make_company, then=shown_who_is_here),
    "invite-club": Screen("/new/line-it?club={club}", made=make_company),
}
READ: list[str] = []  # addresses and days in them are new each time
SHOWN: dict[str, tuple[str, tuple[int, int], str]] = {}
