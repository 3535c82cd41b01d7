"""People who are away are called when it is their turn: once, sealed for their browser alone, and never to a private address."""

import asyncio
import dataclasses
import socket

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from linewright.server.push.office import Subscription
from linewright.server.push.sealing import Locks, decode, encode, seal
from linewright.server.push.services import LOOPBACK, find_address, is_open, read_endpoint
from linewright.server.settings import PUSH_SERVICES
from tests.server.push_service import Browser, Stranger, claims_of
from tests.server.test_manners import HORSE

HOUR = 3600
DAYS = {"clock": {"kind": "turn", "seconds": 24 * HOUR, "then": "bot"}}
BEGAN = "A sits 0, B sits 1; start"


@pytest.fixture
def service():
    one = Stranger()
    yield one
    one.close()


@pytest.fixture
def at_table(played, service):
    """Two people at a table of days, and B's browser is to be called; it is B's turn, who has not been heard of for a while."""

    def sit(language="de", house=DAYS, then=f"{BEGAN}; wait 100"):
        scene = played("line-it", "A sits 0, B sits 1", house=house, first=1)
        office = scene._server.push
        office.settings = dataclasses.replace(office.settings, push=(LOOPBACK,))
        browser = Browser(service)
        subscribe(scene, browser, language)
        scene.play(then.removeprefix("A sits 0, B sits 1; "))
        return scene, browser

    return sit


def subscribe(scene, browser, language="de", session="s"):
    wish = Subscription(**browser.wish, language=language)
    scene._run(scene._server.push.subscribe(scene.people["B"].id, session, wish))


def test_a_key_holds_nothing_but_letters_of_keys():
    assert decode("AAA") == decode("AAA=") == b"\0\0"
    for text in ("AA\0AA\0\0\0", "A A A A ", "é"):
        with pytest.raises(ValueError, match=r"base64|ASCII"):
            decode(text)


def test_a_message_is_sealed_as_the_example_of_rfc_8291():
    key = int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    locks = Locks(
        decode("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decode("BTBZMqHH6r4Tts7J_aSIgg"),
    )
    salt = decode("DGv6ra1nlYgDCS1FRnbzlw")
    sealed = seal(b"When I grow up, I want to be a watermelon", locks, salt, ec.derive_private_key(key, ec.SECP256R1()))
    assert encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6"
        "cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_whoever_is_away_is_called_once_in_their_language_and_told_nothing_but_whose_turn_it_is(at_table, service):
    scene, browser = at_table(then=f"{BEGAN}; wait 25")
    assert browser.heard() == []
    scene.play("wait 20; wait 3600")
    (told,) = browser.heard()
    assert told == {"title": "Line-it", "body": "Du bist dran", "url": f"/t/{scene.truth.id}", "tag": told["tag"]}
    _, headers, body = service.got[0]
    assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", told["tag"])
    assert scene.truth.id not in str(headers)
    assert scene.truth.id.encode() not in body
    claims, key = claims_of(headers)
    assert (claims["aud"], key) == (service.origin, scene._run(scene._server.push.find_key()))
    assert 0 < claims["exp"] - scene.clock.ms // 1000 <= 24 * HOUR


def test_nobody_is_called_who_looks_at_the_table(at_table):
    scene, browser = at_table(then=f"{BEGAN}; B listens; wait 7200")
    assert browser.heard() == []
    scene.play("B goes; wait 25")
    assert browser.heard() == []
    scene.play("wait 10")
    assert len(browser.heard()) == 1


def test_each_turn_is_called_out_anew_and_its_end_once_before(at_table):
    scene, browser = at_table()
    scene.play(f"wait {17 * HOUR}")
    assert len(browser.heard()) == 1
    scene.play(f"wait {2 * HOUR}")
    assert [told["body"] for told in browser.heard()] == ["Du bist dran", "Du bist dran, und deine Zeit läuft bald ab"]
    scene.play("B listens")
    while scene.legal("B"):
        scene.play("B: *-1")
    scene.play("B goes")
    while scene.legal("A"):
        scene.play("A: *-1")
    scene.play("wait 60")
    assert [told["body"] for told in browser.heard()][2:] == ["Du bist dran"]


def test_where_games_are_quick_nobody_is_called(at_table):
    _, browser = at_table(house={"clock": {"kind": "turn", "seconds": 600, "then": "nothing"}}, then=f"{BEGAN}; wait 500")
    assert browser.heard() == []


def test_a_server_that_starts_anew_calls_nobody_again(at_table):
    scene, browser = at_table()
    assert len(browser.heard()) == 1
    scene.crash()
    scene.restart()
    office = scene._server.push
    office.settings = dataclasses.replace(office.settings, push=(LOOPBACK,))
    scene.play("wait 600")
    assert len(browser.heard()) == 1
    assert scene._run(office.find_key()) == claims_of(browser.service.got[0][1])[1]  # its own key is kept with its data


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_ends(at_table, service, status):
    service.answers = [(status, {})]
    scene, _ = at_table()
    assert len(service.got) == 1
    assert subscriptions(scene) == 0


def subscriptions(scene):
    """How many subscriptions B has."""
    from linewright.server.keep.pushes import subscriptions_of

    return len(scene._run(subscriptions_of(scene._server.store, scene.people["B"].id)))


def test_a_service_that_is_busy_is_asked_again_a_few_times_later_each_time(at_table, service):
    service.answers = [(503, {}), (429, {"retry-after": "60"}), (201, {})]
    scene, browser = at_table(then=f"{BEGAN}; wait 31")
    assert len(service.got) == 1
    scene.play("wait 6")
    assert len(service.got) == 2
    scene.play("wait 50")
    assert len(service.got) == 2
    scene.play("wait 15")
    assert len(browser.heard()) == 3
    scene.play("wait 1000")
    assert len(browser.heard()) == 3
    assert subscriptions(scene) == 1


def test_a_service_that_never_answers_well_is_left_alone(at_table, service):
    service.answers = [(500, {})]
    scene, _ = at_table(then=f"{BEGAN}; wait 3600")
    assert len(service.got) == 4
    assert subscriptions(scene) == 1


def test_a_redirection_is_not_followed(at_table, service):
    other = Stranger()
    service.answers = [(307, {"location": f"{other.origin}/here"})]
    at_table()
    assert len(service.got) == 1
    assert other.got == []
    other.close()


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://example.org/push",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://a@fcm.googleapis.com/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://xfcm.googleapis.com/x",
        "https://push.apple.com/x",
        "https://127.0.0.1/x",
        "http://127.0.0.1:8000/x",
        "https://[::1]/x",
        "https://169.254.169.254/x",
        "https://web.push.apple.com",
        "https://web.push.apple.com/a b",
        "https://web.push.apple.com/a\r\nHost: x",
        "ftp://web.push.apple.com/x",
        "https://web.push.apple.com:x/y",
        "https://web.push.apple.com/" + "x" * 1000,
        "",
    ],
)
def test_only_push_services_of_browsers_are_called(endpoint):
    with pytest.raises(ValueError):  # noqa: PT011  whatever the reason
        read_endpoint(endpoint, PUSH_SERVICES)


@pytest.mark.parametrize("host", ["web.push.apple.com", "fcm.googleapis.com", "updates.push.services.mozilla.com"])
def test_the_services_of_the_great_browsers_are_known(host):
    place = read_endpoint(f"https://{host}/a?b=c", PUSH_SERVICES)
    assert place == (host, 443, "/a?b=c", True)
    assert place.origin == f"https://{host}"


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.1",
        "172.16.0.9",
        "169.254.169.254",
        "0.0.0.0",  # noqa: S104
        "100.64.0.1",
        "224.0.0.1",
        "::1",
        "fe80::1",
        "fc00::1",
        "::ffff:10.0.0.1",
        "64:ff9b::a00:1",
        "2002:a00:1::1",
        "ff02::1",
        "::",
    ],
)
def test_an_address_within_a_network_is_none_of_the_internet(address):
    assert not is_open(address)


def test_a_name_that_leads_into_the_hosts_network_is_not_called(monkeypatch):
    """Whoever owns the DNS of a service could say so; what is looked up is what is connected to."""

    async def found(addresses):
        async def look_up(_loop, _host, port, **_more):
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

        monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", look_up)
        return await find_address(read_endpoint("https://web.push.apple.com/x", PUSH_SERVICES))

    assert asyncio.run(found(["17.57.144.1"])) == "17.57.144.1"
    for addresses in (["10.0.0.1"], ["17.57.144.1", "127.0.0.1"], []):
        with pytest.raises(ValueError, match="apple"):
            asyncio.run(found(addresses))


EXAMPLE = {
    "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/example",
    "key": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


def test_a_browser_is_noted_ends_with_the_session_and_is_among_ones_own_data(guest):
    ada = guest("Ada")
    assert ada.post("/api/push", **EXAMPLE, language="es").json() == ada.get("/api/push").json()
    (kept,) = ada.get("/api/me/data").json()["push"]
    assert (kept["service"], kept["language"]) == ("updates.push.services.mozilla.com", "es")
    ada.post("/api/push/end", endpoint=EXAMPLE["endpoint"])
    assert ada.get("/api/me/data").json()["push"] == []
    name = f"ada of {ada.id.lower()}"
    ada.post("/api/account", account=name, passphrase=HORSE)
    ada.post("/api/push", **EXAMPLE)
    ada.http.delete("/api/session")
    again = guest("Ada again")
    again.post("/api/session", account=name, passphrase=HORSE)
    assert again.get("/api/me").json()["id"] == ada.id
    assert again.get("/api/me/data").json()["push"] == []


def test_another_person_ends_no_subscription_and_what_is_none_is_refused(guest):
    ada, bob = guest("Ada"), guest("Bob")
    ada.post("/api/push", **EXAMPLE)
    bob.post("/api/push/end", endpoint=EXAMPLE["endpoint"])
    assert len(ada.get("/api/me/data").json()["push"]) == 1
    for wrong in ({"endpoint": "https://127.0.0.1/x"}, {"key": "AAAA"}, {"key": "ä"}, {"auth": "AAAA"}, {"language": "fr"}):
        assert ada.post("/api/push", **(EXAMPLE | wrong)).status_code == 400
    ada.post("/api/push", **(EXAMPLE | {"endpoint": "https://web.push.apple.com/1"}))
    assert ada.http.delete("/api/me").status_code == 200
