"""Verifiable shuffles: the hash of the seed is public from the start, the seed itself at the end."""

from __future__ import annotations

import hashlib
import secrets


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def commitment(seed: str) -> str:
    """What is published before the first card is dealt."""
    return hashlib.sha256(f"tablewright seed {seed}".encode()).hexdigest()
