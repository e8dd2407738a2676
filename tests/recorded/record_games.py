"""Records the games of this folder anew after a change of content: python -m tests.recorded.record_games."""

from __future__ import annotations

from pathlib import Path

from tablewright.bots import find_bot
from tablewright.engine.dice import Luck
from tablewright.engine.match import Match
from tablewright.engine.outlook import Outlook
from tablewright.games import find_game

RONIN: tuple[tuple[str, int, dict[str, str]], ...] = (
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


def record(name: str, players: int, settings: dict[str, str]) -> str:
    """One whole game between greedy and random bots."""
    match = Match(find_game("ronin"), players, settings, f"recorded {name}")
    bots = [find_bot(("greedy", "random")[seat % 2], Luck(f"{name} {seat}")) for seat in range(players)]
    while not match.over:
        seat = match.position.asked().seat
        match.choose(seat, bots[seat].choose(Outlook(match.position, seat)).id)
    return match.record().to_json()


def main() -> None:
    folder = Path(__file__).parent / "ronin"
    folder.mkdir(exist_ok=True)
    for name, players, settings in RONIN:
        (folder / f"{name}.json").write_text(record(name, players, settings), "utf-8")


if __name__ == "__main__":
    main()
