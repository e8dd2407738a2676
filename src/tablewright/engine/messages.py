"""What rules say: a message key with arguments, never a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Message(NamedTuple):
    """Something to be said in the reader's language."""

    key: str
    arguments: Mapping[str, Any] = {}
