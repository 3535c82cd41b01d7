"""Packs: a module of the page and all that it imports in one answer, so that whoever is far away waits once and not sixty times.

A module is put into a function that gets what it imports and returns what it exports; `page/packed.js` calls it. A module that
says so in a way which is not understood here is given as it is, and runs all the same: packs make a page quick, never right.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple
from urllib.parse import urljoin

APP = "/page/app.js"  # what every page begins with
RUNNER = "/page/packed.js"
OF_GAMES = ("/table.js", "/picture.js")  # what the page imports by an address that the server tells
START = "const { put: $put, from: $from } = globalThis.linewright;\n"
IMPORT = re.compile(
    r'\s*(?:/\*.*?\*/\s*)?import\s*(?:(?P<clause>[^"\';()]+?)\s*from\s*)?(["\'])(?P<address>[^"\']+)\2\s*;?', re.DOTALL
)
NAMES = re.compile(r"(?P<default>[\w$]+)?,?(?:\{(?P<names>[^}]*)\})?|\*as (?P<all>[\w$]+)")
EXPORT = re.compile(r"^export (?=(?:async )?(?:function\b\*? ?|class |const )(?P<name>[\w$]+))", re.MULTILINE)
EXPORTS = re.compile(r"(?:^|(?<=[;}]))export\s*\{(?P<names>[^}]*)\};?[ \t]*$", re.MULTILINE)
LEFT = re.compile(r"^(?:import|export)\b(?!\()|\bimport\.meta\b", re.MULTILINE)  # whatever else a module may say
DYNAMIC = re.compile(r"(?<![\w$.])import\(")
LATER = re.compile(r'(?<![\w$.])import\("(?P<address>[^"]+)"\)')
AT_ONCE = re.compile(r"^(?:const|await) .*", re.MULTILINE)  # what is done as soon as a module is loaded
STYLE = re.compile(r'(?<![\w$.])style\("([^"]+)"\)')


class Import(NamedTuple):
    """What a module imports from another."""

    address: str
    parameter: str  # as a function takes it
    names: frozenset[str]


class Module(NamedTuple):
    """A module that can be packed."""

    imports: list[Import]
    exports: dict[str, str]  # by name: what it is called inside
    body: str  # every line where it was
    later: list[str]  # addresses of modules that it imports when they are needed
    styles: list[str]  # addresses of the stylesheets it asks for as it is loaded


def read_module(source: str, address: str) -> Module | None:
    """Read a module without comments; None where it cannot be packed."""
    imports, exports = [], {}
    end = 0
    while found := IMPORT.match(source, end):
        taken = read_clause(found["clause"] or "{}")
        if taken is None:
            return None
        imports.append(Import(urljoin(address, found["address"]), *taken))
        end = found.end()
    body = "\n" * source.count("\n", 0, end) + source[end:]
    exports = {name: name for name in EXPORT.findall(body)}
    body = EXPORT.sub("", body)
    exports |= {outside: inside for names in EXPORTS.findall(body) for inside, outside in pairs(names)}
    body = EXPORTS.sub(lambda listed: "\n" * listed[0].count("\n"), body)
    if LEFT.search(body) or not (imports or exports):  # other forms, or no module at all
        return None
    later = [urljoin(address, found) for found in LATER.findall(body)]
    styles = [style for line in AT_ONCE.findall(body) for style in STYLE.findall(line)]
    return Module(imports, exports, DYNAMIC.sub(f'$from("{address}")(', body), later, styles)


def read_clause(clause: str) -> tuple[str, frozenset[str]] | None:
    """What stands between `import` and `from`: as a parameter, and the names it asks for; None if it is not understood."""
    found = NAMES.fullmatch(re.sub(r"\s*([{},*])\s*", r"\1", clause))
    if found is None:
        return None
    if found["all"]:
        return found["all"], frozenset()
    named = [*pairs(found["names"] or ""), *([("default", found["default"])] if found["default"] else [])]
    return "{ " + ", ".join(f"{outside}: {inside}" for outside, inside in named) + " }", frozenset(
        outside for outside, _ in named
    )


def pairs(names: str) -> Iterator[tuple[str, str]]:
    """The names in `a, b as c`, each with what it becomes."""
    for name in filter(None, map(str.strip, names.split(","))):
        first, _, second = name.partition(" as ")
        yield first.strip(), second.strip() or first.strip()


class Packer:
    """All modules of the page and of the games by their addresses, and how they are packed."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        self.sources = sources
        read = ((address, read_module(source, address)) for address, source in sources.items())
        self.modules = {address: module for address, module in read if module is not None}
        for address in [address for address in self.modules if not self.is_whole(address)]:
            del self.modules[address]

    def is_whole(self, address: str) -> bool:
        """Whether a module exports all that others import from it, and does not lead back to itself."""
        asked = {
            name for module in self.modules.values() for one in module.imports if one.address == address for name in one.names
        }
        of_itself = {found for one in self.modules[address].imports for found in self.list_needed(one.address)}
        return asked <= self.modules[address].exports.keys() and address not in of_itself

    def list_needed(self, address: str, known: Iterable[str] = ()) -> list[str]:
        """A module and all it needs, those that others import first; without those that are known."""
        order: list[str] = []
        seen = set(known)

        def visit(one: str) -> None:
            if one in seen or one not in self.modules:
                return
            seen.add(one)
            for other in self.modules[one].imports:
                visit(other.address)
            order.append(one)

        visit(address)
        return order

    @cached_property
    def importers(self) -> dict[str, list[str]]:
        """By the address of each module that is imported when it is needed: which modules do so."""
        found: dict[str, list[str]] = {}
        for address, module in self.modules.items():
            for other in module.later:
                found.setdefault(other, []).append(address)
        return found

    def find_there(self, address: str) -> set[str]:
        """What is there already when a module is imported later: what every page begins with, and what its importers need."""
        if address == APP:
            return set()
        before = [set(self.list_needed(one)) for one in self.importers.get(address, ())]
        return set(self.list_needed(APP)).union(set.intersection(*before) if before else ())

    def pack(self, address: str) -> str:
        """The pack of a module: it and what it needs that is not there already."""
        parts = [START, *map(self.put, self.list_needed(address, self.find_there(address)))]
        return "".join([self.sources[RUNNER], *parts, f'$from("")("{APP}");\n'] if address == APP else parts)

    def bridge(self, address: str) -> str:
        """A module for whoever imports it past the packs: what it exports there is what it exports in its pack."""
        names = ", ".join(self.modules[address].exports)
        return f'export const {{ {names} }} = await globalThis.linewright.from("")("{address}");\n'

    def styles(self, addresses: Iterable[str]) -> list[str]:
        """The stylesheets that modules ask for, they and what they need."""
        needed = dict.fromkeys(one for address in addresses for one in self.list_needed(address, self.find_there(address)))
        return [*dict.fromkeys(style for one in needed for style in self.modules[one].styles)]

    @property
    def entries(self) -> list[str]:
        """The modules that are asked for by themselves, each with a pack of its own."""
        of_games = [address for address in self.modules if address.endswith(OF_GAMES)]
        return sorted({APP, *of_games, *self.importers} & self.modules.keys())

    def put(self, address: str) -> str:
        """A module as it stands in a pack."""
        module = self.modules[address]
        imports = ", ".join(f'"{one.address}"' for one in module.imports)
        taken = ", ".join(one.parameter for one in module.imports)
        given = ", ".join(f"{outside}: {inside}" for outside, inside in module.exports.items())
        return f'$put("{address}", [{imports}], async ({taken}) => {{{module.body}\nreturn {{ {given} }};\n}});\n'
