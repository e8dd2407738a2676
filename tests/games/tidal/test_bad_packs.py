"""A pack with a mistake is refused in one clear sentence that names file, entry and field."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from tablewright.engine.faults import BadInput
from tablewright.games.tidal.reading import FILES, ORIGINAL, original_pack, read_pack

from ...families import family
from ..folder import Folder


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path, ORIGINAL, read_pack)


def test_a_faithful_copy_is_the_same_pack(folder: Folder) -> None:
    assert read_pack(folder.place).fingerprint == original_pack().fingerprint


# The file, what is replaced in it, by what, and how the complaint begins.
MISTAKES: dict[str, tuple[str, str, str, str]] = {
    "die face": (
        "dice.toml", 'novice = [["focus"], ', "novice = [",
        "dice.toml: die.novice needs 6 faces; it has 5.",
    ),
    "die symbol": (
        "dice.toml", '["wild"]', '["joker"]',
        "dice.toml: die.red-elite.face must be one of focus, spirit, resilience, synergy, wild, not 'joker'.",
    ),
    "threat face": (
        "dice.toml", "1 = [0, ", "1 = [", "dice.toml: threat.1 needs 8 faces; it has 7.",
    ),
    "dial": (
        "tracks.toml", "levels = [1, ", "levels = [5, ",
        "tracks.toml: dial needs as many levels as points, and neither may ever fall.",
    ),
    "champions": (
        "tracks.toml", "points = [0, 0, 1, 1, 2", "points = [0, 3, 1, 1, 2",
        "tracks.toml: champions.points may never fall.",
    ),
    "island order": (
        "islands.toml", 'key = "droska"', 'key = "lamara"', "islands.toml: island 'lamara' is there twice",
    ),
    "space frame": (
        "islands.toml", 'frame = "single"', 'frame = "double"',
        "islands.toml: island 'droska'.space[0].frame must be one of single, open, not 'double'.",
    ),
    "challenge count": (
        "challenges.toml", "[[challenge]]", "[[dare]]", "challenges.toml needs 48 entries 'challenge'; it has 47.",
    ),
    "challenge arena": (
        "challenges.toml", 'arena = "droska"\n', "",
        "challenges.toml: challenge 'defend-the-caravan' needs an arena.",
    ),
    "challenge without symbols": (
        "challenges.toml", 'required = ["resilience"]', "required = []",
        "challenges.toml: challenge 'defend-the-caravan'.required needs at least one symbol.",
    ),
    "challenge twin": (
        "challenges.toml", 'key = "dune-sprint"', 'key = "defend-the-caravan"',
        "challenges.toml: challenge 'defend-the-caravan' is there twice; each needs a key of its own.",
    ),
    "legendary manner": (
        "legendary.toml", 'key = "loop-pit"\nmanner = "perilous"', 'key = "loop-pit"\nmanner = "deadly"',
        "legendary.toml: challenge 'loop-pit'.manner must be one of perilous,",
    ),
    "split without halves": (
        "legendary.toml", 'key = "loop-pit"\nmanner = "perilous"', 'key = "loop-pit"\nmanner = "split"',
        "legendary.toml: challenge 'loop-pit' needs two halves if it is a split challenge, and only then.",
    ),
    "trick word": (
        "tricks.toml", '"for-each-level"', '"per-level"',
        "tricks.toml: trick 'sound-rigging'.effect.kind must be one of for-each-level,",
    ),
    "market cost": (
        "market.toml", "fruit = 1\n", "", "market.toml: card 'basket-of-shells' needs a cost.",
    ),
    "goods": (
        "market.toml", "discard = [", "rewards = [",
        "market.toml: goods 'kases-magic': strange goods need 'discard',",
    ),
    "reward count": (
        "market.toml", '"shells", count = 3', '"shells", count = 0',
        "market.toml: card 'basket-of-shells'.rewards[0].count must be",
    ),
    "monster trait": (
        "monsters.toml", 'trait = "focus"', 'trait = "luck"',
        "monsters.toml: monster 'huge-witchbristle'.spots[0].trait must be one of focus,",
    ),
    "monster strength": (
        "monsters.toml", 'strength = "weak"', 'strength = "mighty"',
        "monsters.toml: monster 'huge-witchbristle'.strength must be one of weak, strong, not 'mighty'.",
    ),
    "synergy reduced": (
        "monsters.toml", 'traits = ["focus", "spirit"]', 'traits = ["synergy"]',
        "monsters.toml: monster 'dread-kraken'.invasion[0].traits names synergy, which is never reduced.",
    ),
    "goal subject": (
        "goals.toml", '"challenge-sets"', '"trios"', "goals.toml: goal 'all-rounder'.subject.kind must be one of",
    ),
    "announcement": (
        "goals.toml", 'for = "each"', 'for = "all"',
        "goals.toml: announcement 'goros-announcement'.for must be one of best, each, not 'all'.",
    ),
    "character deck": (
        "characters.toml", 'kind = "shield"', 'kind = "card"',
        "characters.toml: character 'axl' needs nine cards, an artifact, a shield and an upgrade",
    ),
    "starting card": (
        "characters.toml", 'starting_card = "braze-transmitter"', 'starting_card = "crab-crossbow"',
        "characters.toml: character 'axl'.starting_card must be one of braze-transmitter,",
    ),
    "starting dice": (
        "characters.toml", 'dice = ["novice"', 'dice = ["expert"',
        "characters.toml: character 'axl'.dice must be one of novice,",
    ),
    "artifact": (
        "characters.toml", 'discard = [{ kind = "tricks", count = 1 }]\n', "",
        "characters.toml: character 'axl'.card[0] needs 'discard' if it is an artifact, and only then.",
    ),
    "difficulty": (
        "solo.toml", 'key = "easy"', 'key = "simple"', "solo.toml must have the difficulties in this order: easy,",
    ),
    "scheme": (
        "solo.toml", 'effect = "framed"', 'effect = "blamed"', "solo.toml: scheme 'framed'.effect must be one of",
    ),
}  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_by_file_entry_and_field(folder: Folder, mistake: str) -> None:
    name, old, new, complaint = MISTAKES[mistake]
    folder.change(name, old, new)

    assert folder.complaint().startswith(complaint)


def lines_of(name: str) -> list[str]:
    """Every different assignment of a file, once for each field."""
    found = {
        line.partition(" = ")[0]: line for line in (ORIGINAL / name).read_text("utf-8").splitlines() if " = " in line
    }
    return [line for field, line in found.items() if re.fullmatch(r"[\w-]+", field)]


VALUES = ("[]", "{}", "-3", "99", '"nonsense"', "true", "0.5", "[[]]", "[{}]")


class Written(NamedTuple):
    """A value, perhaps nonsense, in the place of the one that a field has."""

    number: int
    file: str
    line: str
    value: str

    @property
    def field(self) -> str:
        return self.line.partition(" = ")[0]

    @property
    def name(self) -> str:
        return f"{self.file}-{self.field}-{self.value}"


def written() -> list[Written]:
    fields = [(name, line) for name in FILES for line in lines_of(name)]
    cases = [(*field, value) for field in fields for value in VALUES]
    return [Written(number, *case) for number, case in enumerate(cases)]


# In every run each field takes two of the nine values, and other fields take others.
@pytest.mark.parametrize("case", family(written(), lambda case: case.number % 5 == 0, lambda case: case.name))
def test_whatever_is_written_into_a_field_is_read_or_refused_but_never_crashes(folder: Folder, case: Written) -> None:
    text = (ORIGINAL / case.file).read_text("utf-8")
    changed = text.replace(f"\n{case.line}\n", f"\n{case.field} = {case.value}\n", 1)
    (folder.place / case.file).write_text(changed, "utf-8")
    with suppress(BadInput):
        read_pack(folder.place)
