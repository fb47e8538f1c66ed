"""2 Bidding: promise more than the player before, or do not believe it."""

from spielwerk.kernel import Options, offer

from ..catalogue import COUNTS, FACES, ONE
from ..state import State, game
from .dice import dice_in_play, next_with_dice
from .showdown import call_exact, doubt

BID = game.verb("bid:<count>:<face>")
DOUBT, EXACT = game.verb("doubt"), game.verb("exact")
game.gambles(DOUBT, EXACT)


@game.note
def bid_made(s: State, p: int, count: int, face: int) -> None: ...
@game.refusal("2.1")
def too_low(out: Options, option: int, least: int, face: int) -> None: ...
@game.refusal("2.1")
def more_than_there_are(out: Options, option: int, dice: int) -> None: ...
@game.refusal("2.3")
def not_on_ones_first(out: Options, option: int) -> None: ...
@game.refusal("3.1")
def nothing_to_doubt(out: Options, option: int) -> None: ...
@game.refusal("3.2")
def never_exact(out: Options, option: int) -> None: ...


@game.decision(BID, DOUBT, EXACT)
class bid_or_doubt:
    """Raise the bid, doubt it, or call it exact?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        dice = dice_in_play(s)
        for face in range(len(FACES)):
            least = least_count(s, face)
            for count in range(1, len(COUNTS) + 1):
                option = BID + (count - 1) * len(FACES) + face
                if count > dice:
                    more_than_there_are(out, option, dice)
                elif s.bid_count == 0 and face == ONE and s.ones_are_wild:
                    not_on_ones_first(out, option)
                elif count < least:
                    too_low(out, option, least, face)
                else:
                    offer(out, option)
        if s.bid_count == 0:
            nothing_to_doubt(out, DOUBT)
            nothing_to_doubt(out, EXACT)
            return
        offer(out, DOUBT)
        if s.exact_allowed:
            offer(out, EXACT)
        else:
            never_exact(out, EXACT)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == BID:
            place_bid(s, p, item // len(FACES) + 1, item % len(FACES))
        elif verb == DOUBT:
            doubt(s, p)
        else:
            call_exact(s, p)


def least_count(s: State, face: int) -> int:
    """The fewest dice with which a bid on this face beats the one on the table (2.1), with wild ones (2.3)."""
    if s.bid_count == 0:
        return 1
    if s.ones_are_wild and face == ONE and s.bid_face != ONE:
        return (s.bid_count + 1) // 2
    if s.ones_are_wild and face != ONE and s.bid_face == ONE:
        return 2 * s.bid_count + 1
    return s.bid_count if face > s.bid_face else s.bid_count + 1


def place_bid(s: State, p: int, count: int, face: int) -> None:
    """The bid lies on the table; the next player with dice answers it."""
    s.bid_count = count
    s.bid_face = face
    s.bidder = p
    bid_made(s, p, count - 1, face)
    bid_or_doubt(s, next_with_dice(s, (p + 1) % s.seats))
