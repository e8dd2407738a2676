"""`tablewright replay`, `verify` and `resume`: records that are read aloud, checked, and gone on with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablewright.engine.match import replay, resume
from tablewright.engine.record import read_record
from tablewright.games import find_game
from tablewright.language import Speaker

from .conftest import Run, Write, record_data, record_text


@pytest.mark.parametrize("lang", ["en", "pl", "cs"])
def test_without_a_terminal_replay_prints_the_public_log(run: Run, write: Write, lang: str) -> None:
    match = replay(find_game("ronin"), read_record(record_text(), "recorded"))
    speaker = Speaker(match.game, lang)
    lines = [speaker.event(match.position.table, event) for event in match.log(None)]
    outcome = run("replay", write(record_text()), "--lang", lang)

    assert outcome.code == 0
    assert outcome.out.splitlines() == lines
    assert len(lines) > 100


def test_replay_prints_nothing_that_only_one_seat_may_read(run: Run, write: Write) -> None:
    match = replay(find_game("ronin"), read_record(record_text(), "recorded"))
    private = [event for event in match.log(0) if event.audience is not None]

    assert private
    assert "You draw" not in run("replay", write(record_text())).out


def test_a_running_game_is_replayed_up_to_where_it_stands(run: Run, write: Write) -> None:
    part, whole = (run("replay", write(record_text(length))).out.splitlines() for length in (40, None))

    assert 5 < len(part) < len(whole)
    assert whole[: len(part)] == part


@pytest.mark.parametrize(("length", "state"), [(None, "finished"), (40, "running")])
def test_a_good_record_is_verified(run: Run, write: Write, length: int | None, state: str) -> None:
    outcome = run("verify", write(record_text(length)))

    assert outcome.code == 0
    assert f"{state} game of Ronin," in outcome.out
    assert record_data(length)["commitment"] in outcome.out


def change_seed(data: dict[str, Any]) -> None:
    data["seed"] += "!"


def change_commitment(data: dict[str, Any]) -> None:
    data["commitment"] = "0" * 64


def change_seed_and_commitment_alike(data: dict[str, Any]) -> None:
    from tablewright.engine.commitment import commitment

    data["seed"] = "better"
    data["commitment"] = commitment("better")


def change_option(data: dict[str, Any]) -> None:
    data["steps"][20][1] = "deck"


def change_seat(data: dict[str, Any]) -> None:
    data["steps"][0][0] += 1


def change_roll(data: dict[str, Any]) -> None:
    next(rolls for _, _, rolls in data["steps"] if rolls)[0] += 1


def change_setup(data: dict[str, Any]) -> None:
    data["rolled_at_setup"].pop()


def change_digest(data: dict[str, Any]) -> None:
    data["digests"][list(data["digests"])[5]] = "0" * 16


def change_first_digest(data: dict[str, Any]) -> None:
    data["digests"]["0"] = "0" * 16


def change_score(data: dict[str, Any]) -> None:
    data["result"][0]["score"] += 50


def drop_the_end(data: dict[str, Any]) -> None:
    data["steps"].pop()


def change_version(data: dict[str, Any]) -> None:
    data["format"] = "tablewright record 99"


TAMPERED = pytest.mark.parametrize(
    "tamper",
    [
        change_seed, change_commitment, change_seed_and_commitment_alike, change_option, change_seat, change_roll,
        change_setup, change_digest, change_first_digest, change_score, drop_the_end, change_version,
    ],
    ids=lambda tamper: tamper.__name__,
)  # fmt: skip


@TAMPERED
def test_a_tampered_record_is_not_verified(run: Run, write: Write, tamper: Any) -> None:
    data = record_data()
    tamper(data)
    file = write(data)
    before = file.read_bytes()

    assert run("verify", file).complaint()
    assert file.read_bytes() == before


@pytest.mark.parametrize("verb", ["replay", "verify", "resume"])
@pytest.mark.parametrize("share", [0.0, 0.3, 0.6, 0.99])
def test_a_truncated_record_is_refused_in_one_line(run: Run, write: Write, verb: str, share: float) -> None:
    text = record_text()
    file = write(text[: int(share * len(text))])

    assert str(file) in run(verb, file).complaint()


@pytest.mark.parametrize("verb", ["replay", "verify", "resume"])
@pytest.mark.parametrize("name", [name for name in record_data(5) if name not in ("start", "result")])
def test_a_record_with_a_part_of_the_wrong_type_is_refused_in_one_line(
    run: Run, write: Write, name: str, verb: str
) -> None:
    for wrong in (None, 5, [5], {"x": 5}):
        if type(wrong) is type(record_data(5)[name]) and name in ("players", "notes"):
            continue
        run(verb, write(record_data(5) | {name: wrong})).complaint()


@pytest.mark.parametrize("verb", ["replay", "verify", "resume"])
@pytest.mark.parametrize("notes", [{"pack": "/no/such/pack"}, {"pack": 5}, {"language": "xx"}, {"holders": 5}])
def test_strange_notes_do_no_harm(run: Run, write: Write, notes: dict[str, Any], verb: str) -> None:
    outcome = run(verb, write(record_data(5) | {"notes": notes}))

    assert outcome.code == 0 or outcome.complaint()


def test_playing_on_needs_a_terminal_and_says_so(run: Run, write: Write) -> None:
    file = write(record_text(40))
    before = file.read_bytes()

    assert "terminal" in run("resume", file).complaint()
    assert file.read_bytes() == before


def test_playing_needs_a_terminal_and_leaves_no_file(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "new" / "game.json"

    assert "terminal" in run("play", "ronin", "--save", save).complaint()
    assert not save.exists()


def test_a_record_of_changed_rules_is_told_apart_from_a_tampered_one(run: Run, write: Write) -> None:
    """Under other rules nobody can say that a record was tampered with; the complaint should not accuse."""
    data = record_data()
    data["rules"] = "0"
    change_roll(data)

    assert "rules" in run("verify", write(data)).complaint()


def resumed_under_other_rules(length: int, more: int) -> dict[str, Any]:
    """A record that was made under other rules up to a phase and went on here for some choices."""
    record = read_record(json.dumps(record_data(length) | {"rules": "0", "digests": {}}), "recorded")
    match, notice = resume(find_game("ronin"), record)
    assert notice is not None
    for _ in range(more):
        seat, question = next(iter(match.position.open().items()))
        match.choose(seat, question.options[0].id)
    data: dict[str, Any] = json.loads(match.record().to_json())
    return data


def test_choices_under_other_rules_are_not_counted_as_checked(run: Run, write: Write) -> None:
    data = resumed_under_other_rules(40, 5)
    before = data["start"]["after"]
    outcome = run("verify", write(data))

    assert before > 0
    assert f"{len(data['steps']) - before} choices and" in outcome.out
    assert f"The first {before} choices were made under other rules and are not checked." in outcome.out


@TAMPERED
@pytest.mark.parametrize("verb", ["replay", "verify", "resume"])
def test_what_is_wrong_with_a_record_begins_with_its_file(run: Run, write: Write, tamper: Any, verb: str) -> None:
    data = record_data()
    tamper(data)
    file = write(data)
    outcome = run(verb, file)

    assert outcome.code == 0 or "needs a terminal" in outcome.err or outcome.err.startswith(f"tablewright: {file}")


def test_replay_speaks_the_language_of_the_record(run: Run, write: Write) -> None:
    file = write(record_data(20) | {"notes": {"language": "cs"}})

    assert run("replay", file).out == run("replay", file, "--lang", "cs").out
    assert run("replay", file).out != run("replay", file, "--lang", "en").out


@pytest.mark.parametrize("verb", ["replay", "verify"])
def test_a_pack_that_was_moved_can_be_pointed_to(run: Run, write: Write, pack: Path, verb: str) -> None:
    file = write(record_data(20) | {"notes": {"pack": "/no/such/pack"}})

    assert "--pack" in run(verb, file).complaint()
    assert run(verb, file, "--pack", pack).code == 0


def test_records_are_written_in_plain_json(run: Run, write: Write) -> None:
    assert json.loads(record_text())["format"] == "tablewright record 1"
