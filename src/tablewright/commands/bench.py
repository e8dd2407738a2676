"""`tablewright bench`: how fast the games are played, beside the peers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tablewright.lab.bench import bench as measured

from .common import check_number


def bench(
    *,
    peers: Path = Path(".bench"),
    seconds: float = 1.0,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Measure our speed beside the peers installed by `make bench`.

    Parameters
    ----------
    peers
        The folder where `make bench` has put the peers.
    seconds
        The length of one window of measurement.
    as_json
        Write the figures as JSON.
    """
    check_number("--seconds", seconds, 0.01, 3600)
    return measured(peers, seconds, as_json)
