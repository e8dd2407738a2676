"""`tablewright play` and `resume`: who sits down where, and where the game is kept."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tablewright import terminal
from tablewright.engine.match import Match
from tablewright.terminal.keeping import keep

from .conftest import Run, Write, record_data, record_text

Played: TypeAlias = list[dict[str, Any]]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Played:
    """The games that were begun at a terminal which only pretends to be one."""
    begun: Played = []

    def play(match: Match, holders: list[str], language: str, save_to: Path, *, notice: str = "") -> None:
        begun.append({"match": match, "holders": holders, "language": language, "save": save_to, "notice": notice})

    monkeypatch.setattr(terminal, "play", play)
    return begun


@pytest.fixture
def at_terminal(run: Run, monkeypatch: pytest.MonkeyPatch, played: Played) -> Run:
    """Run the command with a person before it."""

    def running(*words: object) -> Any:
        monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
        monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
        return run(*words)

    return running


def test_people_take_the_first_seats_and_bots_the_others(at_terminal: Run, played: Played, tmp_path: Path) -> None:
    words = ("play", "ronin", "--humans", 2, "--players", 5, "--bots", "greedy,random")

    assert at_terminal(*words, "--save", tmp_path / "new" / "game.json").code == 0
    assert played[0]["holders"] == ["human", "human", "greedy", "random", "greedy"]
    assert list((tmp_path / "new").iterdir()) == []


def test_whoever_names_no_saved_game_is_told_where_they_lie(
    at_terminal: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "tablewright" / "saves"
    assert f"games are kept in {folder}, where none lies now" in at_terminal("resume").complaint()

    folder.mkdir(parents=True)
    (folder / "ronin-of-today.json").write_text("{}")
    assert f"{folder}, the last one is ronin-of-today.json" in at_terminal("resume").complaint()


def test_a_saved_game_is_never_overwritten_by_another(at_terminal: Run, played: Played, write: Write) -> None:
    file = write(record_text(5))
    before = file.read_bytes()
    complaint = at_terminal("play", "ronin", "--save", file).complaint()

    assert str(file) in complaint
    assert "resume" in complaint
    assert file.read_bytes() == before
    assert played == []


def test_a_game_without_a_place_is_kept_in_the_data_folder(
    at_terminal: Run, played: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    at_terminal("play", "ronin")

    assert played[0]["save"].parent == tmp_path / "tablewright" / "saves"


def a_folder(folder: Path) -> Path:
    return folder


def below_a_file(folder: Path) -> Path:
    (folder / "file").write_text("", "utf-8")
    return folder / "file" / "game.json"


def where_nobody_writes(_: Path) -> Path:
    return Path("/proc/game.json")


def with_too_long_a_name(folder: Path) -> Path:
    return folder / ("x" * 300)


@pytest.mark.parametrize("place", [a_folder, below_a_file, where_nobody_writes, with_too_long_a_name])
def test_a_place_where_no_game_can_be_kept_is_refused_before_the_game_begins(
    at_terminal: Run, played: Played, tmp_path: Path, place: Callable[[Path], Path]
) -> None:
    save = place(tmp_path)

    assert str(save) in at_terminal("play", "ronin", "--save", save).complaint()
    assert played == []


@pytest.mark.parametrize(
    ("words", "mentions"),
    [
        (("--bots", ""), "names no bot"),
        (("--bots", ",,"), "names no bot"),
        (("--humans", 3, "--bots", "greedy,random"), "free seats (1)"),
        (("--humans", 4, "--bots", "greedy"), "free seats (0)"),
        (("--seed", ""), "seed is empty"),
        (("--players", 0), "1 to 5"),
        (("--players", 0, "--humans", 2), "1 to 5"),
        (("--humans", 9), "9 people"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_line(
    at_terminal: Run, played: Played, words: tuple[Any, ...], mentions: str
) -> None:
    assert mentions in at_terminal("play", "ronin", *words).complaint()
    assert played == []


def test_people_alone_need_no_bots(at_terminal: Run, played: Played, tmp_path: Path) -> None:
    assert at_terminal("play", "ronin", "--humans", 4, "--save", tmp_path / "game.json").code == 0
    assert played[0]["holders"] == ["human"] * 4


def test_changed_rules_are_told_at_the_table_and_not_before(at_terminal: Run, played: Played, write: Write) -> None:
    data = record_data(40) | {"rules": "0", "digests": {}, "notes": {"language": "cs"}}
    outcome = at_terminal("resume", write(data))

    assert outcome.code == 0
    assert outcome.out == ""
    assert "Pravidla se od uložení této hry změnila." in played[0]["notice"]


def test_a_game_goes_on_with_a_pack_that_was_moved(at_terminal: Run, played: Played, write: Write, pack: Path) -> None:
    file = write(record_data(20) | {"notes": {"pack": "/no/such/pack"}})

    assert at_terminal("resume", file, "--pack", pack).code == 0
    assert played[0]["match"].notes["pack"] == str(pack.resolve())
    assert played[0]["notice"] == ""


def test_a_draft_that_cannot_be_put_in_its_place_is_removed(tmp_path: Path, at_terminal: Run, played: Played) -> None:
    at_terminal("play", "ronin", "--save", tmp_path / "game.json")
    (tmp_path / "taken").mkdir()
    with pytest.raises(OSError, match="taken"):
        keep(played[0]["match"], tmp_path / "taken")

    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_path_of_destiny_is_played_with_its_settings(at_terminal: Run, played: Played, tmp_path: Path) -> None:
    solo = ("--players", 1, "--difficulty", 5, "--automa", "pick", "--automa-scoring", "habit-only")

    assert at_terminal("play", "path", "--story", "evil", *solo, "--save", tmp_path / "solo.json").code == 0
    assert played[0]["match"].settings == {
        "story": "evil", "difficulty": "5", "automa": "pick", "automa-scoring": "habit-only",
        "kept-effects": "old-chapter",
    }  # fmt: skip
    assert at_terminal("play", "path", "--first-chooser", 2, "--save", tmp_path / "four.json").code == 0
    assert played[1]["match"].settings == {"story": "edge", "first-chooser": "2", "kept-effects": "old-chapter"}


@pytest.mark.parametrize(
    ("game", "words", "mentions"),
    [
        ("path", ("--story", "dragon"), "'dragon'"),
        ("path", ("--players", 1, "--difficulty", "winter"), "'winter'"),
        ("path", ("--players", 1, "--difficulty", 6), "'6'"),
        ("path", ("--difficulty", 3), "difficulty"),
        ("path", ("--first-chooser", 5), "'5'"),
        ("path", ("--side", "A"), "A game for 4 has no setting 'side'; it has: story, first-chooser, kept-effects."),
        ("path", ("--side", "B"), "no setting 'side'"),
        ("ronin", ("--story", "edge"), "no setting 'story'"),
        ("ronin", ("--players", 1, "--automa-scoring", "standard"), "A game for 1 has no setting 'automa-scoring'"),
        ("ronin", ("--human", 2), "no setting 'human'; it has: side, first-chooser, kept-effects. All options are"),
        ("ronin", ("--side",), "--side requires an argument"),
        ("ronin", ("--side", "A", "--side", "B"), "--side specified multiple times"),
        ("example", ("--side", "A"), "it has: none."),
    ],
)
def test_a_setting_of_the_other_game_or_a_wrong_value_is_refused_in_one_line(
    at_terminal: Run, played: Played, game: str, words: tuple[Any, ...], mentions: str
) -> None:
    assert mentions in at_terminal("play", game, *words).complaint()
    assert played == []
