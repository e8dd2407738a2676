"""The API about the games themselves: which there are, their rules, and everything that is printed in their boxes."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request

from tablewright.engine.game import Game
from tablewright.language.rulebook import rulebook

from .. import printed, telling
from ..offered import game_at
from .endpoints import endpoint
from .visitor import spoken


def game_of(request: Request) -> Game[Any]:
    """The game of an address."""
    return game_at(request.path_params["game"])


@endpoint("GET", "/api/games", "The games that can be played here.", gives=list[telling.GameInfo])
async def games(request: Request) -> list[telling.GameInfo]:
    return telling.all_games(spoken(request))


@endpoint("GET", "/api/games/{game}/rules", "All numbered rules of a game.", gives=list[telling.RuleInfo])
async def rules(request: Request) -> list[telling.RuleInfo]:
    return [telling.rule_info(rule) for rule in rulebook(game_of(request), spoken(request)).values()]


@endpoint(
    "GET", "/api/games/{game}/components", "What is printed on cards, characters and boards, by the keys of views.",
    gives=list[printed.ComponentInfo],
)  # fmt: skip
async def components(request: Request) -> list[printed.ComponentInfo]:
    return printed.all_components(game_of(request), spoken(request))
