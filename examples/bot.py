"""A whole bot: python examples/bot.py http://127.0.0.1:8000 TABLE_ID [SEAT]. It sits down, listens, and plays anything legal.

It needs nothing but the standard library. Copy it, and put your own idea into `choose`.
"""

import json
import random
import sys
import urllib.request


def choose(view: dict, legal: list[str]) -> str:  # noqa: ARG001  a better bot looks at what it sees
    """Choose a move: this is where your bot begins."""
    return random.choice(legal)  # noqa: S311  no secret


class Client:
    """Speaks to the server; the secret it is given once says who it is."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.headers = {"Content-Type": "application/json"}
        me = json.load(self.ask("/api/me", {"name": name, "secret": True}))
        self.headers["Authorization"] = f"Bearer {me['secret']}"

    def ask(self, path: str, body: dict | None = None):  # noqa: ANN201  a response, to read or to listen to
        """Get a path, or post a body to it; refusals raise HTTPError, whose body says why."""
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.address + path, data, self.headers))  # noqa: S310  our own server


def play(client: Client, table: str, seat: int | None) -> None:
    """Sit down and play to the end of the match."""
    client.ask(f"/api/tables/{table}/seats", {"seat": seat})
    for line in client.ask(f"/api/tables/{table}/stream?since=0"):
        if not line.strip():
            continue  # only to say that the connection stands
        update = json.loads(line)
        if update["table"]["status"] == "over":
            return
        for place in update["views"]:
            if place["legal"]:
                text = choose(place["view"], place["legal"])
                own_id = f"{update['number']}-{place['seat']}"
                move = {"seat": place["seat"], "text": text, "after": update["number"], "id": own_id}
                try:
                    client.ask(f"/api/tables/{table}/moves", move)
                except urllib.error.HTTPError as refusal:
                    if refusal.code not in (409, 429):  # something happened meanwhile: the stream tells what
                        raise


if __name__ == "__main__":
    play(Client(sys.argv[1], "example bot"), sys.argv[2], int(sys.argv[3]) if sys.argv[3:] else None)
