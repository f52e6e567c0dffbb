"""The table without its sockets: what happens around a match that people and bots play together."""
