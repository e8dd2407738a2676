"""OpenSpiel through its Python binding: tic_tac_toe is written in C++, python_tic_tac_toe in Python."""

import sys
from random import Random

import pyspiel
from open_spiel.python import games  # noqa: F401 - registers the games that are written in Python
from serving import serve

GAME = pyspiel.load_game(sys.argv[1])
draw = Random(1).random


def play():
    state = GAME.new_initial_state()
    decisions = forced = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        forced += len(actions) == 1
        state.apply_action(actions[int(draw() * len(actions))])
        decisions += 1
    return decisions, forced


def sample():
    state = GAME.new_initial_state()
    while not state.is_terminal():
        yield state.clone()
        actions = state.legal_actions()
        state.apply_action(actions[int(draw() * len(actions))])


def choose(state):
    clone = state.clone()
    actions = clone.legal_actions()
    clone.apply_action(actions[int(draw() * len(actions))])


serve("open_spiel", play, sample, lambda state: state.clone(), choose)
