"""The scene shows a seat what it may know, and all that it may know."""

from random import Random

import pytest

from tests.core.table import dealt, do, legal, rules
from tests.properties.sample import rules_of, seeds, states
from tests.table.evenings import there
from thousand.core.actions import write_action
from thousand.core.cards import write_cards
from thousand.core.match import legal_actions
from thousand.core.state import Match
from thousand.core.view import view
from thousand.table.wire.from_view import cards_text, open_scene, own_scene
from thousand.table.wire.scene import DealScene, Scene

HANDS = {0: "AS KS QS AC KH QH 9C", 1: "TS TC TD TH 9S JC JD"}
TALON = ["9D JS 9H"]


def scene_of(match: Match, seat: int | None, turn_number: int) -> Scene:
    common = open_scene(match, turn_number)
    return common if seat is None else own_scene(match, seat, common)


def shown(match: Match, seat: int | None) -> DealScene:
    deal = scene_of(match, seat, 7).deal
    assert deal is not None
    return deal


def won(name: str = "home") -> Match:
    return do(dealt(rules(name), HANDS, TALON), "0 bid 100", "1 pass", "2 pass")


def test_a_hand_is_shown_to_its_seat_alone() -> None:
    match = dealt(rules(), HANDS, TALON)
    assert shown(match, 0).hand == write_cards(there(view(match, 0).deal).hand or 0)
    assert shown(match, None).hand is None
    assert shown(match, 1).hand != shown(match, 0).hand


def test_cards_laid_aside_are_shown_to_who_laid_them() -> None:
    match = do(won(), "0 discard JS 9D 9H")
    assert (shown(match, 0).discards or "").split() == ["JS", "9D", "9H"]
    assert [(shown(match, seat).discards, shown(match, seat).discarded) for seat in (1, 2, None)] == [
        (None, 3)
    ] * 3


def test_a_card_given_is_shown_to_giver_and_receiver() -> None:
    match = do(won("classic"), "0 give 9D 2", "0 give JS 1", "0 stand")
    gifts = [[gift.card for gift in shown(match, seat).gifts] for seat in (0, 1, 2, None)]
    assert gifts == [["9D", "JS"], [None, "JS"], ["9D", None], [None, None]]


def test_the_scene_says_what_the_view_says() -> None:
    for seed in seeds(40, 50_000):
        rng = Random(seed)
        for match in states(rng, rules_of(rng), 1):
            seat = rng.choice((None, *range(match.rules.deal.players)))
            seen, scene = view(match, seat), scene_of(match, seat, 7)
            deal = seen.deal
            assert deal is not None
            assert scene.deal is not None
            assert (scene.deal.hand, scene.deal.discards) == (
                cards_text(deal.hand),
                cards_text(deal.discards),
            )
            assert [talon.cards for talon in scene.deal.talons] == [
                cards_text(one.cards) for one in deal.talons
            ]
            assert [gift.card is None for gift in scene.deal.gifts] == [
                one.card is None for one in deal.gifts
            ]
            assert (scene.seat, scene.turn_number, scene.phase, scene.to_act) == (
                seat,
                7,
                seen.phase,
                seen.to_act,
            )
            turn = None if scene.turn is None else scene.turn.legal
            assert turn == (tuple(map(write_action, seen.legal)) or None)


def test_every_card_in_hand_may_be_played_or_says_why_not() -> None:
    followed = 0
    for seed in seeds(40, 51_000):
        rng = Random(seed)
        for match in states(rng, rules_of(rng), 1):
            scene = scene_of(match, match.phase.to_act, 0)
            assert scene.turn is not None
            if scene.phase != "trick":
                assert scene.turn.blocked == ()
                continue
            assert scene.deal is not None
            free = {text[5:7] for text in scene.turn.legal if text.startswith("play")}
            blocked = {one.card for one in scene.turn.blocked}
            assert free | blocked == set((scene.deal.hand or "").split())
            assert not free & blocked
            followed += bool(blocked)
    assert followed > 20


def test_the_cap_of_the_auction_is_told_with_its_reason() -> None:
    match = dealt(rules("classic"), {0: "AS TS JS AC TC JC 9C"})
    turn = scene_of(match, 0, 0).turn
    assert turn is not None
    assert turn.legal[-1].startswith(("bid", "claim"))
    assert turn.limit is not None
    assert turn.limit.code == "bid_above_cap"
    assert (turn.limit.params["limit"], turn.limit.params["marriages"]) == (120, 0)
    capped = rules("classic", auction__bid_cap="best_marriage")
    married = scene_of(dealt(capped, {0: "AS TS KS QS TC JC 9C"}), 0, 0).turn
    assert married is not None
    assert married.limit is not None
    assert (married.limit.params["limit"], married.limit.params["marriages"]) == (160, 1)


def test_the_cards_that_declare_are_told_with_what_they_are_worth() -> None:
    match = do(won(), "0 discard JS 9D 9H", "0 trump S")
    turn = scene_of(match, 0, 0).turn
    assert turn is not None
    declared = {text[5:7] for text in legal(match) if text.endswith("!")}
    assert set(turn.declares) == declared
    assert {turn.declares[card] for card in declared} <= {40, 60, 80, 100}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_card_that_wins_so_far_is_marked(seat: int) -> None:
    match = do(won(), "0 discard JS 9D 9H", "0 trump S", "0 play KH", "1 play TH")
    assert shown(match, seat).best == 1
    assert [laid.card for laid in shown(match, seat).trick] == ["KH", "TH"]
    assert len(legal_actions(match)) > 0
