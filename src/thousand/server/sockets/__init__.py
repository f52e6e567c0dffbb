"""The socket of a table: who may come in, what comes, what goes."""
