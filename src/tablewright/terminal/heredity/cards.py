"""Cards in words: names, narrations, what is printed on characters, items and karma cards, and how each is read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from rich.text import Text

from tablewright.games.heredity.saying import aloud
from tablewright.language.phrases import with_minus

from ..lines import joined, spaced
from ..voice import Voice
from .signs import ACTIONS, ATTITUDES, DEED, DEFENCE, FAILS, HEART, MATERIAL, MELEE, RANGED, Entry, counted, spaces


class Cards:
    """Cards of a table, spoken in one language."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def name(self, card: Entry) -> str:
        return self.voice.word(card["name"])

    def title(self, card: Entry) -> Text:
        """The number and the name of a card."""
        number = f"{card['number']}{'b' if card['side'] == 'back' else ''} " if card["number"] else ""
        return Text.assemble((number, "dim"), (self.name(card), "bold"))

    def prose(self, card: Entry) -> Iterator[Text]:
        """The narration of a card, with who reads it, and the sentences that stay in force."""
        if card["text"] is not None:
            yield from (self.reader(card), *self.paragraphs(card["text"]))
        for statement in card.get("statements", ()):
            yield Text.assemble(("! ", "bold bright_red"), self.voice.word(statement))

    def reader(self, card: Entry) -> Text:
        """HER-NARR-03: who reads a card aloud."""
        reader = card["reader"] if card["text"] is not None else None
        name = "" if reader is None else self.voice.word(f"pc-{reader}")
        return Text(self.voice.say("heredity-reads", name=name) if name else "", "dim")

    def paragraphs(self, key: str) -> Iterator[Text]:
        for paragraph in self.voice.word(key).split("\n\n"):
            yield from (emphasised(paragraph.replace("\n", " ")), Text())

    def says(self, saying: Entry | None) -> Text:
        """What is printed, in words."""
        return Text("" if saying is None else aloud(self.voice.speaker.say, saying))

    # Characters

    def npc_signs(self, npc: Entry) -> Text:
        """Attitude, life, defence and what a character does when the hourglass comes."""
        mark, ink = ATTITUDES[npc["attitude"]]
        does = spaced(map(self.ai_signs, npc["ai"]))
        return spaced((Text(mark, ink), Text(f"{HEART}{npc['life']}"), Text(f"{DEFENCE}{npc['defence']}"), does))

    def ai_signs(self, line: Entry) -> Text:
        everybody = "*" if line.get("targets") == "all_in_area" else ""
        match line["kind"]:
            case "move":
                return Text(f"{ACTIONS['move']}{line['areas']}")
            case "melee":
                return Text(f"{MELEE}{line['strength']}{everybody}")
            case "ranged":
                return Text(f"{RANGED}{line['strength']}/{line['range']}{everybody}")
            case _:
                return Text("…")

    def npc_words(self, npc: Entry) -> Iterator[Text]:
        attitude = self.voice.word("attitude", attitude=npc["attitude"])
        yield Text(self.voice.say("heredity-npc", attitude=attitude, life=npc["life"], defence=npc["defence"]))
        for line in npc["ai"]:
            yield Text(f"· {self.ai_words(line)}")
        yield from self.action_words(npc["actions"])
        if npc["death"] is not None:
            yield Text(self.voice.say("heredity-death", words=self.says(npc["death"]).plain))

    def ai_words(self, line: Entry) -> str:
        match line:
            case {"kind": "move", "areas": areas}:
                return self.voice.say("heredity-ai-move", areas=areas)
            case {"kind": "melee", "strength": strength, "targets": targets}:
                return self.voice.say("heredity-ai-melee", strength=strength, targets=targets)
            case {"kind": "ranged", "strength": strength, "range": reach, "targets": targets}:
                return self.voice.say("heredity-ai-ranged", strength=strength, range=reach, targets=targets)
            case _:
                return self.says(line["says"]).plain

    def action_words(self, actions: Iterable[Entry]) -> Iterator[Text]:
        """Actions that a card offers, with what they cost and do."""
        for action in actions:
            cost = spaced(self.cost(one) for one in action["cost"])
            icon = Text(ACTIONS[action["icon"]], "bold")
            name = Text(f"{self.voice.word('action', action=action['icon'])}:")
            yield spaced((icon, cost, name, self.says(action["says"])))

    def cost(self, cost: Entry) -> Text:
        sign = MATERIAL if cost["token"] == "material" else "◇"
        return Text(f"−{sign}{cost['n']}", "bold yellow")

    # Things

    def item_signs(self, item: Entry) -> Text:
        name = Text(self.name(item), "strike" if item["off"] else "")
        return spaced((name, Text.assemble("[", spaces(item["spaces"]), "]"), counted(item["tokens"])))

    def item_words(self, item: Entry) -> Iterator[Text]:
        anchor = self.voice.word(f"anchor-of-{item['anchor']}")
        yield Text(self.voice.say("heredity-item", value=item["value"], anchor=anchor))
        if item["spaces"]:
            yield Text.assemble("[", spaces(item["spaces"]), "]")
        for space in item["spaces"]:
            if space["effect"] is not None and space["effect"]["kind"] == "deed":
                yield Text.assemble((f"{DEED} ", "bold"), self.says(space["effect"]["says"]))
        for effect in item["permanent"]:
            if effect["kind"] == "defence":
                yield Text(self.voice.say("heredity-permanent-defence", plus=effect["plus"]))
            elif effect["kind"] == "strength":
                yield Text(self.voice.say("heredity-permanent-strength", plus=effect["plus"]))
        if item["upgrade"] is not None:
            yield Text(self.voice.say("heredity-upgrade", count=item["upgrade"]))

    def karma_words(self, karma: Entry) -> Iterator[Text]:
        value = "—" if karma["value"] is None else with_minus(f"{karma['value']:+d}")
        yield Text(self.voice.say("heredity-karma-value", type=self.voice.word(f"karma-{karma['type']}"), value=value))
        if karma["fails"]:
            yield Text(self.voice.say("heredity-karma-fails"))
        if karma["attack"] is not None:
            yield Text(self.voice.word(karma["attack"]), "italic")

    # In full

    def event_words(self, card: Entry) -> Iterator[Text]:
        """The event section of a card of the timeline, and what makes the family lose by it."""
        if card.get("event"):
            yield Text(self.voice.word(card["event"]), "bold")
        if card.get("event_says"):
            yield self.says(card["event_says"])
        if card.get("fails_if"):
            words = self.voice.say("heredity-fails", words=self.says(card["fails_if"]).plain)
            yield Text.assemble((f"{FAILS} ", "bold"), words)

    def full(self, card: Entry) -> Text:
        """Everything that is printed on a card and lies on it."""
        lines = [self.title(card), Text(), *self.prose(card)]
        lines += self.event_words(card)
        for name, words in (("npc", self.npc_words), ("item", self.item_words)):
            if card.get(name):
                lines += words(card[name])
        if card["kind"] == "item" and "value" in card:
            lines += self.item_words(card)
        if card["kind"] == "karma":
            lines += self.karma_words(card)
        lines += [*self.action_words(card.get("actions", ())), counted(card["tokens"])]
        return joined(lines)


def every_card(view: dict[str, Any]) -> Iterator[Entry]:
    """Every card that lies open somewhere, each once."""
    timeline = [card for card in view["timeline"] if card]
    hanging = [card for host in timeline for card in host["below"]]
    carried = [item for member in view["family"] for item in member["equipment"] if item]
    drawn = [view["karma"]["drawn"]] if view["karma"]["drawn"] else []
    yield from (
        *view["reading"],
        *timeline,
        *hanging,
        *view["beside"],
        *view["read"],
        *carried,
        *drawn,
        *view["karma"]["discard"],
    )


def emphasised(words: str) -> Text:
    """Prose; what stands between asterisks is upright."""
    parts = words.split("*")
    return Text.assemble(*((part, "bold" if index % 2 else "italic") for index, part in enumerate(parts)))
