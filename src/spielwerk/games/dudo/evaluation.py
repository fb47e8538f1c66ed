"""What a position is worth to a bot: players outlived, dice, and how many dice there are likely to be for the bid."""

from pathlib import Path

from spielwerk.kernel import Constants, Noun
from spielwerk.kernel.weights import read_weights

from .catalogue import COUNTS, FACES, ONE
from .rules.dice import dice_in_play, matching
from .scoring import score
from .state import State, game

FEATURES = Noun("feature", ("lead", "own_bid", "rival_bid"))
LEAD, OWN_BID, RIVAL_BID = FEATURES
WEIGHTS = read_weights(Path(__file__).parent, FEATURES, range(len(COUNTS) + 1))
SURE = 2.0  # with so many dice more or fewer than bid, a player is sure


@game.evaluation
def evaluate(s: State, p: int) -> float:
    """Players outlived, and what dice and bid promise to those who are still in the game."""
    if s.over or s.player[p].dice == 0:
        return score(s, p)
    return score(s, p) + promise(s, p, WEIGHTS, turns_left(s, p))


def turns_left(s: State, p: int) -> int:
    """A round costs a die: there are about as many rounds as dice."""
    return dice_in_play(s)


def promise(s: State, p: int, weights: Constants, left: int) -> float:
    """The lead in dice over an average rival, and the bid as it looks from under the own cup."""
    own = s.player[p].dice
    value = weights[left, LEAD] * (own - (dice_in_play(s) - own) / (s.seats - 1))
    if s.bid_count > 0:
        value += weights[left, OWN_BID if s.bidder == p else RIVAL_BID] * surplus(s, p)
    return value


def surplus(s: State, p: int) -> float:
    """How many dice more than bid a player reckons with who sees only the own ones (5), as far as it matters."""
    chances = 2 if s.ones_are_wild and s.bid_face != ONE else 1
    hidden = dice_in_play(s) - s.player[p].dice
    likely = matching(s, p, s.bid_face) + hidden * chances / len(FACES)
    return max(-SURE, min(SURE, likely - s.bid_count))
