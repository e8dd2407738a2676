"""Striga: secret missions, requirements, peeking, and what missions score at the end."""

from __future__ import annotations

from typing import Final, NamedTuple, assert_never

from tablewright.engine.knowledge import reveal, show, shuffle
from tablewright.engine.table import tell, whisper
from tablewright.engine.zones import Zone, put
from tablewright.games.destiny.rewards import gain_points
from tablewright.games.destiny.symbols import COLOURS, SYMBOLS
from tablewright.games.destiny.table import players, players_in_order
from tablewright.games.destiny.timeline import count_colour

from . import vocabulary as words
from .content import BACKS, HAND, KINDS, MISSIONS, REQUIREMENTS, SINGLE_KINDS, SOLO_MISSIONS, Mission
from .rewards import gain_experience
from .table import FIRST_CLAIM, LATER_CLAIM, MISSION_POINTS, Path, dominant_symbol


class Claim(NamedTuple):
    """How a requirement is met: the field for the token, the cards that it needs, the experience that it gives."""

    field: int
    needs: int
    gives: int


FIRST: Final = Claim(FIRST_CLAIM, 3, 1)  # POD-STRIGA-06, -08
LATER: Final = Claim(LATER_CLAIM, 4, 2)  # POD-STRIGA-10


def lay_out_missions(table: Path) -> None:
    """POD-STRIGA-05, -20: one random mission of each kind face down, a random requirement face up beside each."""
    table.missions = tuple(draw_mission(table, kind) for kind in KINDS)
    first = table.content.first_requirement_face
    requirements = list(range(first, first + REQUIREMENTS))
    shuffle(table, requirements)
    reveal(table, requirements)
    table.requirements = tuple(requirements)
    table.claims = [(0,) * table.seats] * REQUIREMENTS


def draw_mission(table: Path, kind: str) -> int:
    """A single player gets the solo missions in place of those with one symbol."""
    pack = table.content
    solo = table.humans == 1 and kind in SINGLE_KINDS
    first = pack.first_mission_face
    cards = [
        card
        for card in range(first, first + MISSIONS + SOLO_MISSIONS)
        if pack.mission(card).kind == kind and pack.mission(card).solo == solo
    ]
    shuffle(table, cards)
    return cards[0]


def mission_at(table: Path, place: int) -> Mission:
    return table.content.mission(table.faces[table.missions[place]])


def requirement_at(table: Path, place: int) -> int:
    """The colour that a requirement asks for."""
    return table.content.requirement(table.faces[table.requirements[place]])


def claim_requirements(table: Path) -> None:
    """POD-STRIGA-06 to -13: whoever has enough cards of a colour gains experience and knows the mission from now on."""
    for place in range(len(table.requirements)):
        open_claim = LATER if any(table.claims[place]) else FIRST  # POD-STRIGA-11
        for seat in players_in_order(table):
            if not table.claims[place][seat] and cards_for(table, seat, place) >= open_claim.needs:
                make_claim(table, seat, place, open_claim)


def cards_for(table: Path, seat: int, place: int) -> int:
    """How many cards of the colour that a requirement asks for a seat has."""
    return count_colour(table, seat, requirement_at(table, place))


def make_claim(table: Path, seat: int, place: int, claim: Claim) -> None:
    """POD-STRIGA-08, -10: a token beside the requirement, experience, and a look at the mission."""
    table.claims[place] = put(table.claims[place], seat, claim.field)
    tell(table, "requirement-met", seat=seat, colour=COLOURS[requirement_at(table, place)], number=place + 1)
    gain_experience(table, seat, claim.gives)
    show(table, seat, (table.missions[place],))
    whisper(table, seat, "peeked", seat=seat, mission=mission_at(table, place).key, number=place + 1)


# The end of the game


def score_missions(table: Path) -> None:
    """POD-STRIGA-14 to -16: the two missions that fit the dominant symbol are revealed and scored."""
    for place, card in enumerate(table.missions):
        mission = mission_at(table, place)
        if SYMBOLS[dominant_symbol(table)] in BACKS[mission.kind]:
            reveal(table, (card,))
            tell(table, "mission-revealed", mission=mission.key, number=place + 1)
            for seat, points in mission_points(table, mission).items():
                gain_points(table, seat, MISSION_POINTS, points)


def mission_points(table: Path, mission: Mission) -> dict[int, int]:
    """What each seat scores from a mission."""
    if mission.solo:  # POD-STRIGA-21: for the player alone
        return {seat: mission.each * min(counted(table, seat, mission), mission.most) for seat in players(table)}
    counts = {seat: counted(table, seat, mission) for seat in range(table.seats)}
    best = max(counts.values())
    return {
        seat: mission.scale[best - count] if count and best - count < len(mission.scale) else 0
        for seat, count in counts.items()
    }  # POD-STRIGA-18, -19


def counted(table: Path, seat: int, mission: Mission) -> int:
    """How many of what a mission names a seat has (POD-STRIGA-17); an Automa has nothing in hand (POD-STRIGA-21)."""
    zone = table.hands[seat] if mission.where == HAND else table.timelines[seat]
    covers = (0,) * len(zone) if mission.where == HAND else table.covers[seat]
    return count_subject(table, zone, covers, mission.subject)


def count_subject(table: Path, zone: Zone, covers: Zone, subject: words.Subject) -> int:
    """Count what a quest or mission names among some cards."""
    faces = [table.cards[table.faces[card]] for card in zone]
    match subject:
        case words.CardsOfColour(colour):
            return sum(colour in face.colours for face in faces)
        case words.CardsWithSymbol(symbol):
            return sum(symbol in face.symbols for face in faces)
        case words.SymbolsOfKind(symbol):
            return sum(
                printed == symbol and not covered >> slot & 1
                for face, covered in zip(faces, covers, strict=True)
                for slot, printed in enumerate(face.symbols)
            )
        case words.ManyColoured():
            return sum(len(face.colours) > 1 for face in faces)
        case words.WithoutEffect():
            return sum(face.effect is None for face in faces)
        case _:
            assert_never(subject)
