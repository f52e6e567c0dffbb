"""How strong a bot is: duplicate deals in every rotation, differences paired on the same cards."""

from thousand.arena.contests import Contest, contest, contests
from thousand.arena.crew import cores, play_units
from thousand.arena.document import document
from thousand.arena.entry import Entry, Outcome
from thousand.arena.intervals import Interval
from thousand.arena.ladders import ladder, rungs
from thousand.arena.plan import SEER, Plan
from thousand.arena.report import Report, Result, report_of
from thousand.arena.running import Run, run

__all__ = [
    "SEER",
    "Contest",
    "Entry",
    "Interval",
    "Outcome",
    "Plan",
    "Report",
    "Result",
    "Run",
    "contest",
    "contests",
    "cores",
    "document",
    "ladder",
    "play_units",
    "report_of",
    "run",
    "rungs",
]
