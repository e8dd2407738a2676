"""Records the games of this folder: those that are missing, or the named ones anew after a change of their rules."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import App, Parameter

from tablewright.bots import find_bot
from tablewright.engine.dice import Luck
from tablewright.engine.faults import BadInput
from tablewright.engine.match import Match
from tablewright.engine.outlook import Outlook
from tablewright.games import GAMES, find_game

FOLDER = Path(__file__).parent
app = App(help=__doc__)

Tables = tuple[tuple[str, int, dict[str, str]], ...]

RONIN: Tables = (
    ("solo-summer", 1, {"difficulty": "summer"}),
    ("solo-winter-side-b", 1, {"difficulty": "winter", "side": "B", "automa": "pick"}),
    ("two-with-automa", 2, {}),
    ("two-with-automa-side-b", 2, {"side": "B"}),
    ("three", 3, {}),
    ("three-old-chapter", 3, {"kept-effects": "old-chapter"}),
    ("four", 4, {}),
    ("four-side-b", 4, {"side": "B"}),
    ("five", 5, {}),
    ("five-side-b", 5, {"side": "B"}),
)
PATH: Tables = (
    ("solo-edge", 1, {"story": "edge", "difficulty": "2"}),
    ("solo-striga", 1, {"story": "striga", "difficulty": "5", "automa": "pick"}),
    ("solo-evil", 1, {"story": "evil", "difficulty": "1", "automa-scoring": "habit-only"}),
    ("two-striga", 2, {"story": "striga"}),
    ("two-first-game", 2, {"story": "first-game"}),
    ("three-edge", 3, {"story": "edge"}),
    ("three-evil", 3, {"story": "evil"}),
    ("four-edge-plain", 4, {"story": "edge-plain"}),
    ("four-striga", 4, {"story": "striga"}),
    ("five-evil", 5, {"story": "evil"}),
)
TIDAL: Tables = (
    ("solo-normal", 1, {}),
    ("solo-hard-legendary", 1, {"difficulty": "hard", "rival-character": "pick", "legendary-set": "great-risk"}),
    ("two-with-rival", 2, {}),
    ("two-expert-goods", 2, {"rival": "expert", "market-goods": "on", "shield": "carried"}),
    ("three", 3, {}),
    ("three-longer-announcements", 3, {"longer-game": "on", "announcements": "pick", "market-knowledge": "on"}),
    ("three-draft-serial", 3, {"starting-challenges": "draft", "goals": "choose", "legendary-serial": "on"}),
    ("four", 4, {}),
    ("four-hard-choices", 4, {"legendary-set": "hard-choices", "starting-card": "draw-three"}),
    (
        "four-monsters",
        4,
        {f"monsters-{kind}": "on" for kind in ("twin", "void", "guarded", "magma", "limbs", "hide")}
        | {"market-black": "on"},
    ),
)
HEREDITY: Tables = (
    ("solo-tutorial", 1, {}),
    ("solo-chapter-1", 1, {"chapter": "chapter-1"}),
    ("two-tutorial", 2, {}),
    ("two-chapter-1", 2, {"chapter": "chapter-1"}),
    ("two-campaign", 2, {"span": "campaign"}),
    ("three-tutorial", 3, {}),
    ("three-chapter-1", 3, {"chapter": "chapter-1"}),
    ("three-campaign", 3, {"span": "campaign"}),
    ("four-tutorial", 4, {}),
    ("four-chapter-1", 4, {"chapter": "chapter-1"}),
)
TABLES: dict[str, Tables] = {"ronin": RONIN, "path": PATH, "tidal": TIDAL, "heredity": HEREDITY}


def one_of_each_count(game: str) -> Tables:
    """What is recorded of a game that has no list above."""
    return tuple((f"players-{players}", players, {}) for players in find_game(game).players)


class Recording(NamedTuple):
    """A game between bots that is recorded, and the file that keeps it."""

    file: Path
    game: str
    name: str
    players: int
    settings: dict[str, str]


def recordings_of(game: str, folder: Path) -> list[Recording]:
    tables = TABLES.get(game) or one_of_each_count(game)
    return [Recording(folder / game / f"{table[0]}.json", game, *table) for table in tables]


def played(recording: Recording) -> str:
    """One whole game between greedy and random bots."""
    _, game, name, players, settings = recording
    match = Match(find_game(game), players, settings, f"recorded {name}")
    bots = [find_bot(("greedy", "random")[seat % 2], Luck(f"{name} {seat}")) for seat in range(players)]
    while not match.over:
        seat = match.position.asked().seat
        match.choose(seat, bots[seat].choose(Outlook(match.position, seat)).id)
    return match.record().to_json()


def write(recordings: Iterable[Recording]) -> None:
    for one in recordings:
        one.file.parent.mkdir(parents=True, exist_ok=True)
        one.file.write_text(played(one), "utf-8")
        sys.stdout.write(f"{one.file}\n")


@app.default
def record_games(
    *games: str,
    every: Annotated[bool, Parameter(name="--all", negative="")] = False,
    folder: Path = FOLDER,
) -> None:
    """Record games between bots, and print the files that are written: without a name only those that are missing.

    Parameters
    ----------
    games
        Record these games anew, over what is there.
    every
        Record all games anew.
    folder
        Where the records lie, in a folder for each game.
    """
    if games or every:
        write(one for game in games or GAMES for one in recordings_of(game, folder))
    else:
        write(one for game in GAMES for one in recordings_of(game, folder) if not one.file.exists())


def main() -> int:
    try:
        app(result_action="return_value")
    except BadInput as refusal:
        sys.stderr.write(f"{refusal}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
