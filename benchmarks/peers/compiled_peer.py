"""Tablewright with its engine and rules compiled by scripts/compile-rules; the measuring itself stays pure Python."""

import sys
from random import Random

from serving import serve

from tablewright.engine import flow
from tablewright.engine.dice import Luck
from tablewright.games import find_game
from tablewright.lab.bench import ours, tictactoe

if flow.__file__.endswith(".py"):
    sys.exit("The engine found here is not compiled; PYTHONPATH must name the folder of the compiled package.")

GAME, PLAYERS = (tictactoe.GAME, 2) if sys.argv[1] == "tic-tac-toe" else (find_game(sys.argv[1]), 4)
LUCK, CHANCE = Luck("bench"), Random(1)


def sample():
    return ours.positions_of_a_game(GAME, PLAYERS, LUCK, CHANCE)


def choose(position):
    ours.choose_on_a_clone(position, CHANCE)


serve("tablewright", ours.random_games(GAME, PLAYERS), sample, ours.clone_to_look_at, choose)
