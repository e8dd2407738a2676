"""Stories as data: a tree of numbered cards that branches on the dominant symbol, read and proven from a pack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tablewright.engine.codec import fit
from tablewright.engine.faults import BadInput
from tablewright.games.destiny.symbols import LEFT, RIGHT
from tablewright.games.destiny.words import symbol_in
from tablewright.games.reading.entries import get, only_known, tables_in
from tablewright.games.reading.words import number_between, read_word

from .vocabulary import REWARDS, Reward, card_number

CARDS: Final = 23  # POD-SETUP-04
FIRST_FORK: Final = 2
ENDINGS: Final = 8
FIRST_ENDING: Final = CARDS - ENDINGS + 1
FORKS: Final = 3
REWARDS_OF_A_PAGE: Final = (["left", "right"], ["penalty", "reward"])


@dataclass(frozen=True, slots=True)
class StoryCard:
    """A card of a story.

    A card of a fork has a symbol and the number of the card to read when that symbol is dominant. What the holders of
    the path tokens get stands on the card that is read: `left` and `right` by side, or in a story of penalties
    `penalty` for the dominant side and `reward` for the other.
    """

    number: int
    symbol: int | None = None
    next: int | None = None
    left: Reward | None = None
    right: Reward | None = None
    penalty: Reward | None = None
    reward: Reward | None = None


@dataclass(frozen=True, slots=True)
class Story:
    """A whole story; `cards[n]` is the card numbered n, `initiative` the starting order of the characters."""

    key: str
    difficulty: int
    initiative: tuple[int, ...]
    cards: Mapping[int, StoryCard]

    def fork(self, page: int) -> tuple[StoryCard, StoryCard]:
        """The left and the right card of the chapter that a card opens (POD-GEN-06)."""
        left = FIRST_FORK if page == 1 else page
        return self.cards[left], self.cards[left + 1]

    def active(self, page: int) -> tuple[int, int]:
        """The active symbols of the chapter that a card opens."""
        left, right = (card.symbol for card in self.fork(page))
        assert left is not None
        assert right is not None
        return left, right

    def following(self, page: int, side: int) -> int:
        """POD-STORY-04: the card to read when the symbol of a side is dominant."""
        found = self.fork(page)[side].next
        assert found is not None
        return found

    def route(self, page: int, start: int = 1) -> tuple[int, ...]:
        """The cards that are read on the way to a card, and itself; a story is a tree, so there is one way to each."""
        if start == page:
            return (start,)
        ways = () if start >= FIRST_ENDING else (self.following(start, side) for side in (LEFT, RIGHT))
        return next(((start, *found) for way in ways if (found := self.route(page, way))), ())


def read_story(data: Mapping[str, Any], characters: Sequence[str], where: str) -> Story:
    """A story from its file; every mistake is told by card and field, and the tree is proven."""
    only_known(data, ("key", "difficulty", "initiative", "card"), where)
    cards: dict[int, StoryCard] = {}
    for entry, place in tables_in(data, "card", where):
        card = read_story_card(entry, place)
        if card.number in cards:
            raise BadInput(f"{place}.number is {card.number}, which is there already.")
        cards[card.number] = card
    order = fit(get(data, "initiative", list, where), list[str], f"{where}.initiative")
    if sorted(order) != sorted(characters):
        raise BadInput(f"{where}.initiative must name each character once.")
    story = Story(
        get(data, "key", str, where),
        number_between(data, "difficulty", where, least=1, most=3),
        tuple(characters.index(name) for name in order),
        cards,
    )
    prove(story, where)
    return story


def read_story_card(entry: Mapping[str, Any], where: str) -> StoryCard:
    """One card from its entry."""
    only_known(entry, ("number", "symbol", "next", "left", "right", "penalty", "reward"), where)
    rewards = {
        name: read_word(get(entry, name, dict, where), REWARDS, f"{where}.{name}")
        for name in ("left", "right", "penalty", "reward")
        if name in entry
    }
    return StoryCard(
        card_number(entry, "number", where),
        symbol_in(entry, "symbol", where) if "symbol" in entry else None,
        card_number(entry, "next", where) if "next" in entry else None,
        **rewards,
    )


def prove(story: Story, where: str) -> None:
    """Every card can be reached, every branch leads to an ending, and every fork has two different symbols."""
    missing = [number for number in range(1, CARDS + 1) if number not in story.cards]
    if missing:
        raise BadInput(f"{where} lacks the card {missing[0]} of {CARDS}.")
    reached = {1}
    _walk(story, 1, 0, reached, where)
    unreached = [number for number in story.cards if number not in reached]
    if unreached:
        raise BadInput(f"{where}: no route leads to the card {unreached[0]}.")


def _walk(story: Story, page: int, forks: int, reached: set[int], where: str) -> None:
    """Follow all routes from a card and note the cards on them."""
    card = story.cards[page]
    if forks == FORKS:
        if card.symbol is not None or card.next is not None:
            raise BadInput(f"{where}: the card {page} is an ending, so it can have neither a symbol nor a next card.")
        if page < FIRST_ENDING:
            raise BadInput(f"{where}: the card {page} is an ending; endings are the cards {FIRST_ENDING} to {CARDS}.")
        _need_rewards(card, where)
        return
    if page == 1:
        if card.symbol is not None or card.next is not None:
            raise BadInput(f"{where}: the card 1 is the introduction, so it can have neither a symbol nor a next card.")
        _refuse_rewards(card, where)
        _refuse_rewards(story.cards[FIRST_FORK], where)
    else:
        _need_rewards(card, where)
    for fork in _fork_of(story, page, where):
        reached |= {fork.number, fork.next or 0}
        _walk(story, fork.next or 0, forks + 1, reached, where)


def _fork_of(story: Story, page: int, where: str) -> tuple[StoryCard, StoryCard]:
    left = FIRST_FORK if page == 1 else page
    if left + 1 not in story.cards:
        raise BadInput(f"{where}: the card {left} has no right-hand neighbour {left + 1}.")
    fork = story.fork(page)
    for card in fork:
        if card.symbol is None or card.next is None:
            raise BadInput(f"{where}: the card {card.number} of a fork needs a symbol and a next card.")
        if card.next <= card.number:
            raise BadInput(f"{where}: the card {card.number} leads back to {card.next}; pages are turned forward.")
    if fork[0].symbol == fork[1].symbol:
        raise BadInput(f"{where}: the cards {fork[0].number} and {fork[1].number} have the same symbol.")
    _refuse_rewards(fork[1], where)
    return fork


def _need_rewards(card: StoryCard, where: str) -> None:
    if _rewards_on(card) not in REWARDS_OF_A_PAGE:
        raise BadInput(
            f"{where}: the card {card.number} needs either left and right, or penalty and reward, for the path tokens."
        )


def _refuse_rewards(card: StoryCard, where: str) -> None:
    """The introduction comes before any path token, and the right card of a fork is never opened."""
    for name in _rewards_on(card):
        raise BadInput(f"{where}: the card {card.number} is never read for the path tokens, so it has no {name!r}.")


def _rewards_on(card: StoryCard) -> list[str]:
    return [name for pair in REWARDS_OF_A_PAGE for name in pair if getattr(card, name) is not None]
