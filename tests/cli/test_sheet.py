import re
from collections.abc import Iterator
from random import Random

import pytest

from tests.house.files import ROOT
from thousand.cli.sheet import explain, explain_all, score_sheet
from thousand.cli.tally import counts, rows
from thousand.core.record import read_record, replay
from thousand.core.rules import change, preset
from thousand.core.state import Match
from thousand.core.testing import random_match, random_rules, random_totals
from thousand.texts import LANGUAGES, say_mark, texts

NAMES = ("Anna", "Boris", "Vera", "Gleb")
ENGLISH = texts("en")
SHEET = ROOT / "docs" / "rules" / "examples" / "sheet.json"


def games(count: int) -> Iterator[Match]:
    """Games under random rules, started near their end so that much happens in few deals."""
    for seed in range(count):
        rng = Random(seed)
        rules = random_rules(rng, 2 + seed % 3)
        yield random_match(rules, rng, 12, random_totals(rules, rng))


def dumped() -> Match:
    """A deal after which both defenders are dumped: they write nothing and stay at the dump's figure."""
    changes = {"game.dump_at": 555, "scoring.defenders_score": False, "scoring.bolts": "off"}
    return random_match(change(preset("classic"), changes), Random(1), 1, (555, 555, 555))


def late_marriages() -> Iterator[Match]:
    """Games in which a marriage counts only with a trick."""
    rules = change(preset("home"), {"play.marriage_counts": "with_a_later_trick"})
    return (random_match(rules, Random(seed), 25) for seed in range(8))


GAMES = (*games(60), dumped(), *late_marriages())


def sheet_of_the_rulebook() -> Match:
    return replay(read_record(SHEET.read_bytes())).match


def drawn(match: Match, width: int = 80) -> list[str]:
    return score_sheet(ENGLISH, match, NAMES, width).splitlines()


def table(match: Match, width: int = 80) -> list[str]:
    lines = drawn(match, width)
    return lines[: lines.index("")]


def test_the_sheet_of_the_rulebook_is_drawn_as_it_stands_there() -> None:
    cells = [
        [" ".join(cell.split()) for cell in line.split("│")[1:]] for line in table(sheet_of_the_rulebook())
    ]
    assert cells[2:] == [
        ["300", "790", "245"],
        ["(110) +110 410", "+40 830", "0 245 ○"],
        ["+60 470", "(100) 0 830 W", "+60 305"],
        ["+125 595", "+30 860", "(110) −110 195 ✗"],
        ["(110) +110 705", "+40 [880]", "0 195 ○"],
        ["+40 745", "0 [880] 1/3", "(110) +110 305"],
        ["0 745 ○", "(120) +120 1000", "+40 345"],
    ]


@pytest.mark.parametrize("width", [80, 100, 132])
def test_no_line_of_a_table_is_wider_than_the_terminal(width: int) -> None:
    for match in GAMES:
        assert max(map(len, drawn(match, width))) <= width


def test_the_columns_stand_below_each_other() -> None:
    for match in GAMES:
        _, rule, *deals = table(match)
        places = [found.start() for found in re.finditer("┼", rule)]
        for line in deals:
            assert "· · ·" in line or [found.start() for found in re.finditer("│", line)] == places


def test_every_total_of_every_deal_is_on_the_sheet() -> None:
    for match in GAMES:
        totals = [deal.result.totals for deal in match.finished if deal.result.outcome != "annulled"]
        assert [tuple(cell.total for cell in row.cells) for row in rows(match) if row.cells] == totals


def test_the_frame_and_the_attempts_are_those_of_the_standing() -> None:
    for match in GAMES:
        last = [row for row in rows(match) if row.cells]
        for seat, standing in enumerate(match.standings if last else ()):
            cell = last[-1].cells[seat]
            assert cell.framed == (standing.barrel is not None)
            assert not standing.barrel or cell.attempts == standing.barrel.attempts


def test_the_counts_are_those_of_the_standing() -> None:
    for match in GAMES:
        for seat, standing in enumerate(match.standings):
            counted = counts(match, seat)
            assert (counted.bolts, counted.write_offs, counted.bombs) == (
                standing.bolts,
                standing.write_offs,
                standing.bombs,
            )


def test_a_legend_explains_the_signs_on_the_sheet_and_no_others() -> None:
    for match in GAMES:
        signs = {sign for row in rows(match) for cell in row.cells for sign in (*cell.signs, cell.outcome)}
        legend = "\n".join(drawn(match)[len(table(match)) :])
        for sign, meaning in (("dump", "D dump"), ("bolt", "○ bolt"), ("sitter", "# sits out")):
            assert (meaning in legend) == (sign in signs)


def test_the_arithmetic_accounts_for_every_point() -> None:
    for match in GAMES:
        before = match.start
        for number, deal in enumerate(match.finished, 1):
            lines = explain(ENGLISH, match, number, NAMES)
            after = deal.result.totals
            for seat, line in enumerate(lines[1:]):
                moved = line.rpartition("; total ")[0].split("; ")
                points = [re.search(r" ([+−]\d+)$", part) for part in moved]
                total = sum(int(found[1].replace("−", "-")) for found in points if found)
                assert total == after[seat] - before[seat]
                assert line.endswith(f"total {before[seat]} → {after[seat]}.".replace("-", "−"))
            before = after


def test_what_was_earned_is_the_sum_of_its_parts() -> None:
    for match in GAMES:
        for number, deal in enumerate(match.finished, 1):
            if deal.result.outcome != "played":
                continue
            for seat, line in enumerate(explain(ENGLISH, match, number, NAMES)[1:]):
                earned = line.partition(": ")[2].partition("; ")[0]
                parts = [int(part.split()[-1]) for part in earned.partition(" = ")[0].split(" + ")]
                assert sum(parts) == deal.result.earned[seat]


def test_every_marriage_that_counts_is_named() -> None:
    for match in GAMES:
        for number, deal in enumerate(match.finished, 1):
            for seat, line in enumerate(explain(ENGLISH, match, number, NAMES)[1:]):
                named = [int(points) for points in re.findall(r"marriage [♠♣♦♥] (\d+)", line)]
                assert "talon " in line or sum(named) == deal.result.worth[seat].marriages


def test_a_marriage_is_named_by_its_suit() -> None:
    lines = explain(ENGLISH, sheet_of_the_rulebook(), 1, ("Ada", "Marek", "Nina"))
    assert lines[1] == "Ada: tricks 82 + marriage ♠ 40 = 122; contract made +110; total 300 → 410."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_and_its_arithmetic_are_in_every_language(language: str) -> None:
    words = texts(language)
    for match in GAMES:
        for plain in (False, True):
            assert score_sheet(words, match, NAMES, 80, plain=plain)
        explain_all(words, match, NAMES)


def test_the_sheet_in_sentences_draws_nothing() -> None:
    for match in GAMES:
        assert not set("│─┼[]") & set(score_sheet(ENGLISH, match, NAMES, plain=True))


def test_a_narrow_terminal_gets_sentences() -> None:
    match = sheet_of_the_rulebook()
    assert score_sheet(ENGLISH, match, NAMES, 40) == score_sheet(ENGLISH, match, NAMES, plain=True)


def test_colour_changes_nothing_but_colour() -> None:
    match = sheet_of_the_rulebook()
    painted = score_sheet(ENGLISH, match, NAMES, colour=True)
    bare = re.sub(r"\x1b\[\d*m", "", painted)
    assert painted != bare
    assert [line.rstrip() for line in bare.splitlines()] == drawn(match)


def test_a_long_name_keeps_to_its_column() -> None:
    match = random_match(preset("classic"), Random(3), 3)
    lines = score_sheet(ENGLISH, match, ("Anna" * 20, "名" * 40, ""), 80).splitlines()
    assert max(map(len, lines)) <= 80


def test_a_game_without_deals_has_a_sheet() -> None:
    assert drawn(random_match(preset("classic"), Random(3), 0))


def test_the_arithmetic_tells_every_mark() -> None:
    said = "\n".join(explain_all(ENGLISH, sheet_of_the_rulebook(), ("Ada", "Marek", "Nina")))
    assert "Nina: tricks 0; bolt 2 of 3; nothing is written; total 195 → 195." in said
    assert "stopped at the barrel −20; mounts the barrel; total 860 → 880." in said
    assert "Marek: tricks 0; attempt spent 1 of 3; nothing is written; total 880 → 880." in said
    assert "contract made +120; wins; total 880 → 1000." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mark_is_told_or_its_reason_is(language: str) -> None:
    words = texts(language)
    for match in GAMES:
        for number, deal in enumerate(match.finished, 1):
            lines = explain(words, match, number, NAMES)[1:]
            for seat, mark in deal.result.marks:
                same = mark.replace("bolt_penalty", "bolts").replace("write_off_penalty", "write_offs")
                reasons = {line.reason for line in deal.result.lines if line.seat == seat}
                assert same in reasons or say_mark(words, mark) in lines[seat]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_totals_of_four_figures_below_zero_stand_below_the_others(players: int) -> None:
    totals = (-1110, 870, 0, -9999)[:players]
    match = random_match(preset("classic", players), Random(5), 4, totals)
    lines = [line.split("│")[1:] for line in table(match)[2:] if "· · ·" not in line]
    ends = {
        max(found.end() for found in re.finditer(r"−?\d+", re.sub(r"[a-zA-Z✗○#].*|\d/\d", "", cell)))
        for cells in lines
        for cell in cells
        if re.search(r"\d", cell)
    }
    assert len(ends) == 1
