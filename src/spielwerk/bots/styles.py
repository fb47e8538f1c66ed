"""Temperaments: bots of the same level that like different things, so that four of them at a table are not one.

A game declares them in its `bots.toml` (`[styles.NAME]`): `tastes` and `later` change what positions are worth (see
`kernel.weights.Style`), `numbers` change numbers of the level, such as `margin_share`, by which the lead over the
strongest rival counts. A game that declares none has bots of one kind.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from spielwerk.bots.lore import lore_of
from spielwerk.kernel.game import Game

USUAL = ""
"""The temperament of whoever has none."""


def style_at(game: Game, table: str, seat: int) -> str:
    """The temperament of a bot at a table: shuffled by the table's name, so that neighbours differ."""
    styles = [USUAL, *game.styles]
    random.Random(table).shuffle(styles)
    return styles[seat % len(styles)]


def style_numbers(game: Game, style: str) -> Mapping[str, float]:
    """The numbers of a level that a temperament changes."""
    numbers: Mapping[str, float] = lore_of(game).get("styles", {}).get(style, {}).get("numbers", {})
    return numbers
