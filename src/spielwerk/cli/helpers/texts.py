"""What the command line says, in German and English; the words stand in `de.ftl` and `en.ftl`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from spielwerk.kernel.fluent import LANGUAGES, Messages, Speaker

OPTION = "--lang"


@cache
def _messages() -> Messages:
    return Messages(Path(__file__).parent)


class Voice(Speaker):
    """Speaks one language."""

    def __init__(self, lang: str) -> None:
        super().__init__(_messages(), lang)


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
