"""What the host does while servers run: `office` is for the command line, `follower` hears of it in each server."""
