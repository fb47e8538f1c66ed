"""The card of a game on the front page: what `card.toml` in its folder says, and what holds where it says nothing."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FILE = "card.toml"


@dataclass(frozen=True)
class Card:
    """How long a game takes, and where it stands among the others."""

    minutes: tuple[int, int] = (60, 120)
    """The least and the most that players should reckon with."""
    order: int = 1000
    """Cards with low numbers come first."""


def read_card(folder: Path) -> Card:
    """The card of the game in a folder."""
    file = folder / FILE
    said: dict[str, Any] = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    least, most = said.get("minutes", Card.minutes)
    return Card((least, most), said.get("order", Card.order))
