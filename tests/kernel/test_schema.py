"""The record: names on bytes, checked numbers, ranges, views."""

from __future__ import annotations

import numpy as np
import pytest

from spielwerk.kernel import Noun, Record, Seats, State, flag, number, numbers, records
from spielwerk.kernel.schema import Cell, cells, describe, out_of_range

FRUIT = Noun("fruit", ("apple", "pear"))
SEATS = Seats(3)


class Basket(Record):
    fruits = numbers(FRUIT, high=9)
    favourite = number(of=FRUIT)
    debt = number(-300, 300)


class Market(State):
    open = flag()
    price = numbers(FRUIT, SEATS, high=99)
    stall = numbers(4, of=FRUIT)
    basket = records(Basket, SEATS)


def test_fields_read_and_write_the_same_bytes_as_the_dtype() -> None:
    s = Market()
    s.open = 1
    s.price[1, 2] = 42
    s.basket[1].fruits[0] = 7
    s.basket[2].debt = -250
    record = np.frombuffer(bytes(s), Market.DTYPE)[0]
    assert record["open"] == 1
    assert record["price"][1, 2] == 42
    assert record["basket"][1]["fruits"].tolist() == [7, 0]
    assert record["basket"]["debt"].tolist() == [0, 0, -250]


def test_the_smallest_integer_that_holds_the_range_is_used() -> None:
    assert Market.DTYPE["open"] == np.dtype("i1")
    assert Basket.DTYPE["debt"] == np.dtype("i2")
    assert Market.DTYPE["rng"].base == np.dtype("u4")


def test_a_number_that_does_not_fit_its_bytes_is_an_error_at_once() -> None:
    s = Market()
    with pytest.raises(ValueError):
        s.open = 200
    with pytest.raises(IndexError):
        s.stall[4] = 1


def test_numbers_outside_their_range_are_named() -> None:
    s = Market()
    assert out_of_range(s) == []
    s.basket[1].fruits[1] = 12
    s.basket[0].debt = -301
    assert sorted(line.split(" = ")[0] for line in out_of_range(s)) == ["basket[0].debt", "basket[1].fruits[1]"]


def test_a_range_ends_at_its_lowest_and_highest_number() -> None:
    for cell in cells(Market):
        low, high = cell.field.low, cell.field.high
        for value, wrong in ((low, False), (high, False), (low - 1, True), (high + 1, True)):
            if (s := holding(cell, value)) is not None:
                told = f"{cell.path} = {value} is not within {low}..{high}"
                assert out_of_range(s) == ([told] if wrong else [])


def holding(cell: Cell, value: int) -> Market | None:
    """A record with a value in one of its numbers, if there is room for it."""
    dtype = cell.field.dtype.base
    if not np.iinfo(dtype).min <= value <= np.iinfo(dtype).max:
        return None
    memory = bytearray(bytes(Market()))
    memory[cell.offset : cell.offset + dtype.itemsize] = np.array(value, dtype).tobytes()
    return Market(bytes(memory))


def test_names_that_belong_to_every_record_are_refused() -> None:
    with pytest.raises(ValueError, match="choose another"):
        type("Bad", (Record,), {"FIELDS_": number(), "DTYPE": number()})


def test_twins_are_independent_and_load_takes_bytes() -> None:
    s = Market()
    other = s.twin()
    other.open = 1
    assert s.open == 0
    s.load(bytes(other))
    assert s.open == 1
    with pytest.raises(ValueError):
        Market(b"too short")


def test_descriptions_speak_in_ids() -> None:
    s = Market()
    s.stall[0] = 1
    for place in (1, 2, 3):
        s.stall[place] = -1
    shown = describe(s, seats=2, viewer=0)
    assert shown["stall"] == ["pear", None, None, None]
    assert shown["price"] == {"apple": [0, 0], "pear": [0, 0]}
    assert shown["basket"][0] == {"fruits": {"apple": 0, "pear": 0}, "favourite": "apple", "debt": 0}
    assert len(shown["basket"]) == 2
    assert "rng" not in shown and "stack" not in shown


def test_cells_cover_every_number_once() -> None:
    found = cells(Market)
    assert len({cell.path for cell in found}) == len(found)
    assert len({cell.offset for cell in found}) == len(found)
    assert {cell.owner for cell in found if cell.path.startswith("basket")} == {0, 1, 2}
