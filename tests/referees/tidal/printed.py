"""What the rule text itself says is printed: the referee takes it from there, not from the pack."""

from __future__ import annotations

from . import books
from .books import Entry


def one(kind: str, **fields: object) -> Entry:
    return {"kind": kind, **fields}


# TB-SPACE-02 to -26, TB-TURN-06: the frame and the reward of every space, from the top of each board.
SPACES = {
    "drifters-dock": ("single", [one("fruit", count=1), one("renew-market", count=2)]),
    "glassmakers-guild": ("open", [one("shells", count=2)]),
    "desert-caravan": ("single", [one("refresh-by", trait="resilience")]),
    "watchtower": ("single", [one("die", level=2, colour="blue")]),
    "blade-advisor": ("single", [one("die", level=2, colour="red")]),
    "drifting-gardens": ("single", [one("die", level=1), one("fruit", count=1)]),
    "crab-mystics-atoll": ("single", [one("tricks", count=1)]),
    "palm-plaza": ("single", [one("fruit", count=2), one("first-player")]),
    "workshop": ("open", [one("shells", count=2)]),
    "racers-bay": ("single", [one("sail", spaces=1)]),
    "surf-temple-shells": ("single", [one("shells", count=3)]),
    "surf-temple-fruit": ("single", [one("fruit", count=3), one("renew-pool", count=2)]),
    "surf-temple-challenge": ("single", [one("challenges", count=1)]),
    "meditation-spring": ("open", [one("refresh-all")]),
    "folds-edge": ("single", [one("shells", count=3)]),
    "inner-reef": ("open", [one("shells", count=2)]),
}
EFFECTS = {
    "droska": one("trade", fruit=1),
    "chronosseum": one("gains", rewards=[one("tricks", count=1)]),
    "lamara": one("gains", rewards=[one("sail", spaces=1)]),
    "citadel": one("gains", rewards=[one("challenges", count=2)]),
    "fold": one("battle"),
}
# TB-ROUND-04, -06, TB-LONG-03, -05: discs and threat die of the sign-up round and the four rounds.
DISCS = [2, 2, 3, 3, 4]
THREAT = [1, 1, 2, 2, 3]
# TB-TRICK-09, -10, -11: the levels that the text names.
LADDERS = {
    "arbiters-favour": [[one("shells", count=1)], [one("fruit", count=1)], [one("die", level=1)]],
    "lightning-reflexes": [[one("refresh", count=1)], [one("shells", count=1)], [one("challenges", count=1)]],
    "night-training": [[one("shells", count=1)], [one("die", level=1)]],
}
# TB-TRICK-03, -04, -07, -12: once for each level of Spirit.
EACH_LEVEL = {
    "sound-rigging": one("sail", spaces=1),
    "sudden-burst": one("refresh", count=1),
    "master-climber": one("fruit", count=1),
    "shell-tide": one("shells", count=1),
}
# TB-SOLO-16: threshold, fruit and shells, weak and strong monsters, where the allies begin.
DIFFICULTIES = {"easy": (12, 3, 3, 3, 1, [1, 3]), "normal": (11, 2, 2, 2, 2, [1, 3]), "hard": (10, 2, 2, 1, 3, [1, 5])}
# TB-SETUP-22: two steps more than the others have.
OWN_TRAITS = {"axl": "spirit", "caiman": "focus", "dust": "resilience", "eko": "synergy"}
STARTING_LEVELS = [2, 1, 2, 1]
# TB-LEG-14: printed points.
POINTS = {"loop-pit": 6, "leap-of-faith": 5, "wrestling-the-sandaconda": 8, "uprising": 2, "rockworms": 1}


def check_spaces() -> None:
    found = {space["key"]: (space["frame"], space["rewards"]) for _, space in books.SPACES}
    assert list(found.items()) == list(SPACES.items())
    assert {island["key"]: island["effect"] for island in books.ISLES["island"]} == EFFECTS
    assert (books.ISLES["pool"], books.ISLES["market"]) == (4, 3)  # TB-SETUP-17, -18


def check_rounds() -> None:
    assert [entry["discs"] for entry in books.ROUNDS] == DISCS
    assert [entry["threat"] for entry in books.ROUNDS] == THREAT
    assert books.ROUNDS[0]["leader"] == 0  # TB-LONG-04


def check_tracks() -> None:
    """TB-SCORE-04, TB-STRETCH-03, TB-ARB-03, TB-CHAMP-04."""
    champions = books.TRACKS["champions"]
    assert champions["places"] == [3, 2, 1]
    assert (champions["stretch"], champions["arbiter"], champions["armour"]) == (1, 1, 1)


def check_tricks() -> None:
    for trick, steps in LADDERS.items():
        assert books.TRICKS[trick]["effect"]["steps"][: len(steps)] == steps, trick
    for trick, reward in EACH_LEVEL.items():
        assert books.TRICKS[trick]["effect"]["rewards"] == [reward], trick


def check_characters() -> None:
    """TB-SETUP-06, -10, -11, -22."""
    for hero in books.HEROES:
        assert hero["trait"] == OWN_TRAITS[hero["key"]]
        assert (hero["shells"], hero["fruit"], hero["dice"]) == (2, 2, ["novice"] * 3)
        own = books.TRAITS.index(hero["trait"])
        plain = [step - 2 * (trait == own) for trait, step in enumerate(hero["steps"])]
        assert [books.LEVELS[step] for step in plain] == STARTING_LEVELS
        assert hero["starting_card"] == hero["card"][0]["key"]


def check_modes() -> None:
    """TB-SOLO-16, TB-LEG-14."""
    for key, entry in books.DIFFICULTIES.items():
        told = tuple(entry[name] for name in ("threshold", "fruit", "shells", "weak", "strong", "allies"))
        assert told == DIFFICULTIES[key], key
    for key, points in POINTS.items():
        assert {half["points"] for half in books.halves_of(books.CHALLENGES[key])} == {points}, key
