"""Every word a person reads: Fluent files of the game and of the kernel, names of components from the data file.

Message ids follow one pattern: `ask-<decision>`, `option-<verb>`, `note-<note>`, `refusal-<refusal>`, `<noun>-<id>`
(with `.text` for the long description), `choice-<name>`, `game-…`. A message `<noun>` speaks for all things of a noun
that have no words of their own; what is printed on a thing are its arguments.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from spielwerk.kernel.decision import Decision, Note, Refusal
from spielwerk.kernel.game import Game
from spielwerk.kernel.nouns import VERB_STEP, Joined, Noun, Seats

LANGUAGES = ("de", "en")
KEPT = 20_000
"""Finished texts in memory: the same ones come again and again, and words are slow."""
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
        self._said = lru_cache(KEPT)(self._say)
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
            for thing, name in self._names_of(lang, noun).items()
        }

    def _names_of(self, lang: str, noun: Noun) -> dict[str, str]:
        """Names by id: from the noun itself, or from the one message that names all its things."""
        if isinstance(noun, Joined):
            return {thing: name for part in noun.parts for thing, name in self._own_names(lang, part).items()}
        pattern = self._value(lang, noun.name)
        if pattern is None:
            return dict(noun.names(lang))
        return {noun.ids[n]: self._format(lang, noun.name, pattern, _printed(noun.facts(n))) for n in noun}

    def _own_names(self, lang: str, part: Noun) -> dict[str, str]:
        """The names of one part of a joined noun, those that the text files give to single things included."""
        own = {thing: f"{part.name}-{thing}" for thing in part.ids}
        given = {thing: self.say(lang, message) for thing, message in own.items() if self._value(lang, message)}
        return self._names_of(lang, part) | given

    def _value(self, lang: str, message: str) -> Any:
        """The pattern of a message; None if there is none."""
        bundle = self._bundles[lang]
        return bundle.get_message(message).value if bundle.has_message(message) else None

    def has(self, lang: str, message: str) -> bool:
        """Whether there is such a text."""
        return self._bundles[lang].has_message(message) or message in self._names[lang]

    def say(self, lang: str, message: str, arguments: Mapping[str, Any] | None = None) -> str:
        """One text with its arguments filled in."""
        return self._said(lang, message, tuple((arguments or {}).items()))

    def _say(self, lang: str, message: str, arguments: tuple[tuple[str, Any], ...]) -> str:
        pattern = self._value(lang, message)
        if pattern is None:
            raise MissingText(f"{self.game.slug}/{lang}.ftl has no text {message!r}")
        return self._format(lang, message, pattern, dict(arguments))

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
        if self._value(lang, message) is not None:
            return self.say(lang, message)
        return self._names[lang].get(message, noun.ids[number])

    def description(self, lang: str, noun: Noun, number: int) -> str | None:
        """The full text of a component, if it has one."""
        if isinstance(noun, Joined):
            return self.description(lang, *noun.part(number))
        for message in (f"{noun.name}-{noun.ids[number]}", noun.name):
            pattern = self._long_text(lang, message)
            if pattern is not None:
                return self._format(lang, message, pattern, self._facts(lang, noun, number))
        return None

    def _long_text(self, lang: str, message: str) -> Any:
        """The pattern of a message's `.text`; None if there is none."""
        bundle = self._bundles[lang]
        return bundle.get_message(message).attributes.get("text") if bundle.has_message(message) else None

    def _facts(self, lang: str, noun: Noun, number: int) -> dict[str, Any]:
        """What is printed on a component, as arguments: numbers and ids, amounts such as a cost and things as words."""
        facts = noun.facts(number)
        given = _printed(facts)
        for entry, value in facts.items():
            if isinstance(value, dict):
                given[entry] = self._amounts(lang, value)
            elif isinstance(value, (str, list)):
                given[f"{entry}_name"] = self._things(lang, entry, [value] if isinstance(value, str) else value)
        return given

    def _things(self, lang: str, word: str, ids: Sequence[str]) -> str:
        """The names of things whose noun goes by this word: `resource = "timber"` has the `$resource_name` Timber."""
        noun = self.game.noun_of(word)
        return ", ".join(self.name(lang, noun, noun.number(thing)) for thing in ids if thing in noun) if noun else ""

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


def _printed(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The numbers and words among what is printed on a thing."""
    return {entry: value for entry, value in facts.items() if isinstance(value, (int, str))}
