"""What the host does while servers run: `deeds` is done by the command line, `follower` hears of it in each server."""
