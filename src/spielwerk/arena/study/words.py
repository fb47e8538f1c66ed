"""What studies say, in German and English; the words stand in `de.ftl` and `en.ftl`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from spielwerk.kernel.fluent import Messages, Speaker


@cache
def _messages() -> Messages:
    return Messages(Path(__file__).parent)


class Words(Speaker):
    """Speaks one language."""

    def __init__(self, lang: str) -> None:
        super().__init__(_messages(), lang)

    def interval(self, low: float, high: float, digits: int = 0) -> str:
        """From one number to another."""
        return self.say("interval", low=self.number(low, digits), high=self.number(high, digits))

    def more(self, value: float, digits: int = 0) -> str:
        """A difference with its sign."""
        return self.say("more" if value >= 0 else "less", value=self.number(abs(value), digits))


class WrongStudy(ValueError):
    """A study file that can't be played; said by a message of the text files."""

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments

    def text(self, lang: str) -> str:
        """What is wrong, in one line."""
        return " ".join(Words(lang).say(self.message, **self.arguments).split())

    def __str__(self) -> str:
        return self.text("en")
