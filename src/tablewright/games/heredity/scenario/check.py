"""Proving a campaign without playing it: numbers, kinds of cards, areas, flags, tokens, and what contradicts itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from .. import cards as printed
from .. import conditions, references, verbs, vocabulary
from ..content import Card
from ..kinds import FIRST_SECRET, KARMA_TYPES, LAST_STARTING_KARMA, PARTS, PCS
from ..terrain_cards import Exploration, TerrainFace
from .anchoring import check_anchors
from .backs import check_backs
from .header import check_header
from .lines import Path
from .mistakes import Place
from .plans import Met, check_levels, check_sizes, check_terrain, terrain_of
from .reaching import cards_met, check_opening, check_reach
from .replacing import check_replacements
from .scopes import check_scopes
from .telling import check_texts
from .words import WORDS, arguments_of, bare, hints_of, parts_of

if TYPE_CHECKING:
    from .folders import Draft

KINDS: Final[Mapping[str, tuple[Any, str]]] = {
    "item": (printed.ItemFace, "item"),
    "terrain": (TerrainFace, "terrain"),
    "npc": (printed.NpcFace, "NPC"),
    "karma": (printed.KarmaFace, "karma card"),
}
ASKED: Final[Mapping[tuple[type, str], str]] = {
    (verbs.GainItem, "card"): "item",
    (verbs.DiscardItem, "card"): "item",
    (verbs.PlaceTerrain, "card"): "terrain",
    (verbs.PlaceTerrain, "next_to"): "terrain",
    (verbs.ReplaceTerrain, "new"): "terrain",
    (verbs.ReplaceTerrain, "old"): "terrain",
    (verbs.ReplaceKarma, "new"): "karma",
    (Exploration, "card"): "terrain",
}
"""Where a card of one kind is asked for, beside the fields that are called after a kind."""
ALWAYS: Final = (
    verbs.Narrate, verbs.SetFlag, verbs.CheckFailure, verbs.EndChapter, verbs.TakeBackTokens, vocabulary.DrawKarma,
)  # fmt: skip
"""Instructions that cannot be impossible."""


def check_campaign(draft: Draft) -> None:
    """Everything that can be found wrong without playing."""
    numbers = check_numbers(draft)
    check_base(draft)
    family = next(card for card in draft.cards if isinstance(card.front, printed.FamilyFace))
    for card, place in zip(draft.cards, draft.places, strict=True):
        check_card(draft, card, numbers, place)
    for key, chapter in draft.chapters.items():
        place, met = draft.chapter_places[key], cards_met(draft, key, numbers)
        check_header(draft, chapter, numbers, place)
        check_numbers_in(draft, chapter, numbers, place)
        check_backs(draft, chapter, family, numbers, place)
        check_words(draft, chapter.setup, place)
        check_sizes(draft, met)
        check_levels(draft, met)
        check_replacements(draft, key, numbers)
        check_symbols(draft, key, met)
        check_specials(draft, key, met)
        check_flags(draft, key)
        check_next(draft, key)
        check_opening(draft, chapter, numbers, place)
    check_scopes(draft, numbers)
    check_reach(draft, numbers)
    check_texts(draft)


def check_card(draft: Draft, card: Card, numbers: dict[int, Card], place: Place) -> None:
    check_anchors(draft, card, place)
    for name, side in sides_of(card):
        where = place.at(name)
        check_numbers_in(draft, side, numbers, where)
        check_areas_in(draft, side, numbers, where)
        check_backs(draft, side, card, numbers, where)
        check_words(draft, side, where)
        if isinstance(side, TerrainFace):
            check_terrain(draft.notebook, side, card.back if name == "front" else card.front, where)
        if isinstance(side, printed.ItemFace) and (side.anchor == "brown") != (side.background == "brown"):
            sentence = f"a {side.background} item is not fastened to a {side.anchor} anchor (HER-ITEM-05, -06)."
            draft.notebook.note(where.at("anchor"), sentence)


def sides_of(card: Card) -> list[tuple[str, Any]]:
    return [(name, side) for name, side in (("front", card.front), ("back", card.back)) if side is not None]


def faces_of(cards: Met) -> list[Any]:
    return [side for card, _ in cards for _, side in sides_of(card)]


def faces_in(draft: Draft, deck: str) -> list[Any]:
    return [side for card in draft.cards if card.deck == deck for _, side in sides_of(card)]


def place_of(draft: Draft, part: object, otherwise: Place) -> Place:
    return draft.reader.places.get(id(part), otherwise)


# Cards


def check_numbers(draft: Draft) -> dict[int, Card]:
    """Numbers are unique within a campaign; those above 900 are secrets."""
    found: dict[int, Card] = {}
    for card, place in zip(draft.cards, draft.places, strict=True):
        if not card.number:
            continue
        if card.number in found:
            draft.notebook.note(place.at("number"), f"there are two cards {card.number}.")
        if (card.number >= FIRST_SECRET) != (card.deck == "secrets"):
            draft.notebook.note(place.at("number"), f"card {card.number}: numbers from {FIRST_SECRET} on are secrets.")
        found[card.number] = card
    return found


def check_base(draft: Draft) -> None:
    """Every member of the family has each part once; every type of karma begins with one card (HER-SETUP-05)."""
    bodies = Counter[tuple[str, str]](
        (one.pc, one.part) for one in faces_in(draft, "base") if isinstance(one, printed.BodyFace)
    )
    for pc in PCS:
        for part in PARTS:
            if bodies[pc, part] != 2:  # both sides
                draft.notebook.note(Place("base/pcs.toml"), f"{pc} needs one {part} card.")
    karma = Counter[str](
        card.front.type
        for card in draft.cards
        if isinstance(card.front, printed.KarmaFace) and card.number <= LAST_STARTING_KARMA
    )
    for kind in KARMA_TYPES:
        if karma[kind] != 1:
            sentence = f"one of the cards {FIRST_SECRET} to {LAST_STARTING_KARMA} should have the type {kind}."
            draft.notebook.note(Place("base/secrets.toml"), sentence)


def check_numbers_in(draft: Draft, thing: object, numbers: dict[int, Card], place: Place) -> None:
    """Every card that is named must exist, and be of the kind that is asked for."""
    for part in parts_of(thing):
        for path, number in numbers_named(part):
            field, where = str(path[0]), place_of(draft, part, place).at(*path)
            name = WORDS.get(type(part), repr(field))
            if number not in numbers:
                draft.notebook.note(where, f"{name} names card {number}, which no deck has.")
                continue
            kind = KINDS.get(ASKED.get((type(part), field), field))
            if kind is not None and not any(isinstance(side, kind[0]) for _, side in sides_of(numbers[number])):
                draft.notebook.note(where, f"{name} names card {number}, which is no {kind[1]}.")


def numbers_named(part: object) -> Iterator[tuple[Path, int]]:
    """The printed numbers that a word names itself, not those of words inside it, by where they stand in it."""
    hints = hints_of(part.__class__)
    for name, one in arguments_of(type(part)).items():
        value = getattr(part, one.name)
        for index, single in enumerate(value if isinstance(value, tuple) else (value,)):
            if "CardNumber" in str(hints[one.name]) and isinstance(single, int) and not isinstance(single, bool):
                yield (name, index), single
            if bare(hints[one.name]) is references.SideNumber and isinstance(single, str):
                yield (name, index), int(single.removesuffix("b"))


def check_next(draft: Draft, key: str) -> None:
    """The chapter that an ending leads to is one of the campaign, if there are several."""
    known = [chapter.number for chapter in draft.chapters.values()]
    for side in faces_in(draft, key):
        for part in parts_of(side):
            if (
                isinstance(part, verbs.EndChapter)
                and part.next is not None
                and len(known) > 1
                and part.next not in known
            ):
                where = place_of(draft, part, draft.chapter_places[key])
                draft.notebook.note(where, f"there is no chapter {part.next} to go on with.")


# Areas and letters


def check_areas_in(draft: Draft, thing: object, numbers: dict[int, Card], place: Place) -> None:
    """An area that a card means must be on one of the sides of its terrain."""
    for part in parts_of(thing):
        match part:
            case references.AreaOn(terrain, area):
                sides: list[Any] = [side for _, side in sides_of(numbers[terrain])] if terrain in numbers else []
            case vocabulary.TerrainAction(terrain=terrain_side, area=area):
                card = numbers.get(int(terrain_side.removesuffix("b")))
                side = None if card is None else card.back if terrain_side.endswith("b") else card.front
                sides = [] if side is None else [side]
            case _:
                continue
        known = [one.id for side in sides if isinstance(side, TerrainFace) for one in side.areas]
        if sides and area not in known:
            draft.notebook.note(place_of(draft, part, place).at("area"), f"there is no area {area!r} on that terrain.")


def check_symbols(draft: Draft, key: str, cards: Met) -> None:
    """Letters and start symbols that a chapter means are on its terrain, and every letter there means something."""
    faces = faces_of(cards)
    terrain = [side for side in faces if isinstance(side, TerrainFace)]
    letters = {letter for side in terrain for letter in side.letter_symbols}
    starts = {str(pc) for side in terrain for pc in side.start_symbols}
    named = set[str]()
    for part in parts_of((draft.chapters[key], faces)):
        where = place_of(draft, part, draft.chapter_places[key])
        match part:
            case references.SymbolAt(letter) | vocabulary.ExplainSymbol(letter, _):
                named.add(letter)
                if letter not in letters:
                    draft.notebook.note(where, f"no terrain of the chapter has the letter {letter}.")
            case references.StartOf(start):
                missing = (set(PCS) if start == "each" else {str(start)}) - starts
                if missing:
                    draft.notebook.note(where, f"no terrain has the start symbol of {', '.join(sorted(missing))}.")
    for card, name, side, place in terrain_of(cards):
        for letter in side.letter_symbols if card.deck == key else ():
            if letter not in named:
                where = place.at(name, "letter_symbols", letter)
                draft.notebook.note(where, f"the letter {letter} on the terrain is never explained.")


# Facts and tokens


def check_flags(draft: Draft, key: str) -> None:
    """A flag that is read must be set in this chapter or an earlier one, or be said to come from before."""
    order = list(draft.chapters)
    earlier = order[: order.index(key) + 1]
    known = set(draft.chapters[key].flags_from_before)
    for one in earlier:
        parts = parts_of((draft.chapters[one], faces_in(draft, one), faces_in(draft, "secrets")))
        known |= {part.flag for part in parts if isinstance(part, verbs.SetFlag) and part.value}
    for part in parts_of((draft.chapters[key], faces_in(draft, key))):
        if isinstance(part, conditions.Flag) and part.flag not in known:
            where = place_of(draft, part, draft.chapter_places[key]).at("flag")
            draft.notebook.note(where, f"the flag {part.flag!r} is read but never set.")


def check_specials(draft: Draft, key: str, cards: Met) -> None:
    """Special components are those of the chapter's header, and never more than it has (HER-GEN-18)."""
    counts = draft.chapters[key].special_components
    for part in parts_of((draft.chapters[key], faces_of(cards))):
        kind = getattr(part, "kind", None) or getattr(part, "token_kind", None)
        if not isinstance(kind, str) or not kind.startswith("special("):
            continue
        name, where = kind[len("special(") : -1], place_of(draft, part, draft.chapter_places[key])
        if name not in counts:
            draft.notebook.note(where, f"chapter.toml has no special component {name!r}.")
        elif isinstance(part, verbs.AddTokens) and part.n > counts[name]:
            draft.notebook.note(where, f"there are only {counts[name]} of the special component {name!r}.")


# Instructions


def check_words(draft: Draft, thing: object, place: Place) -> None:
    """What instructions say about each other."""
    allowed = {id(one) for one in top_of_event(thing)}
    for part in parts_of(thing):
        where = place_of(draft, part, place)
        match part:
            case vocabulary.Otherwise(first, _) if always_possible(first):
                draft.notebook.note(where, "the first part of otherwise is always possible: the second never happens.")
            case verbs.ActionPhase() if id(part) not in allowed:
                draft.notebook.note(where, "action_phase may stand only at the top of an event.")
            case vocabulary.Choose(options):
                texts = Counter(option.text for option in options)
                for text in (text for text, times in texts.items() if times > 1):
                    draft.notebook.note(where, f"two options of choose are called {text!r}.")


def top_of_event(thing: object) -> tuple[Any, ...]:
    if isinstance(thing, printed.FamilyFace):
        return thing.event
    if isinstance(thing, printed.NarrativeFace) and thing.event is not None:
        return thing.event.instructions
    return ()


def always_possible(instruction: object) -> bool:
    """Whether an instruction can be carried out on every table."""
    match instruction:
        case vocabulary.Sequence(steps):
            return any(map(always_possible, steps))
        case vocabulary.Otherwise(first, second):
            return always_possible(first) or always_possible(second)
        case vocabulary.If(_, then, else_):
            return always_possible(then) and (else_ is None or always_possible(else_))
        case vocabulary.Choose(options):
            return all(always_possible(option.instruction) for option in options)
        case verbs.AddTokens(kind, _, "this"):
            return not kind.startswith("special(")
        case _:
            return isinstance(instruction, ALWAYS)
