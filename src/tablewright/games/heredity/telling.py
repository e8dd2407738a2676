"""What a view of Heredity tells in words: names, narrations and instructions of the sides that were read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tablewright.engine.components import Say, Told
from tablewright.engine.game import View

from .content import Campaign
from .kinds import PCS
from .saying import aloud
from .wording import token_key

SPOKEN: Final = ("title", "lead", "ending", "name", "text", "event", "attack")
"""Where a view has the keys of messages."""
SPECIAL: Final = "special("


def told(campaign: Campaign, view: View, say: Say) -> Iterator[Told]:
    """Every key, instruction and special token of a view, once each."""
    heard: set[str] = set()
    for says in spoken_in(view):
        if repr(says) not in heard:
            heard.add(repr(says))
            yield Told(says, words_for(campaign, says, say))


def words_for(campaign: Campaign, says: Any, say: Say) -> str:
    if isinstance(says, Mapping):
        return aloud(say, dict(says))
    return say(token_key(campaign, campaign.token(says)) if says.startswith(SPECIAL) else says, {})


def spoken_in(part: Any) -> Iterator[Any]:
    """Whatever is said anywhere in a view; an instruction as a whole."""
    if isinstance(part, list):
        for one in part:
            yield from spoken_in(one)
    elif isinstance(part, Mapping):
        if "key" in part:
            yield part
            return
        for name, value in part.items():
            yield from named(name, value)


def named(name: str, value: Any) -> Iterator[Any]:
    """What a field of a view says, and what is said within it."""
    if name == "statements":
        yield from value
    elif name == "tokens":
        yield from (kind for kind in value if kind.startswith(SPECIAL))
    elif not isinstance(value, str):
        yield from spoken_in(value)
    elif value.startswith(SPECIAL) or (name in SPOKEN and value not in PCS):
        yield value
