"""Lets the referee of a game follow many games of bots, and prints where it and the program differ."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Mapping, Sequence
from importlib import import_module

from cyclopts import App

from tablewright.games import find_game

from .following import BOTS, follow

app = App(help=__doc__)


@app.default
def follow_games(
    game: str, *, games: int = 100, players: int | None = None, bots: str | None = None, seed: str = "referee"
) -> int:
    """Follow games of bots at every player count, and print a line for each count, title and kind of bot.

    Parameters
    ----------
    game
        The game whose referee follows.
    games
        Games for each player count and title, shared between the kinds of bots.
    players
        Only this player count.
    bots
        Only this kind of bot.
    seed
        The seed of the games; the same seed plays the same games again.
    """
    rules, kinds = find_game(game), (bots,) if bots else BOTS
    titles: Sequence[dict[str, str]] = getattr(import_module(f"tests.referees.{game}"), "TITLES", ({},))
    differences = 0
    for count in (players,) if players else rules.players:
        for title in titles:
            for number, kind in enumerate(kinds):
                share = len(range(number, games, len(kinds)))
                differences += follow_some(game, count, title, kind, [f"{seed} {one}" for one in range(share)])
    return min(differences, 1)


def follow_some(game: str, players: int, title: Mapping[str, str], bots: str, seeds: list[str]) -> int:
    """How many of these games differ from the referee's reading; the first difference of each is printed."""
    rules, choices, found = find_game(game), 0, 0
    for seed in seeds:
        try:
            choices += follow(rules, players, title, bots, seed).choices
        except AssertionError as difference:
            found += 1
            sys.stdout.write(f"--- {seed}: {''.join(traceback.format_exception(difference, limit=-3))}\n")
    named = " ".join((game, f"{players}p", *title.values(), bots))
    sys.stdout.write(f"{named}: {len(seeds)} games, {choices} choices, {found} differ\n")
    sys.stdout.flush()
    return found


def main() -> int:
    return int(app(result_action="return_value"))


if __name__ == "__main__":
    sys.exit(main())
