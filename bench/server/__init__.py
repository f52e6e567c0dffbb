"""The server under load, beside boardgame.io: `make bench-server`."""
