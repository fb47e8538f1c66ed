"""Nouns and verbs: the words from which the text keys of options are made.

A *noun* is a list of things a game talks about: its resources, tiles, cards, fields.
A thing is a number in the rules and an id in texts, keys and data files.
A *verb* is a family of options: `build:<airship>` stands for `build:private_wood`, `build:tourist` and so on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

VERB_BITS = 12
VERB_STEP = 1 << VERB_BITS
ITEM_MASK = VERB_STEP - 1
"""An option is `verb + item`: verbs are multiples of the step, the bits below it count the item."""

_SLOT = re.compile(r"<(?:(\w+)=)?(\w+)>")


class Noun:
    """A named list of things with ids; iterating gives their numbers."""

    def __init__(self, name: str, ids: Iterable[str]) -> None:
        self.name = name
        self.ids = tuple(ids)
        self._numbers = {thing: number for number, thing in enumerate(self.ids)}
        if len(self._numbers) != len(self.ids):
            raise ValueError(f"noun {name!r} has an id twice")

    def __len__(self) -> int:
        return len(self.ids)

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self.ids)))

    def __contains__(self, thing: object) -> bool:
        return thing in self._numbers

    def number(self, thing: str) -> int:
        """The number of the thing with this id."""
        if thing not in self._numbers:
            raise ValueError(f"there is no {self.name} {thing!r}")
        return self._numbers[thing]

    def names(self, lang: str) -> Mapping[str, str]:
        """Names by id, where the noun itself brings them; texts files may add or replace them."""
        return {}

    def facts(self, number: int) -> Mapping[str, Any]:
        """What is printed on a thing, for its description."""
        return {}

    def __repr__(self) -> str:
        return f"Noun({self.name!r}, {len(self.ids)} ids)"


def numbers_noun(name: str, values: Iterable[int]) -> Noun:
    """A noun whose things are plain numbers: amounts, bids, counts."""
    return Noun(name, (str(value) for value in values))


class Joined(Noun):
    """Several nouns in a row as one, each thing under its own id and name."""

    def __init__(self, name: str, *parts: Noun) -> None:
        super().__init__(name, (thing for part in parts for thing in part.ids))
        self.parts = parts

    def names(self, lang: str) -> Mapping[str, str]:
        """The names of all parts."""
        return {thing: name for part in self.parts for thing, name in part.names(lang).items()}

    def facts(self, number: int) -> Mapping[str, Any]:
        """What is printed on a thing of one of the parts."""
        part, own_number = self.part(number)
        return part.facts(own_number)

    def part(self, number: int) -> tuple[Noun, int]:
        """The noun a thing comes from, and its number there."""
        for part in self.parts:
            if number < len(part):
                return part, number
            number -= len(part)
        raise IndexError(f"{self.name} has {len(self)} things")


class Seats(Noun):
    """The places at a table, in turn order; texts show the name of the person who sits there."""

    def __init__(self, most: int) -> None:
        super().__init__("seat", (str(seat) for seat in range(most)))


@dataclass(frozen=True, eq=False)
class Verb:
    """A family of options with the same wording: a template such as `give:<given=resource>:take:<taken=resource>`.

    A game has each verb once, so that one is told from another without a look at what it says.
    """

    template: str
    code: int
    slots: tuple[tuple[str, Noun], ...]

    @cached_property
    def size(self) -> int:
        """How many options the verb has."""
        size = 1
        for _, noun in self.slots:
            size *= len(noun)
        return size

    @cached_property
    def text_id(self) -> str:
        """The words of the template without its slots: `give-take`."""
        words = re.split(r"[:+=]", _SLOT.sub("", self.template))
        return "-".join(word.replace("_", "-") for word in words if word)

    def things(self, item: int) -> list[int]:
        """The number in each slot for one item."""
        numbers: list[int] = []
        for _, noun in reversed(self.slots):
            item, number = divmod(item, len(noun))
            numbers.append(number)
        return numbers[::-1]

    def key(self, item: int) -> str:
        """The text key of one option of this verb."""
        return self._keys[item]

    @cached_property
    def _keys(self) -> list[str]:
        return [self._key(item) for item in range(self.size)]

    def _key(self, item: int) -> str:
        things = zip(self.slots, self.things(item), strict=True)
        words = iter([noun.ids[number] for (_, noun), number in things])
        return _SLOT.sub(lambda slot: next(words), self.template)


def make_verb(template: str, code: int, nouns: Mapping[str, Noun]) -> Verb:
    """Read a template; `<tile>` is a slot for the noun tile, `<given=resource>` one with a name of its own."""
    slots: list[tuple[str, Noun]] = []
    for label, noun in _SLOT.findall(template):
        if noun not in nouns:
            raise ValueError(f"verb {template!r}: there is no noun {noun!r}")
        slots.append((label or noun, nouns[noun]))
    verb = Verb(template, code, tuple(slots))
    if verb.size > VERB_STEP:
        raise ValueError(f"verb {template!r} has {verb.size} options, more than {VERB_STEP}")
    return verb
