"""A family that follows a plan: each member has errands, done in order, all four at the same time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablewright.engine.game import Game
from tablewright.engine.match import Match
from tablewright.games.heredity.geography import distances, region_of
from tablewright.games.heredity.kinds import NOWHERE, PCS
from tablewright.games.heredity.table import Heredity
from tablewright.games.heredity.terrain import area_named

LONGEST = 600


class Plan:
    """Errands by member of the family, and what to answer where cards leave a choice.

    `to 104.road` walks there, `explore 104` discovers a terrain, `until swan_found` waits for a flag, `till 10` for a
    round, `fight 191` attacks somebody until nobody stands there; every other errand is the verb and a part of an
    option: `observe 143`, `npc-action 186:0`, `use i181.0`.
    """

    def __init__(
        self, game: Game[Heredity], chapter: str, seed: str, answers: Sequence[str], errands: Mapping[str, str]
    ) -> None:
        self.match = Match(game, 1, {"chapter": chapter}, seed)
        self.answers = answers
        self.errands = {pc: [one.strip() for one in errands.get(pc, "").split(",") if one.strip()] for pc in PCS}

    @property
    def table(self) -> Heredity:
        table = self.match.position.table
        assert isinstance(table, Heredity)
        return table

    def follow(self) -> Heredity:
        """Play until the chapter ends; whoever can do nothing on the list rests."""
        while not self.match.over and len(self.match.played) < LONGEST:
            question = self.match.position.asked()
            options = [option.id for option in question.options]
            mover = str((question.about or {}).get("pc", ""))
            chosen = self.next_act(options) if question.key == "act" else self.answer(mover, options)
            self.match.choose(question.seat, chosen)
        return self.table

    def next_act(self, options: Sequence[str]) -> str:
        for pc in PCS:
            while self.errands[pc] and self.is_done(pc, self.errands[pc][0]):
                self.errands[pc].pop(0)
            if self.errands[pc]:
                act = self.act_for(pc, self.errands[pc][0], options)
                if act is not None:
                    return act
        return "rest"

    def is_done(self, pc: str, errand: str) -> bool:
        verb, _, rest = errand.partition(" ")
        if verb == "to":
            return self.steps_to(rest).get(self.region(pc)) == 0
        if verb == "explore":
            return self.table.content.card_of[int(rest)] not in self.table.deck
        if verb == "fight":
            return self.table.places[self.figure(rest)] == NOWHERE
        if verb == "till":
            return self.table.rounds >= int(rest)
        return verb == "until" and bool(self.table.flags.get(rest))

    def act_for(self, pc: str, errand: str, options: Sequence[str]) -> str | None:
        verb, _, rest = errand.partition(" ")
        if verb in ("to", "explore"):
            if verb == "to" and self.region(pc) not in self.steps_to(rest):
                return None
            moves = {step_of(one): one for one in reversed(options) if one.startswith(f"move:{pc}:") and "+" not in one}
            return next((moves[step] for step in [*self.steps_for(pc, list(moves)), *moves]), None)
        if verb == "fight":
            return next((one for one in options if attacks(one, pc, self.figure(rest))), None)
        found = next((one for one in options if one.startswith(f"{verb}:{pc}:") and rest in one), None)
        if found is not None:
            self.errands[pc].pop(0)
        return found

    def answer(self, pc: str, options: Sequence[str]) -> str:
        """What was decided beforehand, a step by the errand of who moves, otherwise the first that is offered."""
        decided = [one for one in options if one.removeprefix("option:") in self.answers]
        unhurried = [one for one in options if ":torso." in one]  # damage goes where nothing is needed for talking
        return next(iter([*decided, *self.steps_for(pc, options), *unhurried]), options[0])

    def steps_for(self, pc: str, options: Sequence[str]) -> list[str]:
        """The steps that serve the errand of who moves, best first."""
        verb, _, rest = self.errands[pc][0].partition(" ") if self.errands.get(pc) else ("", "", "")
        away = self.steps_to(rest) if verb == "to" else {}
        regions = {one: region_of(self.table, int(one[5:])) for one in options if one.startswith("area:")}
        near = sorted((one for one in regions if regions[one] in away), key=lambda one: away[regions[one]])
        return [one for one in options if one == f"explore:{rest}"] + near

    def figure(self, number: str) -> int:
        return self.table.content.figures_of[self.table.content.card_of[int(number)]][0]

    def region(self, pc: str) -> int:
        return region_of(self.table, self.table.places[PCS.index(pc)])

    def steps_to(self, place: str) -> Mapping[int, int]:
        """How far every region is from a place such as 104.road."""
        number, _, name = place.partition(".")
        area = area_named(self.table, self.table.content.card_of[int(number)], name)
        return {} if area < 0 else distances(self.table, region_of(self.table, area))


def step_of(move: str) -> str:
    """The first step of a move, as the questions for further steps write it."""
    return ":".join(move.split(":")[3:])


def attacks(option: str, pc: str, figure: int) -> bool:
    return option.startswith(f"attack:{pc}:") and option.endswith(f":{figure}")
