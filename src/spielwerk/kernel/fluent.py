"""Fluent files: the one way in which games, server and command line load the words they say."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES = ("de", "en")
LONGEST_ARGUMENT = 300
"""What was typed may be of any length; a line that is read may not (and Fluent refuses more than 1000 signs)."""


class MissingText(KeyError):
    """A text that should be there is not."""


class Messages:
    """The files `de.ftl` and `en.ftl` of some folders; a later folder speaks before an earlier one."""

    def __init__(self, *folders: Path) -> None:
        self._where = folders[-1].name
        self._bundle = cache(partial(_bundle, folders))  # most processes speak one language only

    def has(self, lang: str, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle(lang).has_message(message)

    def say(self, lang: str, message: str, **arguments: Any) -> str:
        """One text with its arguments filled in; those that people have typed are cut to a length that can be read."""
        return self.fill_in(lang, message, {name: shortened(given) for name, given in arguments.items()})

    def fill_in(self, lang: str, message: str, arguments: dict[str, Any]) -> str:
        """One text with its arguments as they are."""
        pattern = self.pattern(lang, message)
        if pattern is None:
            raise MissingText(f"{self._where}/{lang}.ftl has no text {message!r}")
        return self.format(lang, message, pattern, arguments)

    def pattern(self, lang: str, message: str, attribute: str | None = None) -> Any:
        """What a message (or its attribute) says before anything is filled in; None if there is none."""
        bundle = self._bundle(lang)
        if not bundle.has_message(message):
            return None
        found = bundle.get_message(message)
        return found.value if attribute is None else found.attributes.get(attribute)

    def format(self, lang: str, message: str, pattern: Any, arguments: dict[str, Any]) -> str:
        """A pattern with its arguments filled in."""
        text, errors = self._bundle(lang).format_pattern(pattern, arguments)
        if errors:
            raise MissingText(f"{self._where}/{lang}.ftl: {message}: {errors[0]}")
        return str(text)


class Speaker:
    """Speaks one language, with numbers as people write them; the files have the messages `number` and `percent`."""

    def __init__(self, messages: Messages, lang: str) -> None:
        self._messages = messages
        self.lang = lang

    def say(self, message: str, **arguments: Any) -> str:
        """One text with its arguments filled in."""
        return self._messages.say(self.lang, message, **arguments)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as people write it."""
        written = fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return self.say("number", value=written)

    def percent(self, share: float) -> str:
        """A share of 1 as percents."""
        return self.say("percent", value=self.number(100 * share, 1))


def _bundle(folders: tuple[Path, ...], lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text("utf-8")), allow_overrides=True)
    return bundle


def shortened(given: Any) -> Any:
    """An argument that fits into a line."""
    return f"{given[:LONGEST_ARGUMENT]}…" if isinstance(given, str) and len(given) > LONGEST_ARGUMENT else given
