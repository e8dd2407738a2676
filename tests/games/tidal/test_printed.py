"""What is printed on cards and boards can be said in every language, and follows from the data."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablewright.engine.components import Line
from tablewright.games.tidal import GAME, powers, stunts, subjects, vocabulary
from tablewright.games.tidal.kinds import ARENAS, COLOURS, TRAITS
from tablewright.games.tidal.powers import TIMES
from tablewright.games.tidal.printed import (
    effect_text,
    face_text,
    loss_text,
    power_text,
    reward_text,
    space_text,
    stunt_text,
    subject_text,
    when_text,
)
from tablewright.games.tidal.reading import original_pack
from tablewright.games.tidal.wording import face_name
from tablewright.language import LANGUAGES, Speaker

PACK = original_pack()
TABLE = GAME.set_up(3, GAME.agree(3, {}), 0)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
ONE_SHELL = [{"kind": "shells", "count": 1}]


def said(voice: Speaker, line: Line) -> str:
    """A line as a client would write it."""
    parts = [voice.say(message.key, message.arguments) for message in line.parts]
    about = [voice.say(line.about.key, line.about.arguments)] if line.about else []
    assert all(part.strip() and "{" not in part for part in (*about, *parts))
    return ": ".join([*about, *([", ".join(parts)] if parts else [])])


def read(key: str, language: str = "en") -> list[str]:
    """The text of a card, line by line."""
    face = next(one for one in range(PACK.face_count) if face_name(TABLE, one) == key)
    return [said(Speaker(GAME, language), line) for line in face_text(PACK, face)]


@EACH_LANGUAGE
def test_everything_that_is_printed_can_be_said(language: str) -> None:
    voice = Speaker(GAME, language)
    lines = [line for face in range(PACK.face_count) for line in face_text(PACK, face)]
    lines += [space_text(space, mode) for space in PACK.spaces for mode in ("standard", "solo")]
    lines += [effect_text(island.effect) for island in PACK.islands]
    lines += [Line(None, tuple(reward_text(reward) for reward in space)) for space in PACK.boat]

    assert all(said(voice, line) for line in lines)
    assert all(face_text(PACK, face) for face in range(PACK.face_count))


@EACH_LANGUAGE
def test_no_two_cards_have_the_same_name(language: str) -> None:
    """But for the shields, of which every character has one of each kind."""
    voice = Speaker(GAME, language)
    keys = [key for key in GAME.messages() if not key.endswith(("-reinforced-shield", "-shield-upgrade"))]

    assert [name for name, count in Counter(voice.say(key) for key in keys).items() if count > 1] == []


@pytest.mark.parametrize("language", ["pl", "cs"])
def test_the_names_of_cards_are_translated_but_for_proper_names(language: str) -> None:
    english, other = Speaker(GAME, "en"), Speaker(GAME, language)
    alike = {key for key in GAME.messages() if english.say(key) == other.say(key)}

    assert alike <= {"monster-hoamaar", "monster-akora", "character-axl", "character-eko"}


# Texts follow the data


def test_an_artifact_says_what_it_does_and_what_discarding_it_gives() -> None:
    assert read("card-crab-crossbow") == [
        "visiting the Fold: refresh 1 die",
        "discard: add a copy of the bonus die to the roll",
    ]


def test_a_card_with_two_exchanges_says_both() -> None:
    assert read("card-mystic-encounter") == [
        "once per turn, discard a challenge: draw a trick",
        "once per turn, discard a trick: draw a challenge",
    ]


def test_a_ladder_is_said_step_by_step() -> None:
    assert read("trick-arbiters-favour")[:3] == [
        "from level 1: 1 shell",
        "from level 2: 1 fruit",
        "from level 3: novice die",
    ]


def test_a_monster_says_its_style_spots_reward_bonuses_and_penalty() -> None:
    lines = read("monster-thunder-eels")

    assert lines[2:] == [
        "Twin: in a fight only one side can be hit",
        "reward for everybody with a hit: draw a challenge, novice die",
        "kill bonus of side 1: +1 on the Champions Board",
        "kill bonus of side 2: +1 on the Champions Board",
        "invasion: lose 1 die",
    ]


def test_goals_knowledge_and_black_market_say_what_they_are_worth() -> None:
    assert read("goal-two-masteries") == ["6 points for at least 2: traits of level 4 or higher"]
    assert read("market-nyrocks-offer")[1] == "2 points at the end for every 3 of these: shells and fruit in stock"
    assert read("market-slippery-acquaintances")[0] == "cost: \N{MINUS SIGN}1 on the Champions Board"


def test_card_texts_decline_in_polish_and_czech() -> None:
    assert read("trick-tempting-offer", "pl")[0] == "Tylko odwiedzając Szranki Droska."
    assert read("trick-tempting-offer", "cs")[0] == "Jen při návštěvě Kolbiště Droska."
    assert read("card-young-talent", "pl") == ["Za żyłowanie wyzwania Ducha: +1 w rankingu czempionów."]
    assert read("card-young-talent", "cs") == ["Za vystupňování výzvy Ducha: +1 v žebříčku šampionů."]


# The vocabulary, also where the original pack does not use it


def entries() -> list[dict[str, Any]]:
    """Arguments for any word: small and large numbers, every trait, arena, colour and time."""
    return [
        {
            "count": count, "steps": count, "spaces": count, "level": min(count, 4), "levels": count, "symbols": count,
            "most": count, "charge": count, "fruit": count, "shells": count, "trait": trait, "used": trait,
            "instead": trait, "traits": ["focus", "spirit"], "arena": arena, "island": arena,
            "islands": ["citadel", arena], "colour": colour, "when": when, "cards": ["trick"], "rewards": ONE_SHELL,
        }
        for count in (1, 2, 5)
        for trait, when in zip(TRAITS, TIMES, strict=True)
        for arena, colour in zip(ARENAS, (*COLOURS, COLOURS[0]), strict=True)
    ]  # fmt: skip


def hear(lines: list[Line]) -> None:
    assert all(said(Speaker(GAME, language), line) for language in LANGUAGES for line in lines)


@pytest.mark.parametrize("kind", vocabulary.REWARDS)
def test_every_reward_can_be_said(kind: str) -> None:
    hear([Line(None, (reward_text(vocabulary.REWARDS[kind](entry, kind)),)) for entry in entries()])


@pytest.mark.parametrize("kind", vocabulary.LOSSES)
def test_every_loss_can_be_said(kind: str) -> None:
    hear([Line(None, tuple(loss_text(vocabulary.LOSSES[kind](entry, kind)))) for entry in entries()])


@pytest.mark.parametrize("kind", subjects.SUBJECTS)
def test_every_subject_can_be_said(kind: str) -> None:
    hear([Line(None, (subject_text(subjects.SUBJECTS[kind](entry, kind)),)) for entry in entries()])


@pytest.mark.parametrize("kind", powers.POWERS)
def test_every_power_can_be_said(kind: str) -> None:
    hear([line for entry in entries() for line in power_text(powers.POWERS[kind](entry, kind))])


@pytest.mark.parametrize("kind", stunts.STUNTS)
def test_every_trick_can_be_said(kind: str) -> None:
    entry = {"rewards": ONE_SHELL, "steps": [ONE_SHELL] * 5}

    hear(stunt_text(stunts.STUNTS[kind](entry, kind)))


@pytest.mark.parametrize("kind", stunts.WHENS)
def test_every_time_of_a_trick_can_be_said(kind: str) -> None:
    hear([line for entry in entries() for line in when_text(stunts.WHENS[kind](entry, kind))])
