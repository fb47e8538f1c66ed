"""__NAME__: roll as long as you dare, for 2 to 4 players."""

from . import evaluation, scoring, secrets, table
from .rules import turns
from .state import game

__all__ = ["evaluation", "game", "scoring", "secrets", "table", "turns"]
