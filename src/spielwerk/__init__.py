"""Spielwerk: a digital table for modern Euro board games."""

from spielwerk.games import game, game_slugs

__version__ = "0.1.0"
__all__ = ["__version__", "game", "game_slugs"]
