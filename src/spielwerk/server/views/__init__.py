"""What people are shown: states, decisions, logs, lists, cards of games. It reads rooms and writes nothing."""
