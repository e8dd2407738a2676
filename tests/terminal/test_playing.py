"""Playing by keys alone: whole games, hot seat, undo, saving, rules, refusals, languages and sizes."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest
from textual.events import Key
from textual.pilot import Pilot

from tablewright.bots.advice import ranked_options
from tablewright.engine.faults import BadInput
from tablewright.engine.match import Match, replay, resume
from tablewright.engine.record import read_record
from tablewright.games import find_game
from tablewright.language import LANGUAGES
from tablewright.language.rulebook import rulebook
from tablewright.terminal import play
from tablewright.terminal.lines import broken
from tablewright.terminal.panels import Confirm, Curtain, Sheet, Shelf
from tablewright.terminal.playing import Playing
from tablewright.terminal.turns import BREATH

from .sitting import (
    LARGE,
    SMALL,
    at_random,
    handled,
    heredity,
    panel,
    path,
    press,
    reads,
    ronin,
    rounds_until,
    sat_down,
    seated,
    strike,
    until,
    whole_table,
)


async def play_to(pilot: Pilot[None], key: str) -> None:
    """Take the first option again and again until a question of this kind is asked."""
    app = pilot.app
    assert isinstance(app, Playing)

    def is_asked() -> bool:
        question = app.question()
        return question is not None and question.key == key

    for _ in rounds_until(app, is_asked, f"{key} is asked"):
        await press(pilot, "enter")


def nothing_sticks_out(app: Playing) -> None:
    width, height = app.size
    for widget in app.screen_stack[0].query("*"):
        region = widget.region
        assert region.right <= width, widget
        assert region.bottom <= height, widget
        if widget.id in ("header", "prompt", "choices", "footer") and widget.display:
            assert region.height > 0, widget


async def test_a_whole_game_by_keys_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = ronin(2, side="B")
    app = seated(match, tmp_path)
    async with sat_down(app) as pilot:
        for asked in rounds_until(app, lambda: match.over, "the game is over"):
            assert app.prompt().plain
            assert reads(app, "choices").count("\n") >= min(len(app.choices), 3) - 1
            nothing_sticks_out(app)
            await press(pilot, ("down", "1", "h")[asked % 3])
            if not match.over:  # one more key would close the final scoring
                await press(pilot, "enter")
        assert isinstance(app.screen, Sheet)
        said = panel(app)
        for source in ("chapter I", "side quest", "cooperation", "total"):
            assert source in said
        assert match.seed in said
        assert match.commitment in said
        assert "wins!" in said
        await press(pilot, "escape")
        assert "The game is over" in reads(app, "prompt")
        await press(pilot, "f")
        assert isinstance(app.screen, Sheet)
        last_words: list[str] = []
        monkeypatch.setattr(app, "exit", lambda message: last_words.append(message.plain))
        app.leave()
        assert f"tablewright replay {app.save_to}" in last_words[0], "nothing goes on when the game is over"
    record = read_record(app.save_to.read_text("utf-8"), "saved game")
    assert record.result is not None
    assert record.notes == {"holders": ["human", "greedy"], "language": "en"}
    assert replay(find_game("ronin"), record).over


def has_secretly_answered(match: Match) -> bool:
    """Whether one of the first two seats has answered a secret choice that is still open."""
    return any(match.position.secret_answers(seat) for seat in (0, 1))


async def test_the_curtain_hides_hands_between_people(tmp_path: Path) -> None:
    match = ronin(3)
    app = seated(match, tmp_path, humans=2)
    async with sat_down(app) as pilot:
        lifted = 0
        for _ in rounds_until(app, lambda: has_secretly_answered(match), "somebody has answered in secret"):
            if isinstance(app.screen, Curtain):
                lifted += 1
                assert app.viewer is None
                assert all(area["hand"] is None for area in app.scene().view["seats"])
                assert "Pass the keyboard to" in panel(app)
            await press(pilot, "enter")
        assert lifted >= 3
        first = app.viewer
        await press(pilot, "enter")
        assert isinstance(app.screen, Curtain)
        hidden = whole_table(app)
        await press(pilot, "enter")
        assert app.viewer not in (None, first)
        hand = app.scene().view["seats"][app.viewer]["hand"]
        names = [app.voice.word(f"card-{entry['key']}") for entry in hand]
        assert any(name in reads(app, "choices") for name in names)
        assert not any(name in hidden for name in names)


async def test_the_last_person_may_take_back_before_the_next_sits_down(tmp_path: Path) -> None:
    match = ronin(3)
    app = seated(match, tmp_path, humans=2)
    async with sat_down(app) as pilot:
        for _ in rounds_until(app, lambda: has_secretly_answered(match), "somebody has answered in secret"):
            await press(pilot, "enter")
        last = app.viewer
        await press(pilot, "enter")
        assert isinstance(app.screen, Curtain)
        before = len(match.played)
        await press(pilot, "u")
        assert len(match.played) == before - 1
        assert isinstance(app.screen, Curtain)
        await press(pilot, "enter")
        assert app.viewer == last


async def test_undo_takes_back_and_refuses_after_a_reveal(tmp_path: Path) -> None:
    match = ronin(3)
    app = seated(match, tmp_path)
    async with sat_down(app) as pilot:
        await press(pilot, "u")
        assert "You have not chosen anything yet." in reads(app, "detail")
        await play_to(pilot, "play-left")
        await press(pilot, "2")
        assert app.question() is not None
        assert app.question().key == "play-right"  # type: ignore[union-attr]
        await press(pilot, "u")
        assert app.question().key == "play-left"  # type: ignore[union-attr]
        assert "Taken back." in reads(app, "detail")
        await press(pilot, "2", "1")
        before = len(match.played)
        await press(pilot, "u")
        assert isinstance(app.screen, Confirm)
        assert "so all players must agree" in panel(app)
        assert "All the others are bots" in panel(app)
        await press(pilot, "n")
        assert len(match.played) == before
        await press(pilot, "u", "y")
        assert app.question().key == "play-right"  # type: ignore[union-attr]


async def test_a_reveal_is_the_reason_when_nobody_else_has_acted(tmp_path: Path) -> None:
    app = seated(ronin(1), tmp_path)
    async with sat_down(app) as pilot:
        await play_to(pilot, "play-right")
        await press(pilot, "1", "u")
        assert isinstance(app.screen, Confirm)
        assert "Something was revealed or rolled since then" in panel(app)
        assert "others" not in panel(app)
        assert "all players" not in panel(app)


async def test_among_people_a_reveal_is_taken_back_if_all_agree(tmp_path: Path) -> None:
    match = ronin(3)
    app = seated(match, tmp_path, humans=3)
    async with sat_down(app) as pilot:
        await press(pilot, "enter", "1")
        assert isinstance(app.screen, Curtain)
        await press(pilot, "u")
        assert isinstance(app.screen, Confirm)
        assert "Something was revealed or rolled since then" in panel(app)
        assert "All at this keyboard must agree" in panel(app)
        await press(pilot, "n")
        assert isinstance(app.screen, Curtain)
        assert len(match.played) == 1
        await press(pilot, "enter", "u")
        assert "You have not chosen anything yet." in reads(app, "detail")
        await press(pilot, "1", "u", "y")
        assert isinstance(app.screen, Curtain)
        assert app.viewer is None
        assert len(match.played) == 1


async def test_a_person_at_the_keyboard_may_take_back_with_the_consent_of_all(tmp_path: Path) -> None:
    match = ronin(3)
    app = seated(match, tmp_path, humans=2)
    async with sat_down(app) as pilot:
        await play_to(pilot, "play-left")
        if isinstance(app.screen, Curtain):
            await press(pilot, "enter")
        before = len(match.played)
        await press(pilot, "u")
        assert "All at this keyboard must agree" in panel(app)
        await press(pilot, "y")
        assert len(match.played) < before


async def test_without_anybody_before_the_curtain_takes_nothing_back(tmp_path: Path) -> None:
    app = seated(ronin(3), tmp_path, humans=3)
    async with sat_down(app) as pilot:
        await press(pilot, "u")
        assert isinstance(app.screen, Curtain)
        assert "There is nobody whose choice could be taken back." in panel(app)


async def test_saving_and_loading_goes_on_at_the_same_place(tmp_path: Path) -> None:
    match = ronin(3)
    app = seated(match, tmp_path)
    async with sat_down(app) as pilot:
        await play_to(pilot, "play-left")
        await press(pilot, "1", "s")
        assert str(app.save_to)[:20] in reads(app, "detail")
        before = (reads(app, "board"), reads(app, "prompt"), reads(app, "choices"))
        await strike(pilot, "q")
    record = read_record(app.save_to.read_text("utf-8"), "saved game")
    again = resume(find_game("ronin"), record).match
    later = Playing(again, again.notes["holders"], again.notes["language"], tmp_path / "later.json", pause=0)
    async with sat_down(later):
        assert (reads(later, "board"), reads(later, "prompt"), reads(later, "choices")) == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


async def test_every_choice_is_saved(tmp_path: Path) -> None:
    app = seated(ronin(3), tmp_path)
    async with sat_down(app) as pilot:
        assert not app.save_to.exists()
        await press(pilot, "1")
        assert read_record(app.save_to.read_text("utf-8"), "saved game").steps


async def test_a_full_disk_is_told_and_does_not_end_the_game(tmp_path: Path) -> None:
    app = seated(ronin(3), tmp_path)
    (tmp_path / "file").write_text("", "utf-8")
    app.save_to = tmp_path / "file" / "game.json"
    async with sat_down(app) as pilot:
        await press(pilot, "s")
        assert "could not be saved" in reads(app, "detail")
        assert str(app.save_to) in app.notices.sentence


def blocked(app: Playing, folder: Path) -> Playing:
    """A client that cannot save, because a folder has the name of its file."""
    app.save_to = folder / "taken"
    (app.save_to / "inside").mkdir(parents=True)
    return app


def last_words(app: Playing, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the client says on leaving; it stays for the test."""
    said: list[str] = []
    monkeypatch.setattr(app, "exit", lambda message: said.append(str(message)))
    return said


async def test_leaving_without_saving_needs_a_second_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = blocked(seated(ronin(3), tmp_path), tmp_path)
    async with sat_down(app) as pilot:
        said = last_words(app, monkeypatch)
        await press(pilot, "q")
        assert "Press q again to leave without saving" in reads(app, "detail")
        await press(pilot, "down", "q")
        assert said == []
        await press(pilot, "q")
        assert said == [f"Left without saving: {app.save_to} does not have the last choices."]
        monkeypatch.undo()
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


async def test_leaving_from_the_curtain_without_saving_needs_a_second_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = blocked(seated(ronin(3), tmp_path, humans=3), tmp_path)
    async with sat_down(app) as pilot:
        said = last_words(app, monkeypatch)
        await press(pilot, "q")
        assert isinstance(app.screen, Curtain)
        assert "Press q again to leave without saving" in panel(app)
        assert said == []
        await press(pilot, "q")
        assert len(said) == 1
        monkeypatch.undo()


async def test_a_notice_from_outside_stays_until_the_first_choice(tmp_path: Path) -> None:
    holders = ["human", "greedy", "greedy"]
    app = Playing(ronin(3), holders, "en", tmp_path / "game.json", pause=0, notice="The rules have changed.")
    async with sat_down(app) as pilot:
        assert "The rules have changed." in reads(app, "detail")
        await press(pilot, "down")
        assert "The rules have changed." in reads(app, "detail")
        await press(pilot, "enter")
        assert "The rules have changed." not in reads(app, "detail")


async def test_the_number_of_a_refused_row_says_why(tmp_path: Path) -> None:
    app = seated(ronin(3), tmp_path)
    async with sat_down(app) as pilot:
        await play_to(pilot, "draft")
        refused = next(one for one in app.choices if one.reason is not None and one.option_id.startswith("row:"))
        before = len(app.match.played)
        await press(pilot, refused.option_id.removeprefix("row:"))
        assert app.marked() == refused
        assert f"{refused.reason} ({refused.rule})" in reads(app, "detail")
        assert len(app.match.played) == before


async def test_that_nothing_is_asked_is_not_said_under_the_next_question(tmp_path: Path) -> None:
    app = Playing(ronin(3), ["greedy", "human", "greedy"], "en", tmp_path / "game.json", pause=30)
    async with app.run_test(size=SMALL) as pilot:
        await handled(pilot)
        for _ in rounds_until(app, lambda: not (app.choices or app.match.position.open().get(1)), "nothing is asked"):
            await strike(pilot, "1")
        await strike(pilot, "h")
        assert "Nothing is asked of you now." in reads(app, "detail")
        for _ in rounds_until(app, lambda: app.acting == 1, "seat 1 is asked"):
            await strike(pilot, "up")
        assert app.choices
        assert app.notices.sentence == ""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_rule_of_a_question_and_of_a_refusal(tmp_path: Path, language: str) -> None:
    app = seated(ronin(3), tmp_path, language=language)
    book = rulebook(find_game("ronin"), language)
    async with sat_down(app) as pilot:
        await play_to(pilot, "draft")
        await press(pilot, "r")
        assert book["RON-DRAFT-08"].text in panel(app)
        await press(pilot, "escape", "up")
        refused = app.marked()
        assert refused is not None
        assert refused.reason is not None
        assert refused.rule in reads(app, "choices")
        assert refused.reason in reads(app, "detail")
        await press(pilot, "r")
        assert book[refused.rule].text in panel(app)
        await press(pilot, "escape")
        before = len(app.match.played)
        await press(pilot, "enter")
        assert len(app.match.played) == before


async def test_a_rule_panel_has_the_adopted_ruling(tmp_path: Path) -> None:
    app = seated(ronin(3), tmp_path)
    rule = rulebook(find_game("ronin"), "en")["RON-SETUP-11"]
    async with sat_down(app) as pilot:
        await press(pilot, "r")
        assert rule.open is not None
        assert rule.open in panel(app)
        assert "Adopted ruling" in panel(app)


async def test_the_rulebook_is_searched_whatever_the_accents(tmp_path: Path) -> None:
    app = seated(ronin(3), tmp_path, language="cs")
    async with sat_down(app) as pilot:
        await press(pilot, "slash")
        shelf = app.screen
        assert isinstance(shelf, Shelf)
        everything = len(shelf.readings)
        await press(pilot, *"caj")
        assert 0 < len(shelf.readings) < everything
        await press(pilot, "down")
        assert shelf.readings[1].body().plain in panel(app)
        await press(pilot, "escape")
        assert len(app.screen_stack) == 1


async def test_cards_players_log_help_and_hint(tmp_path: Path) -> None:
    app = seated(ronin(3), tmp_path)
    async with sat_down(app) as pilot:
        await play_to(pilot, "play-left")
        await press(pilot, "down")
        marked = app.marked()
        await press(pilot, "c")
        assert marked is not None
        assert marked.name in panel(app)
        await press(pilot, "escape", "o")
        assert "Track shared with" in panel(app)
        await press(pilot, "escape", "l")
        assert "Chapter I, turn 1" in panel(app)
        await press(pilot, "escape", "question_mark")
        assert "take back your last choice" in panel(app)
        assert "diplomacy" in panel(app)
        await press(pilot, "escape", "h")
        assert "The greedy bot would choose" in reads(app, "detail")


@pytest.mark.parametrize(("language", "words"), [("en", "points"), ("pl", "spodziewane punkty"), ("cs", "očekáv")])
async def test_a_hint_tells_what_the_bot_expects_of_it_and_of_the_next_best(
    tmp_path: Path, language: str, words: str
) -> None:
    app = seated(ronin(3), tmp_path, language=language)
    async with sat_down(app) as pilot:
        await play_to(pilot, "draft")
        best, second, *_ = ranked_options(app.match.position, 0)
        await press(pilot, "h")
        said, marked = reads(app, "detail"), app.marked()
        assert marked is not None
        assert marked.option_id == best.option.id
        assert app.voice.speaker.option(app.table, 0, second.option.id) in said
        assert words in said
        assert re.search(r"\d", said)


async def test_where_no_points_are_counted_a_hint_speaks_of_none(tmp_path: Path) -> None:
    app = seated(heredity(2), tmp_path)
    async with sat_down(app) as pilot:
        for _ in rounds_until(app, lambda: len(ranked_options(app.match.position, 0)) > 1, "two options are ranked"):
            await press(pilot, "1")
        await press(pilot, "h")
        assert "The greedy bot would choose" in reads(app, "detail")
        assert "points" not in reads(app, "detail")


async def test_the_language_changes_live(tmp_path: Path) -> None:
    app = seated(ronin(3), tmp_path)
    async with sat_down(app) as pilot:
        await play_to(pilot, "draft")
        seen = []
        for _ in LANGUAGES:
            seen.append((reads(app, "prompt"), reads(app, "choices")))
            await press(pilot, "L")
        assert len(set(seen)) == 3
        assert (reads(app, "prompt"), reads(app, "choices")) == seen[0]


@pytest.mark.parametrize(
    ("size", "language"), [*((SMALL, language) for language in LANGUAGES), (LARGE, "pl"), ((60, 20), "cs")]
)
async def test_nothing_sticks_out(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    app = seated(ronin(5), tmp_path, language=language)
    async with sat_down(app, size) as pilot:
        await play_to(pilot, "draft")
        await press(pilot, "2")
        for _ in range(4):
            nothing_sticks_out(app)
            assert reads(app, "choices").count("\n") + 1 >= min(len(app.choices), 3)
            await press(pilot, "enter")
        assert bool(reads(app, "log-beside")) == (size == LARGE)
        assert "q " in reads(app, "footer") or size < SMALL


@pytest.mark.parametrize("size", [SMALL, (100, 30)])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_explanation_of_an_ability_is_read_to_its_end(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    app = seated(path(3), tmp_path, language=language)
    async with sat_down(app, size) as pilot:
        lengths = set()
        for _ in app.choices:
            place = app.query_one("#detail")
            spoken = len(broken(app.detail(), size[0]))
            assert place.region.height >= spoken
            assert reads(app, "detail") == app.detail().plain
            assert reads(app, "log-below")
            lengths.add(spoken)
            await press(pilot, "down")
        assert max(lengths) > 2
        nothing_sticks_out(app)


async def while_a_bot_thinks(app: Playing, pilot: Pilot[None]) -> None:
    """Play on until the table waits for a bot, which takes its time."""
    await handled(pilot)
    for _ in rounds_until(app, lambda: app.waiting is not None, "a bot thinks"):
        await strike(pilot, "enter")
    assert "is choosing" in reads(app, "prompt")


def among_bots(tmp_path: Path) -> Playing:
    return Playing(ronin(3), ["greedy", "human", "random"], "en", tmp_path / "game.json", pause=30)


async def test_bots_hurry_when_told(tmp_path: Path) -> None:
    app = among_bots(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await while_a_bot_thinks(app, pilot)
        before = len(app.match.played)
        await press(pilot, "space")
        assert len(app.match.played) > before
        assert "is choosing" not in reads(app, "prompt")


async def test_enter_meant_for_bots_does_not_answer_the_question_after_them(
    tmp_path: Path,
) -> None:
    app = among_bots(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await while_a_bot_thinks(app, pilot)
        await press(pilot, "enter")
        before = len(app.match.played)
        await strike(pilot, "enter", "space")
        assert len(app.match.played) == before
        app.bot_chose -= BREATH
        await strike(pilot, "enter")
        assert len(app.match.played) > before


async def test_a_key_with_a_label_answers_at_once_even_right_after_bots(tmp_path: Path) -> None:
    app = among_bots(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await while_a_bot_thinks(app, pilot)
        await press(pilot, "enter")
        before = len(app.match.played)
        await strike(pilot, "1")
        assert len(app.match.played) > before


async def test_the_end_of_a_pause_that_was_cut_short_moves_nobody(tmp_path: Path) -> None:
    app = among_bots(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await while_a_bot_thinks(app, pilot)
        before = len(app.match.played)
        assert app.waiting is not None
        await app.waiting._tick(next_timer=0, count=1)  # the pause is over, but a key comes before its turn
        app.action_choose()
        assert len(app.match.played) == before + 1


@pytest.mark.parametrize("deal", [ronin, path])
async def test_keys_pressed_while_bots_move_break_nothing(tmp_path: Path, deal: Callable[[int], Match]) -> None:
    app = Playing(deal(3), ["human", "greedy", "greedy"], "en", tmp_path / "game.json", pause=0.005)
    keys = cycle(("1", "2", "enter"))

    def far_enough() -> bool:
        """A key comes at every look, whatever the bots are doing."""
        app.post_message(Key(next(keys), None))
        return len(app.match.played) >= 40

    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, far_enough, "40 choices are made")
    assert {played.choice.seat for played in app.match.played} == {0, 1, 2}


def test_a_client_that_breaks_down_says_so_by_its_exit_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(app: Playing) -> None:
        app._return_code = 1

    monkeypatch.setattr(Playing, "run", break_down)
    with pytest.raises(SystemExit) as leaving:
        play(ronin(3), ["human"] * 3, "en", tmp_path / "game.json")
    assert leaving.value.code == 1


async def test_bots_wait_for_whoever_reads(tmp_path: Path) -> None:
    app = among_bots(tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await while_a_bot_thinks(app, pilot)
        before = len(app.match.played)
        await strike(pilot, "l")
        app.stop_waiting()
        app.bot_moves()
        assert len(app.match.played) == before
        assert app.waiting is not None


async def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    *_, match = (one for one in at_random(ronin(2)) if len(one.played) <= 80)
    app = seated(match, tmp_path, humans=0)
    async with sat_down(app):
        assert app.match.over
        assert "wins!" in panel(app)


def test_every_seat_needs_a_known_holder(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="each of 3 seats"):
        Playing(ronin(3), ["human", "greedy"], "en", tmp_path / "game.json")
    with pytest.raises(BadInput, match="human, random, greedy"):
        Playing(ronin(3), ["human", "greedy", "oracle"], "en", tmp_path / "game.json")
