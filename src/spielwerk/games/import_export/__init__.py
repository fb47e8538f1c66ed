"""Import / Export, for 2 to 6 players."""

from spielwerk.games.import_export import drawing, evaluation, scoring, secrets, table
from spielwerk.games.import_export.rules import circle, setup
from spielwerk.games.import_export.state import game

__all__ = ["circle", "drawing", "evaluation", "game", "scoring", "secrets", "setup", "table"]
