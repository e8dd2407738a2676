"""Pebbles: a made-up game that has a little of everything the engine offers, for the engine's own tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from tablewright.engine.codec import fit
from tablewright.engine.dice import dice_from, roll
from tablewright.engine.faults import BadInput
from tablewright.engine.flow import Phase
from tablewright.engine.game import Game, Setting, Settings, Standing, View, by_name
from tablewright.engine.knowledge import knows, reveal, show, shuffle
from tablewright.engine.messages import Message
from tablewright.engine.options import Family, Option, Reason, Refusal, named
from tablewright.engine.questions import FreeActions, choose, choose_all, choose_any, choose_freely
from tablewright.engine.table import Table, tell, whisper

PEBBLES: Final = 12
CHARMS: Final = 4
VALUES: Final = (*range(1, PEBBLES + 1), 20, 30, 40, 50)
PILES: Final = {"small": 3, "large": 9}

THROW: Final = Option("throw", 0)
PEEK: Final = Option("peek", -1)
MOVES: Final = (*Family("take", 4).members[1:], THROW, PEEK)
WHISTLE: Final = Option("whistle", "tune")
TOP_OR_BOTTOM: Final = named("bury", ("top", "bottom"))
LEAVE_OR_LOOK: Final = named("charm", ("leave", "look"))
LAY: Final = Family("lay", PEBBLES)
CHARM: Final = Family("charm", PEBBLES + CHARMS)

PILE_TOO_SMALL: Final = Reason("PEB-TAKE-02", "pile-too-small")
DECK_EMPTY: Final = Reason("PEB-PEEK-02", "deck-empty")
WHISTLED: Final = Reason("PEB-FREE-02", "whistled-before")
LAID_BEFORE: Final = Reason("PEB-LAY-03", "laid-before")


@dataclass(slots=True, eq=False, kw_only=True)
class Pebbles(Table):
    """Cards 0 to 11 are pebble cards, 12 to 15 charms with another back; the last card of the deck is its top."""

    values: tuple[int, ...] = field(metadata={"kept": False})
    pile: int
    deck: list[int]
    charms: tuple[int, ...]
    hands: list[tuple[int, ...]]
    laid: list[tuple[int, ...]]
    grabbed: list[tuple[int, ...]]
    points: list[int]
    whistles: list[int]
    to_act: tuple[int, ...]
    mood: str = "calm"
    tally: dict[str, int] = field(default_factory=dict)


def copy_table(table: Pebbles) -> Pebbles:
    return Pebbles(
        seats=table.seats,
        dice=table.dice,
        faces=table.faces[:],
        seen=table.seen[:],
        values=table.values,
        pile=table.pile,
        deck=table.deck[:],
        charms=table.charms,
        hands=table.hands[:],
        laid=table.laid[:],
        grabbed=table.grabbed[:],
        points=table.points[:],
        whistles=table.whistles[:],
        to_act=table.to_act,
        mood=table.mood,
        tally=dict(table.tally),
    )


def set_up(players: int, settings: Settings, dice: int) -> Pebbles:
    return Pebbles(
        seats=players,
        dice=dice,
        faces=list(range(PEBBLES + CHARMS)),
        seen=[0] * (players + 1),
        values=VALUES,
        pile=PILES[settings["pile"]],
        deck=list(range(PEBBLES)),
        charms=tuple(range(PEBBLES, PEBBLES + CHARMS)),
        hands=[()] * players,
        laid=[()] * players,
        grabbed=[()] * players,
        points=[0] * players,
        whistles=[0] * players,
        to_act=tuple(range(players)),
    )


def value(table: Pebbles, card: int) -> int:
    return table.values[table.faces[card]]


# The flow of the game


async def deal(table: Pebbles) -> Phase:
    """PEB-SETUP-01: shuffle both decks, deal three pebble cards to each seat; nobody sees a charm."""
    shuffle(table, table.deck)
    shuffle(table, table.charms)
    for seat in range(table.seats):
        table.hands[seat] = tuple(table.deck.pop() for _ in range(3))
        show(table, seat, table.hands[seat])
        whisper(table, seat, "dealt", seat=seat, cards=table.hands[seat])
    tell(table, "begun", pile=table.pile)
    return turn


async def turn(table: Pebbles) -> Phase:
    """PEB-TURN-01: take pebbles, throw a die, or peek at the deck; whistle once in the game whenever you like."""
    seat = table.to_act[0]
    move = await choose_freely(
        lambda: choose(seat, "turn", MOVES, "PEB-TURN-01", impossible(table)), whistling(table, seat)
    )
    if move > 0:
        table.pile -= move
        table.points[seat] += move
        tell(table, "took", seat=seat, count=move)
    elif move == THROW.value:
        throw(table, seat)
    else:
        await peek(table, seat)
    table.to_act = table.to_act[1:]
    return turn if table.to_act else lay


def throw(table: Pebbles, seat: int) -> None:
    result = roll(table, 6) + 1
    table.points[seat] += result
    tell(table, "threw", seat=seat, count=result)


async def peek(table: Pebbles, seat: int) -> None:
    """PEB-PEEK-01: look at the top card of the deck, and leave it there or put it at the bottom."""
    show(table, seat, table.deck[-1:])
    whisper(table, seat, "peeked", seat=seat, card=table.deck[-1])
    if await choose(seat, "bury", TOP_OR_BOTTOM, "PEB-PEEK-01"):
        table.deck.insert(0, table.deck.pop())
    tell(table, "has-peeked", seat=seat)


def impossible(table: Pebbles) -> Callable[[int], Reason | None]:
    def why_not(move: int) -> Reason | None:
        if move > table.pile:
            return PILE_TOO_SMALL
        return DECK_EMPTY if move == PEEK.value and not table.deck else None

    return why_not


def whistling(table: Pebbles, seat: int) -> FreeActions[str]:
    """PEB-FREE-01: a free action, once for each seat."""

    async def perform(tune: str) -> None:
        table.whistles[seat] += 1
        table.tally[tune] = table.tally.get(tune, 0) + 1
        tell(table, "whistled", seat=seat)

    return FreeActions(
        lambda: () if table.whistles[seat] else (WHISTLE,),
        lambda: [Refusal(WHISTLE, WHISTLED)] if table.whistles[seat] else [],
        perform,
    )


async def lay(table: Pebbles) -> Phase:
    """PEB-LAY-01: all seats lay two cards in secret, one after the other; then all are revealed."""
    laid = await choose_all({seat: lay_two(table, seat) for seat in range(table.seats)})
    for seat, cards in laid.items():
        table.laid[seat] = cards
        table.hands[seat] = tuple(card for card in table.hands[seat] if card not in cards)
        reveal(table, cards)
        table.points[seat] += 2 * value(table, cards[0]) + value(table, cards[1])
        tell(table, "revealed", seat=seat, cards=cards)
    return grab


async def lay_two(table: Pebbles, seat: int) -> tuple[int, int]:
    first = await choose(seat, "lay-first", LAY.of(table.hands[seat]), "PEB-LAY-01")
    second = await choose(
        seat, "lay-second", LAY.of(table.hands[seat]), "PEB-LAY-02", lambda card: LAID_BEFORE if card == first else None
    )
    return first, second


async def grab(table: Pebbles) -> Phase:
    """PEB-GRAB-01: whoever is first takes a charm face down, and may look at it; two of them stay behind."""
    seat, charm = await choose_any(
        choose(seat, "grab", CHARM.of(table.charms), "PEB-GRAB-01") for seat in range(table.seats)
    )
    table.charms = tuple(card for card in table.charms if card != charm)
    table.grabbed[seat] += (charm,)
    tell(table, "grabbed", seat=seat)
    if await choose(seat, "look", LEAVE_OR_LOOK, "PEB-GRAB-02"):
        show(table, seat, (charm,))
        whisper(table, seat, "looked", seat=seat, card=charm)
    return grab if len(table.charms) > 2 else last_card


async def last_card(table: Pebbles) -> Phase:
    """PEB-LAST-01: each seat plays the one card it has left, which is no choice."""
    for seat in range(table.seats):
        card = await choose(seat, "last", LAY.of(table.hands[seat]), "PEB-LAST-01")
        table.hands[seat] = ()
        table.laid[seat] += (card,)
        reveal(table, (card,))
        table.points[seat] += value(table, card)
    return finish


async def finish(table: Pebbles) -> None:
    """PEB-END-01: charms are revealed and counted."""
    for seat, charms in enumerate(table.grabbed):
        reveal(table, charms)
        table.points[seat] += sum(value(table, charm) for charm in charms)
    tell(table, "ended", points=list(table.points))


# What else a game brings


def view(table: Pebbles, seat: int | None) -> View:
    def faces(cards: Sequence[int]) -> list[int | None]:
        return [table.faces[card] if knows(table, seat, card) else None for card in cards]

    return {
        "viewer": seat,
        "pile": table.pile,
        "points": list(table.points),
        "whistles": list(table.whistles),
        "to_act": list(table.to_act),
        "deck": faces(table.deck),
        "charms": faces(table.charms),
        "hands": [faces(hand) if one == seat else len(hand) for one, hand in enumerate(table.hands)],
        "laid": [faces(cards) for cards in table.laid],
        "grabbed": [faces(cards) for cards in table.grabbed],
    }


def standings(table: Pebbles) -> list[Standing]:
    best = max(table.points)
    winner = table.points.index(best)
    return [Standing(seat, points, seat == winner, {"all": points}) for seat, points in enumerate(table.points)]


def census(table: Pebbles) -> dict[str, int]:
    zones = [table.deck, table.charms, *table.hands, *table.laid, *table.grabbed]
    return {"cards": sum(map(len, zones)), "faces": len(set(table.faces))}


def by_hand(data: Mapping[str, Any]) -> Pebbles:
    """A table on which hands and pile are written, everything else as before the deal."""
    for name in data:
        if name not in ("game", "phase", "trail", "hands", "pile", "seed"):
            raise BadInput(f"The position has an unknown field {name!r}.")
    hands = fit(data.get("hands", [[], []]), list[tuple[int, ...]], "hands")
    table = set_up(len(hands), {"pile": "large"}, dice_from(str(data.get("seed", "by hand"))))
    table.pile = fit(data.get("pile", table.pile), int, "pile")
    held = [card for hand in hands for card in hand]
    table.hands = hands
    table.deck = [card for card in table.deck if card not in held]
    for seat, hand in enumerate(hands):
        show(table, seat, hand)
    return table


def no_pack(folder: Traversable) -> Game[Pebbles]:
    raise BadInput(f"Pebbles has no pack to read from {folder}.")


PHASES: Final = by_name(deal, turn, lay, grab, last_card, finish)

GAME: Final[Game[Pebbles]] = Game(
    id="pebbles",
    version="1",
    players=range(2, 4),
    settings=(
        Setting("pile", ("small", "large"), "large", "PEB-SETUP-02", (2, 3)),
        Setting("weather", ("dry", "wet"), "dry", "PEB-SETUP-03", (3,)),
    ),
    phases=PHASES,
    opening=deal,
    table_type=Pebbles,
    folder=files(__package__),
    content_hash=lambda: "pebbles of the beach",
    with_pack=no_pack,
    set_up=set_up,
    by_hand=by_hand,
    content={"values": VALUES},
    copy=copy_table,
    view=view,
    standings=standings,
    estimate=lambda table, seat, answered: float(table.points[seat]),
    backs=lambda table: (0,) * PEBBLES + (1,) * CHARMS,
    census=census,
    texts=(),
    pack_texts=0,
    messages=lambda: (),
    seat_name=lambda table, seat: "seat-unnamed",
    face_name=lambda table, face: "nothing",
    option_text=lambda table, seat, option_id: Message(f"option-{option_id}"),
    components=lambda: (),
)


def game_with(*phases: Phase, opening: Phase | None = None, version: str = "1") -> Game[Pebbles]:
    """Pebbles with phases of a test's own, added or in the place of those with the same name."""
    own = by_name(*phases)
    chosen = opening if opening is not None else own.get("deal", deal)
    return replace(GAME, version=version, phases={**PHASES, **own, **by_name(chosen)}, opening=chosen)
