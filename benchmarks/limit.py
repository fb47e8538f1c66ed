"""How far the compiled rules are from C by hand: `python benchmarks/limit.py`, with gcc.

The most frequent decision of Airship City, what to do next in a turn, is written in C (`limit.c`) over the same bytes.
Both list the options of the same positions of random games: first it is checked that the lists are the same, then the
two take turns, and the best turn of each counts, in processor time of the thread.
"""

import argparse
import ctypes
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

import spielwerk
from spielwerk.games.airship_city import catalogue, state
from spielwerk.games.airship_city.rules import bonuses, contracts, shifting, turn
from spielwerk.kernel.native.bundles import frame_layout, lines_of_memory
from spielwerk.kernel.native.calls import ADVANCE
from spielwerk.kernel.native.loops import begin
from spielwerk.kernel.schema import offset_of

SEATS, BEGIN = 4, -1
HERE = Path(__file__).parent
Array = np.ndarray[Any, Any]


def layout() -> str:
    """Where fields lie, what options are called and what contracts cost, for the C compiler."""
    frame = frame_layout(state.State)
    fields = {"WORKER_TILE", "WORKER_MOVED", "STOCK", "EXPANDED", "OPEN_CONTRACTS"}
    costs = [sum(int(amount) << 8 * at for at, amount in enumerate(row)) for row in catalogue.CONTRACT_COST.tolist()]
    numbers: dict[str, object] = {name: offset_of(state.Player, name.lower()) for name in fields}
    numbers |= {"DEPTH": frame.depth, "STACK": frame.stack, "FRAME": frame.size, "FRAME_PLAYER": frame.player}
    numbers |= {"PLAYER": offset_of(state.State, "player"), "PLAYER_SIZE": state.Player.DTYPE.itemsize}
    numbers |= {"PAUSING": offset_of(state.State, "pausing"), "READY": state.READY}
    numbers |= {"BONUS_BARTER": offset_of(state.Player, "bonus") + catalogue.BARTER}
    numbers |= {
        "MOVE": turn.MOVE,
        "END_TURN": turn.END_TURN,
        "FULFIL": contracts.FULFIL,
        "OPEN_BARTER": bonuses.OPEN_BARTER,
    }
    words = ("WORKERS", "GEAR", "SHIFT_COST", "BASE_CAPACITY", "EXPANDED_CAPACITY")
    numbers |= {word: getattr(catalogue, word) for word in words}
    numbers |= {"CONTRACTS": len(costs), "CONTRACT_COSTS": f"{{{', '.join(f'{cost}u' for cost in costs)}}}"}
    shifts = [shifting.SHIFT + shift for shift in catalogue.SHIFTS]
    numbers |= {"SHIFTS": len(shifts), "SHIFT_OPTIONS": f"{{{', '.join(map(str, shifts))}}}"}
    return "".join(f"#define {name} {value}\n" for name, value in numbers.items())


def by_hand(folder: Path) -> ctypes.CDLL:
    """Compile the C version for this very processor."""
    (folder / "layout.h").write_text(layout())
    library = folder / "limit.so"
    command = [
        "gcc",
        "-O3",
        "-march=native",
        "-shared",
        "-fPIC",
        f"-I{folder}",
        str(HERE / "limit.c"),
        "-o",
        str(library),
    ]
    subprocess.run(command, check=True)
    loaded = ctypes.CDLL(str(library))
    loaded.ask_all.restype = ctypes.c_double
    loaded.next_in_turn.restype = ctypes.c_int64
    return loaded


def positions(count: int) -> Array:
    """States of random games in which a player is asked what to do next."""
    game, found, dice = spielwerk.game("airship_city"), [], random.Random(1)
    frame = frame_layout(game.state_class)
    kind = next(kind.number for kind in game.kinds if kind.name == "turn_main")
    template, out, seed = game.native.template(SEATS), np.zeros(game.most_options + 1, np.int32), 0
    while len(found) < count:
        row, seed = template.copy(), seed + 1
        options = begin(game.native.rules, template, row, out, seed)
        while options > 0 and len(found) < count:
            top = frame.stack + (int(row[frame.depth]) - 1) * frame.size
            if row[top + frame.kind] == kind:
                found.append(row.copy())
            options = game.native.advance(row, int(out[1 + dice.randrange(options)]), out)
    rows = lines_of_memory((count, len(found[0])), np.uint8)
    rows[:] = found
    return rows


def lists_of(advance: Any, rows: Array, most: int) -> list[list[int]]:
    """The options of all positions."""
    out = np.zeros(most + 1, np.int32)
    lists: list[list[int]] = []
    for row in rows:
        count = advance(ctypes.c_void_p(row.ctypes.data), ctypes.c_int64(BEGIN), ctypes.c_void_p(out.ctypes.data)) - 1
        lists.append(out[1 : 1 + count].tolist())
    return lists


def nanoseconds(hand: Any, function: Any, rows: Array, most: int, times: int) -> float:
    """What one list takes."""
    out = lines_of_memory((most + 1,), np.int32)
    places = [ctypes.c_void_p(rows.ctypes.data), ctypes.c_int64(rows.shape[1]), ctypes.c_int64(len(rows))]
    spent = hand.ask_all(function, *places, ctypes.c_int64(times), ctypes.c_void_p(out.ctypes.data))
    return float(spent) / len(rows) / times * 1e9


def main() -> None:
    """Compare the lists, then the times."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--positions", type=int, default=4096)
    parser.add_argument("--turns", type=int, default=15)
    chosen = parser.parse_args()
    game = spielwerk.game("airship_city")
    address = int(game.native.rules.entry_points[ADVANCE])
    compiled = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p)(address)
    rows, most = positions(chosen.positions), game.most_options
    with tempfile.TemporaryDirectory() as folder:
        hand = by_hand(Path(folder))
        if lists_of(compiled, rows, most) != lists_of(hand.next_in_turn, rows, most):
            sys.exit("the two versions do not list the same options")
        turns = [
            [nanoseconds(hand, function, rows, most, 20) for function in (ctypes.c_void_p(address), hand.next_in_turn)]
            for _ in range(chosen.turns)
        ]
    rules, limit = (min(column) for column in zip(*turns, strict=True))
    print(f"{len(rows)} positions, the same options in all of them")
    print(f"compiled rules {rules:.1f} ns   C by hand {limit:.1f} ns   × {rules / limit:.2f}")


if __name__ == "__main__":
    main()
