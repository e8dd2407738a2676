"""The free actions of a turn: tricks, artifacts, abilities, strange goods and the shield, each at its moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, TypeAlias

from tablewright.engine.options import Option, Reason, Refusal
from tablewright.engine.questions import Question
from tablewright.engine.table import tell
from tablewright.engine.zones import Zone, without

from .abilities import cards_in_force
from .cards import discard_trick, is_secret
from .choices import ABILITY, ARTIFACT, GOODS, MOST_CARDS, SET_DIE, SHIELD_UPGRADE, TRICK
from .faces import ARTIFACT as ARTIFACT_CARD
from .paying import charge_of
from .rewards import give, useful
from .shields import set_die, upgrade_of, use_upgrade, why_not_set, why_not_upgrade
from .table import Tidal, character_card_of, market_card_of, trick_of
from .times import ROLLED, Moment
from .tricks import play_trick, why_not_trick
from .using import use_ability, why_not_ability

Judged: TypeAlias = tuple[Option[int], Reason | None]
Legal: TypeAlias = Callable[[Tidal, int], Sequence[Option[int]]]
"""The answers that are open to a seat."""
Against: TypeAlias = Callable[[Tidal, int], list[Refusal]]
"""The answers that are not, with reasons."""
NOT_NOW: Final = Reason("TB-SYN-02", "artifact-useless")
GOODS_USELESS: Final = Reason("TB-AMKT-05", "goods-useless")


def nothing_else(_table: Tidal, _seat: int) -> list[Refusal]:
    return []


class TurnQuestion(Question[int]):
    """A question of a turn, with the free actions of its moment beside its own answers.

    Both are worked out from the table, so that an imagined world can do it anew; refusals only when somebody asks.
    """

    __slots__ = ("against", "legal", "moment", "table")

    def __init__(
        self,
        table: Tidal,
        seat: int,
        key: str,
        rule: str,
        moment: Moment,
        legal: Legal,
        against: Against = nothing_else,
    ) -> None:
        # Nearly every decision makes one of these: they have no use for the candidates that the engine would judge.
        self.seat = seat
        self.key = key
        self.rule = rule
        self.about = None
        self.chosen_id = ""
        self.table = table
        self.moment = moment
        self.legal = legal
        self.against = against
        self.reconsider()

    def reconsider(self) -> None:
        legal, free = self.legal(self.table, self.seat), offered(self.table, self.seat, self.moment)
        self.free = free
        self.options = [*legal, *free] if free else legal

    def refused(self) -> list[Refusal]:
        return self.against(self.table, self.seat) + refused(self.table, self.seat, self.moment)

    @property
    def is_free(self) -> bool:
        """Whether the answer was a free action: it has to be performed, and the question is asked anew."""
        return bool(self.free) and self.chosen_id in [option.id for option in self.free]


class HiddenTurnQuestion(TurnQuestion):
    """Asked even if one answer is left, because others may not learn that no card in hand fits."""

    __slots__ = ()

    asked_from: ClassVar[int] = 1


class RollQuestion(TurnQuestion):
    """Asked even if the roll alone is left: with all dice chosen one looks at the odds, and rolls when ready."""

    __slots__ = ()

    asked_from: ClassVar[int] = 1


def question(
    table: Tidal,
    seat: int,
    key: str,
    rule: str,
    moment: Moment,
    legal: Legal,
    against: Against = nothing_else,
    held: Zone = (),
) -> TurnQuestion:
    """A question beside which tricks may be played; `held` are the other cards in hand on which its answers depend.

    If it leaves no choice it is not asked, unless that would tell others that no card which they do not know fits.
    """
    cards = held if table.tricks_played else held + table.tricks[seat]
    hidden = bool(cards) and table.humans > 1 and is_secret(table, cards)
    return (HiddenTurnQuestion if hidden else TurnQuestion)(table, seat, key, rule, moment, legal, against)


def offered(table: Tidal, seat: int, moment: Moment) -> Sequence[Option[int]]:
    """The free actions that are allowed and bring something; only what could be used at this moment is judged."""
    found = allowed(judged_tricks(table, seat)) if table.tricks[seat] and not table.tricks_played else []
    acting, faces = table.content.acting_moments, table.faces
    for card in cards_in_force(table, seat):
        if acting[faces[card]] & moment:
            found += allowed(judged_card(table, seat, card, moment))
    if table.kept[seat]:
        found += allowed(judged_goods(table, seat))
    if moment & ROLLED and charge_of(table, seat) and why_not_set(table, seat) is None:
        found.append(SET_DIE)
    return found


def allowed(judged: list[Judged]) -> list[Option[int]]:
    return [option for option, reason in judged if reason is None]


def refused(table: Tidal, seat: int, moment: Moment) -> list[Refusal]:
    return [Refusal(option, reason) for option, reason in judged(table, seat, moment) if reason is not None]


def judged(table: Tidal, seat: int, moment: Moment) -> list[Judged]:
    """Every free action on the table, each with the reason against it."""
    found = judged_tricks(table, seat)
    for card in cards_in_force(table, seat):
        found += judged_card(table, seat, card, moment)
    found += judged_goods(table, seat)
    if moment & ROLLED:
        found.append((SET_DIE, why_not_set(table, seat)))
    return found


def judged_tricks(table: Tidal, seat: int) -> list[Judged]:
    return [(TRICK[card], why_not_trick(table, seat, trick_of(table, card))) for card in table.tricks[seat]]


def judged_goods(table: Tidal, seat: int) -> list[Judged]:
    goods = (card for card in table.kept[seat] if market_card_of(table, card).discard)
    return [(GOODS[card], why_not_goods(table, seat, card)) for card in goods]


def judged_card(table: Tidal, seat: int, card: int, moment: Moment) -> list[Judged]:
    """What a character card in force lets its owner do."""
    face = character_card_of(table, card)
    found: list[Judged] = []
    if face.kind == ARTIFACT_CARD:
        found.append((ARTIFACT[card], why_not_artifact(table, seat, card)))
    if face.upgrades:
        found += [(SHIELD_UPGRADE, why_not_upgrade(table, seat, power, moment)) for power in face.upgrades]
    if face.abilities:
        found.append((ABILITY[card], why_not_ability(table, seat, card, moment)))
    return found


def why_not_artifact(table: Tidal, seat: int, card: int) -> Reason | None:
    """TB-SYN-02: at any moment of the own turn, if its effect would do something."""
    rewards = character_card_of(table, card).discard
    return None if any(useful(table, seat, reward) for reward in rewards) else NOT_NOW


def why_not_goods(table: Tidal, seat: int, card: int) -> Reason | None:
    """TB-AMKT-05."""
    rewards = market_card_of(table, card).discard
    return None if any(useful(table, seat, reward) for reward in rewards) else GOODS_USELESS


async def perform(table: Tidal, seat: int, value: int) -> None:
    """Perform a free action: the number tells the card, and the card tells the rest."""
    content = table.content
    if value == SET_DIE.value:
        await set_die(table, seat)
    elif value == SHIELD_UPGRADE.value:
        await use_upgrade(table, seat, upgrade_of(table, seat))
    elif value >= MOST_CARDS:
        await discard_artifact(table, seat, value - MOST_CARDS)
    elif table.faces[value] < content.first_market:
        discard_trick(table, seat, value)
        await play_trick(table, seat, value)
    elif table.faces[value] < content.first_goal:
        await discard_goods(table, seat, value)
    else:
        await use_ability(table, seat, value)


async def discard_artifact(table: Tidal, seat: int, card: int) -> None:
    """TB-SYN-02: out of the game for its effect; an ally's goes under its deck (TB-ALLY-05)."""
    owner = seat if card in table.in_play[seat] else table.actor
    table.in_play[owner] = without(table.in_play[owner], card)
    if owner == seat:
        table.gone += (card,)
    else:
        table.character_decks[owner] = (card, *table.character_decks[owner])
    table.used += (card,)
    tell(table, "discarded-artifact", seat=seat, card=card)
    await give(table, seat, character_card_of(table, card).discard, "TB-SYN-02")


async def discard_goods(table: Tidal, seat: int, card: int) -> None:
    """TB-AMKT-05."""
    table.kept[seat] = without(table.kept[seat], card)
    table.market_discard += (card,)
    tell(table, "discarded-goods", seat=seat, card=card)
    await give(table, seat, market_card_of(table, card).discard, "TB-AMKT-05")
