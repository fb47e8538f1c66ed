"""Dice: rolled under the cup, counted in all cups together, lost and won back."""

from spielwerk.kernel import roll

from ..catalogue import DICE, FACES, ONE, ROUNDS_WITH_GAINS
from ..state import State, game


@game.note
def die_lost(s: State, p: int, dice: int) -> None: ...
@game.note
def die_won_back(s: State, p: int, dice: int) -> None: ...
@game.note
def player_is_out(s: State, p: int) -> None: ...


def roll_cup(s: State, p: int) -> None:
    """A player rolls all own dice; only this player looks at them."""
    for die in range(DICE):
        s.player[p].cup[die] = roll(s, len(FACES)) if die < s.player[p].dice else -1


def matching(s: State, p: int, face: int) -> int:
    """How many dice of a player count for a face: those that show it, and ones where they are wild (2.3)."""
    count = 0
    for die in range(s.player[p].dice):
        shown = s.player[p].cup[die]
        if shown == face or (shown == ONE and s.ones_are_wild):
            count += 1
    return count


def dice_in_play(s: State) -> int:
    """The dice of all players together."""
    dice = 0
    for p in range(s.seats):
        dice += s.player[p].dice
    return dice


def players_left(s: State) -> int:
    """How many players still have dice."""
    left = 0
    for p in range(s.seats):
        left += 1 if s.player[p].dice > 0 else 0
    return left


def next_with_dice(s: State, p: int) -> int:
    """The player p, or the next one in turn order who still has dice."""
    while s.player[p].dice == 0:
        p = (p + 1) % s.seats
    return p


def lose_die(s: State, p: int) -> None:
    """Who was wrong loses a die and starts the next round (1.3); without dice a player is out (4.1)."""
    s.starter = p
    s.player[p].dice -= 1
    die_lost(s, p, s.player[p].dice)
    if s.player[p].dice == 0:
        s.player[p].outlived = s.seats - 1 - players_left(s)
        player_is_out(s, p)


def win_die_back(s: State, p: int) -> None:
    """A die comes back, never a sixth one, and none late in a long game; who won it starts the next round (3.2)."""
    s.starter = p
    if s.player[p].dice < DICE and s.round_number <= ROUNDS_WITH_GAINS:
        s.player[p].dice += 1
        die_won_back(s, p, s.player[p].dice)
