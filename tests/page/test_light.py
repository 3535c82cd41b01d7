"""Light over a slow line: few requests bring a page, no file is asked for twice, and what comes in packs runs as if alone."""

import functools
import re
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Page, expect

from linewright.server.web.files import PAGE
from linewright.server.web.packs import Packer
from tests.games.sequence import screens as of_sequence
from tests.page.conftest import LAPTOP
from tests.page.positions import lay

HOME_REQUESTS, TABLE_REQUESTS = 20, 24  # 91 once, for both
MODULES = {
    "/page/packed.js": (PAGE / "packed.js").read_text(encoding="utf-8"),
    "/page/app.js": 'import { say } from "./say.js";\nimport { late } from "./waits.js";\n'
    'say("app " + late);\nconst later = await import("./later.js");\nsay(later.told());\n'
    'say((await import("./later.js")) === later ? "same" : "other");\nsay("end");\nexport const done = 1;',
    "/page/say.js": 'export const say = (text) => document.body.append(text, " ");\nsay("say");',
    "/page/waits.js": 'export const late = await Promise.resolve("late");',
    "/page/later.js": 'import { say } from "./say.js";\nimport { odd } from "./odd.js";\nsay("later");\n'
    "export const told = () => odd();",
    "/page/odd.js": 'import { say } from "./say.js";\nexport let odd = () => "odd told";\nsay("odd");',
}


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and writes nothing."""

    def log_message(self, *_told) -> None:
        pass


@pytest.fixture
def packed(tmp_path) -> Iterator[str]:
    """A page of six modules in packs, one of which is in none, since it is written in another form."""
    packer = Packer(MODULES)
    assert set(MODULES) - set(packer.modules) == {"/page/packed.js", "/page/odd.js"}
    files = {f"/packs{address}": packer.pack(address) for address in [*packer.entries, "/page/odd.js"]}
    for address, source in MODULES.items():
        files[address] = packer.bridge(address) if address in packer.modules else source
    files["/index.html"] = '<html lang="en" data-files=""><body><script type="module" src="/packs/page/app.js"></script>'
    for address, text in files.items():
        path = tmp_path / address[1:]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(tmp_path))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_packed_modules_run_once_each_after_what_they_import(browser, packed):
    """One imports another later, one waits while it is loaded, and one that is in no pack shares what the others have."""
    page = browser.new_page()
    page.goto(packed)
    expect(page.locator("body")).to_contain_text("end")
    assert page.locator("body").inner_text().split() == ["say", "app", "late", "odd", "later", "odd", "told", "same", "end"]
    page.close()


def asked_by(page: Page) -> list[str]:
    """The addresses a page asks for from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    return asked


def test_a_page_is_few_requests_and_what_is_kept_for_ever_is_not_asked_for_again(somebody, server, guest):
    mara = guest()
    person = somebody(LAPTOP).come_in_as(mara)
    page, asked = person.page, asked_by(person.page)
    page.goto("/")
    person.wait_for_rest()
    assert len(asked) <= HOME_REQUESTS, asked
    asked.clear()
    page.goto(f"/t/{lay(server.database, mara, of_sequence.MIDDLE)}")
    page.locator(".board").wait_for()
    person.wait_for_rest()
    assert len(asked) <= TABLE_REQUESTS, asked
    session = person.context.new_cdp_session(page)
    session.send("Network.enable")
    told: dict[str, str] = {}  # id of a request -> its address
    cached: set[str] = set()  # ids
    session.on("Network.requestWillBeSent", lambda event: told.update({event["requestId"]: event["request"]["url"]}))
    session.on("Network.requestServedFromCache", lambda event: cached.add(event["requestId"]))
    session.on(
        "Network.responseReceived",
        lambda event: cached.update([event["requestId"]] if event["response"].get("fromDiskCache") else []),
    )
    page.goto("/rules")
    person.wait_for_rest()
    page.goto("/")
    person.wait_for_rest()
    files = re.compile(r"/files/\w+/(packs/page/app|packs/page/pages/home|words/en\.ftl|page/kit/)")
    from_server = [url for one, url in told.items() if one not in cached]
    assert f"{server.url}/" in from_server
    assert [url for url in from_server if files.search(url)] == []
    assert [url for one, url in told.items() if one in cached and files.search(url)] != []


def test_past_the_packs_a_module_is_the_one_in_them(somebody):
    """Whoever imports a module of the page by its address, as a game in no pack does, shares it with all others."""
    page = somebody(LAPTOP).page
    page.goto("/me")
    page.locator("#name").wait_for()
    same = page.evaluate("""async () => {
      const { files } = document.documentElement.dataset;
      const alone = await import(`${files}/page/kit/settings.js`);
      const packed = await globalThis.linewright.from("")("/page/kit/settings.js");
      return alone.settings === packed.settings;
    }""")
    assert same
