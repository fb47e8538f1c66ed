"""A table as its log makes it: info, seats, entries, the game. It knows the kernel, and neither storage nor people."""
