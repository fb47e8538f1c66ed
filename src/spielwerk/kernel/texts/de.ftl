nothing = nichts
seat-name = Spieler { $number }
