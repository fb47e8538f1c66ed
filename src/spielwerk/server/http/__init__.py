"""How a call comes in: guard, visitors, the pages of the app, and the services that actions use."""
