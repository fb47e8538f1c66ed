"""Who plays in a match: bots by name, perhaps with some numbers of their level changed (`hard:iterations=2000`).

Beside those that people can play against there are former levels (`expert@1`), the slow reference player (`reference`),
the strategies of a game (`script:NAME`), and the temperaments of a level (`hard/builder`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from typing import Any

from spielwerk.bots import BOTS, LEVELS, ONNX, Bot, UnknownBot, onnx_bot
from spielwerk.bots.levels import VERSION, level_settings
from spielwerk.bots.native import NativeGreedyBot
from spielwerk.bots.random import RandomBot
from spielwerk.bots.script import SCRIPT, ScriptBot, strategies_of
from spielwerk.bots.search import SearchBot, Settings
from spielwerk.kernel.game import Game

STYLE = "/"
"""Between the name of a level and a temperament."""
REFERENCE = "reference"
"""The level that thinks as long as it likes: the top of every ladder, for nobody to wait for."""


@dataclass(frozen=True)
class Contestant:
    """A bot and how it thinks; the bots that do not search have no settings."""

    name: str
    settings: Settings | None

    def bot(self, seed: int) -> Bot:
        """The bot itself; it thinks in one thread, so that a match can fill the cores with games."""
        if self.settings is not None:
            return SearchBot(seed, self.settings, threads=1)
        if self.name.startswith(ONNX):
            return onnx_bot(self.name)
        if self.name.startswith(SCRIPT):
            return ScriptBot(seed, self.name.removeprefix(SCRIPT))
        return RandomBot(seed) if self.name == "random" else NativeGreedyBot(seed)

    @property
    def facts(self) -> dict[str, Any]:
        """Everything that made it play as it did."""
        if self.settings is None:
            return {}
        thoughts = {"temperature": self.settings.temperature, "skill": self.settings.skill}
        said_if_set = ("style", "overlooks", "processor_time", "policy_trials", "policy_rival_trials")
        thoughts |= {name: value for name in said_if_set if (value := getattr(self.settings, name))}
        thoughts |= {name: getattr(self.settings, name) for name in ("least_iterations", "own_turn", "last_turn")}
        return self.settings.parameters._asdict() | asdict(self.settings.budget) | thoughts


def contestant(name: str) -> Contestant:
    """A contestant by its name, such as `easy`, `expert@1`, `hard/builder`, `hard:horizon=1`, `script:NAME` or
    `onnx:FILE`."""
    if name.startswith(ONNX):
        onnx_bot(name)  # a file that can't play is told before the match
        return Contestant(name, None)
    if name.startswith(SCRIPT):
        return Contestant(name, None)
    sitting, *changes = name.split(":")
    level, _, style = sitting.partition(STYLE)
    plain = level.partition(VERSION)[0]
    if plain not in (*BOTS, REFERENCE):
        raise UnknownBot(f"there is no bot {level!r}; there are: {', '.join(BOTS)}")
    if plain not in (*LEVELS, REFERENCE):
        if changes or style:
            raise UnknownBot(f"the bot {level!r} has no numbers to change, and no temperament")
        return Contestant(name, None)
    try:
        return Contestant(name, replace(level_settings(level, dict(map(_change, changes))), style=style))
    except ValueError as error:
        raise UnknownBot(f"{name}: {error}") from error


def check_strategies(game: Game, names: Iterable[str]) -> None:
    """Refuse strategies and temperaments that a game does not have."""
    known = strategies_of(game)
    for name in names:
        strategy = name.removeprefix(SCRIPT)
        if name.startswith(SCRIPT) and strategy not in known:
            raise UnknownBot(f"{game.slug} has no strategy {strategy!r}; it has: {', '.join(known) or 'none'}")
        style = "" if name.startswith((SCRIPT, ONNX)) else name.split(":")[0].partition(STYLE)[2]
        if style and style not in game.styles:
            raise UnknownBot(f"{game.slug} knows no temperament {style!r}; it has: {', '.join(game.styles) or 'none'}")


def _change(entry: str) -> tuple[str, float]:
    name, sign, number = entry.partition("=")
    if not sign:
        raise ValueError(f"a change is written name=number, not {entry!r}")
    return name, float(number)
