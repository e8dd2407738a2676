"""Named rules: the numbered rules that changed functions cite."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from benchmarks.mutation.citations import rules_in

from .changes import Change

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Span(NamedTuple):
    """The first and last line of a piece of code, its decorators and the comments above it included."""

    first: int
    last: int


def rules_named(change: Change) -> list[str]:
    """Rules that the changed functions of the sources cite or cited, each once."""
    if not change.path.startswith("src/") or not change.path.endswith(".py"):
        return []
    before, after = change.changed_lines()
    return list(dict.fromkeys([*_cited_around(change.after, after), *_cited_around(change.before, before)]))


def _cited_around(text: str, lines: set[int]) -> Iterator[str]:
    """Rules that are cited in the functions, or in the statements outside of functions, to which some lines belong."""
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return  # ruff says so
    written = text.splitlines()
    functions = [_span(node, written) for node in ast.walk(tree) if isinstance(node, Function)]
    statements = [_span(node, written) for node in tree.body]
    around = [span for line in lines for span in _around(line, functions) or _around(line, statements)]
    for first, last in sorted(set(around)):
        yield from rules_in("\n".join(written[first - 1 : last]))


def _around(line: int, spans: Sequence[Span]) -> list[Span]:
    return [span for span in spans if span.first <= line <= span.last]


def _span(node: ast.stmt, written: Sequence[str]) -> Span:
    decorators = node.decorator_list if isinstance(node, Function | ast.ClassDef) else []
    first = min([node.lineno, *(one.lineno for one in decorators)])
    while first > 1 and written[first - 2].lstrip().startswith("#"):
        first -= 1
    return Span(first, node.end_lineno or node.lineno)
