nothing = none
seat-name = Player { $number }
amount-of = { $amount } { $thing }
points = Points
nothing-happens = Nothing comes of this.
