"""Whether everything that a chapter names has its words in every language, and nothing else has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from ..cards import ItemFace, KarmaFace, NarrativeFace, NpcFace
from ..content import Card
from ..terrain_cards import TerrainFace
from .mistakes import Mistake, Place
from .prose import LANGUAGES, Words
from .words import arguments_of, hints_of, parts_of

if TYPE_CHECKING:
    from .folders import Draft

PLACEHOLDER: Final = re.compile(r"\{[^{}]*\}")


def check_texts(draft: Draft) -> None:
    """Every text that a card names is there in every language, and no other."""
    needed = dict(texts_needed(draft))
    for language, found in draft.prose.items():
        for key, place in needed.items():
            if key not in found:
                draft.notebook.note(place, f"{language}.md lacks {said(key)}.")
        for key, words in found.items():
            if key not in needed:
                draft.notebook.mistakes.append(Mistake(words.file, words.line, f"no card needs {said(key)}."))
    check_placeholders(draft)
    check_asterisks(draft)


def check_asterisks(draft: Draft) -> None:
    """Words between two asterisks are emphasised in narrations; names stand in the log, where nothing is."""
    for found in draft.prose.values():
        for key, words in found.items():
            if "*" in words.text and not key.endswith(("-narration", "-lead")) and "-text-" not in key:
                sentence = f"{said(key)} has asterisks, but only narrations are emphasised."
                draft.notebook.mistakes.append(Mistake(words.file, words.line, sentence))
            elif words.text.count("*") % 2:
                sentence = f"{said(key)} has an asterisk without a second one."
                draft.notebook.mistakes.append(Mistake(words.file, words.line, sentence))


def check_placeholders(draft: Draft) -> None:
    """Whatever is to be filled in is the same in all languages."""
    first, *others = LANGUAGES
    for language in others:
        for key, words in draft.prose[language].items():
            original = draft.prose[first].get(key)
            if original is not None and gaps(words) != gaps(original):
                sentence = f"{said(key)} has other placeholders than {first}.md: {', '.join(gaps(words)) or 'none'}."
                draft.notebook.mistakes.append(Mistake(words.file, words.line, sentence))


def gaps(words: Words) -> list[str]:
    return sorted(PLACEHOLDER.findall(words.text))


def said(key: str) -> str:
    """A message key as an author would look for it."""
    subject, _, text = key.partition("-text-")
    kind, _, name = subject.partition("-")
    number, _, narration = name.partition("-")
    whose = "the chapter" if kind == "chapter" else number
    if text:
        return f"the text {text} of {whose}"
    if kind == "chapter":
        return f"the lead of {whose}" if name.endswith("-lead") else f"the name of {whose}"
    return f"the {narration or 'name'} of {whose}"


def texts_needed(draft: Draft) -> Iterator[tuple[str, Place]]:
    for key, place in draft.chapter_places.items():
        yield f"chapter-{key}", place
        yield f"chapter-{key}-lead", place
        yield from texts_in(draft, draft.chapters[key], f"chapter-{key}", place)
        for name in draft.chapters[key].special_components:
            yield f"chapter-{key}-text-{name}", place.at("special_components", name)
    for card, place in zip(draft.cards, draft.places, strict=True):
        if card.number:
            yield from card_texts(draft, card, place)


def card_texts(draft: Draft, card: Card, place: Place) -> Iterator[tuple[str, Place]]:
    """Both sides have a name; areas of a terrain have one for both sides."""
    for name, side in (("front", card.front), ("back", card.back)):
        if side is not None:
            yield from side_texts(draft, side, f"card-{card.number}{'b' if name == 'back' else ''}", place.at(name))
        if isinstance(side, TerrainFace):
            for index, area in enumerate(side.areas):
                yield f"card-{card.number}-text-{area.id}", place.at(name, "areas", index)


def side_texts(draft: Draft, side: Any, key: str, place: Place) -> Iterator[tuple[str, Place]]:
    yield key, place
    if isinstance(side, NarrativeFace | NpcFace | ItemFace) and side.narration:
        yield f"{key}-narration", place
    if isinstance(side, KarmaFace) and side.attack_text not in (None, "fail"):
        yield f"{key}-text-{side.attack_text}", place
    yield from texts_in(draft, side, key, place)


def texts_in(draft: Draft, thing: object, key: str, place: Place) -> Iterator[tuple[str, Place]]:
    """Texts that words and structures inside a side name."""
    for part in parts_of(thing):
        if isinstance(part, KarmaFace):
            continue
        hints = hints_of(part.__class__)
        for name, one in arguments_of(type(part)).items():
            value = getattr(part, one.name)
            if "references.Text" in str(hints[one.name]) and isinstance(value, str):
                yield f"{key}-text-{value}", draft.reader.places.get(id(part), place).at(name)
