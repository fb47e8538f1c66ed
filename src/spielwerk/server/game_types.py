"""What a board may know of its game, as TypeScript: the view, made from the record and the typed extras of `table.py`,
and what is printed on the components, made from `data.toml`.

python -m spielwerk.server.game_types       # writes generated.ts beside every crafted board
"""

from __future__ import annotations

import json
import types
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from spielwerk.games import GAMES
from spielwerk.games import game as find_game
from spielwerk.kernel import EVERYONE, NOBODY, Game, Noun, Seats
from spielwerk.kernel.catalogue import Catalogue
from spielwerk.kernel.schema import Field, Record, State

HEAD = "/** Made from the rules of the game by `python -m spielwerk.server.game_types`; a test compares them. */"
BOARDS = Path(__file__).parents[3] / "web" / "src" / "games"
INTERNAL = ("stack", "depth")
"""Fields of every state that no view shows."""
PLAIN: dict[Any, str] = {int: "number", float: "number", str: "string", bool: "boolean", None: "null", Any: "unknown"}


def crafted() -> list[str]:
    """The games that have a board of their own."""
    return [slug for slug in GAMES if (BOARDS / slug / "index.ts").exists()]


def path_of(slug: str) -> Path:
    """The file that is made for a game."""
    return BOARDS / slug / "generated.ts"


def game_types(game: Game) -> str:
    """All types of one game."""
    shapes = Shapes()
    extras = get_type_hints(game.extras).get("return")
    bases = ["Fields", shapes.type(extras)] if is_typeddict(extras) else ["Fields"]
    parts = [
        HEAD,
        f'import * as printed from "printed:{game.slug}";',
        *(_ids(noun) for noun in game.nouns.values() if not isinstance(noun, Seats)),
        *_records(game, game.state_class, "Fields"),
        *shapes.declared.values(),
        f"/** All that the board is drawn from. */\nexport interface View extends {', '.join(bases)} {{}}",
        "/* What is printed on the components: the tables of `data.toml`. */",
        *_Printed(game).declared(Catalogue(game.folder).data),
    ]
    return "\n\n".join(parts) + "\n"


def _pascal(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def _union(ids: Sequence[str]) -> str:
    return " | ".join(json.dumps(thing) for thing in ids)


def _ids(noun: Noun) -> str:
    """The ids of the things of a noun."""
    words = "string" if all(thing.isdigit() for thing in noun.ids) else _union(noun.ids)
    return f"export type {_pascal(noun.name)}Id = {words};"


# ---------------------------------------------------------------- the record


def _records(game: Game, cls: type[Record], name: str) -> Iterator[str]:
    """The interface of a record, after those of the records inside it."""
    lines: list[str] = []
    for label, field in cls.FIELDS.items():
        if field.seen_by == NOBODY or field.derived or (issubclass(cls, State) and label in INTERNAL):
            continue
        if field.record:
            yield from _records(game, field.record, field.record.__name__)
        lines.append(f"  {label}{'' if field.seen_by == EVERYONE else '?'}: {_field(game, field)};")
    yield "\n".join([f"export interface {name} {{", *lines, "}"])


def _field(game: Game, field: Field) -> str:
    """A field as views show it: arrays by number, by id of a thing, or by seat."""
    words = field.record.__name__ if field.record else _number(game, field)
    for axis in reversed(field.axes):
        if isinstance(axis, Noun) and not isinstance(axis, Seats):
            words = f"Record<{_id_type(game, axis)}, {words}>"
        else:
            words = f"({words})[]" if "|" in words else f"{words}[]"
    return words


def _number(game: Game, field: Field) -> str:
    if field.of is None:
        return "number"
    return "number | null" if isinstance(field.of, Seats) else f"{_id_type(game, field.of)} | null"


def _id_type(game: Game, noun: Noun) -> str:
    """The name of a noun's ids; a noun that no text speaks of has only its ids."""
    return f"{_pascal(noun.name)}Id" if game.nouns.get(noun.name) is noun else _union(noun.ids)


# ---------------------------------------------------------------- the typed extras


class Shapes:
    """Python's types as TypeScript; typed dictionaries are declared on the way, `Annotated[str, CARDS]` is a CardId."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}

    def type(self, hint: Any) -> str:
        """A type in the words of TypeScript."""
        if hint in PLAIN or hint is type(None):
            return PLAIN.get(hint, "null")
        if is_typeddict(hint):
            return self._declare(hint)
        origin, inside = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return f"{_pascal(inside[1].name)}Id"
        if origin in (Union, types.UnionType):
            return " | ".join(self.type(one) for one in inside)
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in inside)
        if origin in (NotRequired, Required):
            return self.type(inside[0])
        if origin in (list, Sequence):
            words = self.type(inside[0])
            return f"({words})[]" if "|" in words else f"{words}[]"
        if origin in (dict, Mapping):
            return f"Record<{self.type(inside[0])}, {self.type(inside[1])}>"
        raise TypeError(f"{hint} has no counterpart in TypeScript")

    def _declare(self, shape: Any) -> str:
        name = shape.__name__
        if name not in self.declared:
            self.declared[name] = ""
            lines = [
                f"  {label}{'' if label in shape.__required_keys__ else '?'}: {self.type(hint)};"
                for label, hint in get_type_hints(shape, include_extras=True).items()
            ]
            said = f"/** {shape.__doc__.splitlines()[0]} */\n" if shape.__doc__ else ""
            self.declared[name] = "\n".join([f"{said}export interface {name} {{", *lines, "}"])
        return name


# ---------------------------------------------------------------- what is printed on the components


class _Printed:
    """The shape of each table of the data file; words and amounts get the ids of the nouns that they name."""

    def __init__(self, game: Game) -> None:
        self.nouns = [noun for noun in game.nouns.values() if not isinstance(noun, Seats)]
        self.noun_of = game.noun_of

    def declared(self, data: Mapping[str, Any]) -> Iterator[str]:
        """One constant for each table, from the data file that the rules read."""
        for name, table in data.items():
            yield f"export const {name}: {self._shape(name, [table], '')} = printed.{name};"

    def _shape(self, key: str, values: Sequence[Any], indent: str) -> str:
        """One shape that fits all these values."""
        if all(isinstance(value, Mapping) for value in values):
            return self._amounts(values) or self._object(values, indent)
        if all(isinstance(value, list) for value in values):
            inside = [one for value in values for one in value]
            words = self._shape(key, inside, indent) if inside else "never"
            return f"({words})[]" if "|" in words else f"{words}[]"
        if all(isinstance(value, str) for value in values):
            return self._words(key, set(values))
        return " | ".join(sorted({PLAIN.get(type(value), "unknown") for value in values}))

    def _words(self, key: str, values: set[str]) -> str:
        """Ids where all values are things of one noun: the one that the key names, or the one that has just these."""
        named = self.noun_of(key)
        if named is not None and named in self.nouns and all(value in named for value in values):
            return f"{_pascal(named.name)}Id"
        same = next((noun for noun in self.nouns if key == "id" and values == set(noun.ids)), None)
        return f"{_pascal(same.name)}Id" if same else "string"

    def _amounts(self, rows: Sequence[Mapping[str, Any]]) -> str | None:
        """Numbers by the ids of a noun, such as costs by resource."""
        keys = {key for row in rows for key in row}
        numbers = all(type(value) is int for row in rows for value in row.values())
        noun = next((noun for noun in self.nouns if keys and keys <= set(noun.ids)), None)
        return f"Partial<Record<{_pascal(noun.name)}Id, number>>" if noun and numbers else None

    def _object(self, rows: Sequence[Mapping[str, Any]], indent: str) -> str:
        keys = list(dict.fromkeys(key for row in rows for key in row))
        if not keys:
            return "Record<string, never>"
        lines = [
            f"{indent}  {key if key.isidentifier() else json.dumps(key)}"
            f"{'' if all(key in row for row in rows) else '?'}: "
            f"{self._shape(key, [row[key] for row in rows if key in row], indent + '  ')};"
            for key in keys
        ]
        return "\n".join(["{", *lines, f"{indent}}}"])


if __name__ == "__main__":
    for slug in crafted():
        path_of(slug).write_text(game_types(find_game(slug)), "utf-8")
