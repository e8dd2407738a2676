"""The one command, `tablewright`, and its verbs."""

from __future__ import annotations

import sys

from cyclopts import App, CycloptsError

from tablewright import __version__
from tablewright.commands import check, play, positions, records, rules, simulations
from tablewright.engine.faults import TableError

BAD_INPUT = 2

app = App(
    name="tablewright",
    help="A digital table that knows the rules.",
    version=__version__,
    result_action="return_value",
)
pack = App(name="pack", help="Work with content packs.")
app.command(pack)
scenarios = App(name="scenario", help="Write chapters of Heredity: play them, explore them, describe them to editors.")
app.command(scenarios)

app.command(play.play, name="play")
app.command(play.resume, name="resume")
app.command(records.replay, name="replay")
app.command(records.verify, name="verify")
app.command(positions.position, name="position")
app.command(simulations.simulate, name="simulate")
app.command(rules.rules, name="rules")
app.command("tablewright.commands.serve:serve", name="serve", help="Open the hall: people play in their browsers.")
app.command("tablewright.commands.bench:bench", name="bench", help="Measure our speed beside the peers.")
pack.command(check.check, name="check")
scenarios.command("tablewright.commands.scenario:play", name="play", help="Play a chapter from its folder.")
scenarios.command(
    "tablewright.commands.scenario:explore", name="explore", help="Walk through chapters by bots and search."
)
scenarios.command(
    "tablewright.commands.scenario:schema", name="schema", help="Describe the files of a chapter to editors."
)


def main() -> None:
    """Run one command; whatever the table refuses is one line and exit code 2."""
    try:
        status = app(exit_on_error=False, print_error=False)
    except TableError as refusal:
        sys.exit(_complain(str(refusal)))
    except CycloptsError as misuse:
        sys.exit(_complain(f"{' '.join(str(misuse).split())} See `tablewright --help`."))
    except OSError as trouble:
        where = "" if trouble.filename is None else f"{trouble.filename}: "
        sys.exit(_complain(f"{where}{trouble.strerror or trouble}."))
    except KeyboardInterrupt:
        sys.exit(130)
    sys.exit(status if isinstance(status, int) else 0)


def _complain(sentence: str) -> int:
    sys.stderr.write(f"tablewright: {sentence}\n")
    return BAD_INPUT


if __name__ == "__main__":
    main()
