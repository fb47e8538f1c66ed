"""Steamopolis, for 1 to 4 players."""

from . import (
    beyond_question,
    consequences,
    drawing,
    evaluation,
    particulars,
    pressed,
    scoring,
    secrets,
    table,
)
from .rules import parasites, resources, setup, turn
from .state import game

__all__ = [
    "beyond_question",
    "consequences",
    "drawing",
    "evaluation",
    "game",
    "parasites",
    "particulars",
    "pressed",
    "resources",
    "scoring",
    "secrets",
    "setup",
    "table",
    "turn",
]
