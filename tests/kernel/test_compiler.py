"""The compiler of rules: compiled, every rule gives what it gives in Python, and what it does not know it names."""

from __future__ import annotations

import ctypes
import os
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

from spielwerk.kernel import constants
from spielwerk.kernel.bits import lowest, without_lowest
from spielwerk.kernel.decision import Options, Refusal, offer
from spielwerk.kernel.native.compiler.machine import Library, machine_code
from spielwerk.kernel.native.compiler.module import Module
from spielwerk.kernel.native.compiler.types import CantCompile
from spielwerk.kernel.schema import Vector
from tests.kernel.medals import MEDALS, State

TABLE = constants([[1, 2, 3], [40, 50, 60]])
REALS: Any = np.array([0.5, -1.25, 1e300]).data
FACTOR = 3


def quotient(s: State, a: int, b: int) -> int:
    return a // (b if b else 1)


def remainder(s: State, a: int, b: int) -> int:
    return a % (b if b else 1)


def by_constants(s: State, a: int, b: int) -> int:
    return a // 7 + a % 7 * 100 + b // -5 * 10_000 + b % -5 * 1_000_000


def bits_of(s: State, a: int, b: int) -> int:
    return ((a & b) ^ (a | 5)) + (a >> (b & 15)) + ((a & 255) << (b & 7)) - ~a


def chained(s: State, a: int, b: int) -> int:
    return int(0 <= a < b) + 2 * int(a != b) + 4 * int(a in (1, b, -3)) + 8 * int(a not in (2, 4))


def deciding(s: State, a: int, b: int) -> int:
    return (a and b) + 10 * (a or b) + 100 * int(not a) + 1000 * int((a > 0 and b > 0) or a == b)


def unevaluated(s: State, a: int, b: int) -> int:
    """The right side of `and` and the other way of a choice are not looked at."""
    s.player[0].gold = 0
    if a > 0 and paid(s, 1) > 0:
        b += 1
    return s.player[0].gold + (b if a > 0 else paid(s, 2)) * 10


def paid(s: State, amount: int) -> int:
    s.player[0].gold += amount
    return s.player[0].gold


def looping(s: State, a: int, b: int) -> int:
    total = 0
    for number in range(a & 15):
        if number == b:
            continue
        if number > 12:
            break
        number += 100
        total += number
    while total > 1000:
        total -= FACTOR * 7
    for number in range(5, 0, -2):
        total = total * 2 + number
    for number in range(2, 2):
        total = -number
    return total


def swapping(s: State, a: int, b: int) -> int:
    a, b = b, a - b
    return a * 1000 + b


def widening(s: State, a: int, b: int) -> float:
    """A variable that is once whole and once real is real."""
    best = 0
    worth = 0
    for medal in MEDALS:
        worth = worth + medal * 0.5
        best = max(best, medal)
    return worth * a + best - b / 4 + REALS[1] - -0.25 + float(a > b) + min(a, 0.5)


def tables(s: State, a: int, b: int) -> int:
    total = TABLE[a & 1, b % 3] + len(MEDALS) + len(s.player)
    for value in s.player[0].medals:
        total += value
    return total


def fields(s: State, a: int, b: int) -> int:
    """What is stored has the bits of its field; records are looked at, not copied."""
    me, other = s.player[0], s.player[1]
    me.gold = a & 15
    other.gold = me.gold + 2
    me.medals[b & 1] += 2
    mixed(me.medals, other.medals)
    return me.gold + 100 * other.gold + 10_000 * s.player[0].medals[b & 1] + 100_000 * other.medals[0]


def mixed(one: Vector, other: Vector) -> None:
    other[0] = one[0] + len(one)


def sets(s: State, a: int, b: int) -> int:
    left, total = a & 0xFFFF, 0
    while left:
        total = total * 3 + lowest(left)
        left = without_lowest(left)
    return total & 0xFFFFFFFF


def early(s: State, a: int, b: int) -> bool:
    if a > b:
        return True
    return a == -3


def is_large(at: int) -> bool:
    return TABLE[1, at] > 45


def guarded(s: State, a: int, b: int) -> int:
    """What `and` and `or` guard may be computed before they have decided: whatever the index is, it does no harm."""
    inside = int(0 <= a < 3 and TABLE[0, a] > 1) + 2 * int(0 <= b < 3 and is_large(b))
    return inside + 4 * int(a < 0 or a > 2 or TABLE[0, a] == 2) + 8 * int(0 <= a < 40 and 1 << a & 10 > 0)


RULES: list[Callable[[State, int, int], Any]] = [
    quotient, remainder, by_constants, bits_of, chained, deciding, unevaluated, looping, swapping, widening, tables,
    fields, sets, early, guarded,
]  # fmt: skip


def compiled(*rules: Callable[..., Any]) -> dict[str, Callable[[State, int, int], Any]]:
    """Rules of a state and two numbers as functions of Python, by way of machine code."""
    module = Module(State, 8)
    for rule in rules:
        module.function(rule, [], exported=rule.__name__)
    library = Library("tests", machine_code(module.text()), [rule.__name__ for rule in rules])
    kinds = {"int": ctypes.c_int64, "bool": ctypes.c_bool, "float": ctypes.c_double}

    def callable_from_python(rule: Callable[..., Any]) -> Callable[[State, int, int], Any]:
        result = kinds[str(rule.__annotations__["return"])]
        address = library.address(rule.__name__)
        entry = ctypes.CFUNCTYPE(result, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)(address)

        def run(s: State, a: int, b: int) -> Any:
            return entry(ctypes.addressof(ctypes.c_char.from_buffer(s.memory)), a, b)

        vars(run)["library"] = library  # it must not go before its functions
        return run

    return {rule.__name__: callable_from_python(rule) for rule in rules}


@pytest.fixture(scope="module")
def machine() -> dict[str, Callable[[State, int, int], Any]]:
    return compiled(*RULES)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_a_compiled_rule_gives_what_it_gives_in_python(
    rule: Callable[[State, int, int], Any], machine: dict[str, Callable[[State, int, int], Any]]
) -> None:
    dice = random.Random(3)
    numbers = [(a, b) for a in range(-9, 10) for b in range(-9, 10)]
    numbers += [(dice.randint(-(10**9), 10**9), dice.randint(-(10**9), 10**9)) for _ in range(300)]
    for a, b in numbers:
        slow, fast = State(), State()
        assert rule(slow, a, b) == machine[rule.__name__](fast, a, b), (a, b)
        assert bytes(slow) == bytes(fast), (a, b)


@partial(Refusal, section="1")
def too_small(out: Options, option: int) -> None: ...


def offering(s: State, a: int, b: int, out: Options) -> None:
    """Every shape of a choice that may be compiled without a branch, and some that may not."""
    for number in range(3):
        if a == number:
            offer(out, number)
    if a < 0:
        too_small(out, 10)
    elif b > a:
        offer(out, 10 + b)
    else:
        too_small(out, 10)
    if a > 3:  # noqa: SIM102  the shape is what is tried
        if b > 3:
            offer(out, 20)
    if a > 3 and b > 3:
        pass
    else:
        offer(out, 30)
    if a == b:
        offer(out, 40)
        offer(out, 41)
    if 0 <= a < 3:
        offer(out, TABLE[0, a])
    else:
        s.player[0].gold = 1


def test_compiled_rules_offer_what_python_offers() -> None:
    module = Module(State, 8)
    module.function(offering, [], exported="offering")
    library = Library("offers", machine_code(module.text()), ["offering"])
    parameters = [ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p]
    entry = ctypes.CFUNCTYPE(None, *parameters)(library.address("offering"))
    for a, b in [(a, b) for a in range(-3, 7) for b in range(-3, 7)]:
        slow, fast, offered, out = State(), State(), Options(8), np.zeros(9, np.int32)
        offering(slow, a, b, offered)
        entry(ctypes.addressof(ctypes.c_char.from_buffer(fast.memory)), a, b, out.ctypes.data)
        assert out[1 : 1 + out[0]].tolist() == offered.offered, (a, b)
        assert bytes(slow) == bytes(fast), (a, b)


def slices(s: State, a: int, b: int) -> int:
    return len(s.player[a:b])


def listing(s: State, a: int, b: int) -> int:
    return sum([a, b])


def undefined(s: State, a: int, b: int) -> int:
    if a > 0:
        c = 1
    return b + (c if a > 0 else 0)  # pyright: ignore[reportPossiblyUnboundVariable]


def confusing(s: State, a: int, b: int) -> int:
    place = s.player[0]
    if a > b:
        place = 3  # pyright: ignore[reportAssignmentType]
    return place.gold  # pyright: ignore[reportAttributeAccessIssue]


def no_field(s: State, a: int, b: int) -> int:
    return s.player[0].silver  # pyright: ignore[reportAttributeAccessIssue, reportUnknownVariableType]


@pytest.mark.parametrize(
    ("rule", "says"),
    [
        (slices, r"rules can't have `a:b`"),
        (listing, r"rules can't have `\[a, b\]`"),
        (confusing, "place is once a record Player and once an integer"),
        (no_field, r"rules can't have `s.player\[0\].silver`"),
    ],
)
def test_what_rules_can_t_have_is_named_with_its_place(rule: Callable[..., Any], says: str) -> None:
    with pytest.raises(CantCompile, match=says) as found:
        Module(State, 8).function(rule, [])
    assert rule.__name__ in str(found.value)


def test_a_variable_may_be_set_in_one_way_only_where_it_is_read() -> None:
    run = compiled(undefined)["undefined"]
    assert [run(State(), 5, 2), run(State(), -5, 2)] == [3, 2]


def outside(s: State, a: int, b: int) -> int:
    return s.player[0].medals[a] + TABLE[0, b]


def test_where_bounds_are_checked_an_index_outside_is_told() -> None:
    """In a process of its own, for a wrong index without checks may end it."""
    script = (
        "import ctypes\n"
        "from spielwerk.kernel.native.compiler.machine import Library, machine_code\n"
        "from spielwerk.kernel.native.compiler.module import MISPLACED, Module\n"
        "from tests.kernel.test_compiler import State, outside\n"
        "module = Module(State, 8, checks_bounds=True)\n"
        "module.function(outside, [], exported='outside')\n"
        "library = Library('checked', machine_code(module.text()), ['outside', MISPLACED])\n"
        "run = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)"
        "(library.address('outside'))\n"
        "memory = State().memory\n"
        "for a, b in ((0, 2), (0, 3), (-1, 0)):\n"
        "    run(ctypes.addressof(ctypes.c_char.from_buffer(memory)), a, b)\n"
        "    print(library.words_at(MISPLACED))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=os.environ)
    said = done.stdout.splitlines()
    assert said[0] == "None", done.stderr
    assert said[1].endswith("outside: a table has 3 places") and said[2].endswith("outside: Player.medals has 3 places")
