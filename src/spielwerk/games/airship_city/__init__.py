"""Airship City, for 3 or 4 players."""

from . import (
    beyond_question,
    consequences,
    drawing,
    evaluation,
    particulars,
    reasons,
    scoring,
    secrets,
    table,
)
from .rules import turn
from .state import game

__all__ = [
    "beyond_question",
    "consequences",
    "drawing",
    "evaluation",
    "game",
    "particulars",
    "reasons",
    "scoring",
    "secrets",
    "table",
    "turn",
]
