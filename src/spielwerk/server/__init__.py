"""The table for people in many places: HTTP and WebSockets around the kernel. It knows no game.

`spielwerk.server.app.create_app(settings)` is the whole of it.
"""
