"""What the server itself says, in German and English (`de.ftl`, `en.ftl`). It knows the loader of the kernel alone."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from spielwerk.kernel.fluent import LANGUAGES, Messages

__all__ = ["LANGUAGES", "USUAL", "language", "read", "say", "say_or"]
USUAL = "en"


@cache
def _messages() -> Messages:
    return Messages(Path(__file__).parent)


def read() -> None:
    """Read all texts now: the first who is told something should not wait for that, nor all others with them."""
    _messages()


@lru_cache(10_000)
def say(lang: str, message: str, /, **arguments: str | float) -> str:
    """One text with its arguments filled in."""
    return _messages().say(lang, message, **arguments)


def say_or(lang: str, message: str, otherwise: str) -> str:
    """A text, if there is one."""
    return say(lang, message) if _messages().has(lang, message) else otherwise


def language(asked: str | None, accepted: str | None = None) -> str:
    """The language for an answer: the one asked for, else the first of ours that the browser accepts."""
    wanted = [asked or "", *(accepted or "").split(",")]
    for word in wanted:
        lang = word.strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return USUAL
