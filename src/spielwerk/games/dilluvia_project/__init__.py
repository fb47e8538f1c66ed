"""Dilluvia Project, for 2 to 4 players."""

from spielwerk.games.dilluvia_project import drawing, evaluation, scoring, secrets, table
from spielwerk.games.dilluvia_project.rules import rounds
from spielwerk.games.dilluvia_project.state import game

__all__ = ["drawing", "evaluation", "game", "rounds", "scoring", "secrets", "table"]
