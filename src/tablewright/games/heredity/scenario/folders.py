"""A campaign from its folder: base deck, secrets and chapters, proven before anybody plays it."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias, get_args

from tablewright.engine.faults import BadInput

from ..amounts import Note, Number, says
from ..cards import BodyFace, FamilyFace, ItemFace, KarmaFace, NarrativeFace, NpcFace, Space
from ..content import Campaign, Card, Chapter
from ..kinds import BodyPart, ItemAnchor, PcName
from ..terrain_cards import TerrainFace
from ..vocabulary import Grant
from .check import check_campaign
from .mistakes import Notebook, Place
from .prose import LANGUAGES, Words, read_prose
from .reading import Reader
from .walks import check_walks
from .words import parts_of

ORIGINAL: Final = files("tablewright.games.heredity") / "packs" / "original"
TERRAIN_NUMBER: Final = re.compile(r"([1-9]\d*)(?:>([1-9]\d*))?")
Replacing: TypeAlias = Annotated[str, Note(pattern=f"^(?:{TERRAIN_NUMBER.pattern})$")]


@dataclass(frozen=True, slots=True)
class TerrainCard:
    """An entry of terrain.toml or of the secrets; `143>102` replaces terrain 102."""

    number: Annotated[Number | Replacing, says('The number on the card; "12>10" replaces terrain 10.')]
    front: Annotated[TerrainFace, says("What is printed on it.")]
    back: Annotated[TerrainFace | None, says("Its other side.")] = None


@dataclass(frozen=True, slots=True)
class NarrativeCard:
    """An entry of narrative.toml or of the secrets."""

    number: Annotated[Number, says("The number on the card.")]
    front: Annotated[NarrativeFace, says("What is printed on it.")]
    back: Annotated[NarrativeFace | None, says("Its other side.")] = None


@dataclass(frozen=True, slots=True)
class NpcCard:
    """An entry of npcs.toml or of the secrets."""

    number: Annotated[Number, says("The number on the card.")]
    front: Annotated[NpcFace, says("What is printed on it.")]
    back: Annotated[NpcFace | NarrativeFace | None, says("Its other side.")] = None


@dataclass(frozen=True, slots=True)
class ItemCard:
    """An entry of items.toml or of the secrets."""

    number: Annotated[Number, says("The number on the card.")]
    front: Annotated[ItemFace, says("What is printed on it.")]
    back: Annotated[ItemFace | None, says("Its other side.")] = None


@dataclass(frozen=True, slots=True)
class KarmaCard:
    """A karma card in secrets.toml."""

    number: Annotated[Number, says("The number on the card, from 901 on.")]
    front: Annotated[KarmaFace, says("What is printed on it.")]


@dataclass(frozen=True, slots=True)
class PcCard:
    """An entry of pcs.toml: a part of a member of the family."""

    pc: Annotated[PcName, says("Whose card it is.")]
    part: Annotated[BodyPart, says("Which part of the body.")]
    front: Annotated[tuple[Space, ...], says("Its action spaces.")]
    back: Annotated[tuple[Space, ...], says("Its action spaces after a serious injury.")]
    left: Annotated[
        ItemAnchor | None, says("What can be fastened on the left; without it, grey things for this part.")
    ] = None
    right: Annotated[ItemAnchor, says("What can be fastened on the right.")] = "brown"


KINDS: Final[Mapping[str, tuple[str, Any]]] = {
    "terrain.toml": ("terrain", TerrainCard),
    "narrative.toml": ("narrative", NarrativeCard),
    "npcs.toml": ("npc", NpcCard),
    "items.toml": ("item", ItemCard),
}
CHAPTER_KEY: Final = re.compile(r"[a-z][a-z0-9-]*")
SECRETS: Final = (
    ("karma", KarmaCard), ("narrative", NarrativeCard), ("item", ItemCard), ("terrain", TerrainCard), ("npc", NpcCard),
)  # fmt: skip
BASE_FILES: Final = ("family.toml", "pcs.toml", "secrets.toml")
BASE_HOMES: Final = {**{name: "base/secrets.toml" for name, _ in SECRETS}, "pc_card": "base/pcs.toml"}
HOMES: Final = {**BASE_HOMES, **{name: file for file, (name, _) in KINDS.items()}}
"""By the name of an entry: the file in which it belongs; in the base deck it is another one."""


@dataclass(slots=True)
class Draft:
    """A campaign while it is being read: cards with their places, chapters, and texts by language."""

    reader: Reader
    cards: list[Card] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    chapters: dict[str, Chapter] = field(default_factory=dict)
    chapter_places: dict[str, Place] = field(default_factory=dict)
    prose: dict[str, dict[str, Words]] = field(default_factory=lambda: {language: {} for language in LANGUAGES})
    sources: list[object] = field(default_factory=list)

    @property
    def notebook(self) -> Notebook:
        return self.reader.notebook

    def load(self, folder: Traversable, name: str, shown: str) -> Mapping[str, Any]:
        data = self.notebook.load(folder, name, shown)
        self.sources.append(data)
        return data

    def entries(self, data: Mapping[str, Any], name: str, kind: Any, shown: str) -> list[tuple[Any, Place]]:
        """The entries of one kind in a file, without those that could not be read."""
        place = Place(shown)
        found = data.get(name, [])
        if not isinstance(found, list):
            self.reader.wrong(place.at(name), f"{name} should be a list: write [[{name}]].")
            return []
        read = [
            (self.reader.structure(kind, one, place.at(name, index)), place.at(name, index))
            for index, one in enumerate(found)
        ]
        return [(one, where) for one, where in read if one is not None]

    def add(self, card: Card, place: Place) -> None:
        self.cards.append(card)
        self.places.append(place)

    def tell_in(self, folder: Traversable, chapter: str, within: str) -> None:
        """Read the words of a folder in all languages."""
        for language in LANGUAGES:
            shown = f"{within}{language}.md"
            for key, words in read_prose(folder, language, chapter, shown, self.notebook).items():
                self.prose[language][key] = words


def read_campaign(folder: Traversable) -> Campaign:
    """A whole campaign from its folder, or one chapter with the base deck that lies beside it or in the original."""
    draft = Draft(Reader(Notebook()))
    if (folder / "campaign.toml").is_file():
        order = _order(draft, folder)
        base, chapters = folder / "base", [(folder / key, f"{key}/") for key in order]
    elif (folder / "chapter.toml").is_file():
        base, chapters = base_beside(folder), [(folder, "")]
    else:
        raise BadInput(
            f"{folder.name} is neither a campaign nor a chapter: it has no campaign.toml and no chapter.toml."
        )
    read_base(draft, base)
    for one, within in chapters:
        read_chapter(draft, one, within)
    draft.notebook.tell()
    check_campaign(draft)
    draft.notebook.tell()
    return as_campaign(draft)


def base_beside(chapter: Traversable) -> Traversable:
    """The base deck of the campaign that a chapter lies in, otherwise the original one."""
    campaign = chapter.resolve().parent if isinstance(chapter, Path) else chapter
    return campaign / "base" if (campaign / "campaign.toml").is_file() else ORIGINAL / "base"


def _order(draft: Draft, folder: Traversable) -> list[str]:
    data = draft.load(folder, "campaign.toml", "campaign.toml")
    check_entries(draft, data, ("chapters",), "campaign.toml")
    draft.notebook.tell()
    order = data.get("chapters")
    if not isinstance(order, list) or not all(isinstance(key, str) for key in order):
        raise BadInput("campaign.toml: 'chapters' should list the folders of the chapters.")
    return order


def read_base(draft: Draft, folder: Traversable) -> None:
    """The base deck and the secrets deck."""
    check_files(draft, folder, "base/", "the base", BASE_FILES)
    bodies = draft.load(folder, "pcs.toml", "base/pcs.toml")
    check_entries(draft, bodies, ("pc_card",), "base/pcs.toml")
    for entry, place in draft.entries(bodies, "pc_card", PcCard, "base/pcs.toml"):
        left: Any = entry.left or f"grey_{entry.part}"  # HER-PC-03
        front, back = (
            BodyFace(entry.pc, entry.part, spaces, left, entry.right) for spaces in (entry.front, entry.back)
        )
        draft.add(Card(0, "base", front, back), place)
    family = draft.reader.structure(
        FamilyFace, dict(draft.load(folder, "family.toml", "base/family.toml")), Place("base/family.toml")
    )
    draft.add(Card(0, "base", family or FamilyFace()), Place("base/family.toml"))
    secrets = draft.load(folder, "secrets.toml", "base/secrets.toml")
    check_entries(draft, secrets, [name for name, _ in SECRETS], "base/secrets.toml")
    for name, kind in SECRETS:
        for entry, place in draft.entries(secrets, name, kind, "base/secrets.toml"):
            draft.add(as_card(draft, entry, "secrets", place), place)
    draft.tell_in(folder, "base", "base/")


def read_chapter(draft: Draft, folder: Traversable, within: str) -> None:
    """One chapter: its header, its cards, its words."""
    shown = f"{within}chapter.toml"
    if not (folder / "chapter.toml").is_file():
        draft.notebook.note(Place("campaign.toml", ("chapters",)), f"there is no {shown}.")
        return
    header = draft.reader.structure(Chapter, dict(draft.load(folder, "chapter.toml", shown)), Place(shown))
    if header is None:
        return
    if not CHAPTER_KEY.fullmatch(header.key):
        draft.reader.wrong(
            Place(shown).at("key"), f"{header.key!r} is no key: write small letters, digits and hyphens."
        )
        return
    draft.chapters[header.key] = header
    draft.chapter_places[header.key] = Place(shown)
    check_files(draft, folder, within, "a chapter", ("chapter.toml", *KINDS))
    for name, (entry_name, kind) in KINDS.items():
        data = draft.load(folder, name, f"{within}{name}")
        check_entries(draft, data, (entry_name,), f"{within}{name}")
        for entry, place in draft.entries(data, entry_name, kind, f"{within}{name}"):
            draft.add(as_card(draft, entry, header.key, place), place)
    draft.tell_in(folder, header.key, within)
    check_walks(folder, within, draft.notebook)


def check_files(draft: Draft, folder: Traversable, within: str, what: str, known: Sequence[str]) -> None:
    """A file that nobody reads has a wrong name."""
    for file in folder.iterdir() if folder.is_dir() else ():
        if file.name.endswith(".toml") and file.name not in known:
            sentence = f"{what} has no such file; it has {', '.join(known)}."
            draft.notebook.note(Place(f"{within}{file.name}"), sentence)


def check_entries(draft: Draft, data: Mapping[str, Any], known: Sequence[str], shown: str) -> None:
    """An entry of a kind that its file does not have would be lost."""
    within, _, file = shown.rpartition("/")
    homes = BASE_HOMES if within == "base" else HOMES
    for name in data:
        if name not in known:
            advice = f": write it in {homes[name]}." if name in homes else f"; known are: {', '.join(known)}."
            draft.notebook.note(Place(shown).at(name), f"there is no {name!r} in {file}{advice}")


def as_card(draft: Draft, entry: Any, deck: str, place: Place) -> Card:
    written = TERRAIN_NUMBER.fullmatch(str(entry.number))
    if written is None:
        draft.reader.wrong(place.at("number"), f"{entry.number!r} is no number of a card.")
        return Card(0, deck, entry.front)
    replaces = None if written[2] is None else int(written[2])
    return Card(int(written[1]), deck, entry.front, getattr(entry, "back", None), replaces)


def as_campaign(draft: Draft) -> Campaign:
    specials = sorted({name for chapter in draft.chapters.values() for name in chapter.special_components})
    prose = {language: {key: words.text for key, words in found.items()} for language, found in draft.prose.items()}
    sources = repr((draft.sources, sorted(prose["en"].items())))
    return Campaign(
        cards=tuple(draft.cards),
        chapters=draft.chapters,
        specials=tuple(specials),
        grants=grants_of(draft.cards),
        prose=prose,
        fingerprint=hashlib.sha256(sources.encode()).hexdigest()[:16],
        places=places_of(draft),
        warnings=tuple(str(warning) for warning in sorted(set(draft.notebook.warnings))),
    )


def places_of(draft: Draft) -> dict[int | str, str]:
    """Where every word and every side was written."""
    found: dict[int | str, str] = {
        word: f"{place.file}:{draft.notebook.line(place)}" for word, place in draft.reader.places.items()
    }
    for card, place in zip(draft.cards, draft.places, strict=True):
        for side, mark in (("front", ""), ("back", "b")):
            found[f"{card.number}{mark}"] = f"{place.file}:{draft.notebook.line(place.at(side))}"
    return found


def grants_of(cards: list[Card]) -> dict[int, tuple[Grant, ...]]:
    """By side: the instructions that make something last."""
    found: dict[int, tuple[Grant, ...]] = {}
    for card, one in enumerate(cards):
        for up, face in enumerate((one.front, one.back)):
            lasting = tuple(part for part in parts_of(face) if isinstance(part, get_args(Grant)))
            if lasting:
                found[2 * card + up] = lasting
    return found


@lru_cache(maxsize=1)
def original_campaign() -> Campaign:
    """The campaign that comes with the game."""
    return read_campaign(ORIGINAL)
