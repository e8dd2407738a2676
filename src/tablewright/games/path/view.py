"""What a seat may see of the table, as data that any client can draw."""

from __future__ import annotations

from typing import Any

from tablewright.engine.game import View
from tablewright.engine.knowledge import knows
from tablewright.games.destiny.draft import NOBODY
from tablewright.games.destiny.experience import standard_marker
from tablewright.games.destiny.symbols import COLOURS, SIDES, SYMBOLS
from tablewright.games.destiny.table import NO_CHARACTER, is_automa, is_closing, total_points
from tablewright.games.destiny.view import abilities_view, cards_view, mat_view, pool_view, timeline_view, tokens_view

from .content import ALLIES, BACKS, KINDS
from .missions import requirement_at
from .rewards import AUTOMA_STANDARD
from .scoring import dominant_side, golden_field, leader
from .stories import FIRST_ENDING, StoryCard
from .table import CHOICE, FATES, NO_SIDE, SOURCES, Path, story_of
from .wording import subject_text


def view(table: Path, seat: int | None) -> View:
    """The table as seen from a seat, or by an onlooker (POD-GEN-15)."""
    return {
        "game": "path",
        **mat_view(table, seat),
        "story": story_view(table),
        "pool": pool_rows(table, seat),
        "exertions": [exertion_view(table, card, place) for place, card in enumerate(table.exertions)],
        "missions": [mission_view(table, seat, place) for place in range(len(table.missions))],
        "alliance_decks": [len(deck) for deck in table.alliance_decks] if table.alliance_rows else [],
        "seats": [seat_view(table, seat, one) for one in range(table.seats)],
    }


def pool_rows(table: Path, seat: int | None) -> list[dict[str, Any]]:
    """The rows of the pool; in Lesser Evil an ally stands beside some, and the last gives no experience."""
    rows = pool_view(table, seat)
    for row, ally in zip(rows, table.alliance_rows, strict=False):
        row["bonus_experience"] = False
        row["ally"] = None if ally == NO_SIDE else "choice" if ally == CHOICE else ALLIES[ally]
    return rows


def story_view(table: Path) -> dict[str, Any]:
    """The pages that were read, the fork of the last with what each path leads to, and the tokens on it."""
    story = story_of(table)
    ended = table.page >= FIRST_ENDING
    leads = leading_side(table)
    return {
        "key": table.story,
        "mode": table.mode,
        "page": table.page,
        "route": list(story.route(table.page)) if table.initiative else [],
        "fork": [] if ended else [fork_view(table, card) for card in story.fork(table.page)],
        "fates": [FATES[fate] for fate in table.fates],
        "leads": None if leads == NO_SIDE else SIDES[leads],
        "dominant": None if table.dominant == NO_SIDE else SIDES[table.dominant],
        "path_tokens": [None if seat < 0 else seat for seat in table.path_tokens],
        "hero": leader(table) if ended and table.path_tokens == (NOBODY, NOBODY) else None,
    }


def leading_side(table: Path) -> int:
    """The side that is dominant, or that would be if the chapter ended now (POD-CHAP-03, -04)."""
    if not table.fates:
        return NO_SIDE
    return dominant_side(table.fates) if table.dominant == NO_SIDE else table.dominant


def fork_view(table: Path, card: StoryCard) -> dict[str, Any]:
    """POD-GEN-09: a card of the fork shows its symbol and the symbols of the chapter it leads to."""
    assert card.symbol is not None
    assert card.next is not None
    following = () if card.next >= FIRST_ENDING else story_of(table).active(card.next)
    return {"number": card.number, "symbol": SYMBOLS[card.symbol], "next": [SYMBOLS[symbol] for symbol in following]}


def exertion_view(table: Path, card: int, place: int) -> dict[str, Any]:
    """POD-EDGE-04, -12: all know the three cards; that of a chapter which has ended is turned face down."""
    exertion = table.content.exertion(table.faces[card])
    return {
        "key": exertion.key,
        "sequence": [COLOURS[colour] for colour in exertion.sequence],
        "current": place == table.turn // 3 and not is_closing(table),
        "face_down": place < table.turn // 3,
    }


def mission_view(table: Path, seat: int | None, place: int) -> dict[str, Any]:
    """A mission with its back, its requirement and the claims; its face for those who have looked."""
    card = table.missions[place]
    return {
        "back": list(BACKS[KINDS[place]]),
        "key": table.content.mission(table.faces[card]).key if knows(table, seat, card) else None,
        "colour": COLOURS[requirement_at(table, place)],
        "claims": list(table.claims[place]),
    }


def seat_view(table: Path, viewer: int | None, seat: int) -> dict[str, Any]:
    """One player's area. A hand is shown to its owner alone; others see how many cards it has."""
    character = table.characters[seat]
    known, automa = character != NO_CHARACTER, is_automa(table, seat)
    return {
        "seat": seat,
        "automa": automa,
        "character": table.content.characters[character].key if known else None,
        "hand": cards_view(table, viewer, table.hands[seat]) if viewer == seat else None,
        "hand_size": len(table.hands[seat]),
        "timeline": timeline_view(table, viewer, seat),
        "tokens": tokens_view(table, seat),
        "golden_tokens": dict(zip(SYMBOLS, table.golden[seat], strict=True)),
        "experience": table.experience[seat],
        "standard_marker": min(table.experience[seat], AUTOMA_STANDARD) if automa else standard_marker(table, seat),
        "golden_marker": golden_field(table, seat),
        "abilities": abilities_view(table, seat) if known and not automa else [],
        "habits": habits_view(table, seat) if known and automa else [],
        "fields": list(table.content.characters[character].fields) if known and not automa else [],
        "quest": quest_view(table, seat) if known and not automa else None,
        "alliances": [alliance_view(table, viewer, card) for card in table.alliances[seat]],
        "points": total_points(table, seat),
        "points_by_source": dict(zip(SOURCES, table.points[seat], strict=True)),
    }


def quest_view(table: Path, seat: int) -> dict[str, Any] | None:
    """POD-SETUP-22: what the side quest counts in hand, open to all; a first game is played without (POD-SETUP-24)."""
    if table.mode == "first-game":
        return None
    subject = subject_text(table.content.quests[table.characters[seat]])
    return {"key": subject.key, **subject.arguments}


def habits_view(table: Path, seat: int) -> list[dict[str, str]]:
    """POD-SOLO-13, -14: the first habit is active from the start, the second from 8 experience on."""
    habits = table.content.automas[table.characters[seat]].habits
    reached = (True, table.experience[seat] >= AUTOMA_STANDARD)
    return [
        {"habit": habit.key, "state": "active" if active else "locked"}
        for habit, active in zip(habits, reached, strict=True)
    ]


def alliance_view(table: Path, viewer: int | None, card: int) -> dict[str, Any]:
    """POD-EVIL-10: everybody sees the back, only its owner the face."""
    alliance = table.content.alliance(table.faces[card])
    if not knows(table, viewer, card):
        return {"ally": ALLIES[alliance.ally], "hidden": True}
    return {"ally": ALLIES[alliance.ally], "card": card, "favour": type(alliance.favour).__name__}
