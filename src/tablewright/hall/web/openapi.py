"""The OpenAPI description of the API, made from the endpoints themselves."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from tablewright import __version__
from tablewright.language import LANGUAGES

from . import afterwards, api, oneself, shelf
from .answers import Answer
from .endpoints import ENDPOINTS, EVENTS, JSON, Endpoint, Query

PARTS = (api, shelf, afterwards, oneself)
LANGUAGE = Query("the language of all words; without it, the one that Accept-Language prefers", {"enum": LANGUAGES})

REFUSALS = {
    "400": "Cannot be understood",
    "403": "Not yours",
    "404": "Not there",
    "405": "Not done at this address; the header Allow names what is",
    "409": "Stale, or not possible as the table stands",
    "413": "Too large",
    "422": "Against the rules",
    "429": "Too many",
    "500": "A fault of the hall; nothing is lost",
    "503": "The hall cannot write to its log just now",
}


@cache
def description() -> dict[str, Any]:
    """The whole API."""
    kinds = [kind for one in ENDPOINTS for kind in (one.body, one.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components([*kinds, Answer], ref_template="#/components/schemas/{name}")
    by_kind = {repr(kind): schema for kind, schema in zip([*kinds, Answer], schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method.lower()] = operation(one, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tablewright",
            "version": __version__,
            "description": " ".join(str(part.__doc__) for part in PARTS),
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"session": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"session": []}],
    }


def operation(one: Endpoint, by_kind: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": one.handler.__name__,
        "summary": one.summary,
        "parameters": parameters(one),
        "responses": dict(sorted(responses(one, by_kind).items())),
    }
    if one.body is not None:
        schema = {"type": "object"} if one.body is msgspec.Raw else by_kind[repr(one.body)]
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": schema}}}
    return found


def responses(one: Endpoint, by_kind: dict[str, Any]) -> dict[str, Any]:
    """What is given, and all that can be refused."""
    refused = {JSON: {"schema": by_kind[repr(Answer)]}}
    told: dict[str, Any] = {status: {"description": text, "content": refused} for status, text in REFUSALS.items()}
    told["405"]["headers"] = {"Allow": {"description": "The methods of this address", "schema": {"type": "string"}}}
    given = {} if one.gives is None else by_kind[repr(one.gives)]
    told["200"] = {"description": "Done", "content": {one.media: {"schema": given}}}
    if one.media == EVENTS:
        told["200"]["description"] = "Events without end; the data of each is a JSON document of this shape"
    return told


def parameters(one: Endpoint) -> list[dict[str, Any]]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", one.path)
    ]
    in_query = [
        {"name": name, "in": "query", "required": query.needed, "description": query.text, "schema": query.schema}
        for name, query in {**one.query, "lang": LANGUAGE}.items()
    ]
    return in_path + in_query
