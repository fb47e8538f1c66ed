"""1 The game: rounds of rolling and bidding, until one player is left with dice."""

from spielwerk.kernel import game_over, roll

from ..catalogue import DICE
from ..state import State, game
from .bidding import bid_or_doubt
from .dice import dice_in_play, next_with_dice, players_left, roll_cup


@game.note
def round_begins(s: State, p: int, round_number: int, dice: int) -> None: ...


@game.setup
def set_up(s: State) -> None:
    """Five dice for everybody; who starts is decided by lot (1.1)."""
    for p in range(s.seats):
        s.player[p].dice = DICE
        for die in range(DICE):
            s.player[p].shown[die] = -1
    s.starter = roll(s, s.seats)
    play_round(s)


@game.step
def play_round(s: State) -> None:
    """Everybody rolls, then bids go round until one is settled (1.2); the last player with dice wins (4.2)."""
    s.starter = next_with_dice(s, s.starter)
    if players_left(s) == 1:
        s.player[s.starter].outlived = s.seats - 1
        game_over(s)
        return
    s.round_number += 1
    s.bid_count = 0
    s.bid_face = -1
    s.bidder = -1
    for p in range(s.seats):
        roll_cup(s, p)
    round_begins(s, s.starter, s.round_number, dice_in_play(s))
    bid_or_doubt(s, s.starter)
    play_round(s)
