"""The sockets: one connection for each person at a table. It knows the actions; nothing but the app knows it."""
