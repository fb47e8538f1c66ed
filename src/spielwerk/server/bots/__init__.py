"""The bots at the tables: who thinks for them, and what of. Workers import it too, so it stays light."""
