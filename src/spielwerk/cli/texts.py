"""What the command line says, in German and English; the words stand in `de.ftl` and `en.ftl`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES = ("de", "en")
OPTION = "--lang"
_LONGEST = 300
_HERE = Path(__file__).parent


class Voice:
    """Speaks one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, message: str, **arguments: Any) -> str:
        """One text with its arguments filled in."""
        bundle = _bundle(self.lang)
        pattern = bundle.get_message(message).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, {name: _shortened(given) for name, given in arguments.items()})
        if errors:
            raise ValueError(f"cli/{self.lang}.ftl: {message}: {errors[0]}")
        return str(text)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as people write it."""
        return self.say(
            "number", value=fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
        )

    def percent(self, share: float) -> str:
        """A share of 1 as percents."""
        return self.say("percent", value=self.number(100 * share, 1))


def _shortened(given: Any) -> Any:
    """What was typed may be of any length; a line that is read may not (and Fluent refuses more than 1000 signs)."""
    return f"{given[:_LONGEST]}…" if isinstance(given, str) and len(given) > _LONGEST else given


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((_HERE / f"{lang}.ftl").read_text("utf-8")))
    return bundle


def usual_language() -> str:
    """The language of the surroundings (LANG), English if that is none of ours."""
    lang = os.environ.get("LANG", "")[:2].lower()
    return lang if lang in LANGUAGES else "en"


def language_of(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, even where the rest of it makes no sense."""
    for before, word in zip(["", *arguments], arguments, strict=False):
        lang = word if before == OPTION else word.removeprefix(f"{OPTION}=")
        if lang in LANGUAGES and (before == OPTION or lang != word):
            return lang
    return usual_language()
