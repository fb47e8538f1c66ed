nothing = none
seat-name = Player { $number }
