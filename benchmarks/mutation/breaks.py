"""Breaks: the ways in which a piece of code is made to break its rule, those that break it most first."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from tablewright.engine.faults import BadInput

from .citations import Citation

BY_HAND = Path(__file__).parent / "by_hand.toml"
SAYING = {"tell", "whisper"}
"""A log line left out breaks no rule."""
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}
OPERATORS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lt: ("<", "<="), ast.LtE: ("<=", "<"), ast.Gt: (">", ">="), ast.GtE: (">=", ">"), ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="), ast.In: ("in", "not in"), ast.NotIn: ("not in", "in"), ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"), ast.Add: ("+", "-"), ast.Sub: ("-", "+"), ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Break:
    """`old` at a place of a file becomes `new`."""

    path: Path
    start: int
    old: str
    new: str

    @property
    def line(self) -> int:
        return self.path.read_text("utf-8").count("\n", 0, self.start) + 1

    def applied(self, text: str) -> str:
        """The text of the file with the break in it."""
        return text[: self.start] + self.new + text[self.start + len(self.old) :]


def place_of(broken: Break) -> str:
    """The end of its path, and its line."""
    return f"{'/'.join(broken.path.parts[-2:])}:{broken.line}"


def change_of(broken: Break) -> str:
    """What became what, on one line."""
    old, new = (" ".join(text.split()).replace("|", "\\|") for text in (broken.old, broken.new))
    return f"`{_short(old)}` → `{_short(new)}`"


def _short(text: str) -> str:
    return text if len(text) <= 90 else f"{text[:60]} … {text[-26:]}"


def breaks_by_hand(sources: Path, listed: Path = BY_HAND) -> dict[str, list[Break]]:
    """Breaks that somebody wrote: for rules that live in data, and where the others would break something else."""
    found: dict[str, list[Break]] = {}
    for entry in tomllib.loads(listed.read_text("utf-8"))["break"]:
        path, old = sources / entry["file"], entry["old"]
        text = path.read_text("utf-8")
        if text.count(old) != 1:
            raise BadInput(f"The break of {entry['rule']} fits {text.count(old)} places of {entry['file']}, not one.")
        found.setdefault(entry["rule"], []).append(Break(path, text.index(old), old, entry["new"]))
    return found


def breaks_of(citations: list[Citation]) -> list[Break]:
    """Every break of the code that these citations are about, each once."""
    return list(dict.fromkeys(one for citation in citations for one in _breaks_at(citation)))


def _breaks_at(citation: Citation) -> Iterator[Break]:
    source = Source(citation.path)
    for node in citation.about:
        found = [one for way in WAYS for one in sorted(way(source, node), key=lambda one: one.start)]
        yield from sorted(found, key=lambda one: one.line != citation.line)


class Source:
    """The text of a file, in which the nodes of its tree are found again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text("utf-8")
        self._lines = self.text.splitlines(keepends=True)

    def replaced(self, node: ast.AST, new: str) -> Break:
        """A break that puts `new` in place of a node; `{}` in it stands for what was there."""
        old = ast.get_source_segment(self.text, node) or ""
        return Break(self.path, self._offset(node), old, new.replace("{}", old))

    def replaced_between(self, left: ast.expr, right: ast.expr, old: str, new: str) -> Iterator[Break]:
        """A break of the operator between two expressions, unless it is written in an unexpected way."""
        start = self._offset(left) + len(ast.get_source_segment(self.text, left) or "")
        gap = self.text[start : self._offset(right)]
        if gap.count(old) == 1:
            yield Break(self.path, start + gap.index(old), old, new)

    def _offset(self, node: ast.AST) -> int:
        line, column = node.lineno - 1, node.col_offset  # type: ignore[attr-defined]
        before = self._lines[line].encode()[:column].decode()
        return sum(map(len, self._lines[:line])) + len(before)


def negated_conditions(source: Source, node: ast.AST) -> Iterator[Break]:
    """What was done when something holds is done when it does not."""
    for one in _within(node):
        match one:
            case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
                yield from _negated(source, test)
            case ast.match_case(guard=ast.expr() as test):
                yield from _negated(source, test)
            case ast.comprehension(ifs=ifs):
                yield from chain.from_iterable(_negated(source, test) for test in ifs)
            case ast.FunctionDef(returns=ast.Name(id="bool")):
                returned = [inner.value for inner in _within(one) if isinstance(inner, ast.Return) and inner.value]
                yield from chain.from_iterable(_negated(source, value) for value in returned)


def _negated(source: Source, test: ast.expr) -> Iterator[Break]:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        yield source.replaced(test, ast.get_source_segment(source.text, test.operand) or "")
    elif not isinstance(test, ast.Constant):
        yield source.replaced(test, "(not ({}))")


def dropped_statements(source: Source, node: ast.AST) -> Iterator[Break]:
    """Something is not done at all. Names stay assigned, otherwise the code would only fall over."""
    for one in _within(node):
        match one:
            case ast.Expr(value=ast.Call() | ast.Await()) if not _says(one.value):
                yield source.replaced(one, "pass")
            case ast.AugAssign() | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) | ast.Delete():
                yield source.replaced(one, "pass")


def _says(value: ast.expr) -> bool:
    call = value.value if isinstance(value, ast.Await) else value
    return isinstance(call, ast.Call) and ast.unparse(call.func) in SAYING


def shifted_numbers(source: Source, node: ast.AST) -> Iterator[Break]:
    """A number is one more than it should be."""
    for one in _within(node):
        if isinstance(one, ast.Constant) and type(one.value) is int:
            yield source.replaced(one, str(one.value + 1))


def changed_operators(source: Source, node: ast.AST) -> Iterator[Break]:
    """Less becomes at most, plus becomes minus, and becomes or, the least becomes the greatest."""
    for one in _within(node):
        match one:
            case ast.Compare(left=left, ops=[op], comparators=[right]) | ast.BoolOp(op=op, values=[left, right, *_]):
                yield from source.replaced_between(left, right, *OPERATORS[type(op)])
            case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as op, right=right):
                yield from source.replaced_between(left, right, *OPERATORS[type(op)])
            case ast.Name(id=name) if name in SWAPPED:
                yield source.replaced(one, SWAPPED[name])


def changed_results(source: Source, node: ast.AST) -> Iterator[Break]:
    """A function answers with one more, or with all but the last."""
    for one in _within(node):
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef) and one.returns:
            new = _other_result(ast.unparse(one.returns))
            returned = [inner for inner in _within(one) if isinstance(inner, ast.Return) and inner.value]
            yield from (source.replaced(inner, new.replace("{}", _value(source, inner))) for inner in returned if new)


def _other_result(kind: str) -> str:
    if kind == "int":
        return "return ({}) + 1"
    made = kind.partition("[")[0]
    return f"return {made}({{}})[:-1]" if made in ("list", "tuple") else ""


def _value(source: Source, node: ast.Return) -> str:
    assert node.value
    return ast.get_source_segment(source.text, node.value) or ""


def _within(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all below it, in the order of the text; not what only describes: annotations and decorators."""
    yield node
    described = {id(one) for one in _descriptions(node)}
    for child in ast.iter_child_nodes(node):
        if id(child) not in described:
            yield from _within(child)


def _descriptions(node: ast.AST) -> list[ast.AST]:
    match node:
        case ast.FunctionDef(returns=returns) | ast.AsyncFunctionDef(returns=returns):
            return [*node.decorator_list, *([returns] if returns else [])]
        case ast.ClassDef():
            return list(node.decorator_list)
        case ast.arg(annotation=ast.expr() as annotation) | ast.AnnAssign(annotation=annotation):
            return [annotation]
        case ast.JoinedStr() | ast.Assert():
            return list(ast.iter_child_nodes(node))
    return []


WAYS: tuple[Callable[[Source, ast.AST], Iterator[Break]], ...] = (
    negated_conditions,
    dropped_statements,
    shifted_numbers,
    changed_operators,
    changed_results,
)
