"""The OpenAPI description of the API, made from the endpoints themselves."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from tablewright import __version__

from . import api
from .answers import Answer
from .endpoints import ENDPOINTS, Endpoint

REFUSALS = {
    "400": "Cannot be understood",
    "403": "Not yours",
    "404": "Not there",
    "409": "Stale",
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
        "info": {"title": "Tablewright", "version": __version__, "description": api.__doc__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"session": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"session": []}],
    }


def operation(one: Endpoint, by_kind: dict[str, Any]) -> dict[str, Any]:
    refused = {"application/json": {"schema": by_kind[repr(Answer)]}}
    responses: dict[str, Any] = {status: {"description": text, "content": refused} for status, text in REFUSALS.items()}
    responses["200"] = {"description": "Done"}
    responses["200"]["content"] = {
        "application/json": {"schema": {} if one.gives is None else by_kind[repr(one.gives)]}
    }
    found: dict[str, Any] = {
        "operationId": one.handler.__name__,
        "summary": one.summary,
        "parameters": parameters(one),
        "responses": dict(sorted(responses.items())),
    }
    if one.body is not None:
        schema = {"type": "object"} if one.body is msgspec.Raw else by_kind[repr(one.body)]
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return found


def parameters(one: Endpoint) -> list[dict[str, Any]]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", one.path)
    ]
    in_query = [
        {"name": name, "in": "query", "required": False, "description": text, "schema": {"type": "string"}}
        for name, text in one.query.items()
    ]
    return in_path + in_query
