"""Types for the page's scripts, written from the OpenAPI document and from the types of the games' views.

`python -m linewright.server.web.page_types` renews them, and writes those of games from other packages that are named to it.
TypeScript reads them in `./check`; nothing of them is served.
"""

import json
import re
import sys
import typing
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from linewright.core.position import SharedView
from linewright.core.registry import find, names
from linewright.server.web.doors import DOORS
from linewright.server.web.files import PAGE
from linewright.server.web.openapi import document

HOW_TO_RENEW = "python -m linewright.server.web.page_types"
MESSAGES = PAGE / "messages.d.ts"
UNIONS = {
    "events": "ToldEvent"
}  # the document lists the members of a union where it stands; here it has the server's name for it
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
LONGEST = 130  # columns of a line with its end, as Biome has it
BRACKETED = re.compile(r"[(\[<].*[)\]>]")  # part of a type that needs no brackets of its own


def files(*others: str) -> dict[Path, str]:
    """Every file of types, with what has to stand in it; of games from other packages only of those that are named."""
    views = {find(name).own_folder / "view.d.ts": view for name, view in typed_views(*others).items()}
    return {MESSAGES: messages()} | {path: view_types(view) for path, view in views.items()}


def typed_views(*others: str) -> dict[str, Any]:
    """The type of the view of each of our games, and of others that are named, where it has one."""
    ours = [name for name in names() if find(name).own_folder.is_relative_to(PAGE.parent)]
    found = {name: typing.get_type_hints(find(name).view.view)["return"] for name in (*ours, *others)}
    return {name: view for name, view in found.items() if typing.is_typeddict(view)}


def messages() -> str:
    """The types of all messages, and of what every view has."""
    whole = document(DOORS)
    schemas = whole["components"]["schemas"]
    (_, shared) = msgspec.json.schema_components([SharedView], ref_template="#/{name}")
    types = write("What the server takes and tells, from its OpenAPI document.", schemas | shared, told_whole())
    return "\n".join([types, answers(whole["paths"], "get"), answers(whole["paths"], "post")])


def answers(paths: dict[str, Any], method: str) -> str:
    """Declare what each path answers in JSON; what stands in a path, and behind it, may be any text."""
    lines = []
    for path, operations in sorted(paths.items()):
        operation = operations.get(method, {"responses": {"200": {"content": {}}}, "parameters": []})
        schema = operation["responses"]["200"]["content"].get("application/json", {}).get("schema")
        pattern = re.sub(r"{\w+}", "${string}", path)
        if any(one["in"] == "query" for one in operation["parameters"]):
            pattern += "${string}"
        if schema is not None:
            key = f'"{path}"' if pattern == path else f"[path: `{pattern}`]"
            lines.append(f"  {key}: {type_of(schema)};\n")
    name = f"{method.capitalize()}Answers"
    return f"/** What is answered to {method.upper()}, by path. */\nexport interface {name} {{\n{''.join(lines)}}}\n"


def view_types(view: Any) -> str:
    """The types of a game's view."""
    (_, schemas) = msgspec.json.schema_components([view], ref_template="#/{name}")
    return write("What a seat may know in this game beside what all views have, as `view.py` builds it.", schemas, set())


def told_whole() -> set[str]:
    """The names of what the server tells with all its fields, also those that have their usual value."""
    answers = [door.gives for door in DOORS if door.gives is not None]
    structs = {struct for info in msgspec.inspect.multi_type_info(answers) for struct in structs_in(info)}
    return {struct.__name__ for struct in structs if not struct.__struct_config__.omit_defaults}


def structs_in(info: Any) -> Iterator[type[msgspec.Struct]]:
    """Every struct in a type, the type itself among them."""
    if isinstance(info, msgspec.inspect.StructType):
        yield info.cls
    inner = [field.type for field in getattr(info, "fields", ())]
    inner += [getattr(info, name) for name in ("item_type", "value_type") if hasattr(info, name)]
    for one in [*inner, *getattr(info, "types", ())]:
        yield from structs_in(one)


def write(about: str, schemas: dict[str, Any], whole: Iterable[str]) -> str:
    """A file of types: one declaration for each schema, and one for each union that is listed in a schema."""
    parts = [f"// {about}\n// Written by {HOW_TO_RENEW}; to change it, change what it is written from.\n"]
    unions: dict[str, str] = {}
    for name, schema in sorted(schemas.items()):
        found = {name: union(name, one) for name, one in unions_in(schema) if name not in unions}
        unions |= found
        parts += found.values()
        parts.append(declaration(name, schema, is_whole=name in whole))
    return "\n".join(parts)


def unions_in(schema: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The unions that a schema's properties list, with their names here."""
    for name, one in schema.get("properties", {}).items():
        if "discriminator" in one.get("items", {}):
            yield UNIONS[name], one["items"]


def union(name: str, schema: dict[str, Any]) -> str:
    """Declare a union of messages, told apart by one of their properties."""
    members = "".join(f"\n  | {type_of(one)}" for one in schema["anyOf"])
    return f"/** One of these, told apart by `{schema['discriminator']['propertyName']}`. */\nexport type {name} ={members};\n"


def declaration(name: str, schema: dict[str, Any], *, is_whole: bool) -> str:
    """Declare one message."""
    about = explain(schema)
    if schema["type"] != "object":
        return f"{about}export type {name} = {type_of(schema)};\n"
    required = schema["properties"] if is_whole else schema["required"]
    lines = [property_line(name, one, "" if name in required else "?") for name, one in schema["properties"].items()]
    return f"{about}export interface {name} {{\n{''.join(lines)}}}\n"


def property_line(name: str, schema: dict[str, Any], mark: str) -> str:
    """Declare a property, with what the schema says of it in the line above."""
    kind = f"{UNIONS[name]}[]" if "discriminator" in schema.get("items", {}) else type_of(schema)
    line = f"  {name}{mark}: {kind};\n"
    if len(line) > LONGEST and "enum" in schema:
        line = f"  {name}{mark}:" + "".join(f"\n    | {one}" for one in kind.split(" | ")) + ";\n"
    return f"{explain(schema, '  ')}{line}"


def explain(schema: dict[str, Any], indent: str = "") -> str:
    """The comment before a declaration; nothing where the schema says nothing."""
    text = schema.get("description", "")
    return f"{indent}/** {text} */\n" if text else ""


def type_of(schema: dict[str, Any]) -> str:
    """Write a schema as a type; what the schema leaves open is `unknown`."""
    match schema:
        case {"$ref": str(reference)}:
            return reference.rsplit("/", 1)[-1]
        case {"anyOf": [*members]}:
            return " | ".join(dict.fromkeys(type_of(one) for one in members))
        case {"enum": [*values]}:
            return " | ".join(json.dumps(value) for value in values)
        case {"prefixItems": [*items]}:
            return f"[{', '.join(type_of(one) for one in items)}]"
        case {"type": "array"}:
            inner = type_of(schema.get("items", {}))
            return f"({inner})[]" if " | " in BRACKETED.sub("", inner) else f"{inner}[]"
        case {"type": "object"}:
            return f"Record<string, {type_of(schema.get('additionalProperties', {}))}>"
        case {"type": str(kind)} if kind in SIMPLE:
            return SIMPLE[kind]
        case _:
            return "unknown"


if __name__ == "__main__":
    for path, text in files(*sys.argv[1:]).items():
        path.write_text(text, encoding="utf-8")
