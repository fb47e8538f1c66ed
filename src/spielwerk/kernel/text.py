"""Every word a person reads: Fluent files of the game and of the kernel, names of components from the data file.

Message ids follow one pattern: `ask-<decision>`, `option-<verb>`, `note-<note>`, `refusal-<refusal>`, `<noun>-<id>`
(with `.text` for the long description), `loss-<loss>`, `choice-<name>`, `game-…`. A message `<noun>` speaks for all
things of a noun that have no words of their own; what is printed on a thing are its arguments.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, cast

from spielwerk.kernel.decision import Decision, Note, Refusal
from spielwerk.kernel.fluent import LANGUAGES, Messages, MissingText
from spielwerk.kernel.game import Game
from spielwerk.kernel.nouns import VERB_STEP, Joined, Noun, Seats

__all__ = ["LANGUAGES", "MissingText", "Texts", "slug_of"]
KEPT = 20_000
"""Finished texts in memory: the same ones come again and again, and words are slow."""
_COMMON = Path(__file__).parent / "texts"


def slug_of(name: str) -> str:
    """A name as it stands in message ids."""
    return name.replace("_", "-")


class Texts:
    """All texts of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._messages = Messages(_COMMON, game.folder)
        self._said = lru_cache(KEPT)(self._say)
        self._printed_on = lru_cache(KEPT)(self._facts)
        self._names = cache(self._component_names)

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
        pattern = self._messages.pattern(lang, noun.name)
        if pattern is None:
            return dict(noun.names(lang))
        return {noun.ids[n]: self._messages.format(lang, noun.name, pattern, _printed(noun.facts(n))) for n in noun}

    def _own_names(self, lang: str, part: Noun) -> dict[str, str]:
        """The names of one part of a joined noun, those that the text files give to single things included."""
        own = {thing: f"{part.name}-{thing}" for thing in part.ids}
        given = {
            thing: self.say(lang, message) for thing, message in own.items() if self._messages.pattern(lang, message)
        }
        return self._names_of(lang, part) | given

    def has(self, lang: str, message: str) -> bool:
        """Whether there is such a text."""
        return self._messages.has(lang, message) or message in self._names(lang)

    def say(self, lang: str, message: str, arguments: Mapping[str, Any] | None = None) -> str:
        """One text with its arguments filled in."""
        return self._said(lang, message, tuple((arguments or {}).items()))

    def _say(self, lang: str, message: str, arguments: tuple[tuple[str, Any], ...]) -> str:
        return self._messages.fill_in(lang, message, dict(arguments))

    def say_first(self, lang: str, messages: Sequence[str], arguments: Mapping[str, Any]) -> str:
        """The first of these texts that is there."""
        for message in messages[:-1]:
            if self._messages.has(lang, message):
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
        if self._messages.pattern(lang, message) is not None:
            return self.say(lang, message)
        return self._names(lang).get(message, noun.ids[number])

    def description(self, lang: str, noun: Noun, number: int) -> str | None:
        """The full text of a component, if it has one."""
        if isinstance(noun, Joined):
            return self.description(lang, *noun.part(number))
        for message in (f"{noun.name}-{noun.ids[number]}", noun.name):
            pattern = self._messages.pattern(lang, message, "text")
            if pattern is not None:
                return self._messages.format(lang, message, pattern, self._facts(lang, noun, number))
        return None

    def _facts(self, lang: str, noun: Noun, number: int) -> dict[str, Any]:
        """What is printed on a component, as arguments: numbers and ids, amounts such as a cost and things as words."""
        facts = noun.facts(number)
        given = _printed(facts)
        for entry, value in facts.items():
            if isinstance(value, dict):
                given[entry] = self._amounts(lang, cast(dict[str, Any], value))
            elif isinstance(value, (str, list)):
                things = [value] if isinstance(value, str) else cast(list[str], value)
                given[f"{entry}_name"] = self._things(lang, entry, things)
        return given

    def _things(self, lang: str, word: str, ids: Sequence[str]) -> str:
        """The names of things whose noun goes by this word: `resource = "timber"` has the `$resource_name` Timber."""
        noun = self.game.noun_of(word)
        return ", ".join(self.name(lang, noun, noun.number(thing)) for thing in ids if thing in noun) if noun else ""

    def _amounts(self, lang: str, amounts: Mapping[str, Any]) -> str:
        """`{wood = 4, gear = 2}` in words."""
        parts = [
            self._amount(lang, noun, thing, amount)
            for thing, amount in amounts.items()
            for noun in self._counted(lang, thing)
            if isinstance(amount, int)
        ]
        return ", ".join(dict.fromkeys(parts)) or "–"

    def _counted(self, lang: str, thing: str) -> list[Noun]:
        """The nouns a thing may belong to; one that says how its amounts are spoken speaks for all."""
        nouns = [noun for noun in self.game.nouns.values() if thing in noun and not isinstance(noun, Seats)]
        spoken = [noun for noun in nouns if self._messages.pattern(lang, f"{noun.name}-{thing}", "amount") is not None]
        return spoken[:1] or nouns

    def _amount(self, lang: str, noun: Noun, thing: str, amount: int) -> str:
        """So many of a thing; its `.amount` tells one from many, without it `amount-of` does for all."""
        message = f"{noun.name}-{thing}"
        pattern = self._messages.pattern(lang, message, "amount")
        if pattern is None:
            return self.say(lang, "amount-of", {"amount": amount, "thing": self.name(lang, noun, noun.number(thing))})
        return self._messages.format(lang, message, pattern, {"amount": amount})

    def arguments(self, lang: str, words: Sequence[str], values: Sequence[int], names: Sequence[str]) -> dict[str, Any]:
        """Arguments for a message: things by their name (`tile`) and id (`tile_id`), numbers as they are."""
        given: dict[str, Any] = {}
        for word, value in zip(words, values, strict=True):
            noun = self.game.noun_of(word)
            label = "player" if word == "p" else word
            given[label] = value if noun is None else self._word(lang, noun, value, names)
            if noun is not None:
                given[f"{label}_id"] = noun.ids[value] if value >= 0 else "none"
        return given

    def _word(self, lang: str, noun: Noun, value: int, names: Sequence[str]) -> str | int:
        """The name of a thing; a thing that is a plain number stays one, so that texts can tell one from many."""
        name = self.name(lang, noun, value, names)
        return int(name) if name.isdecimal() and not isinstance(noun, Seats) else name

    def prompt(self, lang: str, decision: Decision, held: Sequence[int], names: Sequence[str]) -> str:
        """What a decision asks."""
        arguments = self.arguments(lang, ["p", *decision.arguments], held, names)
        return self.say(lang, f"ask-{slug_of(decision.name)}", arguments)

    def option(
        self,
        lang: str,
        decision: Decision,
        option: int,
        names: Sequence[str] = (),
        particulars: Mapping[str, int] | None = None,
    ) -> str:
        """An option in words; a decision may have its own wording for a verb.

        It can tell what is printed on the things it speaks of, and what it means as things stand.
        """
        verb = self.game.verbs[option // VERB_STEP]
        told = particulars or {}
        words = [*(label for label, _ in verb.slots), *told]
        values = [*verb.things(option % VERB_STEP), *told.values()]
        printed: dict[str, Any] = {}
        for word, value in zip(words, values, strict=True):
            noun = self.game.noun_of(word)
            if noun is not None and value >= 0:
                printed |= self._printed_on(lang, noun, value)
        own = f"option-{slug_of(decision.name)}-{verb.text_id}"
        arguments = printed | self.arguments(lang, words, values, names)
        return self.say_first(lang, (own, f"option-{verb.text_id}"), arguments)

    def choice(self, lang: str, name: str) -> str:
        """What a choice is about."""
        return self.say(lang, f"choice-{slug_of(name)}")

    def choice_value(self, lang: str, name: str, value: str) -> str:
        """One value of a choice in words; a thing has its name already."""
        noun = self.game.choices[name].noun
        if noun is not None:
            return self.name(lang, noun, noun.number(value))
        return self.say(lang, f"choice-{slug_of(name)}-{slug_of(value)}")

    def wrong_choices(self, lang: str, name: str, numbers: Mapping[str, int]) -> str:
        """Why choices do not go together."""
        arguments = self.arguments(lang, list(numbers), list(numbers.values()), ())
        return self.say(lang, f"wrong-choices-{slug_of(name)}", arguments)

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
        ids += [f"loss-{slug_of(loss.name)}" for loss in self.game.losses]
        for choice in self.game.choices.values():
            ids.append(f"choice-{slug_of(choice.name)}")
            if choice.noun is None:
                ids += [f"choice-{slug_of(choice.name)}-{slug_of(value)}" for value in choice.values]
        return sorted(set(ids))


def _printed(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The numbers and words among what is printed on a thing."""
    return {entry: value for entry, value in facts.items() if isinstance(value, (int, str))}
