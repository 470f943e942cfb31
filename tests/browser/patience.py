"""How long a test waits for what is to come."""

# The engine's first answer takes a second on an idle machine and many on a busy one.
PATIENCE = 20_000  # milliseconds
