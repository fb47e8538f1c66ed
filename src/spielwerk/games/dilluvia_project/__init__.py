"""Dilluvia Project, for 2 to 4 players."""

from . import beyond_question, consequences, drawing, evaluation, particulars, pressed, scoring, secrets, table
from .rules import rounds
from .state import game

__all__ = [
    "beyond_question",
    "consequences",
    "drawing",
    "evaluation",
    "game",
    "particulars",
    "pressed",
    "rounds",
    "scoring",
    "secrets",
    "table",
]
