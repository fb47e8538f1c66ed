"""The commands, one file each. They know the helpers, bots, arena and server, and games through the kernel."""
