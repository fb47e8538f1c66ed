"""What the server itself says, in German and English; the words stand in `de.ftl` and `en.ftl`."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from spielwerk.kernel.text import LANGUAGES

USUAL = "en"
_HERE = Path(__file__).parent


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((_HERE / f"{lang}.ftl").read_text("utf-8")))
    return bundle


@lru_cache(10_000)
def say(lang: str, message: str, /, **arguments: str | float) -> str:
    """One text with its arguments filled in."""
    pattern = _bundle(lang).get_message(message).value
    assert pattern is not None
    return str(_bundle(lang).format_pattern(pattern, arguments)[0])


def say_or(lang: str, message: str, otherwise: str) -> str:
    """A text, if there is one."""
    return say(lang, message) if _bundle(lang).has_message(message) else otherwise


def language(asked: str | None, accepted: str | None = None) -> str:
    """The language for an answer: the one asked for, else the first of ours that the browser accepts."""
    wanted = [asked or "", *(accepted or "").split(",")]
    for word in wanted:
        lang = word.strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return USUAL
