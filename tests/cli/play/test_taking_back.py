"""A person alone against bots takes back; deals are dealt again with the same cards."""

from pathlib import Path

import pytest

from tests.cli.play.terminals import monkey, play
from thousand.cli.play.decks import Decks
from thousand.cli.play.draw import chance_draw
from thousand.cli.play.keeping import read_kept
from thousand.cli.play.retrace import before_last_decision, footsteps
from thousand.core.match import deal, start
from thousand.core.record import read_record, replay
from thousand.core.rules import change, preset
from thousand.core.seating import layout_of
from thousand.core.state import Match


def after(monkeypatch: pytest.MonkeyPatch, folder: Path, lines: list[str]) -> tuple[str, Match]:
    file = folder / f"game-{len(list(folder.iterdir()))}.json"
    played = play(monkeypatch, ["--level", "rookie", "--seed", "5", "--save", str(file)], lines)
    return played.text, read_kept(file).match


def test_undo_goes_back_to_the_last_decision(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    first = after(monkeypatch, tmp_path, [])[1]
    said, back = after(monkeypatch, tmp_path, ["105", "undo"])
    assert back == first
    assert "Taken back." in said
    assert after(monkeypatch, tmp_path, ["105", "undo", "undo"])[1] == first


def test_undo_can_be_repeated_and_played_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    straight = after(monkeypatch, tmp_path, ["105", "3 5", ""])[1]
    detour = after(monkeypatch, tmp_path, ["pass", "undo", "105", "1 2", "undo", "undo", "3 5", ""])[1]
    assert detour == straight


def test_with_nothing_done_there_is_nothing_to_take_back(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert "There is nothing to take back." in after(monkeypatch, tmp_path, ["undo"])[0]


def test_among_several_people_nothing_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    played = play(monkeypatch, ["--people", "2", "--seed", "5"], ["", "pass", "", "undo"])
    assert "Taking back is only possible" in played.text


def test_the_last_card_of_a_deal_can_be_taken_back(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typed: list[str] = []
    file = tmp_path / "whole.json"
    types = monkey(1)

    def listening(out: object) -> object:
        def listen() -> str | None:
            if "Totals:" in out.text:  # type: ignore[attr-defined] # a double of the output
                return None
            line = types(out)()  # type: ignore[arg-type] # the same double
            typed.append(line or "")
            return line

        return listen

    play(monkeypatch, ["--seed", "5", "--save", str(file)], listening)  # type: ignore[arg-type] # as above
    over = read_kept(file).match
    assert len(over.finished) == 1
    again = tmp_path / "again.json"
    play(monkeypatch, ["--seed", "5", "--save", str(again)], [*typed, "undo"])
    back = read_kept(again).match
    assert back == before_last_decision(over, (0,))
    assert len(back.finished) == 0


def test_going_through_a_game_again_leads_to_the_same_match(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    play(
        monkeypatch,
        ["--watch", "--seed", "2", "--set", "game.finish=fixed_deals(3)", "--save", str(file)],
        [],
    )
    match = replay(read_record(file.read_bytes())).match
    steps = list(footsteps(match))
    assert steps[-1].after == match
    assert sum(step.actor is None for step in steps) == 3


def test_a_seed_gives_the_same_decks_and_no_seed_others() -> None:
    assert [Decks(3).deck(number) for number in (1, 2)] == [Decks(3).deck(number) for number in (1, 2)]
    assert Decks(3).deck(2) != Decks(3).deck(1) != Decks(4).deck(1)
    assert Decks().deck(1) != Decks().deck(1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_that_is_known_is_dealt_again_alike(players: int) -> None:
    rules = preset("club", players)
    match = start(rules, 1)
    match = deal(match, layout_of(rules, 1, Decks(9).deck(1))).match
    decks = Decks()
    decks.remember(match)
    assert layout_of(rules, 1, decks.deck(1)) == match.layout


@pytest.mark.parametrize(("way", "best"), [("highest_card", min), ("lowest_card", max)])
def test_the_best_card_drawn_deals(way: str, best: object) -> None:
    rules = change(preset("classic", 4), {"deal.first_dealer": way})
    draws = [chance_draw(rules, seed) for seed in range(200)]
    assert {draw.dealer for draw in draws} == {0, 1, 2, 3}
    assert any(len(draw.rounds) > 1 for draw in draws)
    for draw in draws:
        ranks = {seat: card % 6 for seat, card in draw.rounds[-1]}
        wanted = best(ranks.values())  # type: ignore[operator] # min or max
        assert [seat for seat, rank in ranks.items() if rank == wanted] == [draw.dealer]
        for before, after_it in zip(draw.rounds, draw.rounds[1:], strict=False):
            tied = best(card % 6 for _, card in before)  # type: ignore[operator] # as above
            assert {seat for seat, _ in after_it} == {seat for seat, card in before if card % 6 == tied}


def test_by_lot_nobody_draws_a_card() -> None:
    draws = [chance_draw(preset("classic", 3), seed) for seed in range(50)]
    assert {draw.dealer for draw in draws} == {0, 1, 2}
    assert not any(draw.rounds for draw in draws)
