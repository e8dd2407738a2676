"""What several verbs need: reading files, choosing settings, and where games are saved."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

from cyclopts import Parameter

from tablewright.bots import BOTS
from tablewright.engine.faults import BadInput, TableError
from tablewright.engine.game import Game
from tablewright.engine.record import Record, read_record
from tablewright.games import find_game
from tablewright.language import LANGUAGES

Language = Literal["en", "pl", "cs"]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Wishes:
    """What the players agree on beside their number, as options of the command; each game has some of them."""

    story: str | None = None
    """edge, edge-plain (without exertion), first-game (without side quests too), striga or evil (Path of Destiny)."""
    side: str | None = None
    """The side of the cooperation boards, A or B (Ronin)."""
    difficulty: str | None = None
    """summer, autumn or winter (Ronin, one player), 1 to 5 (Path of Destiny, one player); easy, normal or hard (Tidal
    Blades, one player)."""
    automa: str | None = None
    """random or pick: who gives the Automas their characters (one player, in Ronin also two)."""
    automa_scoring: str | None = None
    """standard, or habit-only: the Automa gains experience through its habit alone (Path of Destiny, one player)."""
    first_chooser: str | None = None
    """random, or the number of the player who chooses a character first."""
    kept_effects: str | None = None
    """new-chapter or old-chapter: the active symbols for kept cards' effects (Ronin)."""
    characters: str | None = None
    """choose or random: how characters are given out (Tidal Blades)."""
    starting_card: str | None = None
    """artifact, or draw-three: one of three character cards (Tidal Blades)."""
    starting_challenges: str | None = None
    """dealt, choose (three out of six), or draft (Tidal Blades; draft with two players or more)."""
    goals: str | None = None
    """dealt, or choose: one secret goal out of two (Tidal Blades, two players or more)."""
    announcements: str | None = None
    """none, random or pick: special announcements in place of secret goals (Tidal Blades, two players or more)."""
    legendary_set: str | None = None
    """none, chasing-glory, local-speciality, great-risk or hard-choices: legendary challenges (Tidal Blades)."""
    legendary_perilous: str | None = None
    """on: with perilous challenges (Tidal Blades)."""
    legendary_mystic: str | None = None
    """on: with mystic challenges (Tidal Blades)."""
    legendary_showpiece: str | None = None
    """on: with showpiece challenges (Tidal Blades)."""
    legendary_heroic: str | None = None
    """on: with heroic challenges (Tidal Blades)."""
    legendary_split: str | None = None
    """on: with split challenges (Tidal Blades)."""
    legendary_serial: str | None = None
    """on: with serial challenges (Tidal Blades)."""
    legendary_swarm: str | None = None
    """on: with swarm challenges (Tidal Blades)."""
    legendary_arbiter: str | None = None
    """on: with challenges of the Arbiter (Tidal Blades)."""
    market_goods: str | None = None
    """on: with strange goods on the market (Tidal Blades)."""
    market_knowledge: str | None = None
    """on: with valuable knowledge on the market (Tidal Blades, two players or more)."""
    market_black: str | None = None
    """on: with the black market (Tidal Blades)."""
    monsters_twin: str | None = None
    """on: with twin monsters (Tidal Blades)."""
    monsters_void: str | None = None
    """on: with void spawn (Tidal Blades)."""
    monsters_guarded: str | None = None
    """on: with guarded monsters (Tidal Blades)."""
    monsters_magma: str | None = None
    """on: with magma hearts (Tidal Blades)."""
    monsters_hide: str | None = None
    """on: with monsters of tough hide (Tidal Blades)."""
    monsters_limbs: str | None = None
    """on: with many-limbed monsters (Tidal Blades, two players or more)."""
    longer_game: str | None = None
    """on: five rounds instead of four (Tidal Blades, three or four players)."""
    rival: str | None = None
    """standard or expert (Tidal Blades, two players)."""
    rival_character: str | None = None
    """random or pick: who the rival is (Tidal Blades, one or two players)."""
    shield: str | None = None
    """charged, or carried: shells that block go back to the supply (Tidal Blades)."""

    chapter: str | None = None
    """The chapter to be played, by its key, such as tutorial (Heredity)."""
    span: str | None = None
    """chapter, or campaign: whether the game goes on with the next chapter (Heredity)."""


NO_WISHES = Wishes()
MOST_GAMES = 1_000_000_000
MOST_WORKERS = 64


def read_text(path: Path) -> str:
    """A text file, or a sentence about why it cannot be read."""
    try:
        return path.read_text("utf-8")
    except FileNotFoundError:
        raise BadInput(f"{path}: there is no such file.") from None
    except IsADirectoryError:
        raise BadInput(f"{path} is a folder, not a file.") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a text file.") from None


def open_record(path: Path, pack: Path | None = None) -> tuple[Record, Game[Any]]:
    """A record from a file, with its game; `pack` is where the pack it was played with lies now."""
    text = read_text(path)
    with named(path):
        record = read_record(text, "the record")
        return record, find_game(record.game, pack or _noted_pack(record))


def _noted_pack(record: Record) -> Path | None:
    noted = record.notes.get("pack")
    if not isinstance(noted, str):
        return None
    if not Path(noted).is_dir():
        raise BadInput(f"its pack {noted} is not there any more; say with --pack where it is.")
    return Path(noted)


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Whatever is refused here begins with the name of the file."""
    try:
        yield
    except TableError as refusal:
        raise BadInput(f"{path}: {refusal}") from refusal


def spoken_language(record: Record, wish: Language | None) -> str:
    """The language that was asked for, otherwise the one that the record was played in."""
    noted = record.notes.get("language")
    return wish or (noted if isinstance(noted, str) and noted in LANGUAGES else LANGUAGES[0])


def saves_folder() -> Path:
    """Where running games are kept."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "tablewright" / "saves"


def check_number(option: str, value: float, least: float, most: float) -> None:
    """Refuse a number that an option cannot have, and what is no number."""
    if not least <= value <= most:
        raise BadInput(f"{option} must be a number from {least:,} to {most:,}, not {value}.")


def chosen_bots(names: str) -> tuple[str, ...]:
    """Bots as they are named in a row."""
    found = tuple(name.strip() for name in names.split(",") if name.strip())
    if not found:
        raise BadInput(f"--bots names no bot; there are: {', '.join(BOTS)}.")
    for name in found:
        if name not in BOTS:
            raise BadInput(f"There is no bot {name!r}; there are: {', '.join(BOTS)}.")
    return found


def chosen_settings(game: Game[Any], players: int, wishes: Wishes) -> dict[str, str]:
    """The wishes that were really expressed, with the names that the game gives its settings."""
    known = {setting.name for setting in game.settings}
    named = {name.replace("_", "-"): value for name, value in asdict(wishes).items() if value is not None}
    for name in named:
        if name not in known:
            raise BadInput(f"{game.id} has no setting {name!r}.")
    return game.agree(players, named)
