"""The parser of the command line in the person's language: its help and its complaints, which it knows only in English."""

import os
import re
from typing import Any

from linewright.core.words import Words

HELP = {  # what the parser writes into a help text -> the id of our words for it
    r"^Usage:": "usage",
    r"^Options:$": "usage-options",
    r"^Arguments:$": "usage-arguments",
    r"^Commands:$": "usage-commands",
    r"\[OPTIONS\]": "usage-some-options",
    r"COMMAND \[ARGS\]\.\.\.": "usage-some-command",
    r"Show\s+this\s+message\s+and\s+exit\.": "usage-help",
    r"Install\s+completion\s+for\s+the\s+current\s+shell\.": "usage-install-completion",
    r"Show\s+completion\s+for\s+the\s+current\s+shell,[\s\w]+\.": "usage-show-completion",
    r"(?<=\[)default(?=:)": "usage-default",
    r"(?<=\[)required(?=\])": "usage-required",
}
COMPLAINTS = {  # what the parser says -> the id of our words, which are given what the groups hold
    r"No such command '(?P<name>.*?)'\..*": "usage-no-command",
    r"No such option: (?P<name>\S+?)\.?(?: .*)?": "usage-no-option",
    r"Missing argument '(?P<name>.*)'\.": "usage-no-argument",
    r"Missing command\.": "usage-missing-command",
    r"Got unexpected extra arguments?(?:\(s\))? \((?P<name>.*)\)": "usage-too-many",
    r"Option '?(?P<name>[^' ]+)'? requires (?:an argument|\d+ arguments)\.": "usage-no-value",
    r"Invalid value for '(?P<name>.*?)'(?: / '.*?')*: (?P<why>.*)": "usage-bad-value",
}
REASONS = {  # why a value is wrong
    r".*valid integer.*": "usage-no-integer",
    r".*valid number.*": "usage-no-number",
    r"Input should be greater than or equal to (?P<limit>\S+)": "usage-too-small",
    r"Input should be less than or equal to (?P<limit>\S+)": "usage-too-large",
}


def program_name() -> str:
    """What people type to start us."""
    return os.environ.get("LINEWRIGHT_AS", "linewright")


def translate_help(text: str, words: Words) -> str:
    """A help text of the parser in the person's language."""
    for pattern, word in HELP.items():
        said = words.say(word)
        text = re.sub(pattern, lambda _, said=said: said, text, flags=re.MULTILINE)  # type: ignore[misc]
    return text


def translate_complaint(text: str, words: Words) -> str:
    """A complaint of the parser in the person's language; one we do not know stays as it is."""
    for pattern, word in COMPLAINTS.items():
        if found := re.fullmatch(pattern, text, flags=re.DOTALL):
            facts = found.groupdict()
            if "why" in facts:
                facts["why"] = translate_reason(facts["why"], words)
            return words.say(word, **facts)
    return text


def translate_reason(text: str, words: Words) -> str:
    """Why a value is wrong, in the person's language; what we do not know stays as it is."""
    for pattern, word in REASONS.items():
        if found := re.fullmatch(pattern, text, flags=re.DOTALL):
            return words.say(word, **found.groupdict())
    return text


def speak(command: Any, words: Words) -> None:
    """Have a command of the parser, and all below it, give help in the person's language, with whole summaries."""
    ask = command.get_help
    command.get_help = lambda context: translate_help(ask(context), words)
    command.short_help = command.help
    command.epilog = (command.epilog or "").replace("linewright ", f"{program_name()} ")
    for below in vars(command).get("commands", {}).values():
        speak(below, words)
