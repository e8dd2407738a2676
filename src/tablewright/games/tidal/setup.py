"""From player count, settings and dice to a table on which nothing has been shuffled or dealt yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine.game import Setting
from tablewright.engine.knowledge import mask
from tablewright.engine.zones import Zone

from .card_reading import MANNERS
from .content import Pack
from .kinds import ALLY, DROSKA, NOWHERE, PLAYER, RIVAL
from .modes import Mode
from .reading import DIFFICULTIES
from .table import AT_HOME, COLUMNS, NO_CARD, NO_CHARACTER, NO_DICE, NO_OPPONENT, Tidal

EVERY_COUNT: Final = (1, 2, 3, 4)
SEVERAL: Final = (2, 3, 4)
SWITCH: Final = ("off", "on")
LEGENDARY_SETS: Final = ("none", "chasing-glory", "local-speciality", "great-risk", "hard-choices")
LEGENDARY_RULES: Final[Mapping[str, str]] = {
    "perilous": "TB-LEG-05",
    "mystic": "TB-LEG-06",
    "showpiece": "TB-LEG-07",
    "heroic": "TB-LEG-08",
    "split": "TB-LEG-09",
    "serial": "TB-LEG-10",
    "swarm": "TB-LEG-12",
    "arbiter": "TB-LEG-13",
}
MONSTER_RULES: Final[Mapping[str, str]] = {
    "twin": "TB-AMON-02",
    "void": "TB-AMON-03",
    "guarded": "TB-AMON-04",
    "magma": "TB-AMON-05",
    "hide": "TB-AMON-07",
}

SETTINGS: Final = (
    Setting("difficulty", DIFFICULTIES, "normal", "TB-SOLO-16", (1,)),
    Setting("characters", ("choose", "random"), "choose", "TB-SETUP-03", EVERY_COUNT),
    Setting("starting-card", ("artifact", "draw-three"), "artifact", "TB-ADV-02", EVERY_COUNT),
    Setting("starting-challenges", ("dealt", "choose"), "dealt", "TB-ADV-04", (1,)),
    Setting("starting-challenges", ("dealt", "choose", "draft"), "dealt", "TB-ADV-05", SEVERAL),
    Setting("goals", ("dealt", "choose"), "dealt", "TB-ADV-03", SEVERAL),
    Setting("announcements", ("none", "random", "pick"), "none", "TB-ANN-01", SEVERAL),
    Setting("legendary-set", LEGENDARY_SETS, "none", "TB-LEG-15", EVERY_COUNT),
    *(Setting(f"legendary-{manner}", SWITCH, "off", LEGENDARY_RULES[manner], EVERY_COUNT) for manner in MANNERS),
    Setting("market-goods", SWITCH, "off", "TB-AMKT-05", EVERY_COUNT),
    Setting("market-knowledge", SWITCH, "off", "TB-AMKT-07", SEVERAL),
    Setting("market-black", SWITCH, "off", "TB-AMKT-09", EVERY_COUNT),
    *(Setting(f"monsters-{kind}", SWITCH, "off", rule, EVERY_COUNT) for kind, rule in MONSTER_RULES.items()),
    # TB-SOLO-17: many-limbed monsters do not work in solo play.
    Setting("monsters-limbs", SWITCH, "off", "TB-AMON-06", SEVERAL),
    Setting("longer-game", SWITCH, "off", "TB-LONG-01", (3, 4)),
    Setting("rival", ("standard", "expert"), "standard", "TB-DUO-24", (2,)),
    Setting("rival-character", ("random", "pick"), "random", "TB-SOLO-03", (1,)),
    Setting("rival-character", ("random", "pick"), "random", "TB-DUO-02", (2,)),
    Setting("shield", ("charged", "carried"), "charged", "TB-SHIELD-02", EVERY_COUNT),
)

MODE_OF: Final[Mapping[int, str]] = {1: "solo", 2: "duo", 3: "standard", 4: "standard"}
ROLES_OF: Final[Mapping[int, Zone]] = {
    1: (PLAYER, RIVAL, ALLY, ALLY),  # TB-SOLO-03, -05
    2: (PLAYER, PLAYER, RIVAL),  # TB-DUO-02
    3: (PLAYER,) * 3,
    4: (PLAYER,) * 4,
}


def set_up(pack: Pack, modes: Mapping[str, Mode], players: int, settings: Mapping[str, str], dice: int) -> Tidal:
    """The table with all components in reach, before anything is shuffled or dealt; every card is still boxed."""
    roles = ROLES_OF[players]
    seats = len(roles)
    cards = tuple(range(pack.face_count))
    return Tidal(
        seats=seats,
        dice=dice,
        faces=list(cards),
        # What stays in the box is no secret: only what is shuffled into a deck becomes one.
        seen=[mask(cards)] * (seats + 1),
        content=pack,
        modes=modes,
        mode=MODE_OF[players],
        settings=dict(settings),
        humans=players,
        roles=roles,
        characters=(NO_CHARACTER,) * seats,
        round=first_round(settings),
        gone=cards,
        **bare_boards(seats),
        **empty_sea(),
        **nobodys_turn(),
    )


def bare_boards(seats: int) -> dict[str, Any]:
    """What lies before each participant: nothing yet."""
    areas = (
        "laid", "challenges", "tricks", "goals", "character_decks", "in_play", "kept", "packets", "drawn",
    )  # fmt: skip
    counts = ("shells", "fruit", "charge", "ranking", "leads", "tokens")
    return {
        "pawns": [AT_HOME] * seats,
        "available": [NO_DICE] * seats,
        "spent": [NO_DICE] * seats,
        "steps": [(0, 0, 0, 0)] * seats,
        "columns": [()] * (seats * COLUMNS),
        **{name: [()] * seats for name in areas},
        **{name: [0] * seats for name in counts},
    }


def empty_sea() -> dict[str, Any]:
    """What lies between the participants: no card, no monster; the boat has not left, the Arbiter waits."""
    decks = (
        "pool", "challenge_deck", "challenge_discard", "legendary_deck", "legendary_discard", "trick_deck",
        "trick_discard", "market", "market_deck", "market_discard", "goal_deck", "announcements", "monster_deck",
        "scheme_deck", "scheme_discard", "set_challenge",
    )  # fmt: skip
    return {
        "fold": (NO_CARD, NO_CARD),
        "hits": [(), ()],
        "boat": 0,
        "arbiter": DROSKA,
        "captor": NO_CARD,
        "schemes": [(), (), ()],
        **dict.fromkeys(decks, ()),
    }


def nobodys_turn() -> dict[str, Any]:
    """Nobody has begun a turn, and nothing is attempted."""
    counts = ("first_player", "active", "actor", "attempts", "throws", "sailings", "half", "bonus", "threat")
    zones = (
        "order", "tricks_played", "used", "at_stake", "attempt", "showing", "raised", "again", "struck",
    )  # fmt: skip
    return {"visited": NOWHERE, "opponent": NO_OPPONENT, **dict.fromkeys(counts, 0), **dict.fromkeys(zones, ())}


def first_round(settings: Mapping[str, str]) -> int:
    """TB-SETUP-02, TB-LONG-01: the reverse of the Citadel board begins with the Sign-up round."""
    return 0 if settings.get("longer-game") == "on" else 1
