"""Counted things take the form that the number asks for."""

import pytest

from thousand.texts import texts


@pytest.mark.parametrize(
    ("language", "points", "words"),
    [
        ("en", 1, "1 point."),
        ("en", 21, "21 points."),
        ("ru", 1, "1 очко."),
        ("ru", 2, "2 очка."),
        ("ru", 5, "5 очков."),
        ("ru", 11, "11 очков."),
        ("ru", 21, "21 очко."),
        ("ru", 0, "0 очков."),
        ("uk", 1, "1 очко."),
        ("uk", 4, "4 очки."),
        ("uk", 12, "12 очок."),
        ("uk", 21, "21 очко."),
        ("pl", 1, "1 punkt."),
        ("pl", 3, "3 punkty."),
        ("pl", 21, "21 punktów."),
        ("pl", 22, "22 punkty."),
        ("bg", 1, "1 точка."),
        ("bg", 21, "21 точки."),
    ],
)
def test_points_of_a_trick(language: str, points: int, words: str) -> None:
    assert texts(language).say("event-trick", name="Z", points=points).endswith(f", {words}")


@pytest.mark.parametrize(
    ("language", "every", "word"),
    [("en", 3, "Every third"), ("ru", 3, "Каждый третий"), ("ru", 1, "Каждый болт"), ("ru", 5, "5-й")],
)
def test_every_so_many_bolts(language: str, every: int, word: str) -> None:
    assert word in texts(language).say("rule-scoring-bolts-penalty", every=every, penalty=120)
