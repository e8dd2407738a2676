"""What is printed on cards and boards, said from their data: rewards, losses, powers, tricks, challenges, monsters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, assert_never

from tablewright.engine.components import Line, alone
from tablewright.engine.messages import Message
from tablewright.games.reading.words import word_key

from . import powers, stunts, subjects
from . import vocabulary as words
from .content import FRAMES, Battle, Gains, IslandEffect, Pack, Space, Trade
from .faces import (
    ANNOUNCEMENT_KINDS,
    NO_ARENA,
    TYPES,
    Announcement,
    Challenge,
    CharacterCard,
    Goal,
    Half,
    MarketCard,
    Monster,
    Scheme,
    Spot,
    Trick,
)
from .kinds import ARENAS, COLOURS, ISLANDS, TRAITS
from .powers import CARD_KINDS, TIMES
from .results import SYMBOLS

SOLO: Final = "solo"  # the mode of whoever plays alone


def face_text(pack: Pack, face: int) -> list[Line]:
    """Everything that is printed on a face, besides its name."""
    if face < pack.first_trick:
        return challenge_text(pack.challenges[face])
    if face < pack.first_market:
        return trick_text(pack.trick(face))
    if face < pack.first_goal:
        return market_text(pack.market_card(face))
    if face < pack.first_announcement:
        return goal_text(pack.goal(face))
    if face < pack.first_monster:
        return announcement_text(pack.announcement(face))
    if face < pack.first_character_card:
        return monster_text(pack.monster(face))
    if face < pack.first_scheme:
        return card_text(pack.character_card(face))
    return scheme_text(pack.scheme(face))


# Words


def arguments_of(word: Any) -> dict[str, Any]:
    """The numbers and names in a word, by the name of their field; a count of steps or spaces is a count."""
    found: dict[str, Any] = {}
    for name in word.__dataclass_fields__:
        value = getattr(word, name)
        if name in NAMED:
            found[name] = NAMED[name][value] if value >= 0 else "any"
        elif isinstance(value, int):
            found["count" if name in COUNTS else name] = value
    return found


NAMED: Final = {
    "trait": TRAITS, "used": TRAITS, "instead": TRAITS, "colour": COLOURS, "island": ISLANDS, "arena": ARENAS,
    "when": TIMES,
}  # fmt: skip
COUNTS: Final = ("steps", "spaces", "symbols", "levels", "most", "charge", "fruit", "shells")


def reward_text(reward: words.Reward) -> Message:
    """What is gained."""
    return Message(word_key("reward", reward), arguments_of(reward))


def rewards_text(rewards: words.Rewards) -> tuple[Message, ...]:
    return tuple(reward_text(reward) for reward in rewards)


def loss_text(loss: words.Loss) -> list[Message]:
    """What is lost; each of several traits is said by itself."""
    if isinstance(loss, words.Reduce):
        return [Message("loss-reduce", {"trait": TRAITS[trait], "count": loss.steps}) for trait in loss.traits]
    return [Message(word_key("loss", loss), arguments_of(loss))]


def losses_text(losses: words.Losses) -> tuple[Message, ...]:
    return tuple(message for loss in losses for message in loss_text(loss))


def subject_text(subject: subjects.Subject) -> Message:
    """What is counted."""
    return Message(word_key("subject", subject), arguments_of(subject))


# Boards


def gains_of(space: Space, mode: str) -> words.Rewards:
    """What an action space gives; whoever plays alone finds no first player token there (TB-SOLO-09)."""
    if mode != SOLO:
        return space.rewards
    return tuple(reward for reward in space.rewards if not isinstance(reward, words.FirstPlayer))


def space_text(space: Space, mode: str) -> Line:
    """An action space: its frame and its reward."""
    return Line(Message(f"frame-{FRAMES[space.frame]}"), rewards_text(gains_of(space, mode)))


def effect_text(effect: IslandEffect) -> Line:
    """An island effect."""
    about = Message("island-effect")
    match effect:
        case Gains(rewards):
            return Line(about, rewards_text(rewards))
        case Trade(fruit):
            return Line(about, (Message("effect-trade", {"count": fruit}),))
        case Battle():
            return Line(about, (Message("effect-battle"),))
        case _:
            assert_never(effect)


# Challenges


def challenge_text(challenge: Challenge) -> list[Line]:
    """Where each half is attempted and what it asks for; then what is special about the card."""
    manner = challenge.manner
    numbers = {"count": manner.lose_matched or manner.upgrade_used or manner.ranking}
    special = [] if manner.key == "ordinary" else [alone(Message(f"manner-{manner.key}", numbers))]
    return [*(half_text(half) for half in challenge.halves), *special]


def half_text(half: Half) -> Line:
    """TB-CHAL-01: arena, points and symbols."""
    arena = "arbiter" if half.arena == NO_ARENA else ARENAS[half.arena]
    required = [Message("symbol-required", {"trait": TRAITS[trait]}) for trait in half.required]
    stretch = [Message("symbol-stretch", {"trait": TRAITS[trait]}) for trait in half.stretch]
    return Line(Message("print-challenge-at", {"arena": arena, "count": half.points}), (*required, *stretch))


# Tricks


def trick_text(trick: Trick) -> list[Line]:
    """When a trick may be played, and what it does."""
    return [*when_text(trick.when), *stunt_text(trick.stunt)]


def when_text(when: stunts.When) -> list[Line]:
    if isinstance(when, stunts.Anytime):
        return []
    return [alone(Message(word_key("when", when), arguments_of(when)))]


def stunt_text(stunt: stunts.Stunt) -> list[Line]:
    match stunt:
        case stunts.ForEachLevel(rewards):
            return [Line(Message("stunt-for-each-level"), rewards_text(rewards))]
        case stunts.Ladder(steps):
            return steps_text("stunt-ladder", steps)
        case stunts.Exactly(steps):
            return steps_text("stunt-exactly", steps)
        case stunts.FreeMarketCard() | stunts.Study() | stunts.UpgradeInFight():
            return [alone(Message(word_key("stunt", stunt)))]
        case _:
            assert_never(stunt)


def steps_text(key: str, steps: Sequence[words.Rewards]) -> list[Line]:
    return [Line(Message(key, {"level": level}), rewards_text(step)) for level, step in enumerate(steps, 1)]


# Market, goals and announcements


def market_text(card: MarketCard) -> list[Line]:
    """Cost, what is gained at once, and what the card is kept for."""
    costs = [("cost-fruit", card.fruit), ("cost-ranking", card.ranking)]
    lines = [Line(Message("print-market-cost"), tuple(Message(key, {"count": count}) for key, count in costs if count))]
    if card.rewards:
        lines.append(Line(Message("print-market-gain"), rewards_text(card.rewards)))
    if card.discard:
        lines.append(Line(Message("print-goods-discard"), rewards_text(card.discard)))
    if card.knowledge is not None:
        worth = Message("print-knowledge-worth", {"count": card.knowledge.points, "per": card.knowledge.per})
        lines.append(Line(worth, (subject_text(card.knowledge.subject),)))
    return lines


def goal_text(goal: Goal) -> list[Line]:
    worth = Message("print-goal-worth", {"count": goal.points, "least": goal.least})
    return [Line(worth, (subject_text(goal.subject),))]


def announcement_text(one: Announcement) -> list[Line]:
    worth = Message(f"print-announcement-{ANNOUNCEMENT_KINDS[one.kind]}", {"count": one.points})
    return [Line(worth, (subject_text(one.subject),))]


# Monsters


def monster_text(monster: Monster) -> list[Line]:
    """Style, spots, what is special about the type, reward, kill bonuses and invasion penalty."""
    return [
        alone(Message("print-monster-style", {"arena": ARENAS[monster.style]})),
        Line(Message("print-monster-spots"), tuple(spot_text(spot) for spot in monster.spots)),
        *restriction_text(monster),
        Line(Message("print-monster-reward"), rewards_text(monster.reward)),
        *(kill_text(monster, side) for side in range(len(monster.kill))),
        Line(Message("print-monster-invasion"), losses_text(monster.invasion)),
    ]


def spot_text(spot: Spot) -> Message:
    """TB-FIGHT-07, -08, TB-CHAMP-05: a spot, its armour, its own position on the Champions Board."""
    return Message("spot", {"trait": TRAITS[spot.trait], "level": spot.armour, "count": spot.ranking})


def restriction_text(monster: Monster) -> list[Line]:
    """TB-AMON-02 to -07."""
    if not monster.type:
        return []
    about = Message(f"type-{TYPES[monster.type]}")
    if monster.guard >= 0:
        return [Line(about, (Message("symbol-required", {"trait": TRAITS[monster.guard]}),))]
    return [Line(about, tuple(Message("symbol-forbidden", {"symbol": SYMBOLS[one]}) for one in monster.forbidden))]


def kill_text(monster: Monster, side: int) -> Line:
    """TB-AMON-02: twins have a bonus for each side."""
    number = side + 1 if len(monster.kill) > 1 else 0
    return Line(Message("print-monster-kill", {"side": number}), rewards_text(monster.kill[side]))


# Characters and schemes


def card_text(card: CharacterCard) -> list[Line]:
    """The powers of a character card; of an artifact, also what its discarding gives."""
    lines = [line for power in card.powers for line in power_text(power)]
    return [*lines, Line(Message("print-artifact-discard"), rewards_text(card.discard))] if card.discard else lines


def power_text(power: powers.Power) -> list[Line]:
    """What a power changes or lets a player do; some give rewards, one for each of several islands."""
    match power:
        case powers.OnVisit(islands, rewards):
            return list(visits_text(islands, rewards))
        case powers.DiscardFor(cards, when, rewards):
            kinds = "-".join(CARD_KINDS[kind] for kind in cards)
            return [Line(Message("power-discard-for", {"kinds": kinds, "when": TIMES[when]}), rewards_text(rewards))]
        case powers.OnTrick() | powers.BeforeChallenge() | powers.PayFor() | powers.Wager():
            return [Line(Message(word_key("power", power), arguments_of(power)), rewards_text(power.rewards))]
        case _:
            return [alone(Message(word_key("power", power), arguments_of(power)))]


def visits_text(islands: Iterable[int], rewards: words.Rewards) -> Iterable[Line]:
    for island in islands:
        yield Line(Message("power-on-visit", {"island": ISLANDS[island]}), rewards_text(rewards))


def scheme_text(scheme: Scheme) -> list[Line]:
    return [alone(Message(f"effect-{scheme.effect}"))]
