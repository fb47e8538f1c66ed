"""The arena: matches between bots, ratings, tests of strength, studies of finished games, tuning of evaluations."""
