"""Steamopolis, for 1 to 4 players."""

from spielwerk.games.steamopolis import drawing, evaluation, scoring, secrets, table
from spielwerk.games.steamopolis.rules import parasites, resources, setup, turn
from spielwerk.games.steamopolis.state import game

__all__ = ["drawing", "evaluation", "game", "parasites", "resources", "scoring", "secrets", "setup", "table", "turn"]
