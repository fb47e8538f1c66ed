"""What a series of games says about the use of every option, for machines and for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from spielwerk.arena.ratings import wilson
from spielwerk.cli.helpers.texts import Voice
from spielwerk.kernel import Game
from spielwerk.kernel.terminal import grid

if TYPE_CHECKING:
    from spielwerk.bots.use import Use

Row = Mapping[str, Any]


def use_report(game: Game, use: Use) -> list[dict[str, Any]]:
    """One entry for every option of the game, in the order of its verbs."""
    from spielwerk.bots.use import option_keys

    return [option._asdict() for option in use.options.rows(option_keys(game))]


def never_offered(rows: Sequence[Row]) -> list[str]:
    """The options that no game ever offered."""
    return [row["key"] for row in rows if not row["offered"]]


def use_table(rows: Sequence[Row], games: int, seats: int, voice: Voice) -> Any:
    """The options that were offered: how often they were taken, by how many players, and what those won."""
    words = ("option", "offered", "taken", "rate", "takers", "takers-wins", "interval")
    table = grid(*(voice.say(word) for word in words), title=voice.say("use-title", parity=voice.percent(1 / seats)))
    table.columns[0].no_wrap = True
    for row in rows:
        if row["offered"]:
            table.add_row(row["key"], *_numbers(row, games, games * seats, voice))
    return table


def _numbers(row: Row, games: int, players: int, voice: Voice) -> list[str]:
    often = [voice.number(row[name] / games, 2) for name in ("offered", "taken")]
    shares = [voice.percent(row["taken"] / row["offered"]), voice.percent(row["users"] / players)]
    if not row["users"]:
        return [*often, *shares, "", ""]
    low, high = wilson(row["wins"], row["users"])
    interval = voice.say("range", low=voice.number(100 * low, 1), high=voice.percent(high))
    return [*often, *shares, voice.percent(row["wins"]), interval]
