"""Games and deals between bots, and what came of them."""

from thousand.simulate.games import MOST_DEALS, Played, play_deal, play_deals, play_matches
from thousand.simulate.records import game_path, record_bytes, write_game
from thousand.simulate.statistics import Statistics, Tally, statistics_of

__all__ = [
    "MOST_DEALS",
    "Played",
    "Statistics",
    "Tally",
    "game_path",
    "play_deal",
    "play_deals",
    "play_matches",
    "record_bytes",
    "statistics_of",
    "write_game",
]
