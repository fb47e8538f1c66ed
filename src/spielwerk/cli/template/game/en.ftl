# __NAME__ in English.

game-name = __NAME__
game-tagline = One die, and everything to lose: how often do you dare to roll?
game-aid =
    Goal: Have most points after the last round.

    Turn: Roll the die as often as you like. Every face adds to what you have gathered, but a one takes all of it away and ends your turn. Keep what you have before that happens.

    Gift: At the beginning everybody gets a secret gift of some points, which is opened at the end.

## Questions and options

ask-roll-or-keep = { $player }, roll again or keep?
option-roll = Roll the die
option-keep = Keep what you have gathered

## Log

note-round-begins = Round { $round_number } begins.
note-rolled = { $player } rolls a { $face } and has gathered { $gathered }.
note-lost-all = { $player } rolls a 1 and loses all that was gathered.
note-kept = { $player } keeps { $gathered } and has { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
note-gift-opened = { $player } opens a gift of { $gift ->
        [one] { $gift } point.
       *[other] { $gift } points.
    }

## Why not

refusal-must-keep = You have gathered { $gathered }: that is enough, keep it.
refusal-nothing-gathered = You have not gathered anything yet.

## Table options

choice-ones-are-harmless = Ones are harmless
choice-ones-are-harmless-true = yes
choice-ones-are-harmless-false = no

## The board

board-points = Points
board-gift = Gift
board-round-number = Round
board-gathered = Gathered
board-rounds-left = Rounds left
