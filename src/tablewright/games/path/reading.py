"""How a pack of Path of Destiny is read from its files: every mistake is told by file, entry and field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from tablewright.engine.faults import BadInput
from tablewright.games.destiny import effects, powers
from tablewright.games.destiny.cards import ActionCard, colour_of, symbol_of
from tablewright.games.destiny.pack import (
    Character,
    Vocabularies,
    card_symbols,
    read_cards,
    read_character,
    read_effect,
    read_golden,
    refuse_namesakes,
)
from tablewright.games.destiny.words import colour_in
from tablewright.games.reading.entries import (
    entries_in,
    fingerprint,
    get,
    load,
    only_known,
    refuse_same_keys,
    tables_in,
)
from tablewright.games.reading.words import count_in, number_between, numbers_in, read_word

from . import vocabulary as words
from .content import (
    ALLIANCES,
    ALLIES,
    CHARACTERS,
    EXERTIONS,
    HAND,
    KINDS,
    MAIN_CARDS,
    MISSIONS,
    REQUIREMENTS,
    SINGLE_KINDS,
    SOLO_MISSIONS,
    STORIES,
    TIMELINE,
    Alliance,
    AutomaBoard,
    Exertion,
    Habit,
    Mission,
    Pack,
)
from .stories import Story, read_story

ORIGINAL: Final = files(__package__) / "packs" / "original"
PUNISHES: Final = "evil"
GOLDEN: Final = "striga"
GOLDEN_TOKENS: Final = 2
VOCABULARIES: Final = Vocabularies(
    words.CONDITIONS, words.RESULTS, effects.SCALING_CONDITIONS, words.SCALING_RESULTS, powers.POWERS, powers.WINDOWS
)


def read_card(entry: Mapping[str, Any], where: str) -> ActionCard:
    """One action card of a pack; it has one colour or more (POD-GEN-12, -13)."""
    only_known(entry, ("key", "colours", "symbols", "condition", "result"), where)
    colours = tuple(colour_of(one, f"{where}.colours") for one in get(entry, "colours", list, where))
    if not colours or len(set(colours)) != len(colours):
        raise BadInput(f"{where}.colours needs at least one colour, and each once.")
    return ActionCard(
        key=get(entry, "key", str, where),
        colours=tuple(sorted(colours)),
        symbols=card_symbols(entry, where),
        effect=read_effect(entry, VOCABULARIES, where),
    )


def _read_person(entry: Mapping[str, Any], where: str) -> tuple[Character, words.Subject]:
    """A character with its side quest."""
    own = {name: value for name, value in entry.items() if name != "quest"}
    quest = read_word(get(entry, "quest", dict, where), words.SUBJECTS, f"{where}.quest")
    return read_character(own, VOCABULARIES, where), quest


def _read_automa(entry: Mapping[str, Any], where: str) -> AutomaBoard:
    only_known(entry, ("key", "proficient", "habit"), where)
    proficient = tuple(symbol_of(one, f"{where}.proficient") for one in get(entry, "proficient", list, where))
    habits = [_read_habit(*one) for one in tables_in(entry, "habit", where)]
    if len(proficient) != 2 or len(set(proficient)) != 2 or len(habits) != 2:
        raise BadInput(f"{where} needs two different proficient symbols and two habits.")
    return AutomaBoard(proficient, (habits[0], habits[1]))


def _read_habit(entry: Mapping[str, Any], where: str) -> Habit:
    only_known(entry, ("key", "trigger", "reward"), where)
    return Habit(
        get(entry, "key", str, where),
        read_word(get(entry, "trigger", dict, where), words.TRIGGERS, f"{where}.trigger"),
        read_word(get(entry, "reward", dict, where), words.REWARDS, f"{where}.reward"),
    )


def _read_exertion(entry: Mapping[str, Any], where: str) -> Exertion:
    only_known(entry, ("key", "chapter", "sequence", "bonus"), where)
    sequence = tuple(colour_of(one, f"{where}.sequence") for one in get(entry, "sequence", list, where))
    if not 2 <= len(sequence) <= 5:
        raise BadInput(f"{where}.sequence needs 2 to 5 colours.")
    return Exertion(
        get(entry, "key", str, where),
        number_between(entry, "chapter", where, least=1, most=3) - 1,
        sequence,
        read_word(get(entry, "bonus", dict, where), words.REWARDS, f"{where}.bonus"),
    )


def _read_mission(entry: Mapping[str, Any], where: str) -> Mission:
    only_known(entry, ("key", "kind", "where", "subject", "scale"), where)
    scale = numbers_in(entry, "scale", where)
    if list(scale) != sorted(scale, reverse=True):
        raise BadInput(f"{where}.scale needs points that fall from the most to fewer.")
    return Mission(*_mission_head(entry, KINDS, where), scale=scale)


def _read_solo_mission(entry: Mapping[str, Any], where: str) -> Mission:
    only_known(entry, ("key", "kind", "where", "subject", "each", "most"), where)
    head = _mission_head(entry, SINGLE_KINDS, where)
    return Mission(*head, each=count_in(entry, "each", where), most=count_in(entry, "most", where))


def _mission_head(entry: Mapping[str, Any], kinds: Sequence[str], where: str) -> tuple[str, str, str, words.Subject]:
    kind, place = get(entry, "kind", str, where), get(entry, "where", str, where)
    if kind not in kinds:
        raise BadInput(f"{where}.kind must be one of {', '.join(kinds)}, not {kind!r}.")
    if place not in (HAND, TIMELINE):
        raise BadInput(f"{where}.where must be hand or timeline, not {place!r}.")
    subject = read_word(get(entry, "subject", dict, where), words.SUBJECTS, f"{where}.subject")
    return get(entry, "key", str, where), kind, place, subject


def _read_alliance(entry: Mapping[str, Any], where: str) -> list[Alliance]:
    """Alliance cards are listed with how many there are of each."""
    only_known(entry, ("ally", "favour", "count"), where)
    ally = get(entry, "ally", str, where)
    if ally not in ALLIES:
        raise BadInput(f"{where}.ally must be one of {', '.join(ALLIES)}, not {ally!r}.")
    favour = read_word(get(entry, "favour", dict, where), words.FAVOURS, f"{where}.favour")
    return [Alliance(ALLIES.index(ally), favour)] * count_in(entry, "count", where)


def _kinds_right(missions: Sequence[Mission], each: int, kinds: Sequence[str], where: str) -> None:
    for kind in kinds:
        found = sum(mission.kind == kind for mission in missions)
        if found != each:
            raise BadInput(f"{where} needs {each} missions of kind {kind}; it has {found}.")


def read_pack(folder: Traversable) -> Pack:
    """A whole pack from its folder; every mistake is told by file, entry and field."""
    names = ("cards.toml", "starting.toml", "characters.toml", "automas.toml", "exertions.toml", "missions.toml",
             "alliances.toml")  # fmt: skip
    main, starting, people, automas, exertions, missions, alliances = (load(folder, name) for name in names)
    tales = [load(folder / "stories", f"{story}.toml") for story in STORIES]
    characters, quests = _read_people(people)
    keys = [character.key for character in characters]
    cards = read_cards(main, starting, characters, MAIN_CARDS, read_card)
    common, solo = _read_missions(missions)
    allied = _read_alliances(alliances)
    return Pack(
        main_cards=MAIN_CARDS,
        cards=cards,
        characters=characters,
        quests=quests,
        automas=_read_automas(automas, keys),
        golden=read_golden(people, "characters.toml"),
        automa_golden=read_golden(automas, "automas.toml"),
        stories=_read_stories(tales, keys),
        exertions=_read_exertions(exertions),
        missions=(*common, *solo),
        requirements=_read_requirements(missions),
        alliances=allied,
        backs=_backs(len(cards), (*common, *solo), allied, _read_exertions(exertions)),
        fingerprint=fingerprint((main, starting, people, automas, exertions, missions, alliances, *tales)),
    )


def _read_people(people: Mapping[str, Any]) -> tuple[tuple[Character, ...], tuple[words.Subject, ...]]:
    found = [
        _read_person(entry, where) for entry, where in entries_in(people, "character", CHARACTERS, "characters.toml")
    ]
    characters = tuple(character for character, _ in found)
    refuse_namesakes(characters)
    return characters, tuple(quest for _, quest in found)


def _read_automas(automas: Mapping[str, Any], keys: Sequence[str]) -> tuple[AutomaBoard, ...]:
    """The Automa boards, each under the key of its character, in the order of the characters."""
    entries = entries_in(automas, "automa", CHARACTERS, "automas.toml")
    boards = {get(entry, "key", str, where): _read_automa(entry, where) for entry, where in entries}
    if sorted(boards) != sorted(keys):
        raise BadInput(f"automas.toml must have one board for each character: {', '.join(keys)}.")
    refuse_same_keys([habit.key for board in boards.values() for habit in board.habits], "habit", "automas.toml")
    return tuple(boards[key] for key in keys)


def _read_stories(tales: Sequence[Mapping[str, Any]], keys: Sequence[str]) -> dict[str, Story]:
    stories = {}
    for name, tale in zip(STORIES, tales, strict=True):
        stories[name] = read_story(tale, keys, f"stories/{name}.toml")
        if stories[name].key != name:
            raise BadInput(f"stories/{name}.toml.key must be {name!r}, not {stories[name].key!r}.")
        _check_rewards(stories[name], f"stories/{name}.toml")
    return stories


def _check_rewards(story: Story, where: str) -> None:
    """POD-EVIL-01, POD-STRIGA-22: only Lesser Evil has penalties, and only Striga hands out the two golden tokens."""
    punishes, golden = story.key == PUNISHES, {}
    for card in story.cards.values():
        if (card.left is not None and punishes) or (card.penalty is not None and not punishes):
            pair = "penalty and reward" if punishes else "left and right"
            raise BadInput(f"{where}: the card {card.number} needs {pair} in this story.")
        for reward in (card.left, card.right, card.penalty, card.reward):
            if isinstance(reward, words.GoldenSymbol):
                golden[reward.symbol] = card.number
    if (golden and story.key != GOLDEN) or len(golden) > GOLDEN_TOKENS:
        raise BadInput(f"{where}: the card {max(golden.values())} hands out a golden token that there is not.")


def _read_exertions(data: Mapping[str, Any]) -> tuple[Exertion, ...]:
    found = [_read_exertion(*one) for one in entries_in(data, "exertion", EXERTIONS, "exertions.toml")]
    refuse_same_keys([one.key for one in found], "exertion", "exertions.toml")
    for chapter in range(3):
        count = sum(one.chapter == chapter for one in found)
        if count != EXERTIONS // 3:
            raise BadInput(f"exertions.toml needs {EXERTIONS // 3} cards for chapter {chapter + 1}; it has {count}.")
    return tuple(found)


def _read_missions(data: Mapping[str, Any]) -> tuple[list[Mission], list[Mission]]:
    common = [_read_mission(*one) for one in entries_in(data, "mission", MISSIONS, "missions.toml")]
    solo = [_read_solo_mission(*one) for one in entries_in(data, "solo", SOLO_MISSIONS, "missions.toml")]
    refuse_same_keys([one.key for one in (*common, *solo)], "mission", "missions.toml")
    _kinds_right(common, 3, KINDS, "missions.toml")
    _kinds_right(solo, 3, SINGLE_KINDS, "missions.toml: solo")
    return common, solo


def _read_requirements(data: Mapping[str, Any]) -> tuple[int, ...]:
    entries = entries_in(data, "requirement", REQUIREMENTS, "missions.toml")
    for entry, where in entries:
        only_known(entry, ("colour",), where)
    colours = tuple(colour_in(entry, "colour", where) for entry, where in entries)
    if len(set(colours)) != REQUIREMENTS:
        raise BadInput("missions.toml: the requirement cards must name different colours.")
    return colours


def _read_alliances(data: Mapping[str, Any]) -> tuple[Alliance, ...]:
    found = [card for one in tables_in(data, "alliance", "alliances.toml") for card in _read_alliance(*one)]
    found.sort(key=lambda card: card.ally)
    for ally, name in enumerate(ALLIES):
        count = sum(card.ally == ally for card in found)
        if count != ALLIANCES // 2:
            raise BadInput(f"alliances.toml needs {ALLIANCES // 2} cards of {name}; it has {count}.")
    return tuple(found)


def _backs(
    cards: int, missions: Sequence[Mission], alliances: Sequence[Alliance], exertions: Sequence[Exertion]
) -> tuple[int, ...]:
    """Cards with different backs are never mistaken for each other, nor solo missions for those they replace."""
    return (
        *((0,) * cards),
        *((1,) * CHARACTERS),
        *(2 + exertion.chapter for exertion in exertions),
        *((12 if mission.solo else 5) + KINDS.index(mission.kind) for mission in missions),
        *((9,) * REQUIREMENTS),
        *(10 + alliance.ally for alliance in alliances),
    )


@lru_cache(maxsize=1)
def original_pack() -> Pack:
    """The pack that comes with the game."""
    return read_pack(ORIGINAL)
