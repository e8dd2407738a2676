"""Positions by hand that bring what random games seldom meet: cards in play, full purses, tricks in hand, schemes."""

from __future__ import annotations

from typing import Any

from tablewright.games.tidal import GAME
from tablewright.games.tidal.assembly import MODES
from tablewright.games.tidal.by_hand import table_by_hand
from tablewright.games.tidal.reading import original_pack

from ..following import Followed
from . import books
from .judging import TidalReferee

HEROES = tuple(hero["key"] for hero in books.HEROES)
WEALTH: dict[str, Any] = {
    "shells": 5,
    "fruit": 5,
    "charge": 4,
    "ranking": 6,
    "available": {"novice": 2, "red-adept": 1, "blue-elite": 1},
    "spent": {"novice": 2, "blue-adept": 1, "red-elite": 1, "guild-spirit": 1},
}
FOLD = {
    "edge": {"monster": "coral-titan", "hits": {"2": 0, "5": 0}},
    "reef": {"monster": "razor-ray", "hits": {"0": 0, "2": 0}},
}


def scene(phase: str, **data: Any) -> Followed:
    """The referee at a position by hand."""
    table = table_by_hand({"phase": phase, **data}, original_pack(), MODES)
    return Followed(GAME, table, TidalReferee(), phase)


def abilities(hero: str, kinds: tuple[str, ...] = ("",)) -> list[str]:
    """The cards of a hero that stay in play."""
    cards = books.HEROES[HEROES.index(hero)]["card"]
    return [card["key"] for card in cards if card.get("kind", "") in kinds]


def hero_of_many_cards(hero: str, number: int, players: int = 3) -> Followed:
    """A round begins in which every third card of a hero works, and tricks are at hand."""
    cards = abilities(hero, ("", "artifact", "upgrade"))[number::3]
    tricks = list(books.TRICKS)[number::2]
    seats = [{"character": hero, "in_play": cards, "tricks": tricks, **WEALTH}]
    seats += [{"character": other, **WEALTH} for other in HEROES if other != hero][: players - 1]
    return scene("begin_round", players=players, round="second", fold=FOLD, seats=seats,
                 monsters=["iron-nautilus", "storm-serpent"], seed=f"{hero} {number}")  # fmt: skip


def scheming_rival(number: int, difficulty: str = "normal") -> Followed:
    """A rival whose columns are nearly full, and a player with something to lose."""
    schemes = {arena: columns(arena)[number : number + 3] for arena in books.ISLANDS[:3]}
    seat = {"character": HEROES[number % 4], "tricks": list(books.TRICKS)[:2], **WEALTH}
    return scene("begin_round", players=1, round="second", fold=FOLD, seats=[seat], schemes=schemes,
                 monsters=["iron-nautilus", "storm-serpent"], settings={"difficulty": difficulty},
                 seed=f"scheme {number}")  # fmt: skip


def columns(arena: str) -> list[str]:
    """The most valuable standard challenges of an arena."""
    standard = [one for one in books.CHALLENGES.values() if one.get("arena") == arena and "manner" not in one]
    return [one["key"] for one in sorted(standard, key=lambda one: -int(one["points"]))]


def last_positions(number: int) -> Followed:
    """A player alone and a rival who are close to the last position (TB-SOLO-12)."""
    seat = {**WEALTH, "character": HEROES[number % 4], "ranking": books.LAST_POSITION - 1 - number % 3}
    rival = {"ranking": books.LAST_POSITION - 1 - (number + 1) % 3}
    hits = {"0": 0, "1": 1, "2": 1, "3": 0}
    fold = {"edge": {"monster": "coral-titan", "hits": hits}, "reef": {"monster": "huge-witchbristle"}}
    schemes = {arena: columns(arena)[:3] for arena in books.ISLANDS[:3]}
    return scene("begin_round", players=1, round="third", seats=[seat, rival], fold=fold, schemes=schemes,
                 seed=f"last {number}")  # fmt: skip


def invaded(number: int, players: int = 3) -> Followed:
    """A night in which both slots may invade; Caiman's Tricks of the Trade pay losses (TB-CAI-04)."""
    poor = {"shells": number % 3, "fruit": number % 2, "ranking": number % 4}
    seats = [{**WEALTH, **poor, "character": hero} for hero in HEROES[:players]]
    seats[1 % players]["in_play"] = ["tricks-of-the-trade"]
    if players == 1:
        seats = [{**WEALTH, **poor, "character": "caiman", "in_play": ["tricks-of-the-trade"]}]
    monsters = [key for key in books.MONSTERS if books.MONSTERS[key].get("type") != "limbs" or players > 2]
    fold = {slot: {"monster": monsters[(2 * number + place) % len(monsters)]} for place, slot in enumerate(books.SLOTS)}
    return scene("nightfall", players=players, round="second", fold=fold, seats=seats, seed=f"night {number}")


def two_at_stake(arena: str, serial: str, partner: str, faces: list[str]) -> Followed:
    """A roll for a serial challenge and its partner (TB-LEG-10)."""
    seat = {"character": "axl", "in_play": [], "place": f"island:{arena}"}
    return scene("after_roll", players=3, seats=[seat], turn={"visited": arena, "attempts": 1, "throws": 1},
                 attempt={"cards": [serial, partner], "dice": ["novice", "blue-elite", "red-elite"],
                          "showing": faces})  # fmt: skip
