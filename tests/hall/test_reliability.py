"""A killed hall loses nothing: a small run of what `make reliability` does on a larger scale."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.hall.judging import Row, judge
from benchmarks.hall.players import Attempt, History
from benchmarks.hall.reliability import survive


async def test_nothing_acknowledged_is_lost_or_doubled_when_the_hall_is_killed(tmp_path: Path) -> None:
    outcome = await survive(
        f"sqlite:///{tmp_path}/hall.db", tmp_path / "log", kills=2, games=4, seed="small", thinking=0.1
    )  # fmt: skip

    assert outcome.verdict.faults == []
    assert outcome.kills == 2
    assert outcome.verdict.acknowledged > 200
    assert outcome.verdict.repeated > 0
    assert outcome.verdict.replayed >= 4


# The judge can see

WRITTEN = Row("table", 1, "0 key", "choose", 0, "row:3", 1.0)


def attempt(**changes: object) -> Attempt:
    told = {"table": "table", "key": "key", "seat": 0, "option": "row:3", "sent": 1, "sent_at": 0.0, "seq": 1}
    return Attempt(**(told | changes))  # type: ignore[arg-type]


def test_the_judge_finds_nothing_where_log_and_players_agree() -> None:
    verdict = judge([WRITTEN], History([attempt()]))

    assert (verdict.acknowledged, verdict.lost, verdict.doubled, verdict.faults) == (1, 0, 0, [])


@pytest.mark.parametrize(
    "rows",
    [
        [],
        [WRITTEN._replace(option="row:4")],
        [WRITTEN._replace(seat=1)],
        [WRITTEN._replace(key="0 other"), WRITTEN._replace(seq=2)],
    ],
    ids=["gone", "another option", "another seat", "another number"],
)
def test_the_judge_sees_a_lost_choice(rows: list[Row]) -> None:
    verdict = judge(rows, History([attempt()]))

    assert (verdict.lost, len(verdict.faults)) == (1, 1)


def test_the_judge_sees_a_doubled_choice() -> None:
    verdict = judge([WRITTEN, WRITTEN._replace(seq=2)], History([attempt(sent=2)]))

    assert (verdict.doubled, len(verdict.faults)) == (1, 1)


def test_the_judge_sees_a_gap_in_the_log() -> None:
    verdict = judge([WRITTEN, WRITTEN._replace(seq=3, key=None)], History([attempt()]))

    assert len(verdict.faults) == 1


def test_the_judge_sees_a_refused_choice_that_was_written_all_the_same() -> None:
    verdict = judge([WRITTEN], History([attempt(seq=None, status=409)]))

    assert len(verdict.faults) == 1


def test_a_choice_written_before_it_was_sent_again_counts_as_written_but_unanswered() -> None:
    verdict = judge([WRITTEN], History([attempt(sent=2, sent_at=2.0)]))

    assert (verdict.written_unanswered, verdict.faults) == (1, [])
