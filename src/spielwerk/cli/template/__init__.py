"""What `spielwerk new` copies: `game`, a small whole game to be changed, and `tests`, its first scenarios.

Texts have `__NAME__` where the name of the new game belongs. Everything else is code as in any game, linted and typed
here.
"""
