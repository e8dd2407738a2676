"""The referee's judgement: what it expects after a choice, beside what the program did."""

from __future__ import annotations

from collections.abc import Sequence

from tablewright.engine.game import Standing
from tablewright.engine.table import Event
from tablewright.games.tidal.table import Tidal

from ..following import Moment, Step
from . import fighting, nights, rivals, rolling, schemes, scores, turns
from .beginnings import check_beginning
from .keeping import check_table
from .model import Ask, Model, Over, Script, Unread
from .offers import check_offers
from .playing import FREE

PHASES = {
    "move": turns.move,
    "use_island": turns.use_island,
    "step_on_island": turns.step_on_island,
    "after_attempt": turns.after_attempt,
    "choose_dice": rolling.choose_dice,
    "roll_dice": rolling.roll_dice,
    "suffer_threat": rolling.suffer_threat,
    "out_of_dice": rolling.out_of_dice,
    "after_roll": rolling.after_roll,
    "strike": fighting.strike,
    "end_fight": fighting.end_fight,
    "nightfall": nights.nightfall,
    "invade": nights.invade,
    "suffer_invasion": nights.suffer_invasion,
    "move_monsters": nights.move_monsters,
    "refresh_and_upgrade": nights.refresh_and_upgrade,
    "return_pieces": nights.return_pieces,
    "begin_round": nights.begin_round,
    "next_turn": nights.next_turn_phase,
    "rival_turn": rivals.rival_turn,
    "next_turn_with_rival": rivals.next_turn_with_rival,
    "next_turn_alone": rivals.next_turn_alone,
    "choose_turn": rivals.choose_turn,
    "rival_turn_alone": schemes.rival_turn_alone,
    "end_alone": rivals.end_alone,
}
PLAIN = ("round", "order", "active", "actor", "first_player", "boat", "arbiter", "captor", "dice", "visited",
         "attempts", "throws", "sailings", "at_stake", "opponent", "attempt", "showing", "raised",
         "bonus", "again", "threat", "struck", "invaders", "pawns", "laid", "shells", "fruit", "charge",
         "available", "spent", "steps", "ranking", "leads", "tokens", "pool", "challenge_deck",
         "challenge_discard", "legendary_deck", "legendary_discard", "trick_deck", "trick_discard", "market",
         "market_deck", "market_discard", "monster_deck", "fold", "hits", "character_decks", "faces",
         "announcements", "goal_deck", "drawn", "scheme_deck", "scheme_discard", "tricks_played", "used",
         "set_challenge")  # fmt: skip
OVER = "over"
UNORDERED = ("challenges", "tricks", "goals", "in_play", "columns", "kept", "schemes")


class TidalReferee:
    """Carries every phase out on a table of its own, and compares it at each question and each new phase."""

    def __init__(self) -> None:
        self.model: Model | None = None
        self.script: Script[str] | None = None
        self.ask: Ask | None = None
        self.expected: str | None = None
        self.read = self.unread = 0
        self.begun = False

    def begins(self, moment: Moment) -> None:
        self.begun = moment.table.round > 1 or bool(moment.table.laid[0]) or moment.phase == "begin_round"
        self.walk(moment.events, list(moment.passed), moment)

    def follows(self, step: Step) -> None:
        check_table(step.after.table)
        if self.script is not None:
            self.go(step.option)
        self.walk(step.events, list(step.passed), step.after)

    def ends(self, table: Tidal, standings: Sequence[Standing]) -> None:
        scores.check(table, standings)

    def go(self, answer: str | None) -> None:
        """On to the next question of the referee's own reading, or to the end of the phase."""
        assert self.script is not None
        self.ask = self.expected = None
        try:
            self.ask = self.script.send(answer)  # type: ignore[arg-type]  # a generator begins with None
            return
        except StopIteration as end:
            self.expected = end.value
            self.read += 1
        except Unread:
            self.unread += 1
        except Over:
            self.expected = "end_alone"
        self.script = None

    def walk(self, events: Sequence[Event], stops: list[tuple[str, Tidal, int]], after: Moment) -> None:
        """Through everything that came of a choice, in its order."""
        unasked = [(at, event.arguments) for at, event in enumerate(events) if event.key == "engine-only-choice"]
        while True:
            if self.script is None:
                if not stops:
                    self.check_end(after)
                    return
                unasked = [one for one in unasked if one[0] >= stops[0][2]]
                self.enter(*stops.pop(0)[:2])
            elif unasked and (not stops or unasked[0][0] < stops[0][2]):
                self.check_unasked(unasked.pop(0)[1])
            else:
                assert not stops, f"not asked: {self.ask}, but on to {stops[0][0]}"
                self.check_asked(after)
                return

    def enter(self, phase: str, table: Tidal) -> None:
        """The next phase begins: the one that the referee expects, with the table that it expects."""
        if self.expected is not None:
            assert self.expected == phase, f"next comes {self.expected}, not {phase}"
            self.compare(table, f"before {phase}")
        self.expected = None
        if phase == "begin_round" and not self.begun:
            check_beginning(table)
            self.begun = True
        if phase in PHASES:
            self.model = Model(table)
            self.script = PHASES[phase](self.model)
            self.go(None)

    def check_unasked(self, told: object) -> None:
        """A question with one answer answers itself."""
        assert self.ask is not None
        question, option = told["question"], told["option"]  # type: ignore[index]
        assert question == self.ask.key, f"the referee asks {self.ask}, the program answered {question} unasked"
        beside = self.ask.free and option.partition(":")[0] in FREE
        only = () if beside else (option,)
        assert self.ask.options == only, f"{option} was taken unasked, but the referee asks {self.ask}"
        self.go(option)

    def check_asked(self, after: Moment) -> None:
        """The same seat is asked the same, with the same answers, at the same table."""
        ask = self.ask
        assert ask is not None
        assert ask.seat in after.asked, f"seat {ask.seat} should be asked {ask.key}; asked are {dict(after.asked)}"
        asked = after.asked[ask.seat]
        assert asked.key == ask.key, f"{ask.key} should be asked, not {asked.key}"
        offered = {option for option in asked.options if not (ask.free and option.partition(":")[0] in FREE)}
        more, fewer = sorted(offered - set(ask.options)), sorted(set(ask.options) - offered)
        assert not more + fewer, f"{ask.key}: offered against the rules {more}; missing {fewer}"
        if ask.free and self.model is not None:
            check_offers(self.model, asked.options)
        self.compare(after.table, f"at {ask.key}")

    def check_end(self, after: Moment) -> None:
        if self.expected is not None and self.expected != OVER:
            raise AssertionError(f"{self.expected} should begin; asked are {dict(after.asked)}")

    def compare(self, table: Tidal, when: str) -> None:
        """Everything that lies on the table, field by field."""
        assert self.model is not None
        mine = self.model.t
        one: object
        other: object
        for field in PLAIN:
            one, other = getattr(mine, field), getattr(table, field)
            assert one == other, f"{when}, {field}: by the rules {one}, on the table {other}"
        for field in UNORDERED:
            one, other = map(sorted_zones, (getattr(mine, field), getattr(table, field)))
            assert one == other, f"{when}, {field}: by the rules {one}, on the table {other}"


def sorted_zones(zones: Sequence[Sequence[int]]) -> list[list[int]]:
    return [sorted(zone) for zone in zones]
