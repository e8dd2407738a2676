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


TWO_CUTS, GERALT, HUNT, NAME = "two-cuts-at-dusk", "geralt", "hunt-beyond-the-passes", "card-two-cuts-at-dusk"
TWICE = 'symbols = ["combat", "combat"]'
FIELDS = "fields = [0, 5, 10, 15]"

# The file, what stands there, what stands there instead, and the words that the complaint must hold besides the file.
MISTAKES = {
    "broken-toml": ("cards.toml", "[[card]]", "[[card]", "TOML"),
    "cards-number": ("cards.toml", "[[card]]", "card = 5\n[[other]]", "card"),
    "colour": ("cards.toml", 'colour = "red"', 'colour = "mauve"', f"{TWO_CUTS} colour mauve"),
    "no-colour": ("cards.toml", 'colour = "red"', "", f"{TWO_CUTS} colour"),
    "colour-number": ("cards.toml", 'colour = "red"', "colour = 5", f"{TWO_CUTS} colour 5"),
    "symbol": ("cards.toml", TWICE, 'symbols = ["sword"]', f"{TWO_CUTS} symbols sword"),
    "symbol-word": ("cards.toml", TWICE, 'symbols = "combat"', f"{TWO_CUTS} symbols"),
    "symbol-list": ("cards.toml", TWICE, 'symbols = [["combat"]]', f"{TWO_CUTS} symbols"),
    "symbols-three": ("cards.toml", TWICE, 'symbols = ["magic", "magic", "magic"]', f"{TWO_CUTS} symbols"),
    "same-key": ("cards.toml", f'key = "{TWO_CUTS}"', 'key = "ember-on-the-blade"', "ember-on-the-blade"),
    "key-number": ("cards.toml", f'key = "{TWO_CUTS}"', "key = 5", "key 5"),
    "no-key": ("cards.toml", f'key = "{TWO_CUTS}"', "", "key"),
    "unknown-field": ("cards.toml", f'key = "{TWO_CUTS}"', f'key = "{TWO_CUTS}"\nname = "x"', f"{TWO_CUTS} name"),
    "condition": ("cards.toml", 'kind = "up-to-three-cards"', 'kind = "some-cards"', "condition some-cards"),
    "condition-list": ("cards.toml", 'kind = "up-to-three-cards"', 'kind = ["x"]', "condition kind"),
    "fields-word": ("characters.toml", FIELDS, 'fields = [0, "five", 10, 15]', f"{GERALT} fields"),
    "fields-three": ("characters.toml", FIELDS, "fields = [0, 5, 10]", f"{GERALT} fields"),
    "fields-far": ("characters.toml", FIELDS, "fields = [0, 5, 10, 99]", f"{GERALT} fields"),
    "window": ("characters.toml", 'window = "play"', 'window = "night"', f"{GERALT} window night"),
    "power": ("characters.toml", 'kind = "skip-loss"', 'kind = "fly"', f"{GERALT} power fly"),
    "ability-number": ("characters.toml", '{ key = "training"', '5, { key = "training"', f"{GERALT} ability"),
    "golden-word": ("characters.toml", "4 = 1", "four = 1", "golden"),
    "golden-points": ("characters.toml", "4 = 1", '4 = "one"', "golden"),
    "no-golden": ("characters.toml", "[golden]", "[silver]", "golden"),
    "bonus-number": ("boards.toml", "{ field = 3,", "5, { field = 3,", "bonus"),
    "bonus-field": ("boards.toml", "field = 3,", "field = 99,", "bonus"),
    "bonus-experience": ("boards.toml", "slot = 1, experience = 2", 'slot = 1, experience = "2"', "bonus experience"),
    "points-word": ("boards.toml", "points = { 2 = 1", "points = { two = 1", "points"),
    "points-value": ("boards.toml", "points = { 2 = 1", 'points = { 2 = "one"', "points"),
    "length": ("boards.toml", "length = 12", 'length = "long"', "length"),
    "pair-of-one": ("chapters.toml", '["combat", "magic"]', '["combat"]', f"{HUNT} active"),
    "pair-number": ("chapters.toml", '["combat", "magic"]', "5", f"{HUNT} active"),
    "initiative-number": ("chapters.toml", '"geralt"', "5", f"{HUNT} initiative"),
    "initiative-twice": ("chapters.toml", '"geralt"', '"yennefer"', f"{HUNT} initiative"),
    "starting-four": ("starting.toml", "[[geralt]]", "[[gerald]]", GERALT),
    "condition-field": (
        "cards.toml",
        'kind = "lose-one",',
        'kind = "lose-one", colour = "red",',
        "card condition colour",
    ),
    "result-field": ("cards.toml", 'kind = "left-steps"', 'kind = "left-steps", count = 2', "card result count"),
    "power-field": ("characters.toml", 'kind = "skip-loss"', 'kind = "skip-loss", count = 1', f"{GERALT} power count"),
    "bonus-unknown": ("boards.toml", "slot = 1, experience = 2", "slot = 1, count = 2", "A.bonus[0] count"),
    "ceremony-word": ("cards.toml", "ceremony = true", 'ceremony = "yes"', "card ceremony yes"),
    "ceremony-alone": ("cards.toml", TWICE, f"{TWICE}\nceremony = 1", f"{TWO_CUTS} ceremony"),
    "bonus-twice": ("boards.toml", "field = 4,", "field = 3,", "A.bonus[1].field 3"),
    "ability-card-twice": ("boards.toml", "slot = 3,", "slot = 1,", "A.bonus[7].slot 1"),
    "same-ability": ("characters.toml", 'key = "retraced-steps"', 'key = "training"', "ability training"),
    "same-character": ("characters.toml", 'key = "yennefer"', 'key = "geralt"', f"character {GERALT}"),
    "length-none": ("boards.toml", "length = 12", "length = 0", "A.length 30"),
    "length-far": ("boards.toml", "length = 12", "length = 31", "A.length 30"),
    "length-true": ("boards.toml", "length = 12", "length = true", "A.length"),
    "points-below": ("boards.toml", "points = { 2 = 1", "points = { 2 = -1", "A.points.2 -1"),
    "golden-below": ("characters.toml", "4 = 1", "4 = -1", "golden.4 -1"),
    "count-none": ("boards.toml", "count = 2", "count = 0", "A.bonus[1].count 20"),
    "count-far": ("boards.toml", "count = 2", "count = 21", "A.bonus[1].count 20"),
    "count-true": ("boards.toml", "count = 2", "count = true", "A.bonus[1].count"),
    "power-count": ("characters.toml", '"cooperate", points = 2', '"cooperate", points = 0', "power.points 20"),
    "steps-none": ("boards.toml", "steps = [1, 2, 4, 6]", "steps = []", "steps"),
    "thresholds-none": ("boards.toml", "thresholds = [16, 20, 24]", "thresholds = []", "thresholds"),
    "experience-below": ("boards.toml", "experience = 3", "experience = -3", "experience whole number least 0"),
    "active-word": ("chapters.toml", '["combat", "magic"]', '["combat", "luck"]', f"{HUNT} active luck"),
    "unread-name": ("cs.ftl", f"{NAME} = ", f"{NAME} ", "line 5"),
    "name-of-nothing": ("en.ftl", f"{NAME} = ", f"card-of-nothing = Nothing\n{NAME} = ", "line card-of-nothing"),
    "name-twice": ("pl.ftl", f"{NAME} = ", f"{NAME} = Raz\n{NAME} = ", f"line {NAME} already"),
    "no-name": ("pl.ftl", NAME, "card-two-cuts-at-dawn", NAME),
    "broken-name": ("cs.ftl", f"{NAME} = ", f"{NAME} ", NAME),
    "no-text": ("en.ftl", f"{NAME} = Two", f"{NAME} =\n    .name = Two", NAME),
    "itself": ("en.ftl", f"{NAME} = Two", f"{NAME} = {{ {NAME} }} Two", f"line {NAME} itself"),
    "each-other": (
        "pl.ftl",
        f"{NAME} = ",
        f"{NAME} = {{ -first }}\n-first = {{ -second }}\n-second = {{ -first }}\nrest = ",
        f"line {NAME} itself",
    ),
    "unknown-argument": ("en.ftl", f"{NAME} = Two", f"{NAME} = {{ $number }}", NAME),
}


@pytest.mark.parametrize(("file", "old", "new", "mentions"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_told_in_one_line_by_file_entry_and_field(
    run: Run, pack: Path, file: str, old: str, new: str, mentions: str
) -> None:
    change(pack, file, old, new)
    complaint = run("pack", "check", "ronin", pack).complaint()

    assert [word for word in (file, *mentions.split()) if word not in complaint] == []


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


def test_a_scaling_condition_with_a_single_result_is_told_with_both_words(run: Run, pack: Path) -> None:
    change(pack, "cards.toml", 'kind = "left-steps"', 'kind = "left-two"')
    complaint = run("pack", "check", "ronin", pack).complaint()

    assert "cards.toml: card " in complaint
    assert "left-two" in complaint


def test_cooperation_points_without_the_teapot_are_told(run: Run, pack: Path) -> None:
    text = (pack / "cards.toml").read_text("utf-8")
    (pack / "cards.toml").write_text(text.replace("ceremony = true", "ceremony = false"), "utf-8")

    assert "tea ceremony" in run("pack", "check", "ronin", pack).complaint()


def test_a_place_is_named_by_file_entry_and_field(run: Run, pack: Path) -> None:
    change(pack, "cards.toml", 'kind = "up-to-three-cards"', 'kind = "some-cards"')

    assert re.search(r"cards\.toml: card '[a-z-]+'\.condition\.kind ", run("pack", "check", "ronin", pack).complaint())


def test_what_is_no_table_is_named_by_file_too(run: Run, pack: Path) -> None:
    text = (pack / "cards.toml").read_text("utf-8")
    (pack / "cards.toml").write_text("card = [" + "5, " * text.count("[[card]]") + "]", "utf-8")

    assert "cards.toml: card[0]" in run("pack", "check", "ronin", pack).complaint()
