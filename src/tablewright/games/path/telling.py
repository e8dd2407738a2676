"""What a view of Path of Destiny tells in words of its own: the pages that were read, their forks, and side quests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablewright.engine.components import Say, Told
from tablewright.engine.game import View

from .content import Pack
from .stories import FIRST_ENDING
from .wording import reward_text

PAID = ("left", "right", "penalty", "reward")
"""What a page may give to the holders of path tokens."""


def told(pack: Pack, view: View, say: Say) -> Iterator[Told]:
    """Only pages of the route and the cards that lie open as forks; whatever may still come stays unread."""
    story, key = pack.stories[view["story"]["key"]], view["story"]["key"]
    read: list[int] = view["story"]["route"]
    open_forks = {card.number for page in read if page < FIRST_ENDING for card in story.fork(page)}
    for number in sorted(open_forks | {card["number"] for card in view["story"]["fork"]}):
        yield from texts(say, key, number, "", "-sign")
    for page in read:
        yield from texts(say, key, page, "", "-text")
        yield from payments(pack, say, key, page)
    yield from epilogue(view, say)
    yield from quests(view, say)


def texts(say: Say, story: str, number: int, *parts: str) -> Iterator[Told]:
    """The title of a story card, and what stands on it."""
    for part in parts:
        yield plainly(say, f"story-{story}-{number:02}{part}")


def plainly(say: Say, key: str) -> Told:
    return Told(key, say(key, {}))


def payments(pack: Pack, say: Say, story: str, page: int) -> Iterator[Told]:
    """POD-STORY-06: what a page gives or takes."""
    for name in PAID:
        reward = getattr(pack.stories[story].cards[page], name)
        if reward is not None:
            message = reward_text(reward)
            yield Told(f"story-{story}-{page:02}-{name}", say(message.key, message.arguments))


def epilogue(view: View, say: Say) -> Iterator[Told]:
    """The end tells of its hero, once that is known."""
    story = view["story"]
    if story["hero"] is not None:
        hero = say(f"character-{view['seats'][story['hero']]['character']}", {})
        key = f"story-{story['key']}-{story['page']:02}-epilogue"
        yield Told(key, say(key, {"hero": hero}))


def quests(view: View, say: Say) -> Iterator[Told]:
    for area in view["seats"]:
        quest: dict[str, Any] | None = area["quest"]
        if quest is not None:
            yield Told(quest, say(quest["key"], {name: value for name, value in quest.items() if name != "key"}))
