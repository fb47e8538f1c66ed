"""The generated doors into the compiled rules of a game: one C function for each thing the loops need.

They are written to a file in the cache folder, because Numba keeps compiled code only of functions that have one.
All rules hang on `advance` alone, so they are compiled and optimised once.
"""

from __future__ import annotations

from spielwerk.kernel.decision import SLOTS, Decision, Kind
from spielwerk.kernel.game import Game

DOORS = ("advance", "setup", "redeal", "conceal", "score", "standing", "evaluate")
"""The order of the addresses in the table of functions that the loops are given; the judgements of higher skills of a
game come after them."""

_HEAD = '''"""Generated from the rules of {slug}; not for reading."""
from numba import carray

MOST = {most}


def ask(s, out):
    out[0] = 0
    f = s.stack[s.depth - 1]
    kind = f.kind
{asks}

def run(s, option):
    f = s.stack[s.depth - 1]
    kind, p, a, b, c, d = f.kind, f.player, f.a, f.b, f.c, f.d
    s.depth -= 1
    bottom = s.depth
    verb = option & ~4095
    item = option & 4095
{runs}
    first_called_first(s, bottom)


def advance(state, option, offered):
    s = carray(state, (1,))[0]
    out = carray(offered, (MOST + 1,))
    if option >= 0:
        run(s, option)
    while not s.over:
        if s.depth == 0:
            return -1
        kind = s.stack[s.depth - 1].kind
        if WAITS[kind] == 0:
            run(s, 0)
            continue
        ask(s, out)
        if out[0] == 0:
            return -1
        if out[0] > 1 or WAITS[kind] == 2:
            return 1 + out[0]
        run(s, out[1])
    out[0] = 0
    return 1


def setup(state, low, middle, high):
    s = carray(state, (1,))[0]
    seed_chance(s, low, middle, high)
    setup_rule(s)
    first_called_first(s, 0)
    return 1


def redeal(state, viewer, low, middle, high):
    s = carray(state, (1,))[0]
    seed_chance(s, low, middle, high)
    redeal_rule(s, viewer)
    return 1


def conceal(state, viewer):
    s = carray(state, (1,))[0]
{conceal}
    return 1


def score(state, p):
    return score_rule(carray(state, (1,))[0], p)


def standing(state, p):
    return standing_rule(carray(state, (1,))[0], p)


def evaluate(state, p):
    return float({evaluate}(carray(state, (1,))[0], p))
{judgements}'''

_JUDGEMENT = """

def judge_{skill}(state, p):
    return judge_rule(carray(state, (1,))[0], p, {skill})
"""


def doors_of(game: Game) -> tuple[str, ...]:
    """The names of all doors of a game."""
    return DOORS + tuple(f"judge_{skill}" for skill in range(1, game.skills))


def source(game: Game) -> str:
    """The doors of a game as Python source."""
    return _HEAD.format(
        slug=game.slug,
        most=game.most_options,
        asks=_ladder([(kind.number, _ask(kind)) for kind in game.kinds if isinstance(kind, Decision)]),
        runs=_ladder([(kind.number, _run(kind)) for kind in game.kinds]),
        conceal="    conceal_rule(s, viewer)" if "conceal" in game.functions else "    pass",
        evaluate="evaluate_rule" if "evaluate" in game.functions else "score_rule",
        judgements="".join(_JUDGEMENT.format(skill=skill) for skill in range(1, game.skills)),
    )


def _ladder(cases: list[tuple[int, str]]) -> str:
    lines = [
        f"    {'if' if n == 0 else 'elif'} kind == {case}:\n        {call}" for n, (case, call) in enumerate(cases)
    ]
    return "\n".join(lines)


def _held(kind: Kind, prefix: str) -> str:
    player = [f"{prefix}{'player' if prefix else 'p'}"] if kind.has_player else []
    return "".join(f", {word}" for word in player + [f"{prefix}{slot}" for slot in SLOTS[: len(kind.arguments)]])


def _ask(kind: Kind) -> str:
    return f"ask_{kind.number}(s{_held(kind, 'f.')}, out)"


def _run(kind: Kind) -> str:
    chosen = ", verb, item" if isinstance(kind, Decision) else ""
    return f"take_{kind.number}(s{_held(kind, '')}{chosen})"
