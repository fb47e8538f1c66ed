"""Anno 1800 - the board game, for 2 to 4 players."""

from . import beyond_question, consequences, evaluation, particulars, scoring, secrets, table
from .rules import setup
from .state import game

__all__ = [
    "beyond_question",
    "consequences",
    "evaluation",
    "game",
    "particulars",
    "scoring",
    "secrets",
    "setup",
    "table",
]
