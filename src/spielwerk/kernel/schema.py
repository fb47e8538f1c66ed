"""The record a game lives in: every field declared once, with its range and who may see it.

A state is one block of bytes. At Python speed a `Record` gives its fields names: `s.player[p].score += 3`.
Numbers come out as plain Python integers and go in checked, so that an overflow is an error at once.
The compiled twin reads the same bytes through the NumPy dtype made here.
"""

# Each class of records has FIELDS and DTYPE of its own:
# pyright: reportConstantRedefinition=false

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from operator import methodcaller
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol, Self

import numpy as np

from spielwerk.kernel.nouns import Noun, Seats

EVERYONE, OWNER, NOBODY = "everyone", "owner", "nobody"


class Vector(Protocol):
    """An array field: a memoryview in Python, an array in compiled code."""

    def __getitem__(self, at: int | tuple[int, ...], /) -> int: ...
    def __setitem__(self, at: int | tuple[int, ...], value: int, /) -> None: ...
    def __len__(self) -> int: ...


_CODES: dict[Any, str] = {"b": "i1", "h": "i2", "i": "i4", "I": "u4", "q": "i8"}


@dataclass(frozen=True)
class Field:
    """One declared field of a record."""

    low: int
    high: int
    axes: tuple[int | Noun, ...]
    of: Noun | None
    seen_by: str
    derived: bool = False
    """Follows from other fields and is kept for speed: no part of views and observations."""
    bookkeeping: bool = False
    """Kept for the rules alone: part of views, but not shown by boards that are made from the record."""
    record: type[Record] | None = None
    name: str = ""

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(axis if isinstance(axis, int) else len(axis) for axis in self.axes)

    @property
    def code(self) -> Any:
        """The struct code of the smallest integer that holds the range."""
        for code, dtype in _CODES.items():
            info = np.iinfo(dtype)
            if info.min <= self.low and self.high <= info.max:
                return code
        raise ValueError(f"no integer holds {self.low}..{self.high}")

    @property
    def dtype(self) -> np.dtype[Any]:
        base = self.record.DTYPE if self.record else np.dtype(_CODES[self.code])
        return np.dtype((base, self.shape)) if self.axes else base


def number(
    low: int = 0,
    high: int = 1,
    *,
    of: Noun | None = None,
    seen_by: str = EVERYONE,
    derived: bool = False,
    bookkeeping: bool = False,
) -> Any:
    """Declare one number; with `of` it names a thing of that noun, and -1 is none."""
    low, high = (-1, len(of) - 1) if of else (low, high)
    return Field(low, high, (), of, seen_by, derived, bookkeeping)


def flag(seen_by: str = EVERYONE, *, bookkeeping: bool = False) -> Any:
    """Declare a number that is 0 or 1."""
    return Field(0, 1, (), None, seen_by, bookkeeping=bookkeeping)


def numbers(
    *axes: int | Noun,
    low: int = 0,
    high: int = 1,
    of: Noun | None = None,
    seen_by: str = EVERYONE,
    derived: bool = False,
    bookkeeping: bool = False,
) -> Any:
    """Declare an array of numbers; an axis is a length or a noun."""
    low, high = (-1, len(of) - 1) if of else (low, high)
    return Field(low, high, axes, of, seen_by, derived, bookkeeping)


def records(record: type[Record], count: int | Noun, seen_by: str = EVERYONE) -> Any:
    """Declare a row of records, such as one for each player."""
    return Field(0, 0, (count,), None, seen_by, record=record)


class Record:
    """A named view on bytes; subclasses declare the fields.

    The parts of a view (numbers of one kind, an array, a row of records) are made where they are asked for first: most
    copies of a state are made for one look.
    """

    FIELDS: ClassVar[dict[str, Field]] = {}
    DTYPE: ClassVar[np.dtype[Any]] = np.dtype([])
    _PARTS: ClassVar[Mapping[str, Callable[[memoryview], Any]]] = {}

    def __init_subclass__(cls) -> None:
        inherited = {} if cls.FIELDS is Record.FIELDS else dict(cls.FIELDS)
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        for name in own:
            if hasattr(Record, name) or name.startswith("_"):
                raise ValueError(f"{cls.__name__}.{name}: this name belongs to every record, choose another")
        cls.FIELDS = inherited | {name: _named(field, name) for name, field in own.items()}
        cls.DTYPE = np.dtype([(name, field.dtype) for name, field in cls.FIELDS.items()], align=True)
        for name, field in cls.FIELDS.items():
            if field.axes and name in vars(cls):
                delattr(cls, name)
            elif not field.axes:
                setattr(cls, name, _scalar(cls, name, field))
        cls._PARTS = dict(_parts(cls))

    def __init__(self, memory: memoryview) -> None:
        self.memory = memory

    if not TYPE_CHECKING:  # which shall go on knowing what fields there are

        def __getattr__(self, name: str) -> Any:
            if name not in self._PARTS:
                raise AttributeError(f"{type(self).__name__} has no {name!r}")
            part = self.__dict__[name] = self._PARTS[name](self.memory)
            return part


def offset_of(cls: type[Record], name: str) -> int:
    """Where a field begins within its record."""
    fields: Any = cls.DTYPE.fields
    return int(fields[name][1])


def _named(field: Field, name: str) -> Field:
    return replace(field, name=name)


def _scalar(cls: type[Record], name: str, field: Field) -> property:
    """A property that reads and writes one number in place."""
    view, index = f"_{field.code}", offset_of(cls, name) // np.dtype(_CODES[field.code]).itemsize
    space: dict[str, Any] = {}
    exec(  # a closure would cost a third of the speed
        f"def read(self): return self.{view}[{index}]\ndef write(self, value): self.{view}[{index}] = value", space
    )
    return property(space["read"], space["write"])


def _parts(cls: type[Record]) -> Iterator[tuple[str, Callable[[memoryview], Any]]]:
    """How the parts of a view are made from its bytes."""
    for code in {field.code for field in cls.FIELDS.values() if not field.axes}:
        yield f"_{code}", methodcaller("cast", code)
    for name, field in cls.FIELDS.items():
        start = offset_of(cls, name)
        where = slice(start, start + field.dtype.itemsize)
        if field.record:
            yield name, partial(_row, field.record, field.record.DTYPE.itemsize, where)
        elif field.axes:
            yield name, partial(_array, field.code, field.shape, where)


def _array(code: Any, shape: tuple[int, ...], where: slice, memory: memoryview) -> Any:
    part: Any = memory[where]
    return part.cast("B").cast(code, shape) if len(shape) > 1 else part.cast(code)


def _row(record: type[Record], step: int, where: slice, memory: memoryview) -> tuple[Record, ...]:
    return tuple([record(memory[at : at + step]) for at in range(where.start, where.stop, step)])


class Frame(Record):
    """Something still to happen: a step or a decision, for whom, and with what."""

    kind: int = number(0, 1000)
    player: int = number(-1, 7)
    a: int = number(-32000, 32000)
    b: int = number(-32000, 32000)
    c: int = number(-32000, 32000)
    d: int = number(-32000, 32000)


class State(Record):
    """The part of the record that every game has; a game adds its own fields."""

    rng = numbers(4, low=0, high=2**32 - 1, seen_by=NOBODY)
    reveals: int = number(0, 30000, bookkeeping=True)
    over: int = flag(bookkeeping=True)
    seats: int = number(0, 8, bookkeeping=True)
    depth: int = number(0, 64, bookkeeping=True)
    stack: tuple[Frame, ...] = records(Frame, 24)

    def __init__(self, data: bytes | bytearray | memoryview | None = None) -> None:
        super().__init__(memoryview(bytearray(data if data is not None else self.DTYPE.itemsize)))
        if len(self.memory) != self.DTYPE.itemsize:
            raise ValueError(f"{len(self.memory)} bytes are no {type(self).__name__}")
        self.notes: list[tuple[Any, tuple[int, ...]]] = []

    def __bytes__(self) -> bytes:
        return bytes(self.memory)

    def load(self, data: bytes | memoryview) -> None:
        """Become the state with these bytes."""
        self.memory[:] = data

    def twin(self) -> Self:
        """An independent copy."""
        return type(self)(bytes(self.memory))


@dataclass(frozen=True)
class Cell:
    """One number of a state: its path, where its bytes lie, and the field that declares it."""

    path: str
    offset: int
    field: Field
    owner: int | None
    place: tuple[int, ...]


@cache
def cells(cls: type[Record]) -> list[Cell]:
    """Every single number of a record, in the order of its bytes."""
    return list(_cells(cls, 0, "", None))


def _cells(cls: type[Record], at: int, path: str, owner: int | None) -> Iterator[Cell]:
    for name, field in cls.FIELDS.items():
        start = at + offset_of(cls, name)
        for index, place in enumerate(np.ndindex(field.shape)):
            label = f"{path}{name}" + "".join(f"[{step}]" for step in place)
            if field.record:
                seat = place[0] if isinstance(field.axes[0], Seats) else owner
                yield from _cells(field.record, start + index * field.record.DTYPE.itemsize, f"{label}.", seat)
            else:
                yield Cell(label, start + index * field.dtype.base.itemsize, field, owner, place)


class _Limits(NamedTuple):
    """Where one kind of integer may stand: at every place the lowest value and how far others may lie above it.

    Both are unsigned: what is below the lowest wraps around and lies far above. Where no such number stands, all may.
    """

    unsigned: Any
    low: Any
    span: Any
    cells: Mapping[int, Cell]

    def broken_in(self, memory: Any) -> Iterator[str]:
        wrong = np.frombuffer(memory, self.unsigned) - self.low > self.span
        if np.count_nonzero(wrong):
            yield from (_told(self.cells[int(place)], memory) for place in wrong.nonzero()[0])


def _told(cell: Cell, memory: Any) -> str:
    value = np.frombuffer(memory, cell.field.dtype.base, 1, cell.offset)[0]
    return f"{cell.path} = {value} is not within {cell.field.low}..{cell.field.high}"


@cache
def _limits(cls: type[Record]) -> list[_Limits]:
    """The limits for each kind of integer that has some."""
    found: list[_Limits] = []
    for dtype in map(np.dtype, _CODES.values()):
        here = {cell.offset // dtype.itemsize: cell for cell in cells(cls) if cell.field.dtype.base == dtype}
        unsigned, places = np.dtype(f"u{dtype.itemsize}"), cls.DTYPE.itemsize // dtype.itemsize
        most = int(np.iinfo(unsigned).max)
        low, span = np.zeros(places, unsigned), np.full(places, most, unsigned)
        for place, cell in here.items():
            low[place], span[place] = cell.field.low & most, cell.field.high - cell.field.low
        if (span < most).any():
            found.append(_Limits(unsigned, low, span, here))
    return found


def out_of_range(state: State) -> list[str]:
    """The numbers that lie outside their declared range; empty when all is well."""
    return [told for limits in _limits(type(state)) for told in limits.broken_in(state.memory)]


def describe(record: Record, seats: int, viewer: int | None, owner: int | None = None) -> dict[str, Any]:
    """The record as plain data with ids instead of numbers, without anything the viewer may not see."""
    shown: dict[str, Any] = {}
    for name, field in record.FIELDS.items():
        hidden = field.seen_by == NOBODY or (field.seen_by == OWNER and owner != viewer)
        if hidden or field.derived or name in ("stack", "depth"):
            continue
        value = getattr(record, name)
        if field.record:
            rows = value[:seats] if isinstance(field.axes[0], Seats) else value
            shown[name] = [describe(row, seats, viewer, seat) for seat, row in enumerate(rows)]
        else:
            shown[name] = _plain(field, value, seats)
    return shown


def _plain(field: Field, value: Any, seats: int) -> Any:
    if not field.axes:
        return _word(field, value)
    return _nested(field, value.tolist(), field.axes, seats)


def _nested(field: Field, value: Any, axes: Sequence[int | Noun], seats: int) -> Any:
    if not axes:
        return _word(field, value)
    inner = [_nested(field, part, axes[1:], seats) for part in value]
    axis = axes[0]
    if isinstance(axis, Seats):
        return inner[:seats]
    return dict(zip(axis.ids, inner, strict=True)) if isinstance(axis, Noun) else inner


def _word(field: Field, value: int) -> Any:
    if field.of is None:
        return value
    if isinstance(field.of, Seats):
        return value if value >= 0 else None
    return field.of.ids[value] if value >= 0 else None
