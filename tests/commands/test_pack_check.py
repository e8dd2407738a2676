"""`tablewright pack check`: a good pack passes, and every mistake is told by file, entry and field."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .conftest import Run


def change(pack: Path, file: str, old: str, new: str) -> None:
    """Replace the first place where something stands in a file of the pack."""
    text = (pack / file).read_text("utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), "utf-8")


def test_the_original_pack_is_complete(run: Run) -> None:
    outcome = run("pack", "check", "ronin")

    assert outcome.code == 0
    assert "en, pl, cs" in outcome.out


def test_a_copy_of_the_original_pack_is_complete(run: Run, pack: Path) -> None:
    assert run("pack", "check", "ronin", pack).code == 0


def test_a_card_may_get_another_name_and_other_symbols(run: Run, pack: Path) -> None:
    change(pack, "en.ftl", "Two Cuts at Dusk", "Two Slashes at Dawn")
    change(pack, "cards.toml", 'symbols = ["combat", "combat"]', "symbols = []")

    assert run("pack", "check", "ronin", pack).code == 0


MISTAKES = [
    pytest.param("cards.toml", '[[card]]\nkey = "two', '[[card]\nkey = "two', ["cards.toml", "TOML"], id="broken-toml"),
    pytest.param("cards.toml", 'colour = "red"', 'colour = "mauve"', ["cards.toml", "two-cuts-at-dusk", "colour", "mauve"], id="colour"),
    pytest.param("cards.toml", 'colour = "red"', "", ["cards.toml", "two-cuts-at-dusk", "colour"], id="no-colour"),
    pytest.param("cards.toml", 'colour = "red"', "colour = 5", ["cards.toml", "two-cuts-at-dusk", "colour", "5"], id="number-colour"),
    pytest.param("cards.toml", 'symbols = ["combat", "combat"]', 'symbols = ["sword"]', ["two-cuts-at-dusk", "symbols", "sword"], id="symbol"),
    pytest.param("cards.toml", 'symbols = ["combat", "combat"]', 'symbols = "combat"', ["two-cuts-at-dusk", "symbols"], id="symbol-word"),
    pytest.param("cards.toml", 'symbols = ["combat", "combat"]', 'symbols = [["combat"]]', ["two-cuts-at-dusk", "symbols"], id="symbol-list"),
    pytest.param("cards.toml", 'key = "two-cuts-at-dusk"', 'key = "ember-on-the-blade"', ["ember-on-the-blade"], id="same-key"),
    pytest.param("cards.toml", 'key = "two-cuts-at-dusk"', "key = 5", ["cards.toml", "key", "5"], id="number-key"),
    pytest.param("cards.toml", 'key = "two-cuts-at-dusk"', "", ["cards.toml", "key"], id="no-key"),
    pytest.param("cards.toml", 'key = "two-cuts-at-dusk"', 'name = "x"\nkey = "two-cuts-at-dusk"', ["two-cuts-at-dusk", "name"], id="unknown-field"),
    pytest.param("cards.toml", 'kind = "up-to-three-cards"', 'kind = "some-cards"', ["cards.toml", "condition", "some-cards"], id="condition"),
    pytest.param("cards.toml", 'kind = "up-to-three-cards"', 'kind = ["x"]', ["cards.toml", "condition"], id="condition-list"),
    pytest.param("cards.toml", "[[card]]", "card = 5\n[[other]]", ["cards.toml"], id="cards-number"),
    pytest.param("characters.toml", "fields = [0, 5, 10, 15]", 'fields = [0, "five", 10, 15]', ["characters.toml", "geralt", "fields"], id="fields-word"),
    pytest.param("characters.toml", "fields = [0, 5, 10, 15]", "fields = [0, 5, 10]", ["characters.toml", "geralt", "fields"], id="fields-three"),
    pytest.param("characters.toml", "fields = [0, 5, 10, 15]", "fields = [0, 5, 10, 99]", ["characters.toml", "geralt", "fields"], id="fields-far"),
    pytest.param("characters.toml", 'window = "play"', 'window = "night"', ["characters.toml", "geralt", "window", "night"], id="window"),
    pytest.param("characters.toml", 'kind = "skip-loss"', 'kind = "fly"', ["characters.toml", "geralt", "power", "fly"], id="power"),
    pytest.param("characters.toml", '{ key = "training"', '5, { key = "training"', ["characters.toml", "geralt"], id="ability-number"),
    pytest.param("characters.toml", "4 = 1", "four = 1", ["characters.toml", "golden"], id="golden-word"),
    pytest.param("characters.toml", "4 = 1", '4 = "one"', ["characters.toml", "golden"], id="golden-points"),
    pytest.param("characters.toml", "[golden]", "[silver]", ["characters.toml", "golden"], id="no-golden"),
    pytest.param("boards.toml", "{ field = 3,", "5, { field = 3,", ["boards.toml", "bonus"], id="bonus-number"),
    pytest.param("boards.toml", "field = 3,", "field = 99,", ["boards.toml", "bonus"], id="bonus-field"),
    pytest.param("boards.toml", "points = { 2 = 1", "points = { two = 1", ["boards.toml", "points"], id="points-word"),
    pytest.param("boards.toml", "points = { 2 = 1", 'points = { 2 = "one"', ["boards.toml", "points"], id="points-value"),
    pytest.param("boards.toml", "length = 12", 'length = "long"', ["boards.toml", "length"], id="length"),
    pytest.param("chapters.toml", '["combat", "magic"]', '["combat"]', ["chapters.toml", "hunt-beyond-the-passes", "active"], id="pair-of-one"),
    pytest.param("chapters.toml", '["combat", "magic"]', "5", ["chapters.toml", "hunt-beyond-the-passes", "active"], id="pair-number"),
    pytest.param("chapters.toml", '"geralt"', "5", ["chapters.toml", "hunt-beyond-the-passes", "initiative"], id="initiative-number"),
    pytest.param("chapters.toml", '"geralt"', '"yennefer"', ["chapters.toml", "hunt-beyond-the-passes", "initiative"], id="initiative-twice"),
    pytest.param("starting.toml", "[[geralt]]", "[[gerald]]", ["starting.toml", "geralt"], id="starting-four"),
    pytest.param("pl.ftl", "card-two-cuts-at-dusk", "card-two-cuts-at-dawn", ["pl.ftl", "card-two-cuts-at-dusk"], id="no-name"),
    pytest.param("cs.ftl", "card-two-cuts-at-dusk = ", "card-two-cuts-at-dusk ", ["cs.ftl", "card-two-cuts-at-dusk"], id="broken-name"),
    pytest.param("en.ftl", "card-two-cuts-at-dusk = Two", "card-two-cuts-at-dusk =\n    .name = Two", ["en.ftl", "card-two-cuts-at-dusk"], id="no-text"),
    pytest.param("en.ftl", "= Two Cuts", "= { $number } Cuts", ["en.ftl", "card-two-cuts-at-dusk"], id="unknown-argument"),
]  # fmt: skip  # ruff: noqa: E501 - one mistake in each line


@pytest.mark.parametrize(("file", "old", "new", "mentions"), MISTAKES)
def test_a_mistake_is_told_in_one_line_by_file_entry_and_field(
    run: Run, pack: Path, file: str, old: str, new: str, mentions: list[str]
) -> None:
    change(pack, file, old, new)
    complaint = run("pack", "check", "ronin", pack).complaint()

    assert [word for word in mentions if word not in complaint] == []


def test_a_missing_card_is_told_by_count(run: Run, pack: Path) -> None:
    text = (pack / "cards.toml").read_text("utf-8")
    (pack / "cards.toml").write_text(
        re.sub(r"\[\[card\]\].*?(?=\[\[card\]\])", "", text, count=1, flags=re.DOTALL), "utf-8"
    )
    complaint = run("pack", "check", "ronin", pack).complaint()

    assert "80" in complaint
    assert "79" in complaint


def test_two_cards_that_differ_by_name_only_are_told_by_both_names(run: Run, pack: Path) -> None:
    change(pack, "cards.toml", 'symbols = ["combat", "magic"]', 'symbols = ["combat", "combat"]')
    complaint = run("pack", "check", "ronin", pack).complaint()

    assert "two-cuts-at-dusk" in complaint
    assert "ember-on-the-blade" in complaint


FILES = ("cards.toml", "starting.toml", "characters.toml", "boards.toml", "chapters.toml", "en.ftl", "pl.ftl", "cs.ftl")


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(run: Run, pack: Path, file: str) -> None:
    (pack / file).unlink()

    assert file in run("pack", "check", "ronin", pack).complaint()


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_is_no_text_is_named(run: Run, pack: Path, file: str) -> None:
    (pack / file).write_bytes(b"\xff\xfe\x00")

    assert file in run("pack", "check", "ronin", pack).complaint()


@pytest.mark.parametrize("file", FILES)
def test_an_empty_file_is_named(run: Run, pack: Path, file: str) -> None:
    (pack / file).write_bytes(b"")

    assert file in run("pack", "check", "ronin", pack).complaint()


def test_a_damaged_pack_is_left_as_it_is(run: Run, pack: Path) -> None:
    change(pack, "cards.toml", 'colour = "red"', 'colour = "mauve"')
    before = {path.name: path.read_bytes() for path in pack.iterdir()}
    run("pack", "check", "ronin", pack).complaint()

    assert {path.name: path.read_bytes() for path in pack.iterdir()} == before


@pytest.mark.parametrize("words", [("poker",), ("ronin", "/no/such/pack"), ("ronin", __file__), ()])
def test_a_pack_that_is_none_is_refused_in_one_line(run: Run, words: tuple[str, ...]) -> None:
    run("pack", "check", *words).complaint()
