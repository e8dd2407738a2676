"""The settings of the games as options: whatever is no option of the verb itself is one, and the help lists them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, TypeAlias

from cyclopts import Group, Parameter
from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions

from tablewright.engine.faults import BadInput
from tablewright.engine.game import Game, Setting
from tablewright.games import GAMES, find_game
from tablewright.language import LANGUAGES, Speaker


def list_settings(console: Console, options: ConsoleOptions, _panel: HelpPanel) -> None:
    """The part of the help about settings: a panel for each game, shown as soon as that game is loaded."""
    for name in GAMES:
        game = find_game(name)
        if game.settings:
            DefaultFormatter()(console, options, settings_panel(game))


Wish: TypeAlias = Annotated[str, Parameter(group=Group("Settings", help_formatter=list_settings))]
"""What a verb's `**wishes` are: only for help are other games loaded than the one that is played."""


def settings_panel(game: Game[Any]) -> HelpPanel:
    speaker = Speaker(game, LANGUAGES[0])
    entries = [described(game, name, speaker) for name in dict.fromkeys(one.name for one in game.settings)]
    return HelpPanel(format="parameter", title=f"Settings of {speaker.say('game-title')}", entries=entries)


def described(game: Game[Any], name: str, speaker: Speaker) -> HelpEntry:
    """A setting in words; some are offered once for each number of players, with values of their own."""
    offers = [one for one in game.settings if one.name == name]
    counts = counts_of(offers)
    heading = speaker.say(f"setting-{name}") + limited(counts, game.players)
    values = dict.fromkeys(value for one in offers for value in one.values)
    meanings = (
        meaning(value, speaker.say(f"setting-{name}-{value}"))
        + limited(counts_of(one for one in offers if value in one.values), counts)
        for value in values
    )
    defaults = ", ".join(dict.fromkeys(one.default for one in offers))
    return HelpEntry(
        positive_names=(f"--{name}",), metavar="STR", description=f"{heading}: {'; '.join(meanings)}.", default=defaults
    )


def meaning(value: str, words: str) -> str:
    """A value with its words, which often begin with it."""
    return words if f"{words}:".startswith((f"{value}:", f"{value} ")) else f"{value} = {words}"


def counts_of(offers: Iterable[Setting]) -> list[int]:
    """The numbers of players to whom something is offered."""
    return sorted({count for one in offers for count in one.players})


def limited(counts: Sequence[int], among: Sequence[int]) -> str:
    """For how many players something is there, if not for all."""
    if list(counts) == list(among):
        return ""
    *others, last = map(str, counts)
    return f" ({', '.join(others)} or {last} players)" if others else f" ({last} player{'' if last == '1' else 's'})"


def agreed(game: Game[Any], players: int, wishes: Mapping[str, str]) -> dict[str, str]:
    """What the players agree on; a misspelt option is taken for a setting, so its refusal says where all are listed."""
    try:
        return game.agree(players, wishes)
    except BadInput as refusal:
        if refusal.reason != "setting":
            raise
        raise BadInput(f"{refusal} All options are listed by --help.") from None
