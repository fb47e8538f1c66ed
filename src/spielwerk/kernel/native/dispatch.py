"""The entry points into the compiled rules of a game: one C function for each thing the loops need.

They are generated as rules, and compiled like those of a game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from spielwerk.kernel.catalogue import constants
from spielwerk.kernel.chance import seed_chance
from spielwerk.kernel.decision import SLOTS, Decision, Kind, Options
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.observe import ASKED, asked_seats
from spielwerk.kernel.nouns import ITEM_MASK, VERB_BITS
from spielwerk.kernel.schema import Vector
from spielwerk.kernel.stack import first_called_first

RULES = ("setup", "redeal", "conceal", "score", "standing", "mark")
"""Entry points that are generated here as rules."""
ENTRY_POINTS = ("advance", *RULES, "observe", "present", "step", "random_play", "evaluate")
"""The order of the addresses in the table of functions that the loops are given; the judgements of higher skills of a
game, and those of temperaments, come after them."""

_HEAD = """
{parts}


def in_order(s, before):
    if s.depth > before:
        first_called_first(s, before - 1)


def setup(s, low, middle, high):
    seed_chance(s, low, middle, high)
    setup_rule(s)
    first_called_first(s, 0)
    return 1


def redeal(s, viewer, low, middle, high):
    seed_chance(s, low, middle, high)
    redeal_rule(s, viewer)
    return 1


def conceal(s, viewer):
{conceal}
    return 1


def score(s, p):
    return score_rule(s, p)


def standing(s, p):
    return standing_rule(s, p)


def evaluate(s, p):
    return {evaluate}(s, p)


def mark(out, mask, legal):
    for at in range(1, 1 + out[0]):
        mask[ACTION_BASE[out[at] >> {verb_bits}] + (out[at] & {item_mask})] = legal
    return 1


def look(s, viewer, seen):
    for at in range({asked}):
        seen[at] = -1
    if s.depth == 0:
        return
    f = s.stack[s.depth - 1]
    seen[0] = f.kind
    if HAS_SECRETS and f.player != viewer:
        return
    seen[1] = turned(f.a, ASKED_SEATS[f.kind, 0], viewer, s.seats)
    seen[2] = turned(f.b, ASKED_SEATS[f.kind, 1], viewer, s.seats)
    seen[3] = turned(f.c, ASKED_SEATS[f.kind, 2], viewer, s.seats)
    seen[4] = turned(f.d, ASKED_SEATS[f.kind, 3], viewer, s.seats)


def turned(number, names_seat, viewer, seats):
    return (number - viewer) % seats if names_seat and number >= 0 else number
{judgements}"""

_ASK = """
def ask_{number}(s, out):
    f = s.stack[s.depth - 1]
    asked_{number}({given})"""
_POPPED = """
    f = s.stack[s.depth - 1]
{body}
    before = s.depth
    s.depth -= 1
    done_{number}({given})
    in_order(s, before)"""
_RUN = f"""
def run_{{number}}(s):{_POPPED}"""
_TAKE = f"""
def take_{{number}}(s, option):
    verb = option & ~{{item_mask}}
    item = option & {{item_mask}}{_POPPED}"""
"""The frame is taken off the stack before it runs: what that schedules may write over it."""

_JUDGEMENT = """

def judge_{number}(s, p):
    return judge_rule(s, p, {number})
"""


def entry_points_of(game: Game) -> tuple[str, ...]:
    """The names of all entry points of a game."""
    return ENTRY_POINTS + tuple(f"judge_{number}" for number in _judgements(game))


def _judgements(game: Game) -> range:
    """All but the evaluation itself: the higher skills, and every skill with each temperament."""
    return range(1, game.skills * (1 + len(game.styles)))


def source(game: Game) -> str:
    """The entry points of a game as Python source."""
    return _HEAD.format(
        item_mask=ITEM_MASK,
        verb_bits=VERB_BITS,
        asked=len(ASKED),
        parts="\n\n\n".join(part for kind in game.kinds for part in _parts(kind)),
        conceal="    conceal_rule(s, viewer)" if "conceal" in game.functions else "    pass",
        evaluate="evaluate_rule" if "evaluate" in game.functions else "score_rule",
        judgements="".join(_JUDGEMENT.format(number=number) for number in _judgements(game)),
    )


def names(game: Game) -> dict[str, Any]:
    """What the names in that source mean."""
    rules = {f"{name}_rule": function for name, function in game.functions.items()}
    done = {f"done_{kind.number}": kind.function for kind in game.kinds}
    asked = {f"asked_{kind.number}": kind.options for kind in game.kinds if isinstance(kind, Decision)}
    common = {"seed_chance": seed_chance, "first_called_first": first_called_first}
    seen = {"HAS_SECRETS": game.has_secrets, "ASKED_SEATS": constants(asked_seats(game))}
    return common | seen | {"ACTION_BASE": constants(game.action_base)} | rules | done | asked


def types(game: Game) -> dict[str, Any]:
    """The types of its parameters by their names, and of what its functions return."""
    words = ("option", "low", "middle", "high", "viewer", "p", "legal", "number", "names_seat", "seats", "before")
    parameters = dict.fromkeys(words, int)
    judgements = [name for name in entry_points_of(game) if name.startswith(("evaluate", "judge"))]
    returns = {f"{name}()": float if name in judgements else int for name in entry_points_of(game)}
    rows = {"mask": Vector, "seen": Vector}
    return {"s": game.state_class, "out": Options, "turned()": int, **rows, **parameters, **returns}


def _parts(kind: Kind) -> Iterator[str]:
    """What is done with a frame of a kind on top of the stack (`compiler.advancing`)."""
    held = _held(kind)
    if isinstance(kind, Decision):
        yield _ASK.format(number=kind.number, given=", ".join(["s", *(f"f.{slot}" for slot in held), "out"]))
        held = [*held, "verb", "item"]
    body = [f"    {slot} = f.{slot}" for slot in _held(kind)]
    given = ", ".join(["s", *held])
    yield (_TAKE if isinstance(kind, Decision) else _RUN).format(
        number=kind.number, body="\n".join(body), given=given, item_mask=ITEM_MASK
    )


def _held(kind: Kind) -> list[str]:
    """What the frame on top holds for a kind."""
    player = ["player"] if kind.has_player else []
    return player + list(SLOTS[: len(kind.arguments)])
