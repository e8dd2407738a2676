"""Whatever is put into the command from outside: one line on the error stream, exit code 2, and nothing is changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .conftest import Run, Write

READERS = pytest.mark.parametrize("verb", ["position", "replay", "verify", "resume"])

UNREADABLE: dict[str, Any] = {
    "empty": "",
    "blank": " \n\n",
    "prose": "Dear table, please deal.",
    "list": "[]",
    "number": "5",
    "null": "null",
    "word": '"ronin"',
    "half": '{"game": "ron',
    "comma": '{"game": "ronin",}',
    "bytes": b"\xff\xfe\x00\x01",
    "latin": '{"game": "Grá"}'.encode("latin-1"),
    "utf-16": '{"game": "ronin"}'.encode("utf-16"),
    "bom": '{"game": "ronin"}'.encode("utf-8-sig"),
    "null-bytes": b"\x00" * 100,
    "deep": "[" * 200_000,
    "deep-object": '{"a":' * 200_000,
    "long-number": '{"game": ' + "9" * 10_000 + "}",
    "no-game": {"format": "tablewright record 1"},
    "game-number": {"format": "tablewright record 1", "game": 5},
    "game-null": {"format": "tablewright record 1", "game": None},
    "unknown-game": {"format": "tablewright record 1", "game": "poker"},
    "path-as-game": {"format": "tablewright record 1", "game": "../ronin"},
    "surrogate": '{"format": "tablewright record 1", "game": "\\ud800"}',
}


@READERS
@pytest.mark.parametrize("content", UNREADABLE.values(), ids=UNREADABLE)
def test_a_file_that_cannot_be_used_is_refused_in_one_line_and_left_alone(
    run: Run, write: Write, verb: str, content: Any
) -> None:
    file = write(content)
    before = file.read_bytes()
    run(verb, file).complaint()

    assert file.read_bytes() == before


@READERS
def test_a_file_that_is_not_there_is_named(run: Run, tmp_path: Path, verb: str) -> None:
    missing = tmp_path / "missing.json"

    assert str(missing) in run(verb, missing).complaint()
    assert not missing.exists()


@READERS
def test_a_folder_is_no_file(run: Run, tmp_path: Path, verb: str) -> None:
    assert str(tmp_path) in run(verb, tmp_path).complaint()


@READERS
def test_a_file_below_a_file_is_not_there(run: Run, write: Write, verb: str) -> None:
    run(verb, write("{}") / "deeper.json").complaint()


@READERS
def test_a_name_that_no_file_can_have_is_refused(run: Run, tmp_path: Path, verb: str) -> None:
    run(verb, tmp_path / ("x" * 300)).complaint()


@pytest.mark.parametrize(
    "words",
    [
        ("deal",),
        ("position",),
        ("replay",),
        ("verify",),
        ("resume",),
        ("simulate",),
        ("play",),
        ("pack", "burn"),
        ("position", "a.json", "b.json"),
        ("position", "a.json", "--lang", "de"),
        ("replay", "a.json", "--lang", "xx"),
        ("verify", "a.json", "--loud"),
        ("--loud",),
        ("play", "poker"),
        ("play", "ronin", "--humans", "9"),
        ("play", "ronin", "--humans", "-1"),
        ("play", "ronin", "--humans", "3", "--players", "2"),
        ("play", "ronin", "--players", "7"),
        ("play", "ronin", "--bots", "genius"),
        ("resume", "a.json", "--pack", "/no/such/pack"),
        ("play", "ronin", "--first-chooser", "9"),
        ("play", "ronin", "--pack", "/no/such/pack"),
        ("bench", "--seconds", "soon"),
    ],
    ids=" ".join,
)
def test_words_that_the_command_does_not_know_are_refused_in_one_line(run: Run, words: tuple[str, ...]) -> None:
    run(*words).complaint()


NUMBERS: dict[str, tuple[object, ...]] = {
    "bench --seconds": (0, -1, "nan", "inf"),
    "serve --port": (-1, 0, 65_536, 99_999, 10**30, "9" * 5000),
    "serve --workers": (-1, 0, 10**6),
    "serve --bot-pause": (-1, "nan", "inf"),
    "serve --requests-per-second": (0, -1, "nan", "inf"),
    "serve --choices-per-second": (0, -1, "nan", "inf"),
    "serve --streams-per-address": (0, -1, 10**30),
    "serve --keep-guests": (0, -1, "nan", "inf", 10**30),
    "play ronin --humans": (10**30,),
    "play ronin --players": (-1, 10**30),
}


@pytest.mark.parametrize("words", NUMBERS)
def test_a_number_that_an_option_cannot_have_is_refused_in_one_line(run: Run, tmp_path: Path, words: str) -> None:
    database = ("--database", f"sqlite:///{tmp_path / 'hall.db'}") if words.startswith("serve") else ()
    for number in NUMBERS[words]:
        run(*words.split(), number, *database).complaint()

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("verb", "explained"),
    [
        (
            "play",
            ("How many people share this keyboard", "greedy, random", "A: the same on all boards", "summer (easy)"),
        ),
        ("resume", ("The saved game.", "if it was moved")),
        ("replay", ("The record.", "if it was moved")),
        ("verify", ("The record.", "if it was moved")),
        ("position", ("SEAT=OPTION",)),
        ("simulate", ("greedy or random", "How many games are played.")),
        ("rules", ("Only rules whose id",)),
        ("bench", ("one window of measurement",)),
    ],
)
def test_help_explains_the_options(run: Run, verb: str, explained: tuple[str, ...]) -> None:
    said = " ".join(run(verb, "--help").out.replace("│", " ").split())

    assert [words for words in explained if words not in said] == []


@pytest.mark.parametrize("words", [("--help",), ("--version",), ("position", "--help"), ("pack", "--help")])
def test_asking_for_help_is_no_mistake(run: Run, words: tuple[str, ...]) -> None:
    outcome = run(*words)

    assert outcome.code == 0
    assert outcome.out.strip()
    assert outcome.err == ""
