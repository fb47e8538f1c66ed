"""2 A turn: roll as often as you dare, then keep what you have gathered."""

from __future__ import annotations

from spielwerk.kernel import Options, game_over, offer, reveal, roll

from ..catalogue import BEST_GIFT, ENOUGH, FACES, ONE, ROUNDS
from ..state import State, game

ROLL = game.verb("roll")
KEEP = game.verb("keep")


@game.note
def round_begins(s: State, round_number: int) -> None: ...


@game.note
def rolled(s: State, p: int, face: int, gathered: int) -> None: ...


@game.note
def lost_all(s: State, p: int) -> None: ...


@game.note
def kept(s: State, p: int, gathered: int, points: int) -> None: ...


@game.note
def gift_opened(s: State, p: int, gift: int) -> None: ...


@game.refusal("2.2")
def must_keep(out: Options, option: int, gathered: int) -> None: ...


@game.refusal("2.3")
def nothing_gathered(out: Options, option: int) -> None: ...


@game.setup
def set_up(s: State) -> None:
    """Everybody gets a gift and looks at it (1.1)."""
    for p in range(s.seats):
        s.player[p].gift = roll(s, BEST_GIFT + 1)
    play_round(s)


@game.step
def play_round(s: State) -> None:
    """Everybody has a turn (1.2); after the last round gifts are opened (3.1)."""
    if s.round_number == ROUNDS:
        open_gifts(s)
        return
    s.round_number += 1
    round_begins(s, s.round_number)
    for p in range(s.seats):
        roll_or_keep(s, p)
    play_round(s)


@game.decision(ROLL, KEEP, insists=True)
class roll_or_keep:
    """Roll again, or keep what you have? A roll is final, so nobody rolls without having said so."""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        if s.gathered < ENOUGH:
            offer(out, ROLL)
        else:
            must_keep(out, ROLL, s.gathered)
        if s.gathered > 0:
            offer(out, KEEP)
        else:
            nothing_gathered(out, KEEP)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == ROLL:
            roll_die(s, p)
        else:
            keep(s, p)


def roll_die(s: State, p: int) -> None:
    """The die adds to what was gathered; a one takes all of it away (2.2)."""
    face = roll(s, len(FACES))
    if face == ONE and not s.ones_are_harmless:
        s.gathered = 0
        lost_all(s, p)
        return
    s.gathered += face + 1
    rolled(s, p, face, s.gathered)
    roll_or_keep(s, p)


def keep(s: State, p: int) -> None:
    """What was gathered is safe; the turn is over (2.3)."""
    s.player[p].points += s.gathered
    kept(s, p, s.gathered, s.player[p].points)
    s.gathered = 0


def open_gifts(s: State) -> None:
    """Everybody shows the own gift and adds it, and the game is over (3.1)."""
    reveal(s)
    for p in range(s.seats):
        s.player[p].points += s.player[p].gift
        gift_opened(s, p, s.player[p].gift)
    game_over(s)
