"""The content of a pack of Path of Destiny: cards, characters, Automas, stories and what the stories bring along."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tablewright.games.destiny.pack import DestinyPack

from . import vocabulary as words
from .stories import Story

MAIN_CARDS: Final = 70
CHARACTERS: Final = 5
EXERTIONS: Final = 12
MISSIONS: Final = 12
SOLO_MISSIONS: Final = 6
REQUIREMENTS: Final = 4
ALLIANCES: Final = 32
ALLIES: Final = ("renfri", "stregobor")
STORIES: Final = ("edge", "striga", "evil")
HAND, TIMELINE = "hand", "timeline"
SINGLE_KINDS: Final = ("A", "B")
KINDS: Final = ("A", "B", "C", "D")
BACKS: Final[Mapping[str, tuple[str, ...]]] = {  # POD-STRIGA-03
    "A": ("combat",),
    "B": ("magic",),
    "C": ("combat", "exploration", "diplomacy"),
    "D": ("magic", "exploration", "diplomacy"),
}


@dataclass(frozen=True, slots=True)
class Habit:
    """An ability of an Automa: whenever its trigger happens, it gains something."""

    key: str
    trigger: words.Trigger
    reward: words.Reward


@dataclass(frozen=True, slots=True)
class AutomaBoard:
    """The Automa side of a character: two symbols it is proficient in, and two habits."""

    proficient: tuple[int, ...]
    habits: tuple[Habit, Habit]


@dataclass(frozen=True, slots=True)
class Exertion:
    """An exertion card: a sequence of colours, and what it gives in its chapter."""

    key: str
    chapter: int
    sequence: tuple[int, ...]
    bonus: words.Reward


@dataclass(frozen=True, slots=True)
class Mission:
    """A secret mission: what is counted where, and points by comparison; a solo one gives points for each instead."""

    key: str
    kind: str
    where: str
    subject: words.Subject
    scale: tuple[int, ...] = ()
    each: int = 0
    most: int = 0

    @property
    def solo(self) -> bool:
        return self.each > 0


@dataclass(frozen=True, slots=True)
class Alliance:
    """An alliance card: whose it is, and what it does."""

    ally: int
    favour: words.Favour


@dataclass(frozen=True, slots=True, kw_only=True)
class Pack(DestinyPack):
    """All content of a game; after the characters, the faces are exertions, missions, requirements and alliances."""

    quests: tuple[words.Subject, ...]
    automas: tuple[AutomaBoard, ...]
    automa_golden: Mapping[int, int]
    stories: Mapping[str, Story]
    exertions: tuple[Exertion, ...]
    missions: tuple[Mission, ...]
    requirements: tuple[int, ...]
    alliances: tuple[Alliance, ...]

    @property
    def first_exertion_face(self) -> int:
        return self.first_character_face + CHARACTERS

    @property
    def first_mission_face(self) -> int:
        return self.first_exertion_face + EXERTIONS

    @property
    def first_requirement_face(self) -> int:
        return self.first_mission_face + MISSIONS + SOLO_MISSIONS

    @property
    def first_alliance_face(self) -> int:
        return self.first_requirement_face + REQUIREMENTS

    def exertion(self, face: int) -> Exertion:
        return self.exertions[face - self.first_exertion_face]

    def mission(self, face: int) -> Mission:
        return self.missions[face - self.first_mission_face]

    def requirement(self, face: int) -> int:
        """The colour on a requirement card."""
        return self.requirements[face - self.first_requirement_face]

    def alliance(self, face: int) -> Alliance:
        return self.alliances[face - self.first_alliance_face]
