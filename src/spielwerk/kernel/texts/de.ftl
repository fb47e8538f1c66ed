nothing = nichts
seat-name = Spieler { $number }
amount-of = { $amount } { $thing }
points = Punkte
nothing-happens = Das bewirkt hier nichts.
