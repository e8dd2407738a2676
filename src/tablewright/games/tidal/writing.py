"""Writes the parts of a position by hand onto a bare table: seats, what lies open, the running turn, the decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tablewright.engine.codec import fit
from tablewright.engine.faults import BadInput
from tablewright.engine.knowledge import mask, reveal, show, shuffle
from tablewright.engine.zones import Zone, put
from tablewright.games.reading.by_hand import only, within
from tablewright.games.reading.words import number_of

from .faces import ARTIFACT, CARD, SHIELD, STANDARD, UPGRADE
from .kinds import ALLY, ARENAS, DICE, ISLANDS, NOWHERE, PLAYER, RIVAL, SLOTS, TRAITS
from .results import NO_RESULT, SYMBOLS, packed
from .table import COLUMNS, NO_CARD, NO_DICE, NO_OPPONENT, NOBODY, Tidal, is_fight, mode_of

SEAT_FIELDS: Final = (
    "character", "place", "discs", "shells", "fruit", "charge", "available", "spent", "steps", "levels", "ranking",
    "leads", "tokens", "challenges", "tricks", "goals", "in_play", "deck", "columns", "kept",
)  # fmt: skip
TURN_FIELDS: Final = ("visited", "tricks_played", "used", "attempts", "throws", "sailings")
ATTEMPT_FIELDS: Final = ("cards", "half", "opponent", "dice", "showing", "bonus", "again", "threat", "struck")
DECKS: Final = ("challenge_deck", "trick_deck", "market_deck", "character_decks")
NO_BELONGINGS: Final = {"shells": 0, "fruit": 0, "available": {}, "steps": dict.fromkeys(TRAITS, 0)}
OWNED_BY: Final[Mapping[int, Mapping[str, Any]]] = {
    PLAYER: {},
    RIVAL: {**NO_BELONGINGS, "in_play": []},
    ALLY: NO_BELONGINGS,
}
"""What a position need not say of participants by role: only players have dice, dials and a stock."""
IN_DECK_OF: Final = {PLAYER: (CARD, ARTIFACT, SHIELD, UPGRADE), RIVAL: (), ALLY: (CARD, ARTIFACT)}
"""TB-SETUP-07, TB-SOLO-06: the kinds of character cards in a deck."""


class HandWriter:
    """Writes the parts of a position onto a bare table and remembers which cards are already somewhere."""

    def __init__(self, table: Tidal) -> None:
        self.table = table
        self.placed: set[int] = set()
        self.hidden: list[tuple[int, Zone]] = []
        self.exhausted: list[str] = []

    def write(self, data: Mapping[str, Any]) -> None:
        """Named cards first, then the decks of what is left."""
        entries = fit(data.get("seats", []), list[Any], "seats")
        self.exhausted = fit(data.get("exhausted", []), list[str], "exhausted")
        for name in self.exhausted:
            number_of(name, DECKS, "exhausted")
        self.write_characters(entries)
        self.write_used(data.get("turn", {}))
        for seat in range(self.table.seats):
            entry = entries[seat] if seat < len(entries) else {}
            self.write_seat(seat, {**OWNED_BY[self.table.roles[seat]], **entry})
        self.write_open(data)
        self.write_fold(data.get("fold", {}))
        self.write_attempt(data.get("attempt", {}))
        self.write_turn(data.get("turn", {}))
        self.write_decks(data)
        self.write_course(data)
        self.settle_knowledge()

    # Cards by key

    def faces(self, kind: str) -> dict[str, list[int]]:
        """The faces of a kind of cards, by key; tricks have several of each."""
        pack = self.table.content
        kinds: dict[str, tuple[int, Sequence[Any]]] = {
            "challenge": (0, pack.challenges),
            "trick": (pack.first_trick, pack.tricks),
            "market": (pack.first_market, pack.market),
            "goal": (pack.first_goal, pack.goals),
            "announcement": (pack.first_announcement, pack.announcements),
            "monster": (pack.first_monster, pack.monsters),
            "character": (pack.first_character_card, pack.character_cards),
            "scheme": (pack.first_scheme, pack.schemes),
        }
        first, cards = kinds[kind]
        found: dict[str, list[int]] = {}
        for number, card in enumerate(cards):
            found.setdefault(card.key, []).append(first + number)
        return found

    def cards(self, kind: str, keys: object, where: str) -> Zone:
        """Cards by key; each card exists once."""
        known, found = self.faces(kind), []
        for key in fit(keys, list[str], where):
            if key not in known:
                raise BadInput(f"{where} names an unknown card {key!r}.")
            left = [card for card in known[key] if card not in self.placed]
            if not left:
                raise BadInput(f"{where} names {key!r} once more than there are cards of it.")
            self.placed.add(left[0])
            found.append(left[0])
        return tuple(found)

    # Seats

    def write_characters(self, entries: Sequence[Any]) -> None:
        """Who plays whom; those not named take what is left, in the order of the pack."""
        keys = tuple(character.key for character in self.table.content.characters)
        if len(entries) > self.table.seats:
            raise BadInput(f"'seats' must be a list of at most {self.table.seats} seats.")
        for seat, entry in enumerate(entries):
            only(entry, SEAT_FIELDS, f"seats[{seat}]")
            if "character" in entry:
                self.seat_character(seat, number_of(entry["character"], keys, f"seats[{seat}].character"))
        for seat in range(self.table.seats):
            if self.table.characters[seat] < 0:
                left = next(number for number in range(len(keys)) if number not in self.table.characters)
                self.seat_character(seat, left)

    def seat_character(self, seat: int, character: int) -> None:
        if character in self.table.characters:
            raise BadInput(f"seats[{seat}].character already sits at the table.")
        self.table.characters = put(self.table.characters, seat, character)

    def write_seat(self, seat: int, entry: Mapping[str, Any]) -> None:
        table, where = self.table, f"seats[{seat}]"
        character = table.content.characters[table.characters[seat]]
        self.write_stock(seat, entry, where)
        table.steps[seat] = self.steps(entry, character.steps, where)
        owned = {DICE[kind]: character.dice.count(kind) for kind in character.dice}
        table.available[seat] = self.dice(entry.get("available", owned), f"{where}.available")
        table.spent[seat] = self.dice(entry.get("spent", {}), f"{where}.spent")
        if "place" in entry:
            table.pawns[seat] = self.place(entry["place"], f"{where}.place")
        discs = fit(entry.get("discs", []), list[str], f"{where}.discs")
        table.laid[seat] = tuple(self.place(place, f"{where}.discs") for place in discs)
        self.write_cards(seat, entry, where)

    def write_stock(self, seat: int, entry: Mapping[str, Any], where: str) -> None:
        table = self.table
        character = table.content.characters[table.characters[seat]]
        table.shells[seat] = within(entry.get("shells", character.shells), 0, None, f"{where}.shells")
        table.fruit[seat] = within(entry.get("fruit", character.fruit), 0, None, f"{where}.fruit")
        table.charge[seat] = within(entry.get("charge", 0), 0, None, f"{where}.charge")
        last = len(table.content.champions.points) - 1
        table.ranking[seat] = within(entry.get("ranking", 0), 0, last, f"{where}.ranking")
        table.leads[seat] = within(entry.get("leads", 0), 0, None, f"{where}.leads")
        table.tokens[seat] = within(entry.get("tokens", 0), 0, None, f"{where}.tokens")

    def steps(self, entry: Mapping[str, Any], default: Zone, where: str) -> Zone:
        """The dials, by step or by level: a level is written by its first step."""
        dial, steps = self.table.content.dial, default
        for name, step in fit(entry.get("steps", {}), dict[str, int], f"{where}.steps").items():
            last = len(dial.levels) - 1
            steps = put(
                steps, number_of(name, TRAITS, f"{where}.steps"), within(step, 0, last, f"{where}.steps.{name}")
            )
        for name, level in fit(entry.get("levels", {}), dict[str, int], f"{where}.levels").items():
            if level not in dial.levels:
                raise BadInput(f"{where}.levels.{name} must be a level of the dial, not {level}.")
            steps = put(steps, number_of(name, TRAITS, f"{where}.levels"), dial.levels.index(level))
        return steps

    def dice(self, data: object, where: str) -> Zone:
        """Dice by kind and count."""
        counts = NO_DICE
        for name, count in fit(data, dict[str, int], where).items():
            counts = put(counts, number_of(name, DICE, where), within(count, 0, None, f"{where}.{name}"))
        return counts

    def place(self, data: object, where: str) -> int:
        """A place by the id of its option: `space:workshop`, `island:fold`."""
        return number_of(data, tuple(option.id for option in self.table.content.place_options), where)

    def write_cards(self, seat: int, entry: Mapping[str, Any], where: str) -> None:
        """Hands, goals, cards in play with the deck they came from, completed challenges, kept market cards."""
        table = self.table
        table.challenges[seat] = self.cards("challenge", entry.get("challenges", []), f"{where}.challenges")
        table.tricks[seat] = self.cards("trick", entry.get("tricks", []), f"{where}.tricks")
        table.goals[seat] = self.cards("goal", entry.get("goals", []), f"{where}.goals")
        self.hidden.append((seat, table.challenges[seat] + table.tricks[seat] + table.goals[seat]))
        character = table.content.characters[table.characters[seat]]
        own = table.content.deck_of(table.characters[seat])
        top = self.cards("character", entry.get("deck", []), f"{where}.deck")[::-1]
        start = character.cards[character.starting_card].key
        default = [] if start in entry.get("deck", []) else [start]
        table.in_play[seat] = self.cards("character", entry.get("in_play", default), f"{where}.in_play")
        if any(card not in own for card in table.in_play[seat] + top):
            raise BadInput(f"{where} may only have character cards of {character.key} in play and in the deck.")
        kinds = IN_DECK_OF[table.roles[seat]]
        kinds = () if "character_decks" in self.exhausted else kinds
        usual = (card for card in own if table.content.character_card(card).kind in kinds)
        rest = tuple(card for card in usual if card not in self.placed and card not in table.used)
        shuffle(table, rest)
        self.placed.update(rest)
        table.character_decks[seat] = rest + top
        self.hidden.append((NOBODY, top))
        for name, keys in fit(entry.get("columns", {}), dict[str, list[str]], f"{where}.columns").items():
            column = number_of(name, (*ARENAS, "beside"), f"{where}.columns")
            table.columns[seat * COLUMNS + column] = self.cards("challenge", keys, f"{where}.columns.{name}")
        table.kept[seat] = self.cards("market", entry.get("kept", []), f"{where}.kept")

    # The table

    def write_open(self, data: Mapping[str, Any]) -> None:
        """What lies open in the middle, by name."""
        table = self.table
        table.pool = self.cards("challenge", data.get("pool", []), "pool")
        table.market = self.cards("market", data.get("market", []), "market")
        table.challenge_discard = self.cards("challenge", data.get("challenge_discard", []), "challenge_discard")
        table.trick_discard = self.cards("trick", data.get("trick_discard", []), "trick_discard")
        table.market_discard = self.cards("market", data.get("market_discard", []), "market_discard")
        table.announcements = self.cards("announcement", data.get("announcements", []), "announcements")
        schemes = fit(data.get("schemes", {}), dict[str, list[str]], "schemes")
        for name, keys in schemes.items():
            table.schemes[number_of(name, ARENAS, "schemes")] = self.cards("challenge", keys, f"schemes.{name}")
        table.set_challenge = self.cards("challenge", data.get("set_challenge", []), "set_challenge")
        if len(table.set_challenge) > 1:
            raise BadInput("'set_challenge' may name one challenge: no second one is set (TB-SCHEME-13).")
        table.scheme_discard = self.cards("scheme", data.get("scheme_discard", []), "scheme_discard")

    def write_fold(self, data: object) -> None:
        """Monsters by slot; `hits` names the seats whose tokens cover spots, as in `{"0": 1}`."""
        table = self.table
        for name, entry in fit(data, dict[str, Any], "fold").items():
            slot, where = number_of(name, SLOTS, "fold"), f"fold.{name}"
            only(entry, ("monster", "hits"), where)
            (card,) = self.cards("monster", [entry.get("monster")], f"{where}.monster")
            table.fold = put(table.fold, slot, card)
            spots = len(table.content.monster(card).spots)
            table.hits[slot] = (NOBODY,) * spots
            for spot, seat in fit(entry.get("hits", {}), dict[str, int], f"{where}.hits").items():
                place = number_of(spot, tuple(map(str, range(spots))), f"{where}.hits")
                token = within(seat, 0, table.seats - 1, f"{where}.hits.{spot}")
                table.hits[slot] = put(table.hits[slot], place, token)
            if NOBODY not in table.hits[slot]:
                raise BadInput(
                    f"{where}.hits covers every spot: a dead monster does not lie in the Fold (TB-FIGHT-11)."
                )

    def write_attempt(self, data: object) -> None:
        """The running challenge or fight."""
        only(data, ATTEMPT_FIELDS, "attempt")
        table, entry = self.table, fit(data, dict[str, Any], "attempt")
        table.at_stake = self.cards_at_stake(entry.get("cards", []))
        table.half = within(entry.get("half", 0), 0, 1, "attempt.half")
        opponent = entry.get("opponent")
        table.opponent = NO_OPPONENT if opponent is None else number_of(opponent, SLOTS, "attempt.opponent")
        if is_fight(table) and table.fold[table.opponent] == NO_CARD:
            raise BadInput(f"attempt.opponent: there is no monster at {opponent}.")
        dice = fit(entry.get("dice", []), list[str], "attempt.dice")
        table.attempt = tuple(number_of(name, DICE, "attempt.dice") for name in dice)
        showing = fit(entry.get("showing", [None] * len(dice)), list[Any], "attempt.showing")
        table.showing = tuple(result_of(name) for name in showing)
        if len(table.showing) != len(table.attempt):
            raise BadInput("'attempt.showing' needs a result for each die.")
        table.raised = (0,) * len(table.attempt)
        table.bonus = within(entry.get("bonus", 0), 0, len(table.attempt), "attempt.bonus")
        table.again = self.numbers(entry.get("again", []), len(dice), "attempt.again")
        table.threat = within(entry.get("threat", 0), 0, None, "attempt.threat")
        spots = len(table.hits[table.opponent]) if is_fight(table) else 0
        table.struck = self.numbers(entry.get("struck", []), spots, "attempt.struck")

    def cards_at_stake(self, keys: object) -> Zone:
        """TB-SCHEME-13: a challenge that was set stays beside the board while it alone is attempted."""
        chosen = self.table.set_challenge
        if not chosen or not keys:
            return self.cards("challenge", keys, "attempt.cards")
        key = self.table.content.challenges[self.table.faces[chosen[0]]].key
        if fit(keys, list[str], "attempt.cards") != [key]:
            raise BadInput(f"attempt.cards can only be [{key!r}]: no challenge but the set one may be attempted.")
        return chosen

    def numbers(self, data: object, count: int, where: str) -> Zone:
        """Some of so many things, by number."""
        return tuple(within(number, 0, count - 1, where) for number in fit(data, list[int], where))

    def write_turn(self, data: object) -> None:
        """What has happened in the running turn."""
        only(data, TURN_FIELDS, "turn")
        table, entry = self.table, fit(data, dict[str, Any], "turn")
        visited = entry.get("visited")
        table.visited = NOWHERE if visited is None else number_of(visited, ISLANDS, "turn.visited")
        played = fit(entry.get("tricks_played", []), list[str], "turn.tricks_played")
        table.tricks_played = self.cards("trick", played, "turn.tricks_played")
        table.trick_discard += table.tricks_played
        table.attempts = within(entry.get("attempts", 0), 0, None, "turn.attempts")
        table.throws = within(entry.get("throws", 0), 0, None, "turn.throws")
        table.sailings = within(entry.get("sailings", 0), 0, None, "turn.sailings")

    def write_used(self, turn: object) -> None:
        """Character cards whose ability was used: in play, or discarded; before any deck is shuffled."""
        known = {key: cards[0] for key, cards in self.faces("character").items()}
        keys = fit(fit(turn, dict[str, Any], "turn").get("used", []), list[str], "turn.used")
        for key in keys:
            if key not in known:
                raise BadInput(f"turn.used names an unknown card {key!r}.")
        self.table.used = tuple(known[key] for key in keys)

    def write_decks(self, data: Mapping[str, Any]) -> None:
        """The decks: named cards on top, of the rest what a standard game has, shuffled; pool and market are filled.

        Decks that are `exhausted` hold the named cards alone; the rest is out of the game.
        """
        table, pack = self.table, self.table.content
        market = [pack.first_market + number for number, card in enumerate(pack.market) if card.set == STANDARD]
        table.challenge_deck = self.deck("challenge", range(pack.standard_challenges), data, "challenge_deck")
        table.trick_deck = self.deck("trick", range(pack.first_trick, pack.first_market), data, "trick_deck")
        table.market_deck = self.deck("market", market, data, "market_deck")
        table.legendary_deck = self.deck("challenge", (), data, "legendary_deck")
        table.monster_deck = self.deck("monster", (), data, "monsters")
        schemes = range(pack.first_scheme, pack.face_count) if ALLY in table.roles else ()
        table.scheme_deck = self.deck("scheme", schemes, data, "scheme_deck")
        table.goal_deck = self.deck("goal", range(pack.first_goal, pack.first_announcement), {}, "goals")
        more = pack.pool_size - len(table.pool)
        table.pool, table.challenge_deck = table.pool + table.challenge_deck[:more], table.challenge_deck[more:]
        more = pack.market_size - len(table.market)
        table.market, table.market_deck = table.market + table.market_deck[:more], table.market_deck[more:]
        table.gone = tuple(card for card in range(pack.face_count) if card not in self.placed)

    def deck(self, kind: str, usual: Sequence[int], data: Mapping[str, Any], name: str) -> Zone:
        """A deck with the named cards on top, the first of them topmost."""
        top = self.cards(kind, data.get(name, []), name)[::-1]
        usual = () if name in self.exhausted else usual
        rest = tuple(card for card in usual if card not in self.placed)
        shuffle(self.table, rest)
        self.placed.update(rest)
        self.hidden.append((NOBODY, top))
        return rest + top

    def write_course(self, data: Mapping[str, Any]) -> None:
        """Round, order and whose turn it is, Arbiter and boat."""
        table = self.table
        rounds = tuple(one.key for one in table.content.rounds)
        table.round = number_of(data.get("round", rounds[1]), rounds, "round")
        table.first_player = within(data.get("first_player", 0), 0, table.humans - 1, "'first_player'")
        default = list(mode_of(table).order(table))
        table.order = self.numbers(data.get("order", default), table.seats, "order")
        table.active = within(data.get("active", table.first_player), 0, table.seats - 1, "'active'")
        table.actor = within(data.get("actor", table.active), 0, table.seats - 1, "'actor'")
        self.write_arbiter(data.get("arbiter", ARENAS[0]))
        table.boat = within(data.get("boat", 0), 0, len(table.content.boat), "'boat'")

    def write_arbiter(self, data: object) -> None:
        """The Arbiter's arena; or the slot of the monster that holds the Arbiter (TB-SCHEME-18)."""
        place = number_of(data, (*ARENAS, *SLOTS), "arbiter")
        self.table.arbiter = place
        if place >= len(ARENAS):
            self.table.arbiter, self.table.captor = NOWHERE, self.table.fold[place - len(ARENAS)]

    def settle_knowledge(self) -> None:
        """Hands and goals are seen by their owners alone, named cards on top of decks by nobody; the rest lies open."""
        table = self.table
        for owner, cards in self.hidden:
            table.seen = [bits & ~mask(cards) for bits in table.seen]
            if owner != NOBODY:
                show(table, owner, cards)
        reveal(table, [*table.pool, *table.market, *(card for card in table.fold if card != NO_CARD)])


def result_of(name: object) -> int:
    """What a die shows: symbols joined by hyphens, `blank`, or nothing yet."""
    if name is None:
        return NO_RESULT
    if name == "blank":
        return 0
    return packed(number_of(word, SYMBOLS, "attempt.showing") for word in str(name).split("-"))
