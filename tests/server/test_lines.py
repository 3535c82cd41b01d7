"""Options written down line by line: cards of one's own are checked, played with, kept for the rematch, saved and replayed."""

import pytest

import linewright as lw
from linewright.core.options import LinesOption
from linewright.core.registry import find
from linewright.core.words import LANGUAGES, Words
from linewright.server.settings import BODY_BYTES, LINES_LENGTH

LINED = [(name, option) for name in lw.games() for option in find(name).options if isinstance(option, LinesOption)]
GAME, OPTION = LINED[0]
ADDRESS = f"/api/games/{GAME}/options/{OPTION.name}"


def own_set(option=OPTION):
    """A set that is not the standard one: the sample with its first two backs swapped, and a remark on every line."""
    first, second, *others = [line for line in option.sample.splitlines() if not line.startswith("#")]
    swapped = [f"{first[:3]}{second[3]}{first[4:]}", f"{second[:3]}{first[3]}{second[4:]}", *others]
    return "\r\n".join(f"{line}  # {number}; from the red box" for number, line in enumerate(swapped, 1))


@pytest.mark.parametrize(("name", "option"), LINED)
def test_the_sample_is_good_for_every_number_of_seats(guest, name, option):
    ada, address = guest(), f"/api/games/{name}/options/{option.name}"
    sample = ada.get(f"{address}/sample")
    assert "attachment" in sample.headers["content-disposition"]
    for seats in find(name).seats:
        checked = ada.post(address, text=sample.text, seats=seats).json()
        assert (checked["value"], checked["count"], checked["faults"]) == (str(option.default), 0, [])
        assert all(finding["holds"] for finding in checked["findings"])


def test_every_wrong_line_is_named_in_words(guest):
    lines = own_set().splitlines()
    lines[3] = "4 9 R:N1-S1"
    lines[7] = "8 3 R:N1-S1 B:N1-W2"
    lines[9] = "no card at all"
    checked = guest().post(ADDRESS, text="\n".join(lines), seats=2).json()
    assert checked["value"] == ""
    assert [(fault["line"], fault["word"]) for fault in checked["faults"]] == [
        (4, "cards-back"),
        (8, "cards-port-twice"),
        (10, "cards-no-card"),
    ]
    folder = find(GAME).folder
    for language in LANGUAGES:
        assert "4" in Words(language, folder).say(checked["faults"][0]["word"], **checked["faults"][0]["args"])


def test_a_set_too_small_for_the_seats_is_told_before_a_table_is_set_up(guest):
    lines = own_set().splitlines()[:9]
    few = guest().post(ADDRESS, text="\n".join(lines), seats=2).json()
    assert [fault["word"] for fault in few["faults"]] == ["cards-too-few"]
    assert few["findings"]  # what it is like can be said all the same


def test_no_file_is_ever_read(guest, tmp_path):
    file = tmp_path / "cards.txt"
    file.write_text(own_set(), encoding="utf-8")
    ada = guest()
    assert ada.post(ADDRESS, text=str(file), seats=2).json()["faults"][0]["word"] == "cards-no-card"
    assert ada.post("/api/tables", game=GAME, options={OPTION.name: str(file)}).json()["code"] == "bad-cards"


def test_what_is_no_such_option_or_too_long_is_refused(guest):
    ada = guest()
    assert ada.post(f"/api/games/{GAME}/options/strict", text="", seats=2).json()["code"] == "bad-option"
    assert ada.post("/api/games/line-it/options/open_hands", text="", seats=2).json()["code"] == "bad-option"
    assert ada.post(ADDRESS, text="#" * (LINES_LENGTH + 1), seats=2).json()["code"] == "bad-request"
    assert ada.post(ADDRESS, text="\n" * BODY_BYTES, seats=2).json()["code"] == "too-large"
    assert ada.post(ADDRESS, text=own_set(), seats=find(GAME).seats[-1] + 1).json()["code"] == "bad-seats"


@pytest.mark.parametrize(("name", "option"), LINED)
def test_a_table_is_played_with_them_and_rematch_save_and_replay_hold_them(guest, name, option):
    """The text as it is pasted fits into one request; everybody is told the same set, and it stays the table's."""
    ada, bob = guest("Ada"), guest("Bob")
    seats = ["me", "human"][: find(name).seats[-1]]
    address = f"/api/games/{name}/options/{option.name}"
    text = own_set(option)
    checked = ada.post(address, text=text, seats=len(seats)).json()
    assert (checked["count"], checked["faults"]) == (60, [])
    table = ada.create(name, *seats, options={option.name: text})
    if len(seats) > 1:
        bob.done(table, "seats", seat=1)
    assert bob.update(table)["table"]["options"][option.name] == checked["value"]
    for match in range(2):
        ada.done(table, "rematch" if match else "start")
        if match and len(seats) > 1:
            bob.done(table, "rematch")
        assert ada.update(table)["views"][0]["view"]["options"][option.name] == checked["value"]
        ada.done(table, "resign", seat=0)
        saved = lw.load(ada.get(f"{table}/export?match={match}").text)
        assert saved.options[option.name] == checked["value"]
        replay = ada.get(f"{table}/replay?match={match}").json()
        assert replay["options"][option.name] == checked["value"]
