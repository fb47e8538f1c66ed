"""The words of one game in one language, for whoever draws it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spielwerk.kernel.game import Game
from spielwerk.kernel.nouns import Noun


class Words:
    """What a drawing needs: names of things and of players, texts of the game."""

    def __init__(self, game: Game, lang: str, names: Sequence[str] = ()) -> None:
        self.game = game
        self.lang = lang
        self.names = names

    def name(self, noun: Noun, number: int) -> str:
        """The name of a thing."""
        return self.game.texts.name(self.lang, noun, number, self.names)

    def say(self, message_id: str, **arguments: Any) -> str:
        """A text of the game."""
        return self.game.texts.say(self.lang, message_id, arguments)

    def player(self, seat: int) -> str:
        """The name of who sits there."""
        return self.name(self.game.seat_noun, seat)
