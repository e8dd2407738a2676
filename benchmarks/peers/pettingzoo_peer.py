"""PettingZoo's tic-tac-toe: raw_env is the bare game, env the same in the wrappers that its guide recommends."""

import copy
import os
import sys
from random import Random

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # stdout belongs to the protocol

from pettingzoo.classic import tictactoe_v3
from serving import serve

ENVIRONMENT = getattr(tictactoe_v3, sys.argv[1])()
draw = Random(1).random


def legal(environment):
    """The actions that the current player may take, or none when the game is over for them."""
    observation, _, terminated, truncated, _ = environment.last()
    return () if terminated or truncated else observation["action_mask"].nonzero()[0]


def play():
    ENVIRONMENT.reset()
    decisions = forced = 0
    for _ in ENVIRONMENT.agent_iter():
        actions = legal(ENVIRONMENT)
        if len(actions) == 0:
            ENVIRONMENT.step(None)
            continue
        forced += len(actions) == 1
        ENVIRONMENT.step(int(actions[int(draw() * len(actions))]))
        decisions += 1
    return decisions, forced


def sample():
    ENVIRONMENT.reset()
    for _ in ENVIRONMENT.agent_iter():
        actions = legal(ENVIRONMENT)
        if len(actions) == 0:
            ENVIRONMENT.step(None)
            continue
        yield copy.deepcopy(ENVIRONMENT)
        ENVIRONMENT.step(int(actions[int(draw() * len(actions))]))


def choose(environment):
    clone = copy.deepcopy(environment)
    actions = legal(clone)
    clone.step(int(actions[int(draw() * len(actions))]))


# It offers no copy of its own; this is what who wants one must call.
serve("pettingzoo", play, sample, copy.deepcopy, choose)
