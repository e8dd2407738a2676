"""Playing: choices and what is refused, repeated requests, secret choices, undo, going back by consent, hints, talk."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablewright.hall.live import LiveTable, UndoRequest
from tablewright.hall.playing import TALK_LENGTH, undo_reach
from tablewright.hall.storage.reading import entries_after

from .guests import Answer, Guest, Hall, in_secret_choice, in_words, on_page, seated


async def entries(hall: Hall, table: str, kind: str = "choose") -> list[Any]:
    found = await hall.house.store.read(lambda connection: entries_after(connection, table, 0))
    return [entry for entry in found if entry.kind == kind]


def refused(answer: Answer, status: int, kind: str) -> bool:
    return (answer.status_code, answer.json()["error"]) == (status, kind)


# Choosing


async def test_a_choice_is_acknowledged_with_its_place_in_the_log(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    question = await ann.question(table, 0)
    option = question["options"][1]["id"]

    answer = await ann.chooses(table, 0, option, question=question["question"])

    (entry,) = await entries(hall, table)
    assert answer.json() == {"seq": entry.seq}
    assert (entry.seat, entry.payload["option"]) == (0, option)


async def test_a_repeated_key_gives_the_same_answer_and_no_second_entry(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    option = (await ann.question(table, 0))["options"][0]["id"]

    first = await ann.chooses(table, 0, option, key="click 1")
    await bob.takes_first(table, 1)
    again = await ann.chooses(table, 0, option, key="click 1")

    assert first.json() == again.json()
    assert first.content == again.content
    assert len(await entries(hall, table)) == 2


async def test_a_double_click_counts_once(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    option = (await ann.question(table, 0))["options"][0]["id"]

    answers = await asyncio.gather(*(ann.chooses(table, 0, option, key="click") for _ in range(5)))

    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["seq"] for answer in answers}) == 1
    assert len(await entries(hall, table)) == 1


async def test_the_same_key_for_another_option_is_stale(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    first, second = [option["id"] for option in (await ann.question(table, 0))["options"][:2]]
    await ann.chooses(table, 0, first, key="click")

    assert refused(await ann.chooses(table, 0, second, key="click"), 409, "stale")
    assert len(await entries(hall, table)) == 1


async def test_a_double_click_on_a_page_counts_once(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    question = await ann.question(table, 0)
    form = {"seat": 0, "question": question["question"], "option": question["options"][0]["id"]}

    answers = [await ann.posts(f"/tables/{table}/choose", **form) for _ in range(2)]

    assert [answer.status_code for answer in answers] == [303, 303]
    assert len(await entries(hall, table)) == 1


async def test_each_seat_has_keys_of_its_own(hall: Hall) -> None:
    """A question's token is made from its options: whoever could try another's key would learn about a hand."""
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    question = await ann.question(table, 0)
    await ann.posts(
        f"/tables/{table}/choose", seat=0, question=question["question"], option=question["options"][0]["id"]
    )

    option = (await bob.question(table, 1))["options"][0]["id"]
    assert (await bob.chooses(table, 1, option, key=f"page {question['question']}")).status_code == 200


async def test_a_late_answer_is_stale(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    old = await ann.question(table, 0)
    await ann.takes_first(table, 0)
    await bob.takes_first(table, 1)
    live = await hall.plays_until(table, lambda live: 0 in live.asked())

    late = await ann.chooses(table, 0, live.asked()[0].options[0].id, question=old["question"])

    assert refused(late, 409, "stale")


async def test_somebody_who_is_not_asked_is_stale(hall: Hall) -> None:
    table, (_ann, bob) = await seated(hall, "Ann", "Bob")

    assert refused(await bob.chooses(table, 1, "deck"), 409, "stale")


async def test_a_question_has_another_token_after_undo(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    await hall.plays_to_secret_choice(table)
    before = await ann.question(table, 0)
    await ann.takes_first(table, 0)
    await ann.asks(table, "undo", 0)
    after = await ann.question(table, 0)

    assert [option["id"] for option in before["options"]] == [option["id"] for option in after["options"]]
    late = await ann.chooses(table, 0, before["options"][0]["id"], question=before["question"])
    assert refused(late, 409, "stale")


async def test_what_the_rules_forbid_names_its_rule(hall: Hall) -> None:
    table, (ann, bob, cyd) = await seated(hall, "Ann", "Bob", "Cyd")
    live = await hall.plays_until(table, row_is_taken)
    (seat,) = live.asked()
    guest = (ann, bob, cyd)[seat]
    (row,) = [one for one in (await guest.question(table, seat))["refused"] if one["id"].startswith("row:")][:1]

    answer = await guest.chooses(table, seat, row["id"])

    assert refused(answer, 422, "illegal")
    assert answer.json()["rule"] == row["rule"] == "RON-DRAFT-06"
    assert answer.json()["message"] == row["reason"]


def row_is_taken(live: LiveTable) -> bool:
    questions = list(live.asked().values())
    return any(one.option.id.startswith("row:") for question in questions for one in question.refused())


@pytest.mark.parametrize("option", ["", "row:99", "nonsense", "<b>", "play:-1", "x" * 5000])
async def test_what_is_no_option_is_illegal(hall: Hall, option: str) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")

    answer = await ann.chooses(table, 0, option)

    assert refused(answer, 422, "illegal")
    assert answer.json()["rule"] == (await hall.live(table)).asked()[0].rule
    assert "<b>" not in answer.text
    assert await entries(hall, table) == []


async def test_nobody_plays_for_somebody_else(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    option = (await ann.question(table, 0))["options"][0]["id"]
    stranger = hall.onlooker()

    assert refused(await bob.chooses(table, 0, option), 403, "forbidden")
    body = {"seat": 0, "option": option}
    assert refused(await stranger.sends(f"/api/tables/{table}/choose", body), 403, "forbidden")
    assert refused(await ann.chooses(table, 7, option), 404, "missing")
    assert refused(await ann.chooses("nowhere", 0, option), 404, "missing")
    assert (await bob.reads(f"/api/tables/{table}/questions", seat=0)).status_code == 403


async def test_nobody_plays_before_the_game(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    table = await ann.opens_table("me", "open")

    assert refused(await ann.chooses(table, 0, "deck"), 409, "conflict")
    for what in ("undo", "undo/ask", "hint"):
        assert refused(await ann.asks(table, what, 0), 409, "conflict")
    for about in ("/view", "/log"):
        assert (await ann.reads(f"/api/tables/{table}{about}")).status_code == 409
    assert (await ann.told(table, "/questions")) == []


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b'{"seat": "0", "option": "deck"}', b'{"seat": 0}', b'{"seat": 1.5, "option": "x"}',
     b'{"seat": 0, "option": "deck", "extra": 1}', b"\xff\xfe"],
)  # fmt: skip
async def test_a_body_that_is_no_choice_is_bad_input(hall: Hall, body: bytes) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")

    answer = await ann.web.post(f"/api/tables/{table}/choose", content=body)

    assert refused(answer, 400, "bad-input")


async def test_a_key_has_a_hundred_letters_at_most(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    option = (await ann.question(table, 0))["options"][0]["id"]

    assert refused(await ann.chooses(table, 0, option, key="k" * 101), 400, "bad-input")
    assert await entries(hall, table) == []
    assert (await ann.chooses(table, 0, option, key="k" * 100)).status_code == 200


# Secret choices


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
async def test_a_secret_choice_is_answered_in_any_order(hall: Hall, order: tuple[int, ...]) -> None:
    table, people = await seated(hall, "Ann", "Bob", "Cyd")
    live = await hall.plays_to_secret_choice(table)
    chosen: dict[int, list[str]] = {0: [], 1: [], 2: []}
    tokens = {seat: live.question_token(seat) for seat in order}
    assert live.match is not None
    pending = live.match.position.pending

    for seat in order:
        assert live.question_token(seat) == tokens[seat], "what others answer does not change one's own question"
        while live.match.position.pending is pending and seat in live.asked():
            chosen[seat].append(await people[seat].takes_first(table, seat))

    assert all(chosen.values())
    assert live.match.position.pending is not pending


async def test_a_secret_answer_is_taken_back_while_others_think(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    live = await hall.plays_to_secret_choice(table)
    first = (await ann.question(table, 0))["options"]
    await ann.takes_first(table, 0)
    await bob.takes_first(table, 1)

    assert (await ann.asks(table, "undo", 0)).status_code == 200

    assert (await ann.question(table, 0))["options"] == first
    assert live.match is not None
    assert [choice.option.id for choice in live.match.position.secret_answers(1)] != []


# Undo


async def own_free_choice(hall: Hall, table: str) -> tuple[LiveTable, int]:
    """Play until somebody has made a choice that revealed nothing and can be taken back."""

    def fine(live: LiveTable) -> bool:
        assert live.match is not None
        return bool(live.match.played) and not live.match.played[-1].barrier and not in_secret_choice(live)

    live = await hall.plays_until(table, fine)
    assert live.match is not None
    return live, live.match.played[-1].choice.seat


async def test_a_choice_that_revealed_nothing_is_taken_back(hall: Hall) -> None:
    table, people = await seated(hall, "Ann", "Bob", "Cyd")
    live, seat = await own_free_choice(hall, table)
    assert live.match is not None
    played = len(live.match.played)

    assert (await people[seat].asks(table, "undo", seat)).status_code == 200

    assert len(live.match.played) == played - 1
    assert seat in live.asked()


async def test_beyond_a_reveal_the_engine_does_not_go_back(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    assert refused(await ann.asks(table, "undo", 0), 422, "illegal")
    await ann.takes_first(table, 0)

    answer = await ann.asks(table, "undo", 0)

    assert refused(answer, 422, "illegal")
    assert await entries(hall, table, "undo") == []


async def test_everybody_agrees_to_go_back(hall: Hall) -> None:
    table, (ann, bob, cyd) = await seated(hall, "Ann", "Bob", "Cyd")
    await ann.takes_first(table, 0)
    live = await hall.live(table)

    assert (await ann.asks(table, "undo/ask", 0)).status_code == 200
    assert refused(await bob.asks(table, "undo/ask", 1), 422, "illegal")
    assert "undo-request" in await bob.page(table)
    assert (await bob.asks(table, "undo/answer", 1, answer="agree")).status_code == 200
    still_asked = live.request is not None
    assert (await cyd.asks(table, "undo/answer", 2, answer="agree")).status_code == 200

    assert (still_asked, live.request) == (True, None)
    assert live.match is not None
    assert live.match.played == []
    assert 0 in live.asked()


async def test_whoever_is_asked_to_go_back_reads_that_something_was_revealed(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    await ann.takes_first(table, 0)

    await ann.asks(table, "undo/ask", 0)

    assert in_words("prompt-undo-request", name="Ann", since="reveal") in await bob.page(table)


async def test_whoever_is_asked_to_go_back_reads_that_somebody_else_has_acted(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob", game="heredity", settings={"chapter": "tutorial"})
    await ann.chooses(table, 0, "move:djamal:feet.0+feet.1")
    options = [option["id"] for option in (await bob.question(table, 1))["options"]]
    *_, to_the_road = [option for option in options if option.startswith("move:maeve:feet.0:area:")]
    await bob.chooses(table, 1, to_the_road)

    await ann.asks(table, "undo/ask", 0)

    page = await bob.page(table)
    assert in_words("prompt-undo-request", name="Ann", since="others") in page
    assert in_words("prompt-undo-request", name="Ann", since="reveal") not in page


async def test_one_refusal_is_enough(hall: Hall) -> None:
    table, (ann, bob, cyd) = await seated(hall, "Ann", "Bob", "Cyd")
    await ann.takes_first(table, 0)
    await ann.asks(table, "undo/ask", 0)
    await bob.asks(table, "undo/answer", 1, answer="agree")

    assert (await cyd.asks(table, "undo/answer", 2, answer="refuse")).status_code == 200

    live = await hall.live(table)
    assert live.request is None
    assert live.match is not None
    assert len(live.match.played) == 1
    assert "Cyd does not agree" in await ann.page(table)
    assert refused(await bob.asks(table, "undo/answer", 1, answer="agree"), 409, "stale")


@pytest.mark.parametrize("action", ["leave", "stand-in"])
async def test_a_request_to_go_back_does_not_wait_for_whoever_no_longer_plays(hall: Hall, action: str) -> None:
    table, (ann, bob, cyd) = await seated(hall, "Ann", "Bob", "Cyd")
    await ann.takes_first(table, 0)
    live = await hall.live(table)
    waiting = next(seat for seat in (1, 2) if seat not in live.asked())  # the bot of a seat that is asked would choose
    gone, other = (bob, cyd) if waiting == 1 else (cyd, bob)
    await ann.asks(table, "undo/ask", 0)
    await other.asks(table, "undo/answer", 3 - waiting, answer="agree")

    assert (await gone.at_seat(table, waiting, action)).status_code == 200

    assert live.request is None
    assert await entries(hall, table, "rewind")


async def test_a_request_to_go_back_ends_when_whoever_asked_lets_a_bot_play(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    await ann.takes_first(table, 0)
    await ann.asks(table, "undo/ask", 0)

    assert (await ann.at_seat(table, 0, "stand-in")).status_code == 200

    assert (await hall.live(table)).request is None
    assert await entries(hall, table, "rewind") == []
    assert refused(await bob.asks(table, "undo/answer", 1, answer="agree"), 409, "stale")


async def test_a_request_to_go_back_is_asked_once_and_answered_with_yes_or_no(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    assert refused(await ann.asks(table, "undo/ask", 0), 422, "illegal")
    await ann.takes_first(table, 0)
    await ann.asks(table, "undo/ask", 0)

    assert refused(await ann.asks(table, "undo/ask", 0), 409, "conflict")
    assert refused(await bob.asks(table, "undo/answer", 1, answer="perhaps"), 400, "bad-input")
    assert refused(await bob.asks(table, "undo/answer", 0, answer="agree"), 403, "forbidden")


async def test_the_game_goes_on_over_an_unanswered_request(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    await ann.takes_first(table, 0)
    await ann.asks(table, "undo/ask", 0)

    await bob.takes_first(table, 1)

    assert (await hall.live(table)).request is None


async def test_bots_agree_to_everything(hall: Hall) -> None:
    table, (ann,) = await seated(hall, "Ann", bots=["greedy", "random"])
    await ann.takes_first(table, 0)
    live = await hall.bots_are_done(table)

    assert (await ann.asks(table, "undo/ask", 0)).status_code == 200

    assert live.match is not None
    assert live.match.played == []


async def test_taking_a_choice_back_drops_an_open_request_to_go_back(hall: Hall) -> None:
    """The choice that was asked about lies elsewhere afterwards, so nobody can agree to it any more."""
    table, (ann, bob, cyd, _dan) = await seated(hall, "Ann", "Bob", "Cyd", "Dan")
    live = await hall.plays_to_secret_choice(table)
    await bob.takes_first(table, 1)
    await ann.asks(table, "undo/ask", 0)
    await cyd.asks(table, "undo/answer", 2, answer="agree")
    asked = (await cyd.told(table))["asks_undo"]

    assert (await bob.asks(table, "undo", 1)).status_code == 200

    assert asked == {"seat": 0, "agreed": [0, 2]}
    assert live.request is None
    assert refused(await cyd.asks(table, "undo/answer", 2, answer="agree"), 409, "stale")
    assert (await ann.asks(table, "undo/ask", 0)).status_code == 200, "one may ask again"


# What is finished


async def test_a_finished_game_is_never_opened_again(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    live = await hall.plays_on(table)
    before = live.seq

    for guest, seat in ((ann, 0), (bob, 1)):
        for what in ("undo", "undo/ask"):
            assert refused(await guest.asks(table, what, seat), 409, "conflict")
        assert refused(await guest.asks(table, "undo/answer", seat, answer="agree"), 409, "conflict")
        for form in ("undo", "ask-undo", "answer-undo"):
            answer = await guest.posts(f"/tables/{table}/{form}", seat=seat, answer="agree")
            assert answer.status_code == 409

    assert (live.seq, live.status) == (before, "over")
    assert (await hall.onlooker().reads(f"/api/tables/{table}/record")).status_code == 200


async def test_somebody_alone_does_not_open_a_finished_game_again(hall: Hall) -> None:
    """Nobody else would have to agree."""
    table, (ann,) = await seated(hall, "Ann", bots=["random"])
    await hall.plays_on(table)

    assert refused(await ann.asks(table, "undo/ask", 0), 409, "conflict")
    assert (await ann.told(table))["status"] == "over"
    assert [one["undo"] for one in (await ann.told(table))["seats"]] == ["", ""]


async def test_a_request_that_was_open_at_the_end_cannot_be_agreed_to(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    live = await hall.plays_on(table)
    assert live.match is not None
    live.request = UndoRequest(0, len(live.match.played) - 1, {0})  # however it came to be left

    assert refused(await bob.asks(table, "undo/answer", 1, answer="agree"), 409, "conflict")
    assert (await ann.told(table))["status"] == "over"


# Programs are told what pages show


async def test_programs_see_who_asks_to_go_back(hall: Hall) -> None:
    table, (ann, bob, cyd) = await seated(hall, "Ann", "Bob", "Cyd")
    await ann.takes_first(table, 0)
    quiet = (await cyd.told(table))["asks_undo"]
    await ann.asks(table, "undo/ask", 0)
    await bob.asks(table, "undo/answer", 1, answer="agree")
    asked = (await cyd.told(table))["asks_undo"]
    assert "undo-request" in await cyd.page(table)
    await cyd.asks(table, "undo/answer", 2, answer="refuse")

    assert (quiet, asked) == (None, {"seat": 0, "agreed": [0, 1]})
    assert (await cyd.told(table))["asks_undo"] is None
    assert "undo-request" not in await cyd.page(table)


UNDO_FORMS = {"free": "undo", "ask": "ask-undo"}


async def test_programs_know_whether_undo_is_free_as_the_page_does(hall: Hall) -> None:
    table, people = await seated(hall, "Ann", "Bob", "Cyd")
    seen = set()
    for number in range(30):
        await hall.plays_on(table, 1, seed=f"reach {number}")
        for seat, guest in enumerate(people):
            told, page = (await guest.told(table))["seats"], await guest.page(table, seat=seat)
            reach = told[seat]["undo"]
            offered = {kind for kind, form in UNDO_FORMS.items() if f'action="/tables/{table}/{form}"' in page}
            assert offered == ({reach} if reach else set())
            assert [one["undo"] for one in told if not one["mine"]] == ["", ""], "others' reach is theirs to know"
            seen.add(reach)

    assert seen == {"", "free", "ask"}


async def test_programs_read_the_chat_as_the_page_shows_it(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    await ann.says(table, "hello", 0)
    await ann.takes_first(table, 0)
    await ann.asks(table, "undo/ask", 0)
    await bob.asks(table, "undo/answer", 1, answer="refuse")
    anybody = hall.onlooker()

    told = await anybody.told(table, "/chat")

    assert told[1:] == [
        {"seat": 0, "name": "Ann", "text": "hello"},
        {"seat": None, "name": "", "text": in_words("talk-undo-refused", name="Bob")},
    ]
    page = await anybody.page(table)
    assert on_page(page, [line["text"] for line in told]) == [line["text"] for line in told]
    polish = (await anybody.reads(f"/api/tables/{table}/chat", lang="pl")).json()
    assert [line["text"] == other["text"] for line, other in zip(told, polish, strict=True)] == [False, True, False]


# Hints


async def test_a_hint_is_legal_and_the_same_twice(hall: Hall) -> None:
    table, people = await seated(hall, "Ann", "Bob", "Cyd")
    for _ in range(6):
        live = await hall.plays_on(table, 5)
        seat = next(iter(live.asked()))
        first = await people[seat].asks(table, "hint", seat)
        again = await people[seat].asks(table, "hint", seat)

        assert first.content == again.content
        offered = [option.id for option in live.asked()[seat].options]
        assert first.json()["option"] in offered
        assert first.json()["worth"] >= first.json()["second_worth"]


async def test_a_hint_changes_nothing(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    before = await ann.told(table)

    await ann.asks(table, "hint", 0)

    assert await ann.told(table) == before
    assert refused(await bob.asks(table, "hint", 1), 409, "conflict")
    assert refused(await bob.asks(table, "hint", 0), 403, "forbidden")


# Talk

WICKED = "<script>alert('x')</script><img src=x onerror=alert(1)> & \"quoted\""


async def all_that_is_sent(guest: Guest, table: str, seat: str) -> list[str]:
    """The page, the frames and the polled changes."""
    changes = await guest.reads(f"/tables/{table}/changes", watch=f"{table}.{seat}", since=-1)
    async with guest.listens(f"{table}.{seat}") as stream:
        await stream.frame()
        frames = b"".join(stream.raw).decode()
    return [await guest.page(table, seat=seat), changes.text, frames]


async def test_what_is_said_is_escaped_everywhere(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")

    assert (await ann.says(table, WICKED, 0)).status_code == 200

    for text in await all_that_is_sent(bob, table, "1"):
        assert "<script>alert" not in text
        assert "onerror=alert(1)>" not in text
        assert "&lt;script&gt;alert" in text


@pytest.mark.parametrize("begun", [True, False])
async def test_names_are_escaped_everywhere(hall: Hall, *, begun: bool) -> None:
    ann, bob = await hall.guests("Ann", "<script>alert(1)</script>")
    table = await ann.opens_table("me", "open")
    await bob.sits(table, 1)
    if begun:
        await ann.begins(table)
    await bob.says(table, "hello")

    for text in [*await all_that_is_sent(ann, table, "0"), (await ann.reads("/")).text]:
        assert "<script>alert" not in text


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u0007", "x" * (TALK_LENGTH + 1)])
async def test_saying_nothing_or_too_much_is_refused(hall: Hall, text: str) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")

    assert refused(await ann.says(table, text, 0), 400, "bad-input")
    assert await entries(hall, table, "chat") == []


async def test_onlookers_with_a_name_may_talk_but_not_as_a_seat(hall: Hall) -> None:
    table, (_ann, _bob) = await seated(hall, "Ann", "Bob")
    cyd = await hall.guest("Cyd")

    assert (await cyd.says(table, "x" * TALK_LENGTH)).status_code == 200
    assert refused(await cyd.says(table, "I am Ann", 0), 403, "forbidden")
    assert refused(await hall.onlooker().sends(f"/api/tables/{table}/chat", {"text": "hi"}), 403, "forbidden")


@pytest.mark.parametrize("others", [["Bob"], []])
async def test_only_whoever_plays_with_other_people_asks_them_to_go_back(hall: Hall, others: list[str]) -> None:
    table, (ann, *_) = await seated(hall, "Ann", *others, bots=["greedy"])
    await hall.plays_until(table, lambda live: undo_reach(live, 0) in ("ask", "unasked"))
    page = await ann.page(table)

    assert ("Ask to undo" in page) == bool(others)
    assert 'id="ask-to-go-back"' in page, "bots agree at once"
    assert ("What was revealed since cannot be unseen" in page) == (not others), "what nobody else is asked"
    assert ('<details class="undo-asking"' in page) == (not others), "one is asked oneself"


@pytest.mark.parametrize(
    ("others", "said"),
    [(["Bob"], "All agreed: the last choice of Ann"), ([], "Ann takes back the last choice and all that came after")],
)
async def test_the_chat_tells_of_a_choice_taken_back_as_it_was(hall: Hall, others: list[str], said: str) -> None:
    table, (ann, *more) = await seated(hall, "Ann", *others, bots=["greedy"])
    await hall.plays_until(table, lambda live: undo_reach(live, 0) in ("ask", "unasked"))
    await ann.asks(table, "undo/ask", 0)
    for seat, person in enumerate(more, 1):
        await person.asks(table, "undo/answer", seat, answer="agree")

    assert said in (await ann.told(table, "/chat"))[-1]["text"]


async def test_talk_does_not_make_a_question_stale(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    question = await ann.question(table, 0)
    await bob.says(table, "hurry up", 1)

    answer = await ann.chooses(table, 0, question["options"][0]["id"], question=question["question"])

    assert answer.status_code == 200


async def test_whoever_asked_to_go_back_may_withdraw(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")
    live = await hall.plays_until(table, lambda live: undo_reach(live, 0) == "ask")
    assert (await ann.asks(table, "undo/ask", 0)).status_code == 200
    assert "Withdraw the request" in await ann.page(table)
    assert "Withdraw the request" not in await bob.page(table)
    assert (await bob.page(table)).count("Your turn") > 0

    assert (await ann.asks(table, "undo/answer", 0, answer="refuse")).status_code == 200

    assert live.request is None
    assert "no longer asks to go back" in (await bob.told(table, "/chat"))[-1]["text"]


async def test_a_hint_says_what_the_choice_brings_at_once(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    seen: list[str] = []
    for _ in range(40):
        live = await hall.plays_on(table, 1, seed=f"hint {len(seen)}")
        if 0 in live.asked():
            seen += (await ann.asks(table, "hint", 0)).json()["then"]

    assert any("XP" in line for line in seen)


async def test_what_another_seat_does_leaves_a_common_question_as_it_was(hall: Hall) -> None:
    """Several people act for a family: nobody's answer comes too late because somebody else was quicker."""
    table, (ann, bob) = await seated(hall, "Ann", "Bob", game="heredity")
    before = await bob.question(table, 1)

    assert (await ann.chooses(table, 0, "rest")).status_code == 200

    assert (await bob.question(table, 1)) == before
    act = next(option["id"] for option in before["options"] if option["id"] != "rest")
    assert (await bob.chooses(table, 1, act, question=before["question"])).status_code == 200
    assert refused(await bob.chooses(table, 1, act, question=before["question"]), 409, "stale")


async def test_whoever_rests_is_not_waited_for_but_may_still_act(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob", game="heredity")
    assert (await ann.chooses(table, 0, "rest")).status_code == 200

    assert [seat["asked"] for seat in (await bob.told(table))["seats"]] == [False, True]
    act = next(option["id"] for option in (await ann.question(table, 0))["options"] if option["id"] != "rest")
    assert (await ann.chooses(table, 0, act)).status_code == 200


async def test_in_the_middle_of_an_action_the_others_may_act_but_are_not_waited_for(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob", game="heredity")
    assert (await ann.chooses(table, 0, "move:djamal:feet.0+feet.1")).status_code == 200

    assert [seat["asked"] for seat in (await bob.told(table))["seats"]] == [True, False]
    act = next(option["id"] for option in (await bob.question(table, 1))["options"] if option["id"] != "rest")
    assert (await bob.chooses(table, 1, act)).status_code == 200
    assert (await ann.question(table, 0))["key"] != "step"
