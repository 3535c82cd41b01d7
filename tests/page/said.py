"""Finds ids of words where their words should be."""

import re
from pathlib import Path

import linewright
from tests.page.every_screen import PUT_TOGETHER

ROOT = Path(linewright.__file__).parent
HYPHENATED = re.compile(r"(?<![\w./-])[a-z][a-z0-9]*(?:-[A-Za-z0-9]+)+(?![\w/])")
PREFIXES = {
    "page", "home", "told", "invite", "lobby", "log", "deal", "replay", "learn", "rulebook", "option", "preset", "why", "offer",
    "hint", "question", "me", "end", "guide", "keys", "curtain", "gave", "sent", "level", "review", *PUT_TOGETHER,
}  # fmt: skip
SAID = """() => [
  document.title, document.body.innerText,
  ...["aria-label", "title", "placeholder", "alt", "aria-valuetext"].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name))),
].join("\\n")"""  # everything that is read on a page, by eye or by ear
PLAIN = {"face-down"}  # an id, and an English word


def known_ids() -> set[str]:
    """The ids of all words there are."""
    files = [*ROOT.rglob("words/*.ftl")]
    assert len(files) > 9
    return {found for file in files for found in re.findall(r"^([a-z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE)}


IDS = known_ids()


def untranslated(text: str) -> list[str]:
    """Ids of words, and what Fluent leaves where an argument is missing."""
    words = [word for word in HYPHENATED.findall(text) if word not in PLAIN]
    return [word for word in words if word in IDS or word.partition("-")[0] in PREFIXES] + re.findall(r"\{ ?\$?\w*", text)
