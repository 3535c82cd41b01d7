"""Wrote `tables-c6cdb8f.db.xz` and `answers-c6cdb8f.json.xz`: plays at a server of commit c6cdb8f, and asks what it says.

Run with a server of that commit on an empty file, its limits wide open; then stop the server, and pack both files with xz:
LINEWRIGHT_DATABASE=tables.db linewright serve --port 8123, and python write_tables.py http://127.0.0.1:8123 answers.json
"""

import json
import sys
import time
from pathlib import Path

import httpx

URL, ANSWERS = sys.argv[1], Path(sys.argv[2])
HORSE = "correct horse battery"
QUICK = {"bot": "greedy", "bot_delay": 0}


class Person:
    """Somebody at a browser."""

    def __init__(self, name):
        self.http = httpx.Client(base_url=URL, timeout=60)
        self.me = self.post("/api/me", name=name, secret=True)
        self.count = 0

    def post(self, path, **body):
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, (path, body, answer.text)
        return answer.json()

    def get(self, path):
        answer = self.http.get(path)
        return {"status": answer.status_code, "body": answer.json() if "json" in answer.headers["content-type"] else answer.text}

    def create(self, game, *seats, house=None, **more):
        made = self.post("/api/tables", game=game, seats=list(seats), house={**QUICK, **(house or {})}, **more)
        return f"/api/tables/{made['id']}"

    def update(self, table):
        return self.get(f"{table}/events?since=1000000")["body"]

    def move(self, table, choice=0):
        """Make a legal move, if it is one's turn."""
        update = self.update(table)
        for view in update["views"]:
            if view["legal"] and update["table"]["status"] == "playing":
                self.count += 1
                text = view["legal"][choice % len(view["legal"])]
                answer = self.http.post(
                    f"{table}/moves",
                    json={"seat": view["seat"], "text": text, "after": update["number"], "id": f"m{self.count}"},
                )
                return answer.status_code == 200
        return False


def play(table, people, moves, choice=0):
    """Let people move until so many moves are made, or the match is over."""
    began = time.monotonic()
    while time.monotonic() - began < 120:
        facts = people[0].update(table)["table"]
        if facts["status"] != "playing" or facts["moves"] >= moves:
            return
        if not any(person.move(table, choice) for person in people):
            time.sleep(0.05)


def turn_of(table, people):
    """Whose turn it is, and their seat; waits for bots."""
    while True:
        for person in people:
            for view in person.update(table)["views"]:
                if view["legal"]:
                    return person, view["seat"]
        time.sleep(0.05)


ada, bob, cleo, dan, eve = map(Person, ("Ada", "Bób <b>", "Cleo", "Dan", "Eve"))
ada.post("/api/account", account="Ada Lovelace", passphrase=HORSE)

# Line-it: nonces, a name for a shared screen, chat, undo, a pause, a finished match, a rematch that goes on
line_it = ada.create(
    "line-it", "me", "human", "greedy", nonce="0123456789abcdef", house={"clock": {"kind": "game", "seconds": 3600}}
)
bob.post(f"{line_it}/seats", seat=1, nonce="fedcba9876543210", called="Grandma")
eve.post(f"{line_it}/chat", text="Good luck, says Eve")
dan.post(f"{line_it}/chat", text="I am rude")
ada.post(f"{line_it}/start")
play(line_it, [ada, bob], 8)
ada.post(f"{line_it}/mute", person=dan.me["id"])
ada.post(f"{line_it}/remove", person=dan.me["id"])
first, seat = turn_of(line_it, [ada, bob])
other, other_seat = (bob, 1) if first is ada else (ada, 0)
first.move(line_it)
while first.move(line_it, -1):
    pass
if turn_of(line_it, [ada, bob])[0] is not other:
    first.move(line_it)
turn_of(line_it, [other])
other.move(line_it)
for answer in (False, True):
    first.post(f"{line_it}/undo", seat=seat)
    if first.update(line_it)["table"]["question"]:
        other.post(f"{line_it}/undo/answer", seat=other_seat, yes=answer)
bob.post(f"{line_it}/pause")
bob.post(f"{line_it}/chat", text="Tea?")
ada.post(f"{line_it}/resume")
play(line_it, [ada, bob], 1000)
assert ada.update(line_it)["table"]["status"] == "over"
ada.post(f"{line_it}/nonces", seat=0, nonce="00112233445566778899")
bob.post(f"{line_it}/rematch")
play(line_it, [ada, bob], 12, choice=1)
turn_of(line_it, [ada, bob])
ada.post(f"{line_it}/pause")  # the clock stands still

# Sequence: two teams of two, table talk denied and admitted, a resignation; the rest is open
sequence = cleo.create("sequence", "me", "human", "me", "human", options={"table_talk": True})
ada.post(f"{sequence}/seats", seat=1)
bob.post(f"{sequence}/seats", seat=3)
cleo.post(f"{sequence}/start")
play(sequence, [cleo, ada, bob], 9)
teams = cleo.update(sequence)["views"][0]["view"]["teams"]
cleo.post(f"{sequence}/accuse", seat=0, text=f"talk {teams[1]}")
ada.post(f"{sequence}/vote", seat=1, yes=False)
question = cleo.update(sequence)["table"]["question"]
for person, place in ((cleo, 2), (bob, 3)):
    if question and place in question["waiting"]:
        person.post(f"{sequence}/vote", seat=place, yes=False)
cleo.post(f"{sequence}/accuse", seat=0, text=f"talk {teams[1]}")
ada.post(f"{sequence}/vote", seat=1, yes=True)
play(sequence, [cleo, ada, bob], 14)

# Sequence of two with a stand-in and one who comes back, given up in the end
duel = bob.create("sequence", "me", "human", house={"takeover": 1, "bot_delay": 10_000})
eve.post(f"{duel}/seats", seat=1)
bob.post(f"{duel}/start")
play(duel, [bob, eve], 5)
while not bob.update(duel)["table"]["seats"][1]["bot"]:  # she does not look any more
    bob.move(duel)
    time.sleep(0.2)
eve.post(f"{duel}/back", seat=1)
play(duel, [bob, eve], 9)
eve.post(f"{duel}/leave", seat=1)
bob.post(f"{duel}/resign", seat=0)

# LONG LINE, a race: bots call, a person watches the rounds go by and calls wrongly; then a pause
long_line = ada.create("long-line", "me", "greedy", "greedy", options={"round_timer": 60})
ada.post(f"{long_line}/start")
ada.http.post(f"{long_line}/moves", json={"seat": 0, "text": "call 1", "after": ada.update(long_line)["number"], "id": "c1"})
began = time.monotonic()
while time.monotonic() - began < 150 and ada.update(long_line)["table"]["moves"] < 8:
    time.sleep(0.3)
ada.post(f"{long_line}/pause")

# HEAD LINE, a race in which the table turns the cards
head_line = cleo.create("head-line", "me", "human", "greedy", options={"pace": 1})
bob.post(f"{head_line}/seats", seat=1)
cleo.post(f"{head_line}/start")
began = time.monotonic()
while time.monotonic() - began < 90 and cleo.update(head_line)["table"]["moves"] < 14:
    time.sleep(0.3)
cleo.post(f"{head_line}/pause")

# A puzzle for one, and a table at which nobody sits yet but the host
solo = bob.create("solo-line", "me")
bob.post(f"{solo}/start")
empty = cleo.create("line", "me", "open", house={"spectators": False})

assert eve.http.delete("/api/me").status_code == 200

time.sleep(2)  # what is noted behind our backs
people = {"ada": ada, "bob": bob, "cleo": cleo, "dan": dan}
tables = {"line_it": line_it, "sequence": sequence, "duel": duel, "long_line": long_line, "head_line": head_line}
tables |= {"solo": solo, "empty": empty}
answers = {}
for table in tables.values():
    asked = ["events?since=0", "events?since=7"]
    asked += [f"{what}?match={match}" for what in ("export", "deal", "replay") for match in (0, 1)]
    asked += ["replay?match=0&seat=0", "replay?match=0&seat=1"]
    answers |= {f"{name} {table}/{what}": person.get(f"{table}/{what}") for what in asked for name, person in people.items()}
for name, person in people.items():
    answers |= {f"{name} {path}": person.get(path) for path in ("/api/me", "/api/me/tables", "/api/me/data")}
secrets = {name: person.me["secret"] for name, person in people.items()}
ANSWERS.write_text(json.dumps({"secrets": secrets, "tables": tables, "answers": answers}), encoding="utf-8")
