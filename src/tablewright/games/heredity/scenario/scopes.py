"""Words that mean something in some places only: the element of a repetition, those who act together, the host."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, Literal, get_args, get_origin

from .. import references, verbs, vocabulary
from ..cards import NpcFace
from ..content import Card
from .anchoring import numbers_below
from .backs import card_meant
from .mistakes import Place
from .reaching import closure, draws, face_of
from .words import arguments_of, hints_of, parts_of

if TYPE_CHECKING:
    from .folders import Draft

ELSEWHERE: Final = {
    "element": "'element' means somebody only inside a repeat_for.",
    "all_participants": "'all_participants' means somebody only in an action for several.",
    "host": "'host' means nothing on a card that never hangs below another.",
}


def check_scopes(draft: Draft, numbers: dict[int, Card]) -> None:
    """Nobody is meant by a word outside the place that gives it a meaning."""
    things = list(written_by(draft))
    parts = list(parts_of([thing for thing, _, _ in things]))
    within = {
        "element": inside([one for part in parts for one in repeated(part)], numbers),
        "all_participants": inside([one for part in parts for one in joint(part)], numbers),
    }
    below = numbers_below(draft)
    for thing, number, place in things:
        for part in parts_of(thing):
            for name, word in words_said(part):
                if number not in below if word == "host" else id(part) not in within[word]:
                    where = draft.reader.places.get(id(part), place).at(name)
                    draft.notebook.note(where, ELSEWHERE[word])
            check_figures(draft, part, numbers.get(number), numbers, place)


def written_by(draft: Draft) -> Iterator[tuple[object, int, Place]]:
    """Everything that is written, with the number of its card and its place."""
    for card, place in zip(draft.cards, draft.places, strict=True):
        yield from ((side, card.number, place) for side in (card.front, card.back) if side is not None)
    yield from ((chapter, 0, draft.chapter_places[key]) for key, chapter in draft.chapters.items())


def words_said(part: object) -> Iterator[tuple[str, str]]:
    """The words of narrow meaning that a part says itself, by its argument."""
    hints = hints_of(part.__class__)
    for name, one in arguments_of(type(part)).items():
        value = getattr(part, one.name)
        if isinstance(value, str) and value in ELSEWHERE and value in literals(hints[one.name]):
            yield name, value


def literals(hint: Any) -> Iterator[Any]:
    """The fixed words that may stand where a hint is."""
    for inner in get_args(hint):
        yield from (inner,) if get_origin(hint) is Literal else literals(inner)


def repeated(part: object) -> tuple[object, ...]:
    return (part.do,) if isinstance(part, vocabulary.RepeatFor) else ()


def joint(part: object) -> tuple[object, ...]:
    """What several do together (HER-NARR-10)."""
    together = isinstance(part, vocabulary.CombinedAction | vocabulary.TerrainAction) and part.participants != 1
    return part.instructions if together else ()  # type: ignore[attr-defined]


def inside(instructions: list[object], numbers: dict[int, Card]) -> set[int]:
    """The identities of all words in some instructions, and on the sides that these turn up."""
    sides = closure([*draws(instructions, 0)], numbers, draws)
    return {id(word) for word in parts_of((instructions, [face_of(side, numbers) for side in sides]))}


# Figures


def check_figures(draft: Draft, part: object, this: Card | None, numbers: dict[int, Card], place: Place) -> None:
    """Nobody places or means more figures than an NPC has."""
    match part:
        case verbs.PlaceNpc(references.Figure(npc) | npc, _, wanted):
            name = "figures"
        case references.Figure(npc, wanted):
            name = "figure"
        case _:
            return
    card = card_meant(npc, this, numbers)
    faces = (card.front, card.back) if card is not None else ()
    known = max((face.figures for face in faces if isinstance(face, NpcFace)), default=wanted)
    if wanted > known:
        where = draft.reader.places.get(id(part), place).at(name)
        draft.notebook.note(where, f"{name} is {wanted}, but the NPC has only {known}.")
