"""Dudo: dice under cups, bids and doubts, for 2 to 6 players."""

from . import evaluation, scoring, secrets, table
from .rules import rounds
from .state import game

__all__ = ["evaluation", "game", "rounds", "scoring", "secrets", "table"]
