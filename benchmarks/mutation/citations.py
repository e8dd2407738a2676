"""Citations: where the code cites a numbered rule, and which pieces of code the citation is about."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

CITED = re.compile(r"\b([A-Z]{2,4}-[A-Z]+-)(\d{2})\b((?:,?\s+(?:to |and )?-\d{2}\b)*)")
MORE = re.compile(r"(to )?-(\d{2})")
LEAVES = (ast.Return, ast.Raise, ast.Continue, ast.Break, ast.Expr)
"""What stands alone in a branch: the branch's condition is then what the citation is about."""


@dataclass(frozen=True, slots=True)
class Citation:
    """One mention of a rule; `about` goes from the narrowest piece of code to the widest."""

    path: Path
    line: int
    alone: bool
    """Whether no other rule is cited in the same breath."""
    about: tuple[ast.AST, ...]


def rules_in(text: str) -> list[str]:
    """Every rule that a comment or string names; `RON-END-01 to -03, -07` names four."""
    found: list[str] = []
    for prefix, first, more in CITED.findall(text):
        found.append(prefix + first)
        last = int(first)
        for up_to, number in MORE.findall(more):
            found += [f"{prefix}{one:02}" for one in range(last + 1 if up_to else int(number), int(number) + 1)]
            last = int(number)
    return found


def citations(folder: Path) -> dict[str, list[Citation]]:
    """Rule id -> its citations under a folder; those that cite nothing else come first."""
    found: dict[str, list[Citation]] = {}
    for path in sorted(folder.rglob("*.py")):
        for rules, citation in _cited_in(path):
            for rule in rules:
                found.setdefault(rule, []).append(citation)
    return {rule: sorted(some, key=lambda one: not one.alone) for rule, some in found.items()}


def _cited_in(path: Path) -> Iterator[tuple[list[str], Citation]]:
    text = path.read_text("utf-8")
    tree = ast.parse(text)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in (tokenize.COMMENT, tokenize.STRING):
            continue
        rules = rules_in(token.string)
        about = _about(tree, token) if rules else ()
        if about:
            yield rules, Citation(path, token.start[0], len(rules) == 1, about)


def _about(tree: ast.Module, token: tokenize.TokenInfo) -> tuple[ast.AST, ...]:
    line = token.start[0]
    around = _around(tree, line)
    if token.type == tokenize.COMMENT and token.line.lstrip().startswith("#"):
        return tuple(_following(tree, line))
    if not around:
        return ()
    if _is_docstring(around[-1]):
        return tuple(around[-2:-1])
    innermost, outer = around[-1], around[:-1]
    wider = [one for one in outer if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)][-1:]
    if isinstance(innermost, LEAVES) and outer and isinstance(outer[-1], ast.If):
        return (outer[-1], *wider)
    return (innermost, *wider)


def _around(tree: ast.Module, line: int) -> list[ast.stmt]:
    """The statements that a line lies in, the outermost first."""
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or node.lineno)
    ]


def _following(tree: ast.Module, line: int) -> list[ast.stmt]:
    """The statement below a comment that has a line of its own."""
    later = [node for node in ast.walk(tree) if isinstance(node, ast.stmt) and node.lineno > line]
    return [min(later, key=lambda node: node.lineno)] if later else []


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
