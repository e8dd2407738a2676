"""What the Python programs of the peers share: the line protocol, and windows of CPU time.

Each line read is answered by one line of JSON: `version`; `play SECONDS` gives `decisions` (all of them), `forced`
(those with a single legal answer) and `seconds`; `clone SECONDS` gives `clones` and `seconds`, and so does
`choose SECONDS`, where one random choice is made on each clone. The program ends with its input. It runs in the peer's
own environment, hence nothing of Tablewright is imported here.
"""

import json
import random
import sys
import time
from importlib.metadata import version

SAMPLED = 200


def serve(package, play, sample=None, clone=None, choose=None):
    """Answer until the input ends.

    `play()` plays a game and gives its decisions and the forced ones; `sample()` gives all the positions of one;
    `clone(position)` copies one, and `choose(position)` makes a random choice on a copy of it. Only `play` is asked of
    an engine that has no clones.
    """
    positions = []
    for line in sys.stdin:
        verb, *seconds = line.split()
        if verb == "version":
            reply = {"version": version(package)}
        elif verb == "play":
            reply = play_for(float(seconds[0]), play)
        else:
            positions = positions or some_of(sample)
            reply = clone_for(float(seconds[0]), positions, choose if verb == "choose" else clone)
        sys.stdout.write(json.dumps(reply) + "\n")
        sys.stdout.flush()


def play_for(seconds, play):
    decisions = forced = 0
    start = time.process_time()
    while (used := time.process_time() - start) < seconds:
        more, more_forced = play()
        decisions += more
        forced += more_forced
    return {"decisions": decisions, "forced": forced, "seconds": used}


def clone_for(seconds, positions, clone):
    clones = 0
    start = time.process_time()
    while (used := time.process_time() - start) < seconds:
        for position in positions:
            clone(position)
        clones += len(positions)
    return {"clones": clones, "seconds": used}


def some_of(sample):
    """Positions at random decisions: some of all that came up in a few games."""
    met = [position for _ in range(10) for position in sample()]
    return random.sample(met, min(SAMPLED, len(met)))
