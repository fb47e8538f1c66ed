# Dudo in English.

game-name = Dudo
game-tagline = Five dice under a cup, and a promise about everybody's: raise it, or call it a bluff.
game-aid =
    Goal: Be the last one with dice.

    Round: All players roll their dice under their cups and look only at their own. The starter promises that at least so many dice of all players together show a face. Clockwise, everyone either raises the bid or doubts it.

    Raising: more dice of any face, or as many of a higher one.

    Ones: They count for every face. A bid on ones needs only half as many dice (rounded up); a bid on another face after ones needs twice as many and one more. The first bid of a round is not made on ones.

    Doubting: All cups are lifted. If there are fewer dice than promised, the bidder loses a die, otherwise the one who doubted. Whoever was wrong starts the next round.

    Exact: Instead of doubting you may say that there are just as many as were bid. If so, you get a die back (never a sixth one); if not, you lose one.

## Questions and options

ask-bid-or-doubt = What do you say?
option-bid = Bid { $count } × { $face }
option-doubt = Doubt the bid
option-exact = Call the bid exact

## Log

note-round-begins = Round { $round_number }: { $dice } dice are rolled. { $player } starts.
note-bid-made = { $player } bids { $count } × { $face }.
note-doubted = { $player } doubts the bid of { $rival }.
note-called-exact = { $player } calls the bid of { $rival } exact.
note-shows = { $player } shows { $found ->
        [0] no die that counts
        [one] { $found } die that counts
       *[other] { $found } dice that count
    } for { $face }.
note-bid-settled = Bid: { $bid } × { $face }. Found: { $found }.
note-die-lost = { $player } loses a die and has { $dice ->
        [0] none left.
       *[other] { $dice } left.
    }
note-die-won-back = { $player } gets a die back and has { $dice } now.
note-player-is-out = { $player } is out of the game.

## Why not

refusal-too-low = The bid on the table is higher: on { $face } you need at least { $least ->
        [one] { $least } die.
       *[other] { $least } dice.
    }
refusal-more-than-there-are = There are only { $dice } dice in play.
refusal-not-on-ones-first = Ones are wild: the first bid of a round is made on another face.
refusal-nothing-to-doubt = Nobody has bid yet in this round.
refusal-never-exact = At this table no bid may be called exact.

## Table options

choice-ones-are-wild = Ones count for every face
choice-ones-are-wild-true = yes
choice-ones-are-wild-false = no
choice-exact-allowed = A bid may be called exact
choice-exact-allowed-true = yes
choice-exact-allowed-false = no

## The board

board-round-number = Round
board-count = Dice
board-face = Face
board-dice = Dice
board-cup = Under the cup
board-shown = Last shown
board-outlived = Players outlived
board-bid-count = Dice bid
board-bid-face = Face bid
board-bidder = Bidder
board-starter = Starter
board-dice-in-play = Dice in play

## What many options of a kind choose

board-fold-bid = Bid
