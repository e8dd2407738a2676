"""The story as text: its fork with symbols and tokens, and everything that was read so far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from tablewright.games.destiny.symbols import SIDES
from tablewright.games.path.stories import FIRST_ENDING, StoryCard

from ..destiny.signs import PATHS, symbol, symbol_word
from ..lines import joined, padded, spaced, wrapped
from ..scene import Scene
from ..sections import Section, heading
from .lore import Lore
from .signs import ASIDE, FATE, LEADS, TOKEN


class Chronicle:
    """The story of a table, spoken in one language."""

    def __init__(self, lore: Lore) -> None:
        self.lore = lore
        self.voice = lore.voice

    def title(self, view: dict[str, Any]) -> str:
        return self.voice.word(f"story-{view['story']['key']}")

    def card(self, view: dict[str, Any], number: int, part: str = "", **arguments: Any) -> str:
        return self.lore.story(view["story"]["key"], number, part, **arguments)

    # On the board

    def section(self, scene: Scene, width: int) -> Section:
        """The story on the board: its cover before it begins, then the fork of the chapter, at last the ending."""
        view = scene.view
        pages = view["story"]["route"]
        if not pages:
            lines = [Text(self.voice.word(f"story-{view['story']['key']}-lead"), "italic")]
        elif pages[-1] >= FIRST_ENDING:
            lines = [spaced((Text(self.card(view, pages[-1]), "bold"), Text(self.hero_words(scene))), "  ")]
        else:
            return Section(self.title(view), [self.fork_line(view, width)], list(self.fork_lines(scene, width)), 4)
        return Section(self.title(view), lines, [part for line in lines for part in wrapped(line, width)], 4)

    def fork_line(self, view: dict[str, Any], width: int) -> Text:
        """Both paths in one line, with the fate tokens on them and the symbols they lead to; then those set aside."""
        column = (width - 6) // 2
        cells = [self.path_cell(view, side, card, column) for side, card in enumerate(view["story"]["fork"])]
        return spaced((*cells, self.fates(view, "aside")))

    def path_cell(self, view: dict[str, Any], side: int, card: dict[str, Any], width: int) -> Text:
        head = Text.assemble((PATHS[side], "bold"), symbol(card["symbol"]), " ")
        tail = self.tokens(view, side)
        following = Text("").join(symbol(name) for name in card["next"])
        tail = spaced((tail, Text.assemble(("→", "dim"), following) if following else Text()))
        name = padded(Text(self.card(view, card["number"])), width - head.cell_len - tail.cell_len - 1)
        return Text.assemble(head, name, " ", tail)

    def fork_lines(self, scene: Scene, width: int) -> Iterator[Text]:
        """The open page by its title, then each path with its words."""
        view = scene.view
        yield spaced((Text(self.card(view, view["story"]["page"]), "bold"), self.fates(view, "aside")), "  ")
        for side, card in enumerate(view["story"]["fork"]):
            name = Text.assemble((f"{PATHS[side]} {self.card(view, card['number'])}", "bold"))
            leads = spaced((symbol_word(self.voice, one) for one in card["next"]), "  ")
            arrow = Text("→", "dim") if leads.plain else Text()
            holder = view["story"]["path_tokens"][side]
            token = Text("" if holder is None else f"{TOKEN} {scene.names[holder]}")
            parts = (name, symbol_word(self.voice, card["symbol"]), self.tokens(view, side), arrow, leads, token)
            yield spaced(parts, "  ")
            sign = Text(self.card(view, card["number"], "sign"), "italic dim")
            yield from (Text("  ") + line for line in wrapped(sign, width - 2))

    def tokens(self, view: dict[str, Any], side: int) -> Text:
        """The fate tokens on a path, with a mark where it leads."""
        leads = Text(LEADS if view["story"]["leads"] == SIDES[side] else "", "bold yellow")
        return leads + self.fates(view, SIDES[side])

    def fates(self, view: dict[str, Any], place: str) -> Text:
        """The fate tokens that lie at a place."""
        lying = [FATE[number] for number, fate in enumerate(view["story"]["fates"]) if fate == place]
        mark = ASIDE if lying and place == "aside" else ""
        return Text(mark + "".join(lying), "bold")

    # In full

    def full(self, scene: Scene) -> Text:
        """Every page that was read, and the epilogue once there is a hero."""
        view = scene.view
        lines = [Text(f" {self.title(view)} ", "bold reverse"), Text()]
        lines += [Text(self.voice.word(f"story-{view['story']['key']}-lead"), "italic"), Text()]
        pages = view["story"]["route"]
        for place, page in enumerate(pages):
            taken = pages[place + 1] if place + 1 < len(pages) else None
            lines += self.page(view, place, page, taken)
        hero = view["story"]["hero"]
        if hero is not None:
            epilogue = self.card(view, pages[-1], "epilogue", hero=scene.names[hero])
            lines += [heading(self.hero_words(scene)), Text(), *paragraphs(epilogue)]
        return joined(lines)

    def page(self, view: dict[str, Any], place: int, page: int, taken: int | None) -> Iterator[Text]:
        """One page: its text, what it brought the path tokens, and the two paths that part there."""
        story = self.lore.pack.stories[view["story"]["key"]]
        yield heading(f"{self.voice.say('story-part', number=place + 1)}: {self.card(view, page)}")
        yield Text()
        yield from paragraphs(self.card(view, page, "text"))
        paid = list(self.paid(story.cards[page]))
        yield from (*paid, Text()) if paid else ()
        if page >= FIRST_ENDING:
            return
        for side, card in enumerate(story.fork(page)):
            mark, style = (LEADS, "bold") if card.next == taken else ("", "" if taken is None else "dim")
            name, sign = (self.card(view, card.number, part) for part in ("", "sign"))
            yield Text.assemble((f"{PATHS[side]}{mark} {name}: ", style), (sign, f"italic {style}"))
        yield Text()

    def paid(self, card: StoryCard) -> Iterator[Text]:
        """What the holders of the path tokens got."""
        pairs = (("left", card.left), ("right", card.right), ("dominant", card.penalty), ("other", card.reward))
        for whom, reward in pairs:
            if reward is not None:
                yield Text(f"{self.voice.say('token-pays', whom=whom)}: {self.lore.reward(reward)}", "dim")

    def hero_words(self, scene: Scene) -> str:
        hero = scene.view["story"]["hero"]
        return "" if hero is None else self.voice.say("story-hero", name=scene.names[hero])


def paragraphs(text: str) -> Iterator[Text]:
    """Paragraphs with an empty line after each."""
    for paragraph in text.split("\n\n"):
        yield from (Text(paragraph), Text())
