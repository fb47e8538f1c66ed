"""What commands share: texts, checks of what was typed, files, the terminal, series of games. It knows no command."""
