"""Studies: what if? A grid of variants of data and options × bots × seats, played with the same seeds, and a report."""
