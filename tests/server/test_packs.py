"""Packs: modules that come together run as they would alone, and the files of a release are kept for ever."""

import asyncio
import os
import re
from pathlib import Path

import httpx
import pytest

from linewright.server.web import release
from linewright.server.web.files import Files
from linewright.server.web.packs import APP, Packer, read_module
from linewright.server.web.release import Releases
from tests.server.test_files import Browser, application

NO_MODULES = {"/page/early.js", "/page/packed.js", "/page/worker.js"}


def shipped() -> dict[str, str]:
    """All scripts of the page and of the games as they are given out, by address."""
    files = Files()
    return {address: files.releases.read(path).decode() for address, path in files.all().items() if address.endswith(".js")}


@pytest.fixture(scope="module")
def packer():
    return Packer(shipped())


def test_every_module_of_ours_comes_in_packs(packer):
    """None is left out for a form that is not understood, a name that is not exported, or an import that leads back."""
    assert set(packer.sources) - set(packer.modules) == NO_MODULES


def test_a_pack_holds_what_its_module_needs_and_what_is_there_is_not_sent_again(packer):
    assert packer.list_needed("/page/kit/levels.js")[-1] == "/page/kit/levels.js"
    for address in packer.entries:
        packed = re.findall(r'^\$put\("([^"]+)"', packer.pack(address), re.MULTILINE)
        assert packed == packer.list_needed(address, packer.find_there(address))
        there = set(packed) | packer.find_there(address)
        assert {one.address for module in packed for one in packer.modules[module].imports} <= there
        assert (address == APP) == ("/page/kit/words.js" in packed)


WAYS = {
    'import { a, b as c } from "./x.js";\nexport const d = [a, c];': ("{ a: a, b: c }", {"d": "d"}),
    'import {\n  a,\n  b,\n} from "./x.js";\n\nexport function d() {}': ("{ a: a, b: b }", {"d": "d"}),
    'import e, { a } from "./x.js";\nexport async function d() {}': ("{ a: a, default: e }", {"d": "d"}),
    'import * as all from "./x.js";\nexport class D {}': ("all", {"D": "D"}),
    'import "./x.js";\nexport async function* d() {}': ("{  }", {"d": "d"}),
    'import{a as b}from"./x.js";const c=1;export{c as d,b};': ("{ a: b }", {"d": "c", "b": "b"}),
    "import { a } from './x.js';\nexport { a };\nconst more = 1;": ("{ a: a }", {"a": "a"}),
}


@pytest.mark.parametrize("source", WAYS)
def test_what_a_module_imports_and_exports_is_read_in_every_usual_form(source):
    module = read_module(source, "/page/kit/y.js")
    assert module is not None
    assert [(one.address, one.parameter) for one in module.imports] == [("/page/kit/x.js", WAYS[source][0])]
    assert module.exports == WAYS[source][1]
    assert module.body.count("\n") == source.count("\n")


@pytest.mark.parametrize(
    "source",
    [
        "export default 1;",
        "export let a = 1;",
        'export { a } from "./x.js";',
        'export * from "./x.js";',
        "export const { a } = f();",
        "export const a = import.meta.url;",
        'const a = 1;\nimport { b } from "./x.js";\nexport { a };',
        "const nothing = 1;",
    ],
)
def test_a_module_of_another_form_is_left_as_it_is(source):
    assert read_module(source, "/page/x.js") is None


def test_modules_that_lead_back_or_lack_a_name_are_left_as_they_are():
    packer = Packer(
        {
            "/a.js": 'import { b } from "./b.js";\nexport const a = () => b;',
            "/b.js": 'import { a } from "./a.js";\nexport const b = () => a;',
            "/c.js": "export const c = 1, d = 2;",
            "/d.js": 'import { d } from "./c.js";\nexport const e = d;',
        }
    )
    assert set(packer.modules) == {"/d.js"}


def test_files_of_this_release_are_kept_for_ever_and_others_are_asked_for_again():
    browser = Browser(application())
    files = re.search(r'data-files="([^"]+)"', browser.get("/").text)[1]
    for path in ("/packs/page/app.js", "/page/kit/page.css", "/page/kit/words.js", "/words/de.ftl", "/games/line_it/table.css"):
        answer = browser.get(files + path)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "public, max-age=31536000, immutable")
        assert browser.get(f"/files/0123456789ab{path}").headers["cache-control"] == "no-cache"
        assert browser.get(f"/files/0123456789ab{path}").text == answer.text
    for path in ("/packs/page/nothere.js", "/packs/../x.js", "/page/nothere.css", "/packs/games/line_it/rules.py", "/nothing"):
        assert browser.get(files + path).status_code == 404


def test_what_is_kept_for_reading_offline_is_all_there(server):
    worker = httpx.get(f"{server.url}/worker.js").text
    files = re.search(r'FILES = "(/files/[0-9a-f]{12})"', worker)[1]
    listed = httpx.get(f"{server.url}{files}/list.json").json()
    assert {"/packs/page/app.js", "/packs/page/table/page.js", "/page/fonts/pagella-bold.woff2"} <= set(listed)
    with httpx.Client(base_url=server.url) as client:
        assert [path for path in listed if client.get(files + path).status_code != 200] == []


def test_a_change_on_disk_is_a_new_release_and_what_is_gone_is_gone(tmp_path, monkeypatch):
    monkeypatch.setattr(release, "LOOK_AGAIN_SECONDS", 0)
    one, two = tmp_path / "one.js", tmp_path / "two.js"
    one.write_text("export const a = 1;")
    releases = Releases(lambda: {f"/{path.name}": path for path in tmp_path.iterdir()}, Path.read_bytes)

    def now():
        return asyncio.run(releases.now())

    first = now()
    assert now() is first
    one.write_text("export const a = 2;")  # the same size
    os.utime(one, ns=(1, 1))
    two.write_text("export const b = 1;")
    second = now()
    assert second.name != first.name
    assert "a = 2" in second.pack("/one.js").body.decode()
    assert second.addresses == ["/one.js", "/two.js"]
    two.unlink()
    assert now().addresses == ["/one.js"]
    one.write_text("export const a = 1;")
    assert now().name == first.name  # the same files are the same release, on whatever machine
