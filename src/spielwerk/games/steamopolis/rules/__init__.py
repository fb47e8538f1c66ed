"""The rules of Steamopolis, one file for each chapter."""
