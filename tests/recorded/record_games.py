"""Records the games of this folder anew after a change of content: python -m tests.recorded.record_games."""

from __future__ import annotations

from pathlib import Path

from tablewright.bots import find_bot
from tablewright.engine.dice import Luck
from tablewright.engine.match import Match
from tablewright.engine.outlook import Outlook
from tablewright.games import GAMES, find_game

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


def record(game: str, name: str, players: int, settings: dict[str, str]) -> str:
    """One whole game between greedy and random bots."""
    match = Match(find_game(game), players, settings, f"recorded {name}")
    bots = [find_bot(("greedy", "random")[seat % 2], Luck(f"{name} {seat}")) for seat in range(players)]
    while not match.over:
        seat = match.position.asked().seat
        match.choose(seat, bots[seat].choose(Outlook(match.position, seat)).id)
    return match.record().to_json()


def main() -> None:
    for game in GAMES:
        folder = Path(__file__).parent / game
        folder.mkdir(exist_ok=True)
        for name, players, settings in TABLES.get(game) or one_of_each_count(game):
            (folder / f"{name}.json").write_text(record(game, name, players, settings), "utf-8")


if __name__ == "__main__":
    main()
