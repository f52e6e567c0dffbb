"""The target, and who may reach it (rulebook, chapter on the end of the game)."""

from thousand.core.rules import Rules


def target(rules: Rules) -> int:
    """The total that wins."""
    return rules.game.target


def only_declarer_reaches(rules: Rules) -> bool:
    """Whether only the declarer of a made contract reaches the target."""
    return rules.game.win_as_declarer_only
