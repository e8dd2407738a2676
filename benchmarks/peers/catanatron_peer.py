"""catanatron: four of its random players on the base map, one tick for each decision."""

from itertools import count

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from serving import serve

SEEDS = count(1)


def new_game():
    return Game([RandomPlayer(color) for color in list(Color)[:4]], seed=next(SEEDS))


def running(game):
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def play():
    game = new_game()
    decisions = forced = 0
    while running(game):
        forced += len(game.state.playable_actions) == 1
        game.play_tick()
        decisions += 1
    return decisions, forced


def sample():
    game = new_game()
    while running(game):
        yield game.copy()
        game.play_tick()


def choose(game):
    copy = game.copy()
    copy.play_tick()


serve("catanatron", play, sample, Game.copy, choose)
