"""The original pack keeps to what is known of the components, and a bad pack is refused in one clear sentence."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablewright.games.destiny import powers
from tablewright.games.destiny.symbols import COLOURS, COMBAT, GREEN, SYMBOLS
from tablewright.games.path import vocabulary as words
from tablewright.games.path.content import ALLIES, BACKS, KINDS, MAIN_CARDS, Mission
from tablewright.games.path.reading import ORIGINAL, read_pack

from ..folder import Folder
from .matches import CHARACTERS, PACK

MAIN = PACK.cards[:MAIN_CARDS]
STARTING = PACK.cards[MAIN_CARDS:]


# What is known of the components


def test_the_main_deck_has_seventy_cards_fourteen_with_each_main_colour() -> None:
    """The main colour of a card is the one its entry names first; a dozen cards have more than one."""
    entries = tomllib.loads((ORIGINAL / "cards.toml").read_text("utf-8"))["card"]

    assert Counter(entry["colours"][0] for entry in entries) == dict.fromkeys(COLOURS, 14)
    assert sum(len(card.colours) > 1 for card in MAIN) == 12
    assert len(MAIN) == 70


@pytest.mark.rule("POD-GEN-12")
def test_every_card_has_at_most_two_symbols_and_at_least_one_colour() -> None:
    assert {len(card.symbols) for card in MAIN} == {len(card.symbols) for card in STARTING} == {0, 1, 2}
    assert {colour for card in MAIN for colour in card.colours} == set(range(5))
    assert all(card.colours for card in PACK.cards)


def test_the_four_symbols_are_equally_common_in_the_main_deck() -> None:
    counts = Counter(symbol for card in MAIN for symbol in card.symbols)

    assert len(set(counts.values())) == 1


def test_each_character_has_five_starting_cards_in_all_five_colours() -> None:
    assert len(STARTING) == 25
    for number in range(5):
        own = [PACK.cards[face] for face in PACK.starting_cards(number)]
        assert {colour for card in own for colour in card.colours} == set(range(5))


def test_no_two_cards_are_the_same() -> None:
    faces = {(card.colours, tuple(sorted(card.symbols)), card.effect) for card in PACK.cards}
    missions = {(one.where, one.subject, one.solo) for one in PACK.missions}
    exertions = {(one.chapter, one.sequence) for one in PACK.exertions}

    assert len(faces) == len({card.key for card in PACK.cards}) == 95
    assert len(missions) == len({one.key for one in PACK.missions}) == 18
    assert len(exertions) == len({one.key for one in PACK.exertions}) == 12


def test_the_five_characters_are_those_of_the_base_game() -> None:
    assert CHARACTERS == ["geralt", "yennefer", "dandelion", "ciri", "vesemir"]


@pytest.mark.rule("POD-XP-08")
def test_abilities_are_unlocked_at_five_ten_and_fifteen_on_every_board() -> None:
    assert {character.fields for character in PACK.characters} == {(0, 5, 10, 15)}
    assert {len(character.abilities) for character in PACK.characters} == {4}


@pytest.mark.rule("POD-SIDE-01", "POD-SIDE-02")
def test_every_character_has_a_side_quest_and_geralt_counts_green_cards() -> None:
    assert len(set(PACK.quests)) == len(PACK.quests) == 5
    assert PACK.quests[0] == words.CardsOfColour(GREEN)


def test_the_golden_marker_is_worth_what_the_ledger_suggests() -> None:
    assert PACK.golden == {2: 2, 5: 4, 8: 6, 11: 8, 14: 10, 17: 12, 20: 15}


@pytest.mark.rule("POD-SOLO-30")
def test_the_automa_boards_have_points_of_their_own_along_their_track_that_rise() -> None:
    points = [PACK.automa_golden[field] for field in sorted(PACK.automa_golden)]

    assert points == sorted(set(points))
    assert PACK.automa_golden != PACK.golden


def test_four_exertion_cards_belong_to_each_chapter_with_three_colours_and_at_last_up_to_four() -> None:
    lengths = [sorted(len(one.sequence) for one in PACK.exertions if one.chapter == number) for number in range(3)]

    assert lengths == [[3, 3, 3, 3], [3, 3, 3, 3], [3, 3, 4, 4]]


def test_three_secret_missions_are_of_each_kind_and_three_more_of_the_first_two_for_a_single_player() -> None:
    assert Counter(one.kind for one in PACK.missions if not one.solo) == dict.fromkeys(KINDS, 3)
    assert Counter(one.kind for one in PACK.missions if one.solo) == {"A": 3, "B": 3}
    assert BACKS == {
        "A": ("combat",),
        "B": ("magic",),
        "C": ("combat", "exploration", "diplomacy"),
        "D": ("magic", "exploration", "diplomacy"),
    }


def like(mission: Mission) -> tuple[Any, ...]:
    return mission.where, mission.subject, mission.scale, mission.each, mission.most


def test_the_known_secret_missions_are_there() -> None:
    faces = [like(one) for one in PACK.missions]

    assert any(("hand", words.SymbolsOfKind(symbol), (5, 3, 1), 0, 0) in faces for symbol in range(len(SYMBOLS)))
    assert ("timeline", words.ManyColoured(), (4, 2), 0, 0) in faces
    assert ("hand", words.SymbolsOfKind(COMBAT), (), 2, 3) in faces


def test_the_four_requirements_name_four_colours() -> None:
    assert len(PACK.requirements) == len(set(PACK.requirements)) == 4


def test_each_ally_grants_each_favour_four_times() -> None:
    counts = Counter((ALLIES[one.ally], type(one.favour)) for one in PACK.alliances)

    assert len(PACK.alliances) == 32
    assert set(counts.values()) == {4}
    assert len(counts) == 2 * len(words.FAVOURS)


def test_every_automa_has_two_proficient_symbols_and_a_first_habit_that_gives_experience() -> None:
    assert [len(set(board.proficient)) for board in PACK.automas] == [2] * 5
    assert all(isinstance(board.habits[0].reward, words.Experience) for board in PACK.automas)


def test_two_golden_tokens_are_given_in_striga_and_nowhere_else() -> None:
    golden = [(story, reward) for story, reward in path_rewards() if isinstance(reward, words.GoldenSymbol)]

    assert [story for story, _ in golden] == ["striga", "striga"]


# The vocabulary


def path_rewards() -> Iterator[tuple[str, words.Reward]]:
    for key, story in PACK.stories.items():
        for card in story.cards.values():
            for reward in (card.left, card.right, card.penalty, card.reward):
                if reward is not None:
                    yield key, reward


def test_every_power_every_subject_and_every_trigger_of_the_vocabulary_is_used() -> None:
    used = {type(ability.power) for ability in PACK.abilities}
    subjects = {type(subject) for subject in (*PACK.quests, *(mission.subject for mission in PACK.missions))}
    triggers = {type(habit.trigger) for board in PACK.automas for habit in board.habits}

    assert len(used) == len(powers.POWERS)
    assert (len(subjects), len(triggers)) == (len(words.SUBJECTS), len(words.TRIGGERS))


def test_every_reward_of_the_vocabulary_is_used_but_nothing() -> None:
    rewards = [reward for _, reward in path_rewards()]
    rewards += [one.bonus for one in PACK.exertions] + [habit.reward for one in PACK.automas for habit in one.habits]

    assert len({type(reward) for reward in rewards}) == len(words.REWARDS) - 1
    assert words.Nothing() not in rewards


# Bad packs


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path, ORIGINAL, read_pack)


def test_a_faithful_copy_is_the_same_pack(folder: Folder) -> None:
    assert read_pack(folder.place) == PACK


FIRST_HABIT = '{ key = "counted-blows", trigger = { kind = "takes-symbol", symbol = "combat" }'
# The file, what is replaced in it, by what, and how the complaint begins.
MISTAKES: dict[str, tuple[str, str, str, str]] = {
    "card missing": (
        "cards.toml", '[[card]]\nkey = "steel-on-steel"\ncolours = ["red"]\nsymbols = ["combat", "combat"]\n', "",
        "cards.toml needs 70 entries 'card'; it has 69.",
    ),
    "card colour": (
        "cards.toml", 'colours = ["red"]', 'colours = ["crimson"]',
        "cards.toml: card 'steel-on-steel'.colours must be one of red, green, blue, yellow, pink, not 'crimson'.",
    ),
    "card colourless": (
        "cards.toml", 'colours = ["red"]', "colours = []",
        "cards.toml: card 'steel-on-steel'.colours needs at least one colour, and each once.",
    ),
    "card field": (
        "cards.toml", 'colours = ["red"]', 'colors = ["red"]',
        "cards.toml: card 'steel-on-steel' has an unknown field 'colors'",
    ),
    "card symbols": (
        "cards.toml", 'symbols = ["combat", "combat"]', 'symbols = ["combat", "combat", "combat"]',
        "cards.toml: card 'steel-on-steel'.symbols names 3 symbols; a card has at most 2.",
    ),
    "card passing": (
        "cards.toml", 'symbols = ["combat", "combat"]', 'symbols = ["combat", "combat"]\npassing = "left"',
        "cards.toml: card 'steel-on-steel' has an unknown field 'passing'",
    ),
    "card condition": (
        "cards.toml", '{ kind = "up-to-three-cards", colour = "red" }', '{ kind = "exactly-two-inactive" }',
        "cards.toml: card 'every-scar-a-lesson'.condition.kind must be one of lose-one,",
    ),
    "card scaling": (
        "cards.toml", 'result = { kind = "experience-steps" }', 'result = { kind = "three-experience" }',
        "cards.toml: card 'every-scar-a-lesson' joins a scaling with a single part: up-to-three-cards and",
    ),
    "card twin": (
        "cards.toml", 'symbols = ["combat", "magic"]', 'symbols = ["combat", "combat"]',
        "cards.toml: card 'enchanted-axe' and cards.toml: card 'steel-on-steel' are the same but for the name.",
    ),
    "card key": (
        "starting.toml", 'key = "notice-on-the-gate"', 'key = "steel-on-steel"',
        "starting.toml: geralt 'steel-on-steel' has the same key as cards.toml: card 'steel-on-steel'.",
    ),
    "starting count": (
        "starting.toml", "[[geralt]]", "[[letho]]", "starting.toml needs 5 entries 'geralt'; it has 4.",
    ),
    "a penalty on a page of Edge": (
        "stories/edge.toml",
        'left = { kind = "experience", count = 2 }\nright = { kind = "active-symbols", count = 1 }',
        'penalty = { kind = "lose-experience", count = 2 }\nreward = { kind = "points", count = 1 }',
        "stories/edge.toml: the card 4 needs left and right in this story.",
    ),
    "a golden token that there is not": (
        "stories/edge.toml", '{ kind = "experience", count = 2 }', '{ kind = "golden-symbol", symbol = "magic" }',
        "stories/edge.toml: the card 4 hands out a golden token that there is not.",
    ),
    "quest missing": (
        "characters.toml", 'quest = { kind = "cards-of-colour", colour = "green" }\n', "",
        "characters.toml: character 'geralt' needs 'quest' of type dict, not None.",
    ),
    "quest word": (
        "characters.toml", '{ kind = "cards-of-colour", colour = "green" }', '{ kind = "green-cards" }',
        "characters.toml: character 'geralt'.quest.kind must be one of cards-of-colour,",
    ),
    "ability window": (
        "characters.toml", 'key = "training", window = "play"', 'key = "training", window = "draft"',
        "characters.toml: character 'geralt'.ability[0].window must be one of play, not 'draft'.",
    ),
    "ability twin": (
        "characters.toml", 'key = "tireless"', 'key = "training"',
        "characters.toml: ability 'training' is there twice; each needs a key of its own.",
    ),
    "character fields": (
        "characters.toml", "fields = [0, 5, 10, 15]", "fields = [0, 5, 5, 15]",
        "characters.toml: character 'geralt' needs four abilities and four rising fields that begin with 0.",
    ),
    "golden field": (
        "characters.toml", "20 = 15", "21 = 15", "characters.toml: golden must name a field from 1 to 20, not 21.",
    ),
    "automa golden": (
        "automas.toml", "[golden]\n", "[silver]\n", "automas.toml needs 'golden' of type dict, not None.",
    ),
    "automa golden field": (
        "automas.toml", "20 = ", "21 = ", "automas.toml: golden must name a field from 1 to 20, not 21.",
    ),
    "automa stranger": (
        "automas.toml", 'key = "geralt"', 'key = "letho"', "automas.toml must have one board for each character:",
    ),
    "automa twice": (
        "automas.toml", 'key = "geralt"', 'key = "ciri"', "automas.toml must have one board for each character:",
    ),
    "automa symbols": (
        "automas.toml", '["combat", "exploration"]', '["combat", "exploration", "combat"]',
        "automas.toml: automa 'geralt' needs two different proficient symbols and two habits.",
    ),
    "automa habit": (
        "automas.toml", FIRST_HABIT, FIRST_HABIT.replace("takes-symbol", "takes-card"),
        "automas.toml: automa 'geralt'.habit[0].trigger.kind must be one of takes-colour,",
    ),
    "automa habit no table": (
        "automas.toml", "habit = [\n", "habit = [ 5,\n",
        "automas.toml: automa 'geralt'.habit[0] must be a table, not 5.",
    ),
    "automa habit twin": (
        "automas.toml", 'key = "paid-in-silver"', 'key = "counted-blows"',
        "automas.toml: habit 'counted-blows' is there twice; each needs a key of its own.",
    ),
    "exertion chapter": (
        "exertions.toml", "chapter = 1", "chapter = 4",
        "exertions.toml: exertion 'uphill-at-dawn'.chapter must be a whole number from 1 to 3, not 4.",
    ),
    "exertion counts": (
        "exertions.toml", "chapter = 1", "chapter = 2", "exertions.toml needs 4 cards for chapter 1; it has 3.",
    ),
    "exertion sequence": (
        "exertions.toml", '["red", "green", "red"]', '["red"]',
        "exertions.toml: exertion 'uphill-at-dawn'.sequence needs 2 to 5 colours.",
    ),
    "exertion bonus": (
        "exertions.toml", 'bonus = { kind = "experience", count = 2 }', 'bonus = { kind = "experience", count = 0 }',
        "exertions.toml: exertion 'uphill-at-dawn'.bonus.count must be a whole number from 1 to 20, not 0.",
    ),
    "exertion twin": (
        "exertions.toml", 'key = "race-with-the-sun"', 'key = "uphill-at-dawn"',
        "exertions.toml: exertion 'uphill-at-dawn' is there twice; each needs a key of its own.",
    ),
    "mission kind": (
        "missions.toml", 'kind = "A"', 'kind = "E"',
        "missions.toml: mission 'silver-kept-in-reserve'.kind must be one of A, B, C, D, not 'E'.",
    ),
    "mission kinds": (
        "missions.toml", 'kind = "A"', 'kind = "B"', "missions.toml needs 3 missions of kind A; it has 2.",
    ),
    "mission place": (
        "missions.toml", 'where = "hand"', 'where = "deck"',
        "missions.toml: mission 'silver-kept-in-reserve'.where must be hand or timeline, not 'deck'.",
    ),
    "mission scale": (
        "missions.toml", "scale = [5, 3, 1]", "scale = [1, 3, 5]",
        "missions.toml: mission 'silver-kept-in-reserve'.scale needs points that fall from the most to fewer.",
    ),
    "mission scale below": (
        "missions.toml", "scale = [5, 3, 1]", "scale = [5, 3, -1]",
        "missions.toml: mission 'silver-kept-in-reserve'.scale must list one or more whole numbers of at least 0",
    ),
    "mission twin": (
        "missions.toml", 'key = "blood-on-the-threshold"', 'key = "silver-kept-in-reserve"',
        "missions.toml: mission 'silver-kept-in-reserve' is there twice; each needs a key of its own.",
    ),
    "solo scale": (
        "missions.toml", "each = 2", "scale = [2]",
        "missions.toml: solo 'bolts-in-the-quiver' has an unknown field 'scale'",
    ),
    "requirement colour": (
        "missions.toml", 'colour = "red"\n\n', 'colour = "green"\n\n',
        "missions.toml: the requirement cards must name different colours.",
    ),
    "requirement field": (
        "missions.toml", '[[requirement]]\n', '[[requirement]]\ncards = 3\n',
        "missions.toml: requirement 1 has an unknown field 'cards'",
    ),
    "alliance ally": (
        "alliances.toml", 'ally = "renfri"', 'ally = "roach"',
        "alliances.toml: alliance[0].ally must be one of renfri, stregobor, not 'roach'.",
    ),
    "alliance favour": (
        "alliances.toml", 'favour = { kind = "active" }', 'favour = { kind = "love" }',
        "alliances.toml: alliance[1].favour.kind must be one of experience, active,",
    ),
    "alliance count": (
        "alliances.toml", "count = 4", "count = 5", "alliances.toml needs 16 cards of renfri; it has 17.",
    ),
    "story key": (
        "stories/striga.toml", 'key = "striga"', 'key = "edge"',
        "stories/striga.toml.key must be 'striga', not 'edge'.",
    ),
    "story symbol": (
        "stories/evil.toml", 'symbol = "diplomacy"', 'symbol = "evil"',
        "stories/evil.toml: card[1].symbol must be one of exploration, combat, magic, diplomacy, not 'evil'.",
    ),
    "story initiative": (
        "stories/evil.toml", '"ciri"]', '"letho"]', "stories/evil.toml.initiative must name each character once.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_in_one_sentence_by_file_entry_and_field(folder: Folder, mistake: str) -> None:
    name, old, new, complaint = MISTAKES[mistake]
    folder.change(name, old, new)

    told = folder.complaint()

    assert told.startswith(complaint)
    assert "\n" not in told
    assert told.endswith(".")


def test_an_alliance_that_is_no_table_is_refused(folder: Folder) -> None:
    (folder.place / "alliances.toml").write_text("alliance = [3]", "utf-8")

    assert folder.complaint() == "alliances.toml: alliance[0] must be a table, not 3."


def test_automa_boards_belong_to_their_characters_in_whatever_order_they_are_written(folder: Folder) -> None:
    head, *boards = (ORIGINAL / "automas.toml").read_text("utf-8").split("[[automa]]")
    (folder.place / "automas.toml").write_text("[[automa]]".join([head, *reversed(boards)]), "utf-8")

    assert read_pack(folder.place).automas == PACK.automas
