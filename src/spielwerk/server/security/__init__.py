"""Who may come in, how often, and what they may write: tokens, rate limits, origins, clean text."""
