"""Every word a person reads: Fluent files of the game and of the kernel, names of components from the data file.

Message ids follow one pattern: `ask-<decision>`, `option-<verb>`, `note-<note>`, `refusal-<refusal>`, `<noun>-<id>`
(with `.text` for the long description), `choice-<name>`, `game-…`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from spielwerk.kernel.decision import Decision, Note, Refusal
from spielwerk.kernel.game import Game
from spielwerk.kernel.nouns import VERB_STEP, Joined, Noun, Seats

LANGUAGES = ("de", "en")
_COMMON = Path(__file__).parent / "texts"


def slug_of(name: str) -> str:
    """A name as it stands in message ids."""
    return name.replace("_", "-")


class MissingText(KeyError):
    """A text that should be there is not."""


class Texts:
    """All texts of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._bundles = {lang: self._bundle(lang) for lang in LANGUAGES}
        self._names = {lang: self._component_names(lang) for lang in LANGUAGES}

    def _bundle(self, lang: str) -> FluentBundle:
        bundle = FluentBundle([lang], use_isolating=False)
        for folder in (_COMMON, self.game.folder):
            bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text("utf-8")), allow_overrides=True)
        return bundle

    def _component_names(self, lang: str) -> dict[str, str]:
        return {
            f"{noun.name}-{thing}": name
            for noun in self.game.nouns.values()
            for thing, name in noun.names(lang).items()
        }

    def has(self, lang: str, message: str) -> bool:
        """Whether there is such a text."""
        return self._bundles[lang].has_message(message) or message in self._names[lang]

    def say(self, lang: str, message: str, arguments: Mapping[str, Any] | None = None) -> str:
        """One text with its arguments filled in."""
        bundle = self._bundles[lang]
        if not bundle.has_message(message):
            raise MissingText(f"{self.game.slug}/{lang}.ftl has no text {message!r}")
        found = bundle.get_message(message)
        if found.value is None:
            raise MissingText(f"{self.game.slug}/{lang}.ftl: the text {message!r} has no value")
        return self._format(lang, message, found.value, dict(arguments or {}))

    def _format(self, lang: str, message: str, pattern: Any, arguments: dict[str, Any]) -> str:
        text, errors = self._bundles[lang].format_pattern(pattern, arguments)
        if errors:
            raise MissingText(f"{self.game.slug}/{lang}.ftl: {message}: {errors[0]}")
        return str(text)

    def say_first(self, lang: str, messages: Sequence[str], arguments: Mapping[str, Any]) -> str:
        """The first of these texts that is there."""
        for message in messages[:-1]:
            if self._bundles[lang].has_message(message):
                return self.say(lang, message, arguments)
        return self.say(lang, messages[-1], arguments)

    def name(self, lang: str, noun: Noun, number: int, names: Sequence[str] = ()) -> str:
        """The name of a thing; of a seat the name of who sits there."""
        if number < 0:
            return self.say(lang, "nothing")
        if isinstance(noun, Seats):
            return (
                names[number]
                if number < len(names) and names[number]
                else self.say(lang, "seat-name", {"number": number + 1})
            )
        message = f"{noun.name}-{noun.ids[number]}"
        if self._bundles[lang].has_message(message) and self._bundles[lang].get_message(message).value is not None:
            return self.say(lang, message)
        return self._names[lang].get(message, noun.ids[number])

    def description(self, lang: str, noun: Noun, number: int) -> str | None:
        """The full text of a component, if it has one."""
        if isinstance(noun, Joined):
            return self.description(lang, *noun.part(number))
        message = f"{noun.name}-{noun.ids[number]}"
        bundle = self._bundles[lang]
        pattern = bundle.get_message(message).attributes.get("text") if bundle.has_message(message) else None
        return self._format(lang, message, pattern, self._facts(lang, noun, number)) if pattern else None

    def _facts(self, lang: str, noun: Noun, number: int) -> dict[str, Any]:
        """What is printed on a component, as arguments: numbers, and amounts such as a cost as words."""
        given: dict[str, Any] = {}
        for entry, value in noun.facts(number).items():
            if isinstance(value, dict):
                given[entry] = self._amounts(lang, value)
            elif isinstance(value, (int, str)):
                given[entry] = value
        return given

    def _amounts(self, lang: str, amounts: Mapping[str, Any]) -> str:
        """`{wood = 4, gear = 2}` in words."""
        parts = [
            f"{amount} {self.name(lang, noun, noun.number(thing))}"
            for thing, amount in amounts.items()
            for noun in self.game.nouns.values()
            if thing in noun and not isinstance(noun, Seats) and isinstance(amount, int)
        ]
        return ", ".join(dict.fromkeys(parts)) or "–"

    def arguments(self, lang: str, words: Sequence[str], values: Sequence[int], names: Sequence[str]) -> dict[str, Any]:
        """Arguments for a message: things by their name (`tile`) and id (`tile_id`), numbers as they are."""
        given: dict[str, Any] = {}
        for word, value in zip(words, values, strict=True):
            noun = self.game.noun_of(word)
            label = "player" if word == "p" else word
            given[label] = value if noun is None else self._word(lang, noun, value, names)
            if noun is not None:
                given[f"{label}_id"] = noun.ids[value] if value >= 0 else ""
        return given

    def _word(self, lang: str, noun: Noun, value: int, names: Sequence[str]) -> str | int:
        """The name of a thing; a thing that is a plain number stays one, so that texts can tell one from many."""
        name = self.name(lang, noun, value, names)
        return int(name) if name.isdecimal() and not isinstance(noun, Seats) else name

    def prompt(self, lang: str, decision: Decision, held: Sequence[int], names: Sequence[str]) -> str:
        """What a decision asks."""
        arguments = self.arguments(lang, ["p", *decision.arguments], held, names)
        return self.say(lang, f"ask-{slug_of(decision.name)}", arguments)

    def option(self, lang: str, decision: Decision, option: int, names: Sequence[str] = ()) -> str:
        """An option in words; a decision may have its own wording for a verb."""
        verb = self.game.verbs[option // VERB_STEP]
        words = [label for label, _ in verb.slots]
        arguments = self.arguments(lang, words, verb.things(option % VERB_STEP), names)
        own = f"option-{slug_of(decision.name)}-{verb.text_id}"
        return self.say_first(lang, (own, f"option-{verb.text_id}"), arguments)

    def note(self, lang: str, note: Note, given: Sequence[int], names: Sequence[str]) -> str:
        """A line of the log."""
        return self.say(lang, f"note-{slug_of(note.name)}", self.arguments(lang, note.parameters, given, names))

    def refusal(self, lang: str, refusal: Refusal, given: Sequence[int], names: Sequence[str]) -> str:
        """Why something is not possible."""
        arguments = self.arguments(lang, refusal.parameters, given, names)
        return self.say(lang, f"refusal-{slug_of(refusal.name)}", arguments)

    @cached_property
    def required(self) -> list[str]:
        """The ids of all messages the game must have in every language."""
        ids = ["game-name", "game-tagline", "game-aid"]
        for kind in self.game.kinds:
            if isinstance(kind, Decision):
                ids.append(f"ask-{slug_of(kind.name)}")
        ids += [f"option-{verb.text_id}" for verb in self.game.verbs]
        ids += [f"note-{slug_of(name)}" for name in self.game.notes]
        ids += [f"refusal-{slug_of(name)}" for name in self.game.refusals]
        for choice in self.game.choices.values():
            ids.append(f"choice-{slug_of(choice.name)}")
            ids += [f"choice-{slug_of(choice.name)}-{slug_of(value)}" for value in choice.values]
        return sorted(set(ids))
