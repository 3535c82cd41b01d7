"""The API as an OpenAPI 3.1 document, made from the doors and the types of their messages."""

import re
from collections.abc import Iterable
from typing import Any

import msgspec

import linewright
import linewright.games  # makes the games known
from linewright.core.registry import names
from linewright.core.words import LANGUAGES
from linewright.server.duplicates.shapes import MOST_BOARDS
from linewright.server.hall.hall import TABLE_ID
from linewright.server.web import shapes
from linewright.server.web.door import Door

OTHERS = (
    shapes.Refused,
    shapes.ChangedUpdate,
    shapes.Answer,
    shapes.BesideUpdate,
)  # that no door gives: on streams, and in place of all else
REFUSALS = ("400", "401", "403", "404", "409", "410", "413", "422", "429", "500", "503")


def document(doors: Iterable[Door]) -> dict[str, Any]:
    """Write the document."""
    doors = list(doors)
    types = [*{kind: None for door in doors for kind in (door.takes, door.gives) if kind is not None}, *OTHERS]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(types, schemas, strict=True))
    paths: dict[str, Any] = {}
    for door in doors:
        paths.setdefault(door.path, {})[door.method.lower()] = operation(door, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Linewright", "version": linewright.__version__, "description": "Tables for line-building games."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "linewright"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{"cookie": []}, {"bearer": []}, {}],
    }


def operation(door: Door, schema_of: dict[Any, Any]) -> dict[str, Any]:
    """Describe one door."""
    content: dict[str, Any] = {} if door.gives is None or door.media != "application/json" else {"schema": schema_of[door.gives]}
    refusal = {"description": "Refused, and why", "content": {"application/json": {"schema": schema_of[shapes.Refused]}}}
    found: dict[str, Any] = {
        "summary": door.summary,
        "operationId": re.sub(r"[^a-z0-9]+", "-", f"{door.method} {door.path}".lower()).strip("-"),
        "parameters": [*path_parameters(door), *query_parameters(door)],
        "responses": {"200": {"description": door.summary, "content": {door.media: content}}} | dict.fromkeys(REFUSALS, refusal),
    }
    if door.takes is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema_of[door.takes]}}}
    return found


def path_parameters(door: Door) -> list[dict[str, Any]]:
    """Describe what stands in a path."""
    schemas = {
        "table": {"type": "string", "pattern": f"^{TABLE_ID.pattern}$"},
        "game": {"type": "string", "enum": names()},
        "option": {"type": "string"},
        "session": {"type": "string"},
        "person": {"type": "string"},
        "club": {"type": "string"},
        "duplicate": {"type": "string"},
        "number": {"type": "integer", "minimum": 0, "maximum": MOST_BOARDS - 1},
        "link": {"type": "string"},
        "invited": {"type": "string"},
        "puzzle": {"type": "string"},
        "date": {"type": "string", "format": "date"},
        "language": {"type": "string", "enum": list(LANGUAGES)},
    }
    return [{"name": name, "in": "path", "required": True, "schema": schemas[name]} for name in re.findall(r"{(\w+)}", door.path)]


def query_parameters(door: Door) -> list[dict[str, Any]]:
    """Describe what may stand behind a path."""
    number = {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}
    texts = {"game": {"type": "string", "enum": names()}}
    return [{"name": name, "in": "query", "required": False, "schema": texts.get(name, number)} for name in door.query]
