"""What is printed in the box of Path of Destiny, but for the pages of its stories, which are read as they come."""

from __future__ import annotations

from collections.abc import Iterator

from tablewright.engine.components import Component, Line, alone, words_for
from tablewright.engine.messages import Message
from tablewright.games.destiny import components as shared
from tablewright.games.destiny.symbols import COLOURS, SYMBOLS

from .content import ALLIES, AutomaBoard, Exertion, Habit, Mission, Pack
from .table import SOURCES
from .wording import (
    effect_text,
    favour_text,
    power_text,
    reward_text,
    scale_text,
    subject_text,
    trigger_text,
)


def components(pack: Pack) -> list[Component]:
    return [
        *(shared.card(card, effect_text, {}) for card in pack.cards),
        *characters(pack),
        *(exertion(one) for one in pack.exertions),
        *(mission(one) for one in pack.missions),
        *favours(pack),
        *(Component("story", key, Message(f"story-{key}"), {}, [alone(lead(key))]) for key in pack.stories),
        shared.experience(pack.golden, {"automa_golden": shared.by_field(pack.automa_golden)}),
        *words_for("ally", ALLIES),
        *words_for("source", SOURCES),
        *shared.VOCABULARY,
    ]


def lead(story: str) -> Message:
    """What stands on the cover of a story."""
    return Message(f"story-{story}-lead")


def characters(pack: Pack) -> Iterator[Component]:
    """The characters with their side quests (POD-SETUP-22), and what an Automa does with them."""
    boards = zip(pack.characters, pack.quests, pack.automas, strict=True)
    for number, (one, quest, automa) in enumerate(boards):
        cards = [pack.cards[face].key for face in pack.starting_cards(number)]
        yield shared.character(one, cards, [alone(subject_text(quest))])
        yield from shared.abilities(one, power_text)
        yield automa_board(one.key, automa)
        yield from (habit(one.key, each) for each in automa.habits)


def automa_board(character: str, automa: AutomaBoard) -> Component:
    facts = {
        "proficient": [SYMBOLS[symbol] for symbol in automa.proficient],
        "habits": [habit.key for habit in automa.habits],
    }
    return Component("automa", character, Message(f"character-{character}"), facts)


def habit(character: str, printed: Habit) -> Component:
    """When a habit works, and what it gives."""
    line = Line(trigger_text(printed.trigger), (reward_text(printed.reward),))
    return Component("habit", printed.key, Message(f"habit-{printed.key}"), {"character": character}, [line])


def exertion(printed: Exertion) -> Component:
    facts = {"chapter": printed.chapter + 1, "sequence": [COLOURS[colour] for colour in printed.sequence]}
    name = Message(f"exertion-{printed.key}")
    return Component("exertion", printed.key, name, facts, [alone(reward_text(printed.bonus))])


def mission(printed: Mission) -> Component:
    """What a secret mission counts, where, and how it scores."""
    facts = {
        "kind": printed.kind,
        "where": printed.where,
        "scale": list(printed.scale),
        "each": printed.each,
        "most": printed.most,
    }
    where = Message("mission-where", {"where": printed.where})
    line = Line(subject_text(printed.subject), (where, scale_text(printed)))
    return Component("mission", printed.key, Message(f"mission-{printed.key}"), facts, [line])


def favours(pack: Pack) -> list[Component]:
    """What alliance cards do, each word once."""
    found = {type(card.favour).__name__: card.favour for card in pack.alliances}
    return [Component("favour", name, favour_text(favour)) for name, favour in found.items()]
