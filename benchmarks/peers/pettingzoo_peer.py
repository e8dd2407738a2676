"""PettingZoo's tic-tac-toe: raw_env is the bare game, env the same in the wrappers that its guide recommends."""

import os
import sys
from random import Random

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # stdout belongs to the protocol

from pettingzoo.classic import tictactoe_v3
from serving import serve

ENVIRONMENT = getattr(tictactoe_v3, sys.argv[1])()
draw = Random(1).random


def legal():
    """The actions that the current player may take, or none when the game is over for them."""
    observation, _, terminated, truncated, _ = ENVIRONMENT.last()
    return () if terminated or truncated else observation["action_mask"].nonzero()[0]


def play():
    ENVIRONMENT.reset()
    decisions = forced = 0
    for _ in ENVIRONMENT.agent_iter():
        actions = legal()
        if len(actions) == 0:
            ENVIRONMENT.step(None)
            continue
        forced += len(actions) == 1
        ENVIRONMENT.step(int(actions[int(draw() * len(actions))]))
        decisions += 1
    return decisions, forced


# It offers no copy of its own, and copy.deepcopy gives a new environment at the start of a game, not one in its midst.
serve("pettingzoo", play)
