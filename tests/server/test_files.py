"""The files of the page: what is given out and what never is, tagged, packed, and new as soon as they change on disk."""

import asyncio
import gzip
import os
import re

import brotli
import httpx
import pytest
from starlette.requests import HTTPConnection

from linewright.core.registry import find
from linewright.core.words import LANGUAGES, SHARED, Words
from linewright.server.refusals import FOLDER
from linewright.server.settings import Settings
from linewright.server.web.app import create_app
from linewright.server.web.contents import content_of, packings_of
from linewright.server.web.files import (
    COMMENTS,
    PAGE,
    Files,
    game_folders,
    join_words,
    leave_out,
    strip_comments,
    strip_indentation,
)
from linewright.server.web.headers import CSP
from linewright.server.web.plain.pages import PAGES

INDEX = '<!doctype html><html lang="{{language}}"><a href="{{plain}}">plain</a>' + " " * 400 + "</html>"
SCRIPT = "export const answer = 42;\n" * 40


@pytest.fixture
def page(tmp_path):
    """A small page in a folder of its own."""
    files = {
        "index.html": INDEX,
        "worker.js": SCRIPT,
        "manifest.webmanifest": '{"name": "Linewright"}',
        "icons/icon.svg": "<svg/>",
        "fonts/one.woff2": "not really",
        "deep/er/part.js": SCRIPT,
        "style.css": "body { color: red }",
        "secret.py": "print('no')",
        "notes.md": "no",
        ".hidden.js": "no",
        ".folder/part.js": "no",
        **{f"words/{language}.ftl": f"page-language = {language}\n" for language in LANGUAGES},
    }
    for name, text in files.items():
        (tmp_path / "page" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "page" / name).write_text(text, encoding="utf-8")
    (tmp_path / "outside.js").write_text("no")
    return tmp_path / "page"


class Browser:
    """Asks an application, without a socket."""

    def __init__(self, app):
        self.app = app

    def get(self, path, method="GET", headers=()):
        async def ask():
            async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://here") as client:
                return await client.request(method, path, headers={"accept-encoding": "identity", **dict(headers)})

        return asyncio.run(ask())


def application(page=PAGE):
    """The application with a page; without its lifespan no store is needed."""
    return create_app(Settings("sqlite+aiosqlite:////nowhere/tables.db"), page)


@pytest.fixture
def browser(page):
    return Browser(application(page))


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("/page/deep/er/part.js", "text/javascript; charset=utf-8"),
        ("/page/style.css", "text/css; charset=utf-8"),
        ("/page/icons/icon.svg", "image/svg+xml"),
        ("/page/fonts/one.woff2", "font/woff2"),
        ("/page/index.html", "text/html; charset=utf-8"),
        ("/worker.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/favicon.ico", "image/svg+xml"),
        ("/words/de.ftl", "text/plain; charset=utf-8"),
        ("/words/es/sequence.ftl", "text/plain; charset=utf-8"),
        ("/", "text/html; charset=utf-8"),
    ],
)
def test_files_are_given_with_their_kind_to_get_and_head_under_the_guards_headers(browser, path, media):
    answer = browser.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, media)
    is_part = path.endswith((".js", ".css", ".woff2", ".ftl")) and path != "/worker.js"
    assert answer.headers.get("content-security-policy") == (None if is_part else CSP)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["vary"].startswith("accept-encoding")
    assert answer.headers["cache-control"] == ("public, max-age=31536000, immutable" if "woff2" in path else "no-cache")
    head = browser.get(path, "HEAD")
    assert head.status_code == 200
    assert {name: head.headers[name] for name in ("etag", "content-length")} == {
        name: answer.headers[name] for name in ("etag", "content-length")
    }


@pytest.mark.parametrize(
    "path",
    [
        "/page/secret.py",
        "/page/notes.md",
        "/page/words/en.ftl",
        "/page/.hidden.js",
        "/page/.folder/part.js",
        "/page/../outside.js",
        "/page/%2e%2e/outside.js",
        "/page/..%2foutside.js",
        "/page/deep/%2e%2e/%2e%2e/outside.js",
        "/page/deep//er/part.js",
        "/page//etc/x.js",
        "/page/deep\\er\\part.js",
        "/page/nothere.js",
        "/page/deep",
        "/page/",
        "/games/line_it/rules.py",
        "/games/line_it/RULES.md",
        "/games/line_it/../sequence/x.js",
        "/games/nothere/table.js",
        "/games/__init__.py/table.js",
        "/words/fr.ftl",
        "/words/en/nothere.ftl",
        "/words/en/page/nothere.ftl",
        "/words/fr/page/review.ftl",
        "/words/../en.ftl",
    ],
)
def test_what_is_not_of_the_page_is_never_given(browser, path):
    answer = browser.get(path)
    assert answer.status_code == 404
    assert "no" not in (answer.text, answer.text.strip())


def test_scripts_of_games_are_given_and_nothing_else_of_theirs(browser, monkeypatch, tmp_path):
    folder = tmp_path / "pips"
    folder.mkdir()
    for name in ("table.js", "table.css", "card.svg", "rules.py", "words.ftl", "deck.txt", "font.woff2"):
        (folder / name).write_text(name)
    monkeypatch.setattr("linewright.server.web.files.game_folders", lambda: {"pips": folder})
    found = {path.name for path in folder.iterdir() if browser.get(f"/games/pips/{path.name}").text == path.name}
    assert found == {"table.js", "table.css", "card.svg"}


def test_a_browser_that_has_a_file_is_not_sent_it_again_until_it_changes(browser, page):
    first = browser.get("/page/deep/er/part.js")
    tag = first.headers["etag"]
    assert re.fullmatch(r'"[0-9a-f]{10}"', tag)
    for known in (tag, f'"other", {tag}', f"W/{tag}"):
        again = browser.get("/page/deep/er/part.js", headers={"if-none-match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert browser.get("/page/deep/er/part.js", headers={"if-none-match": '"other"'}).status_code == 200
    changed = page / "deep" / "er" / "part.js"
    changed.write_text(SCRIPT.replace("42", "43"))  # the same size
    os.utime(changed, ns=(1, 1))
    new = browser.get("/page/deep/er/part.js", headers={"if-none-match": tag})
    assert (new.status_code, "43" in new.text) == (200, True)
    assert new.headers["etag"] != tag


def test_text_is_packed_for_who_can_unpack_it_and_has_a_tag_of_its_own(browser):
    plain = browser.get("/page/deep/er/part.js")
    smallest = browser.get("/page/deep/er/part.js", headers={"accept-encoding": "gzip, br"})
    packed = browser.get("/page/deep/er/part.js", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert smallest.headers["content-encoding"] == "br"
    assert int(smallest.headers["content-length"]) < int(packed.headers["content-length"])
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == plain.text == SCRIPT
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 5
    assert packed.headers["etag"] != plain.headers["etag"]
    known = {"accept-encoding": "gzip", "if-none-match": packed.headers["etag"]}
    assert browser.get("/page/deep/er/part.js", headers=known).status_code == 304
    assert browser.get("/page/deep/er/part.js", headers={"if-none-match": packed.headers["etag"]}).status_code == 200
    assert "content-encoding" not in browser.get("/page/fonts/one.woff2", headers={"accept-encoding": "gzip"}).headers


@pytest.mark.parametrize(
    ("said", "takes"),
    [("gzip", True), ("br, GZIP;q=0.5", True), ("gzip;q=0", False), ("gzip; q=0.0, br", False), ("br", False), ("", False)],
)
def test_what_a_browser_unpacks_is_read_from_what_it_says(said, takes):
    request = HTTPConnection({"type": "http", "headers": [(b"accept-encoding", said.encode())]})
    assert ("gzip" in packings_of(request)) is takes


def test_packing_is_the_same_bytes_each_time():
    content = content_of(SCRIPT.encode(), "text/javascript")
    assert content == content_of(SCRIPT.encode(), "text/javascript")
    assert gzip.decompress(content.packed["gzip"]) == brotli.decompress(content.packed["br"]) == SCRIPT.encode()


@pytest.mark.parametrize(
    ("path", "plain"),
    [
        ("/", "/plain"),
        ("/t/abc_DEF-0123456789", "/plain/t/abc_DEF-0123456789"),
        ("/t/nothere/replay", "/plain/t/nothere"),
        ("/t/%22%3E%3Cscript%3E", "/plain/t/%22%3E%3Cscript%3E"),
        ("/rules", "/plain"),
        ("/rules/line-it", "/plain"),
        ("/learn/chess", "/plain"),
        ("/new/sequence", "/plain"),
        ("/me", "/plain"),
    ],
)
def test_every_address_of_the_page_gives_its_shell_with_the_way_to_the_plain_page(browser, path, plain):
    answer = browser.get(path, headers={"accept-language": "de-AT, en"})
    assert answer.status_code == 200
    assert answer.text == INDEX.replace("{{language}}", "de").replace("{{plain}}", plain)
    assert answer.headers["vary"] == "accept-encoding, accept-language"
    assert 'lang="en"' in browser.get(path, headers={"accept-language": "fr"}).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_read_before_any_script_runs_is_in_the_language_of_the_browser(language):
    served = Browser(application())
    shell = served.get("/", headers={"accept-language": language}).text
    manifest = served.get("/manifest.webmanifest", headers={"accept-language": language})
    say = Words(language, FOLDER).say
    assert f'<meta name="description" content="{say("plain-description")}">' in shell
    assert f'<a href="/plain">{say("plain-no-script")}</a>' in shell
    assert (manifest.json()["lang"], manifest.json()["description"]) == (language, say("plain-description"))
    assert manifest.headers["vary"] == "accept-encoding, accept-language"
    assert "{{" not in shell + manifest.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_those_of_the_core_the_table_and_the_page_without_those_of_commands(browser, language):
    text = browser.get(f"/words/{language}.ftl").text
    ids = set(re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE))
    for folder, wanted in ((SHARED, "unreadable-move"), (FOLDER, "not-your-seat")):
        own = (folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        assert wanted in ids
        assert re.search(rf"^{wanted} = .*$", own, re.MULTILINE)[0] in text
    assert f"page-language = {language}" in text
    assert not {name for name in ids if name.startswith(("serve-", "backup-", "restore-", "load-", "plain-", "cli-", "bench-"))}
    assert "[one]" in text  # a message of several lines stays whole
    game = browser.get(f"/words/{language}/light_line.ftl").text
    assert game == (find("line").folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")


def test_a_message_that_is_left_out_goes_with_all_its_lines():
    words = "# About\nx = { $n ->\n    [one] one\n   *[other] many\n}\nkept = { $n ->\n   *[other] yes\n}\n\ny = no\n"
    assert leave_out(words, {"x", "y"}) == "kept = { $n ->\n   *[other] yes\n}\n\n"
    assert leave_out(words, {"x", "y", "kept"}) == ""


def test_the_page_may_say_a_thing_in_its_own_words():
    parts = [b"you = You\nkept = 1\n", b"said = {\n  2 }\n", b"# Page\nyou = you\nsaid = two\n"]
    assert join_words(parts) == b"kept = 1\n\n\n# Page\nyou = you\nsaid = two\n"


def test_the_application_serves_the_page_of_the_folder_it_is_given(browser):
    assert browser.get("/").text == INDEX.replace("{{language}}", "en").replace("{{plain}}", "/plain")
    assert browser.get("/page/nothere.js").json()["code"] == "no-such-page"
    assert browser.get("/", "POST").status_code == 405


def test_a_wrong_method_is_answered_with_the_right_ones(browser):
    answer = browser.get("/api/me", "PUT")
    assert answer.json()["code"] == "wrong-method"
    assert sorted(answer.headers["allow"].split(", ")) == ["DELETE", "GET", "HEAD", "POST"]


def test_a_slash_too_many_or_too_few_leads_to_the_page(browser):
    assert browser.get("/me/").headers["location"] == "http://here/me"
    assert browser.get("/me/").status_code == 307
    assert browser.get("/nowhere/").status_code == 404


def test_pages_and_files_have_addresses_of_their_own():
    assert not {path for _, path in PAGES} & set(Files(PAGE).endpoints)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_real_page_is_there_twice(language):
    text = Browser(application()).get(f"/words/{language}.ftl").text
    ids = re.findall(r"^(-?[a-zA-Z][\w-]*) *=", text, re.MULTILINE)
    assert len(ids) > 100
    assert sorted({name for name in ids if ids.count(name) > 1}) == []


def test_the_real_page_is_given_with_every_file_its_shell_names(server):
    shell = httpx.get(f"{server.url}/").text
    assert "{{" not in shell
    named = re.findall(r'(?:src|href)="(/[^"]*)"', shell)
    assert len(named) > 5
    assert [path for path in named if httpx.get(f"{server.url}{path}").status_code != 200] == []


def test_explanations_stay_at_home_and_lines_keep_their_numbers():
    script = (
        b"// @ts-check\n/** What this is for.\n * @param {string} a */\nconst f = (/** @type {any} */ a) =>\n"
        b"  `${a}//`; // so\nconst g = 'https://a';\n"
    )
    assert strip_comments(script, ".js") == b"\n\n\nconst f = (a) =>\n`${a}//`;\nconst g = 'https://a';\n"
    assert strip_comments(b"/* paper\n and ink */\nbody { color: red; /* or so */ }", ".css") == b"\n\nbody { color: red; }"
    licence = b"/**\n * @license\n * Somebody\n */\nlet a;"
    assert strip_comments(licence, ".js") == licence
    assert strip_comments(b"/* as it is */", ".svg") == b"/* as it is */"


def test_indentation_stays_at_home_too_and_nothing_else_does():
    assert strip_indentation(b"if (a) {\n    b();\n\t}  // c\n\n", ".js") == b"if (a) {\nb();\n}  // c\n\n"
    assert strip_indentation(b"a {\n  b {\n    top: 0;\n", ".css") == b"a {\nb {\ntop: 0;\n"
    assert strip_indentation(b"  <svg/>", ".svg") == b"  <svg/>"


@pytest.mark.parametrize("folder", [PAGE, *game_folders().values()], ids=lambda folder: folder.name)
def test_what_is_left_out_of_our_scripts_is_explanation_never_text(folder):
    """Each stands where a line begins or ends or is a type; none can be a part of a text or a pattern."""
    for path in folder.rglob("*.js"):
        source = path.read_text(encoding="utf-8")
        for found in COMMENTS[".js"].finditer(source):
            before = source[: found.start()].rpartition("\n")[2]
            is_note = found[0].lstrip().startswith("// ") and all(before.count(quote) % 2 == 0 for quote in '"`')
            assert not before.strip() or is_note or found[0].startswith("/** @"), (path.name, found[0])
        assert strip_comments(source.encode(), ".js").count(b"\n") == source.count("\n")
