"""Families of test cases: every run tries the chosen members, the nightly run tries all."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import pytest

NIGHTLY = pytest.mark.nightly
Case = TypeVar("Case")


def family(cases: Iterable[Case], kept: Callable[[Case], bool], name: Callable[[Case], str] = str) -> list[Any]:
    """Parameters of a test, one for each case; those that are not kept wait for `make nightly`."""
    return [pytest.param(case, id=name(case), marks=() if kept(case) else NIGHTLY) for case in cases]
