"""The command `thousand play`: the game at a terminal, drawn or in plain sentences.

`command` reads the options, `setting` sets the table, `sitting` is the course of the game, `screen` the
protocol of its two faces (`drawn`, `plain`), `prompt` where lines come from, `keeping` the file of a game.
"""

from thousand.cli.play.command import play

__all__ = ["play"]
