"""What a player has, as amounts under names: by these people are told what an option changes.

An amount is named by a component (`resource:wood`), by a field of the view (`gold`), or by both where several fields
speak of the same things (`exhausted/population:farmers`). The points of a player go by `POINTS`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from spielwerk.kernel.fields import view_fields
from spielwerk.kernel.game import Game
from spielwerk.kernel.nouns import Noun, Seats
from spielwerk.kernel.schema import NOBODY, Field, Record

POINTS = "points"
Read = Callable[[Record], dict[str, int]]


def amounts(game: Game, s: Any, seat: int) -> dict[str, int]:
    """What a seat has, the points first; s is as the seat sees it."""
    points = int(game.functions["score"](s, seat))
    return {POINTS: points} | (game.holdings or _from_record(game))(s, seat)


def amount_label(game: Game, lang: str, name: str) -> str:
    """What an amount is called."""
    field, _, thing = name.rpartition("/") if ":" in name else (name, "", "")
    words = [_field_label(game, lang, field)] if field else []
    if thing:
        noun, _, word = thing.partition(":")
        words.append(game.texts.name(lang, game.nouns[noun], game.nouns[noun].number(word)))
    return ": ".join(words)


def amount_ref(name: str) -> str | None:
    """The component that an amount is counted in."""
    return name.rpartition("/")[2] if ":" in name else None


def _field_label(game: Game, lang: str, field: str) -> str:
    fields = view_fields(game, lang)
    known = fields.get(f"player.{field}") or fields.get(field)
    return known.label if known else game.texts.say(lang, field)


# ---------------------------------------------------------------- what the record alone says


@cache
def _from_record(game: Game) -> Callable[[Any, int], dict[str, int]]:
    """The number fields and things of a player's record that the player sees."""
    rows = [(name, field) for name, field in game.state_class.FIELDS.items() if _is_of_players(field)]
    readers = [(name, list(_readers(game, field.record))) for name, field in rows if field.record]

    def holdings(s: Any, seat: int) -> dict[str, int]:
        held: dict[str, int] = {}
        for name, reads in readers:
            for read in reads:
                held |= read(getattr(s, name)[seat])
        return held

    return holdings


def _is_of_players(field: Field) -> bool:
    return field.record is not None and isinstance(field.axes[0], Seats)


def _readers(game: Game, record: type[Record]) -> Iterator[Read]:
    shown = [
        field
        for field in record.FIELDS.values()
        if not (field.seen_by == NOBODY or field.derived or field.bookkeeping or field.record)
    ]
    spoken_of = Counter(noun.name for field in shown for noun in [_things(game, field)] if noun)
    for field in shown:
        noun = _things(game, field)
        if noun is not None:
            prefix = f"{field.name}/" if spoken_of[noun.name] > 1 else ""
            names = [f"{prefix}{noun.name}:{thing}" for thing in noun.ids]
            yield _things_held(field, names) if field.of else _amounts_held(field, names)
        elif field.of is None and not field.axes:
            yield _number_held(field)


def _things(game: Game, field: Field) -> Noun | None:
    """The things that a field counts: those it holds, or those by which its only row of numbers is listed."""
    noun = field.of or (field.axes[0] if len(field.axes) == 1 else None)
    known = isinstance(noun, Noun) and not isinstance(noun, Seats) and game.nouns.get(noun.name) is noun
    return noun if known and isinstance(noun, Noun) else None


def _number_held(field: Field) -> Read:
    return lambda record: {field.name: int(getattr(record, field.name))}


def _amounts_held(field: Field, names: list[str]) -> Read:
    return lambda record: dict(zip(names, getattr(record, field.name).tolist(), strict=True))


def _things_held(field: Field, names: list[str]) -> Read:
    def read(record: Record) -> dict[str, int]:
        value = getattr(record, field.name)
        count = Counter(_flat(value.tolist()) if field.axes else [value])
        return {names[thing]: amount for thing, amount in count.items() if thing >= 0}

    return read


def _flat(values: Any) -> Iterator[int]:
    for value in values:
        if isinstance(value, list):
            yield from _flat(value)
        else:
            yield value


def difference(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """What has changed, in the order in which a player would ask for it."""
    names = [*before, *(name for name in after if name not in before)]
    changes = {name: after.get(name, 0) - before.get(name, 0) for name in names}
    return {name: change for name, change in changes.items() if change}
