"""What is settled when a table is opened, and what is said where it does not go together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielwerk.kernel.nouns import Noun

if TYPE_CHECKING:
    from spielwerk.kernel.game import Game


@dataclass(frozen=True)
class Choice:
    """Something that is settled when a table is opened; the state has a field of the same name."""

    name: str
    values: tuple[str, ...]
    default: str
    noun: Noun | None = None
    """The noun whose things are the values, if they are such: then their names are known already."""


class WrongChoices(ValueError):
    """Choices that do not go together; the game says why by its message `wrong-choices-<name>`."""

    def __init__(self, game: Game, name: str, **numbers: int) -> None:
        self.game, self.name, self.numbers = game, name, numbers
        super().__init__(self.text("en"))

    def text(self, lang: str) -> str:
        """What is wrong, in one line."""
        return self.game.texts.wrong_choices(lang, self.name, self.numbers)
