"""The command `thousand`: one file a command."""
