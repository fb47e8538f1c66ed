"""What a game tells bots, beside the weights of its evaluation: goods, strategies that people know, temperaments."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from spielwerk.kernel.game import Game
from spielwerk.kernel.weights import STYLES_FILE

LORE_FILE = STYLES_FILE


@cache
def lore_of(game: Game) -> dict[str, Any]:
    """The file of a game, empty where it has none."""
    file = game.folder / LORE_FILE
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
