"""What a seat may see of the table, as data that any client can draw."""

from __future__ import annotations

from typing import Any

from tablewright.engine.game import View
from tablewright.engine.knowledge import knows
from tablewright.engine.messages import Message
from tablewright.engine.zones import Zone

from .abilities import dial_level
from .board import unused_discs
from .content import FRAMES
from .kinds import ARENAS, DICE, ISLANDS, ROLES, TRAITS
from .matching import still_in_reach
from .odds import odds_of_card
from .preparation import difficulty_of, unannounced
from .printed import gains_of, reward_text
from .results import said
from .schemes import column_points
from .scoring import goal_points
from .serial_odds import odds_of_both
from .strike_odds import hit_odds
from .table import AT_HOME, COLUMNS, NO_CARD, NO_CHARACTER, Tidal, is_fight, is_player, mode_of, round_of
from .wording import face_name


def view(table: Tidal, seat: int | None) -> View:
    """The table as seen from a seat, or by an onlooker (TB-SETUP-24)."""
    return {
        "game": "tidal",
        "viewer": seat,
        "mode": table.mode,
        "round": round_of(table).key,
        "threat": round_of(table).threat,
        "active": table.active,
        "actor": table.actor,
        "order": list(table.order),
        "first_player": table.first_player,
        "arbiter": None if table.arbiter < 0 else ARENAS[table.arbiter],
        "boat": table.boat,
        "visited": None if table.visited < 0 else ISLANDS[table.visited],
        "islands": [island_view(table, island) for island in range(len(ISLANDS))],
        "pool": cards_view(table, seat, table.pool),
        "market": cards_view(table, seat, table.market),
        "fold": [monster_view(table, slot) for slot in range(len(table.fold))],
        "announcements": cards_view(table, seat, table.announcements),
        "unannounced": cards_view(table, seat, unannounced(table)),
        "schemes": [cards_view(table, seat, column) for column in table.schemes],
        "scheme_points": [column_points(table, arena) for arena in range(len(table.schemes))],
        "threshold": difficulty_of(table).threshold,
        "set_challenge": cards_view(table, seat, table.set_challenge),
        "challenge_discard": cards_view(table, seat, table.challenge_discard),
        "captor": None if table.captor == NO_CARD else card_view(table, seat, table.captor),
        "decks": decks_view(table),
        "attempt": attempt_view(table),
        "seats": [seat_view(table, seat, one) for one in range(table.seats)],
    }


def card_view(table: Tidal, seat: int | None, card: int) -> dict[str, Any]:
    """A card with its face if this viewer has seen it; otherwise only its back."""
    return {"card": card, "name": face_name(table, table.faces[card])} if knows(table, seat, card) else {"hidden": True}


def cards_view(table: Tidal, seat: int | None, cards: Zone) -> list[dict[str, Any]]:
    return [card_view(table, seat, card) for card in cards]


def decks_view(table: Tidal) -> dict[str, int]:
    """How many cards lie in each deck and discard pile."""
    names = ("challenge_deck", "challenge_discard", "legendary_deck", "trick_deck", "trick_discard", "market_deck",
             "market_discard", "monster_deck", "scheme_deck", "scheme_discard")  # fmt: skip
    return {name: len(getattr(table, name)) for name in names}


def island_view(table: Tidal, island: int) -> dict[str, Any]:
    """An island with its action spaces; pawns and discs may also be put beside these (TB-TURN-08)."""
    content = table.content
    spaces = [place for place in range(content.first_beside) if content.island_of_place[place] == island]
    return {
        "island": ISLANDS[island],
        "spaces": [space_view(table, place) for place in spaces],
        "beside": standing_on(table, content.first_beside + island),
        "discs": laid_on(table, content.first_beside + island),
    }


def space_view(table: Tidal, place: int) -> dict[str, Any]:
    """An action space: its frame, the words of its reward, the pawns on it, and whose discs were laid there."""
    space = table.content.spaces[place]
    return {
        "space": space.key,
        "frame": FRAMES[space.frame],
        "rewards": [message_view(reward_text(reward)) for reward in gains_of(space, table.mode)],
        "pawns": standing_on(table, place),
        "discs": laid_on(table, place),
    }


def message_view(message: Message) -> dict[str, Any]:
    """A message as data: its key with its arguments."""
    return {"key": message.key, **message.arguments}


def standing_on(table: Tidal, place: int) -> list[int]:
    """The seats whose pawns stand on a place."""
    return [seat for seat, one in enumerate(table.pawns) if one == place]


def laid_on(table: Tidal, place: int) -> list[int]:
    """The seats whose discs lie on a place, once for each."""
    return [seat for seat, laid in enumerate(table.laid) for one in laid if one == place]


def monster_view(table: Tidal, slot: int) -> dict[str, Any] | None:
    card = table.fold[slot]
    if card == NO_CARD:
        return None
    return {"card": card, "name": face_name(table, table.faces[card]), "hits": list(table.hits[slot])}


def attempt_view(table: Tidal) -> dict[str, Any] | None:
    """The running challenge or fight, with the odds of the next roll."""
    if not table.at_stake and table.opponent < 0:
        return None
    dice = zip(table.attempt, table.showing, table.raised, strict=True)
    return {
        "cards": list(table.at_stake),
        "names": [face_name(table, table.faces[card]) for card in table.at_stake],
        "at_stake": cards_view(table, None, table.at_stake),
        "half": table.half,
        "opponent": table.opponent,
        "dice": [die_view(*die) for die in dice],
        "bonus": table.bonus,
        "again": list(table.again),
        "threat": table.threat,
        "struck": list(table.struck),
        "odds": odds_view(table),
        "reach": reach_view(table),
    }


def die_view(kind: int, result: int, raised: int) -> dict[str, Any]:
    """A die of the attempt: its kind, what it shows once it was rolled, and the levels added to it."""
    return {"kind": DICE[kind], "shows": None if result < 0 else said(result), "raised": raised}


def odds_view(table: Tidal) -> dict[str, Any]:
    """Favourable rolls of all: for each spot; or for each choice of stretch symbols, of every card and of both."""
    if is_fight(table):
        return {"hit": {str(spot): list(odds) for spot, odds in hit_odds(table).items()}}
    cards = [[list(odds) for odds in odds_of_card(table, card)] for card in table.at_stake]
    both = {f"{one}.{other}": list(odds) for (one, other), odds in odds_of_both(table).items()}
    return {"complete": cards[0], "cards": cards, "both": both}


def reach_view(table: Tidal) -> list[int]:
    """The spots of a living monster that can be hit with what the dice show now."""
    fights = is_fight(table) and table.fold[table.opponent] != NO_CARD
    return still_in_reach(table) if fights else []


def seat_view(table: Tidal, viewer: int | None, seat: int) -> dict[str, Any]:
    """One participant's area. A hand is shown to its owner alone; others see how many cards it has."""
    character, place = table.characters[seat], table.pawns[seat]
    own = viewer == seat
    return {
        "seat": seat,
        "role": ROLES[table.roles[seat]],
        "character": None if character == NO_CHARACTER else table.content.characters[character].key,
        "place": None if place == AT_HOME else table.content.place_options[place].id,
        "island": None if place == AT_HOME else ISLANDS[table.content.island_of_place[place]],
        "discs": list(table.laid[seat]),
        "discs_left": unused_discs(table, seat),
        "shells": table.shells[seat],
        "fruit": table.fruit[seat],
        "charge": table.charge[seat],
        "available": dice_view(table.available[seat]),
        "spent": dice_view(table.spent[seat]),
        "traits": [trait_view(table, seat, trait) for trait in range(len(TRAITS))],
        "points": points_view(table, viewer, seat),
        "ranking": table.ranking[seat],
        "leads": table.leads[seat],
        "tokens": table.tokens[seat],
        "challenges": cards_view(table, viewer, table.challenges[seat]) if own else None,
        "challenges_held": len(table.challenges[seat]),
        "tricks": cards_view(table, viewer, table.tricks[seat]) if own else None,
        "tricks_held": len(table.tricks[seat]),
        "goals": cards_view(table, viewer, table.goals[seat]),
        "in_play": cards_view(table, viewer, table.in_play[seat]),
        "columns": [cards_view(table, viewer, table.columns[seat * COLUMNS + column]) for column in range(COLUMNS)],
        "kept": cards_view(table, viewer, table.kept[seat]),
        "used": [card for card in table.used if card in table.in_play[seat]],
        "deck": len(table.character_decks[seat]),
        "packet": cards_view(table, viewer, table.packets[seat]) if own else None,
        "drawn": cards_view(table, viewer, table.drawn[seat]) if own and table.drawn[seat] else None,
    }


def points_view(table: Tidal, viewer: int | None, seat: int) -> int:
    """The points of a player as things stand; a goal counts for those alone who know it."""
    if not is_player(table, seat):
        return 0
    known = all(knows(table, viewer, card) for card in table.goals[seat])
    return mode_of(table).score(table, seat) - (0 if known else goal_points(table, seat))


def dice_view(counts: Zone) -> dict[str, int]:
    return {DICE[kind]: count for kind, count in enumerate(counts) if count}


def trait_view(table: Tidal, seat: int, trait: int) -> dict[str, Any]:
    step = table.steps[seat][trait]
    points = table.content.dial.points[step]
    return {"trait": TRAITS[trait], "step": step, "level": dial_level(table, seat, trait), "points": points}
