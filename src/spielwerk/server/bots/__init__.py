"""The room for bots. Workers import it too, so it must stay light."""
