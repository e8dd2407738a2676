"""Positions by hand that bring what random games seldom meet: cards in play, full purses, tricks in hand, schemes."""

from __future__ import annotations

from typing import Any

from tablewright.engine.dice import Luck
from tablewright.games.tidal import GAME
from tablewright.games.tidal.assembly import MODES
from tablewright.games.tidal.by_hand import table_by_hand
from tablewright.games.tidal.reading import original_pack

from ..following import Followed
from . import books
from .judging import TidalReferee

GOALS = 12
"""So many of the aims are secret goals; the others are announcements."""
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
    levels = {"focus": 2, "spirit": 2, "resilience": 2, "synergy": 4}
    seats = [{"character": hero, "in_play": cards, "tricks": tricks, "levels": levels, **WEALTH}]
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


def hatched(arena: str, effect: str, number: int) -> Followed:
    """The rival's next card hatches a scheme, and the player has more or less to pay it with."""
    best = columns(arena)
    seat = {
        "character": HEROES[number % 4],
        "in_play": ["tricks-of-the-trade"] if number % 8 == 1 else [],
        "challenges": columns("citadel" if number % 3 else "chronosseum")[5 : 5 + number % 3],
        "tricks": list(books.TRICKS)[: number % 2],
        "steps": {trait: (number + place) % 4 for place, trait in enumerate(books.TRAITS)},
        "shells": number % 2,
        "fruit": number % 3 // 2,
        "ranking": number % 5,
    }
    hits = {"0": 0, "2": 0} if number % 2 else {}
    return scene("rival_turn_alone", players=1, active=1, seats=[seat, {"ranking": 2}], schemes={arena: best[:3]},
                 challenge_deck=[best[3]], scheme_deck=[effect], boat=number * 5 % 12, seed=f"{effect} {number}",
                 arbiter="lamara", monsters=["iron-nautilus"],
                 fold={"reef": {"monster": "razor-ray", "hits": hits}} if number % 3 else {})  # fmt: skip


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


def trick_at(trick: str, level: int, gift: str = "") -> Followed:
    """A turn in which a trick can be played with some Spirit level, perhaps raised by a gift (TB-CAI-07)."""
    when = books.TRICKS[trick].get("when", {})
    fighting = when.get("kind") == "fighting"
    island = "fold" if fighting else when.get("island", "droska")
    seat = {
        **WEALTH,
        "character": "caiman",
        "in_play": ["generous-trainer"],
        "tricks": [trick],
        "levels": {"focus": 2, "spirit": level, "resilience": 2, "synergy": 1},
        "place": f"island:{island}",
    }
    attempt = {"opponent": "edge", "dice": ["novice", "red-adept", "novice", "guild-focus"]}
    more = {"attempt": attempt} if fighting else {}
    return scene("choose_dice" if fighting else "step_on_island", players=3, fold=FOLD, seed=f"{trick} {level}",
                 turn={"visited": island, "used": [gift] if gift else [], "attempts": int(fighting)},
                 seats=[seat, {"character": "dust", "place": "island:citadel"}], **more)  # fmt: skip


def play_trick(trick: str, level: int, gift: str = "") -> None:
    """It is played, and what it asks is answered at random."""
    followed = trick_at(trick, level, gift)
    (option,) = (one for one in followed.moment.asked[0].options if one.startswith("trick"))
    followed.choose(0, option)
    followed.play("random", f"{trick} {level}", most=10)


def counted(number: int, players: int = 3) -> Followed:
    """A game that is over: completed challenges, hits, tokens, knowledge, announcements, equal positions."""
    chance = Luck(f"counted {number} {players}")
    challenges, goals, knowledge = list(books.CHALLENGES), list(books.AIMS)[:GOALS], list(books.KNOWLEDGE)
    for cards in (challenges, goals, knowledge):
        shuffled(chance, cards)
    announced = list(books.AIMS)[GOALS + number % 3 :][:3] if number % 2 else []
    seats: list[dict[str, Any]] = [
        {**counted_seat(chance, challenges), "character": hero, "goals": [] if announced else [goals.pop()],
         "kept": [knowledge.pop()]}
        for hero in HEROES[:players]
    ]  # fmt: skip
    hits = {str(spot): chance.below(players) for spot in range(3)}
    return scene("final_scoring", players=players, round="fourth", announcements=announced,
                 seats=[*seats, {"ranking": chance.below(6)}][: 4 if players == 4 else players + (players == 2)],
                 fold={"edge": {"monster": "coral-titan", "hits": hits}}, seed=f"counted {number}")  # fmt: skip


def counted_seat(chance: Luck, challenges: list[str]) -> dict[str, Any]:
    """One player's side of it."""
    columns: dict[str, list[str]] = {}
    for _ in range(chance.below(8)):
        card = challenges.pop()
        halves = books.halves_of(books.CHALLENGES[card])
        columns.setdefault(halves[chance.below(len(halves))].get("arena", "beside"), []).append(card)
    steps = {trait: chance.below(books.LAST_STEP + 1) for trait in books.TRAITS}
    dice = {books.DICE[chance.below(9)]: chance.below(4) for _ in range(3)}
    return {"columns": columns, "steps": steps, "available": dice, "spent": dice, "ranking": chance.below(6),
            "leads": chance.below(3), "tokens": chance.below(5), "shells": chance.below(5), "fruit": 3}  # fmt: skip


def shuffled(chance: Luck, cards: list[str]) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = chance.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


# Rolls


def rolled(chance: Luck, count: int) -> dict[str, list[str]]:
    """Dice with what they show."""
    kinds = [chance.below(len(books.DICE)) for _ in range(count)]
    faces = [books.face_of(kind, chance.below(6)) for kind in kinds]
    return {"dice": [books.DICE[kind] for kind in kinds], "showing": ["-".join(face) or "blank" for face in faces]}


def roller(number: int, island: str, **more: Any) -> list[dict[str, Any]]:
    """A player with half of the cards of a character, who stands on an island with the second seat."""
    hero = HEROES[number % 4]
    cards = abilities(hero, ("", "artifact"))[number // 4 % 2 :: 2]
    return [{**WEALTH, "character": hero, "in_play": cards, "place": f"island:{island}", **more},
            {"place": f"island:{island}", "ranking": 3},
            {"place": f"island:{island}", "ranking": 4}]  # fmt: skip


def challenge_rolled(card: str, number: int, players: int) -> Followed:
    """A challenge is attempted, and the dice have fallen."""
    chance = Luck(f"{card} {number} {players}")
    halves = books.halves_of(books.CHALLENGES[card])
    half = chance.below(len(halves))
    island = halves[half].get("arena", "lamara")
    schemes = {arena: [one for one in columns(arena) if one != card][-3:] for arena in books.ISLANDS[:3]}
    return scene("after_roll", players=players, round="second", seats=roller(number, island),
                 turn={"visited": island, "attempts": 1, "throws": 1}, arbiter=("lamara", "droska")[number % 2],
                 attempt={"cards": [card], "half": half, **rolled(chance, 5)}, seed=f"{card} {number}",
                 **({"schemes": schemes} if players == 1 else {}))  # fmt: skip


def monster_rolled(monster: str, number: int, players: int) -> Followed:
    """A fight: the last dice have fallen, and others have left their tokens."""
    chance = Luck(f"{monster} {number} {players}")
    spots = range(len(books.MONSTERS[monster]["spots"]))
    hits = {str(spot): chance.below(3) for spot in spots if chance.below(2)}
    hits = dict(list(hits.items())[: len(spots) - 1])
    return scene("after_roll", players=players, round="third", seats=roller(number, "fold"),
                 turn={"visited": "fold", "attempts": 1, "throws": 1},
                 fold={"edge": {"monster": monster, "hits": hits}}, seed=f"{monster} {number}",
                 attempt={"opponent": "edge", "bonus": number % 2, **rolled(chance, 6)})  # fmt: skip
