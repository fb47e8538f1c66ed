"""Examples of the rules: a position described in a few lines, which the engine sets up and plays.

An example is a table of TOML in a rules file:

    seats = 3
    seed = 7
    choices = { shift_in_mid_hop = "true" }      # table options, where they matter
    before = ["move:harbour_1"]                  # decisions on the way to the position, not told
    set = { "player.0.stock.wood" = 6 }          # fields of the record, things by their ids
    ask = { decision = "build", player = 0 }     # a decision put before whatever would come next, with its words
    offered = ["build:tourist"]                  # what must be possible there
    refused = { "build:luxury" = "needs_marks" } # what must not, and the reason
    play = ["build:tourist", "donate"]           # what the text tells
    after = { "player.0.score" = 2 }             # what must come out; the empty word for nothing
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from spielwerk.kernel.game import Game
from spielwerk.kernel.nouns import Noun, Seats
from spielwerk.kernel.schema import Field, Record
from spielwerk.kernel.table import IllegalMove, Table

ENTRIES = {"seats", "seed", "choices", "before", "set", "ask", "offered", "refused", "play", "after", "viewer"}


class BadExample(ValueError):
    """An example names something that the game does not have."""


def stage(game: Game, example: Mapping[str, Any]) -> Table:
    """The position of an example, before what it tells."""
    unknown = set(example) - ENTRIES
    if unknown:
        raise BadExample(f"an example has no entry {', '.join(sorted(unknown))}")
    table = game.table(example.get("seats", game.seats[0]), example.get("seed", 1), example.get("choices"))
    for key in example.get("before", []):
        table.play(key)
    for path, value in example.get("set", {}).items():
        write(game, table.state, path, value)
    if "ask" in example:
        _ask(game, table, dict(example["ask"]))
    table.moves.clear()
    return table


def wrong(game: Game, example: Mapping[str, Any]) -> list[str]:
    """What does not come out as the example says; empty when all does."""
    table = stage(game, example)
    found = list(_offers(table, example))
    for key in example.get("play", []):
        try:
            table.play(key)
        except IllegalMove as error:
            return [*found, str(error)]
    for path, value in example.get("after", {}).items():
        there = read(table.state, path)
        if there != (None if value == "" else value):
            found.append(f"{path} is {there!r}, not {value!r}")
    return found


def _offers(table: Table, example: Mapping[str, Any]) -> Iterator[str]:
    options = table.options()
    reasons = {refused.key: refused.name for refused in table.refused("en")}
    yield from (f"{key} is not offered" for key in example.get("offered", []) if key not in options)
    for key, reason in example.get("refused", {}).items():
        if reasons.get(key) != reason:
            yield f"{key} is refused because of {reasons.get(key)}, not {reason}"


def _ask(game: Game, table: Table, asked: dict[str, Any]) -> None:
    """Put a decision on top of whatever is waiting."""
    decision = game.decision_named(asked.pop("decision"))
    player = asked.pop("player")
    missing = [word for word in decision.arguments if word not in asked]
    if missing or len(asked) != len(decision.arguments):
        raise BadExample(f"{decision.name} is asked with {', '.join(decision.arguments) or 'nothing'}")
    decision(table.state, player, *(_number_for(game, word, asked[word]) for word in decision.arguments))


def _number_for(game: Game, word: str, value: int | str) -> int:
    noun = game.noun_of(word)
    return noun.number(value) if noun and isinstance(value, str) else int(value)


# ---------------------------------------------------------------- fields by their paths


def read(state: Record, path: str) -> int | str | None:
    """A field by its path, such as `player.0.stock.wood`; a thing by its id, None for none."""
    record, field, at = _find(state, path)
    value = getattr(record, field.name)
    number = int(value[_index(at)] if at else value)
    if field.of is None:
        return number
    if number < 0:
        return None
    return number if isinstance(field.of, Seats) else field.of.ids[number]


def write(game: Game, state: Record, path: str, value: int | str) -> None:
    """Set a field by its path; a thing by its id, the empty word for none. A game may have its own way to set one."""
    record, field, at = _find(state, path)
    number = value if isinstance(value, int) else field.of.number(value) if field.of and value else -1
    if record is state and field.name in game.setters:
        game.setters[field.name](state, *at, number)
    elif not at:
        setattr(record, field.name, number)
    else:
        getattr(record, field.name)[_index(at)] = number


def _find(record: Record, path: str) -> tuple[Record, Field, tuple[int, ...]]:
    """The record in which a path ends, its field there, and the place in it."""
    name, *rest = path.split(".")
    field = record.FIELDS.get(name)
    if field is None:
        raise BadExample(f"{path}: the record has no field {name}")
    if field.record:
        return _find(getattr(record, name)[int(rest[0])], ".".join(rest[1:]))
    if len(rest) != len(field.axes):
        raise BadExample(f"{path}: {name} has {len(field.axes)} places, not {len(rest)}")
    return record, field, tuple(_place(axis, step) for axis, step in zip(field.axes, rest, strict=True))


def _place(axis: int | Noun, step: str) -> int:
    return axis.number(step) if isinstance(axis, Noun) else int(step)


def _index(at: Sequence[int]) -> int | Sequence[int]:
    """A place in an array as its fields want it: a number, or several for several axes."""
    return at if len(at) > 1 else at[0]
