"""Which tests check which numbered rule, read from the marks in the test files."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tablewright.engine.faults import BadInput


def rule_tests(folder: Path) -> dict[str, list[str]]:
    """Rule id -> the tests that cite it, as file::name."""
    if not folder.is_dir():
        raise BadInput(f"There is no folder of tests at {folder}; name it with --tests.")
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for name, rules in _marked(_parsed(path)):
            for rule in rules:
                found.setdefault(rule, []).append(f"{path.relative_to(folder.parent)}::{name}")
    return found


def _parsed(path: Path) -> ast.Module:
    try:
        return ast.parse(path.read_text("utf-8"), str(path))
    except (SyntaxError, ValueError) as error:
        raise BadInput(f"{path} is not readable as Python: {error}.") from None


def _marked(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            rules = [rule for mark in node.decorator_list for rule in _cited(mark)]
            if rules:
                yield node.name, rules


def _cited(mark: ast.expr) -> list[str]:
    """The ids of one @pytest.mark.rule(...)."""
    if not isinstance(mark, ast.Call) or ast.unparse(mark.func) != "pytest.mark.rule":
        return []
    return [str(one.value) for one in mark.args if isinstance(one, ast.Constant)]
