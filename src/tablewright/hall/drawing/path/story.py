"""The open story: the fork with its two signposts, the fate and path tokens, and the chronicle of all pages read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablewright.engine.game import View
from tablewright.games.destiny.symbols import SIDES
from tablewright.games.path.stories import FIRST_ENDING, StoryCard

from ..board import Chair
from ..destiny.middle import NUMERALS, chapter_of, marker_facts, marker_of, symbol_word
from ..destiny.signs import path
from ..paper import draw
from .box import Box

FATES = len(NUMERALS)
"""As many as turns in a chapter, and chapters in a story."""


def draw_story(box: Box, view: View, chairs: Sequence[Chair]) -> str:
    """The chapters with their turns, and the fork of the running one; before the game its cover, at last its ending."""
    story = view["story"]
    reading = min(len(story["route"]), FATES)
    return draw(
        "path/story.html",
        say=box.voice.say,
        sign=box.signs.sign,
        title=box.word(f"story-{story['key']}"),
        lead=box.word(f"story-{story['key']}-lead"),
        begun=bool(view["initiative"]),
        chapters=[chapter_of(view, number) | {"now": number == reading} for number in range(1, FATES + 1)],
        paths=[path_of(box, view, chairs, side, card) for side, card in enumerate(story["fork"])],
        waiting=range(len(story["fates"]) + 1, FATES + 1),
        aside=tokens_on(story, "aside"),
        numerals=NUMERALS,
        ending=None if story["fork"] else ending_of(box, view, chairs),
    )


def path_of(box: Box, view: View, chairs: Sequence[Chair], side: int, card: dict[str, Any]) -> dict[str, Any]:
    """One path of the fork: what stands on its card, which tokens lie there, and who holds its path token."""
    story = view["story"]
    holder = story["path_tokens"][side]
    told = {
        "side": SIDES[side],
        "sign": path(side),
        "title": box.story(story["key"], card["number"]),
        "text": box.story(story["key"], card["number"], "sign"),
        "symbol": symbol_word(box, card["symbol"]),
        "next": [symbol_word(box, name) for name in card["next"]],
        "fates": tokens_on(story, SIDES[side]),
        "leads": story["leads"] == SIDES[side],
        "holder": None if holder is None else marker_of(box, *marker_facts(view, chairs, holder)),
    }
    return told | {"words": path_words(box, told)}


def path_words(box: Box, told: dict[str, Any]) -> str:
    """What the signs of a path mean."""
    say = box.voice.say
    words = [say(f"destiny-path-{told['side']}"), told["symbol"][1], say("path-fates-here", count=len(told["fates"]))]
    if told["leads"]:
        words.append(say("path-leads"))
    if told["holder"]:
        words.append(say("path-token-of", name=told["holder"]["name"]))
    if told["next"]:
        words.append(f"{say('path-next')}: {', '.join(word for _, word in told['next'])}")
    return ". ".join(words)


def tokens_on(story: dict[str, Any], place: str) -> list[int]:
    """The numbers of the fate tokens that lie at a place."""
    return [number for number, fate in enumerate(story["fates"], start=1) if fate == place]


# The ending


def ending_of(box: Box, view: View, chairs: Sequence[Chair]) -> dict[str, Any] | None:
    """The ending with its hero; None before it is read. The hero is known once the path tokens of it are paid."""
    key, page = view["story"]["key"], view["story"]["page"]
    if page < FIRST_ENDING:
        return None
    told = {"title": box.story(key, page), "paragraphs": box.paragraphs(key, page), "hero": None, "epilogue": ""}
    hero = view["story"]["hero"]
    if hero is None:
        return told
    name = chairs[hero].title
    return told | {
        "hero": marker_of(box, *marker_facts(view, chairs, hero)),
        "epilogue": box.story(key, page, "epilogue", hero=name),
    }


def draw_ending(box: Box, view: View, chairs: Sequence[Chair]) -> str:
    """How the story ended and who its hero is, to be told after the game."""
    ending = ending_of(box, view, chairs)
    return "" if ending is None else draw("path/ending.html", say=box.voice.say, sign=box.signs.sign, ending=ending)


# The chronicle


def draw_chronicle(box: Box, view: View, chairs: Sequence[Chair]) -> str:
    """All pages that were read on this route, to be turned like those of a book; the last one lies open."""
    if not view["initiative"]:
        return ""
    key, page = view["story"]["key"], view["story"]["page"]
    pages = view["story"]["route"]
    return draw(
        "path/chronicle.html",
        say=box.voice.say,
        sign=box.signs.sign,
        title=box.word(f"story-{key}"),
        page=f"{key}-{page}",
        leaves=[leaf_of(box, key, pages, place) for place in range(len(pages))],
        ending=ending_of(box, view, chairs),
    )


def leaf_of(box: Box, key: str, pages: Sequence[int], place: int) -> dict[str, Any]:
    """One page: its text, what its path tokens brought, and the fork after it with the way that was taken."""
    story, page = box.pack.stories[key], pages[place]
    taken = pages[place + 1] if place + 1 < len(pages) else None
    fork = () if page >= FIRST_ENDING else story.fork(page)
    return {
        "title": box.story(key, page),
        "paragraphs": box.paragraphs(key, page),
        "ends": page >= FIRST_ENDING,
        "rewards": rewards_of(box, story.cards[page]),
        "fork": [
            {
                "title": box.story(key, card.number),
                "text": box.story(key, card.number, "sign"),
                "side": SIDES[side],
                "taken": taken is not None and card.next == taken,
                "passed": taken is not None and card.next != taken,
            }
            for side, card in enumerate(fork)
        ],
    }


def rewards_of(box: Box, card: StoryCard) -> list[tuple[str, Any, str]]:
    """What the holders of the path tokens got for a card: for whom, as signs and in words."""
    pairs = (("left", card.left), ("right", card.right), ("dominant", card.penalty), ("other", card.reward))
    return [
        (box.voice.say("path-token-pays", whom=whom), box.signs.reward(reward), box.reward(reward))
        for whom, reward in pairs
        if reward is not None
    ]
