"""Records that are refused at an action: every code that the rules of turns, calls and cards have."""

from collections.abc import Iterator
from typing import Any

from tests.golden.playing import sweep
from tests.golden.scenarios.deals import opening
from tests.golden.scenarios.giving_up import BOMB, give_up
from tests.golden.scenarios.play import LED, OVER, laid
from tests.golden.table import Scenario, Table

FREE_OF = {"talon.write_off": "off"}


def scenarios() -> Iterator[Scenario]:
    yield from _turns()
    yield from _bids()
    yield from _claims()
    yield from _giving_up()
    yield from _exchange()
    yield from _tricks()
    yield from _declarations()
    yield from _cards()
    yield from _texts()


def wrong(table: Table, name: str, text: str, code: str, number: int) -> Scenario:
    """The table with one more turn, which is refused as the given number of the last deal."""
    table.say(text)
    return table.faulty(f"fault-{name}", text, code, len(table.deals), number)


def at(phase: str, players: int = 3, changes: dict[str, Any] | None = None, **how: Any) -> Table:
    """A table at the beginning of a phase of the first deal, seat 0 to act."""
    table = Table("classic", players, changes)
    sweep(table, 0, until=phase, **how)
    return table


def number(table: Table) -> int:
    """The number of the next action."""
    return len(table.deals[-1]["actions"]) + 1


def now(table: Table, name: str, text: str, code: str) -> Scenario:
    """The next turn is refused."""
    return wrong(table, name, text, code, number(table))


def _turns() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        yield now(at("auction", players), f"turn-first-{players}p", "1 bid 100", "not_your_turn")
        yield now(at("trick", players), f"turn-trick-{players}p", "1 play KC", "not_your_turn")
        table = Table("classic", players)
        sweep(table, 0)
        yield now(table, f"not-running-{players}p", "1 bid 100", "not_running")
        yield now(at("auction", players), f"phase-auction-{players}p", "0 play AS", "wrong_phase")
        yield now(at("exchange", players), f"phase-exchange-{players}p", "0 stand", "wrong_phase")
    yield now(at("auction", 4), "turn-sitter", "3 bid 100", "not_your_turn")
    yield now(at("auction"), "turn-nobody", "9 bid 100", "not_your_turn")
    yield now(at("dark", 3, {"auction.dark": True}), "phase-dark", "0 bid 120", "wrong_phase")
    yield now(at("auction"), "phase-dark-off", "0 dark", "wrong_phase")
    yield now(at("talon", 2), "phase-talon", "0 discard KH QH", "wrong_phase")
    yield now(at("raise"), "phase-raise", "0 play AS", "wrong_phase")
    yield now(at("trick", 3, {"talon.raise_after_talon": False}), "phase-raise-off", "0 stand", "wrong_phase")
    yield now(at("trump", 3, {"play.trump": "declarer_names"}), "phase-trump", "0 play AS", "wrong_phase")
    yield now(at("trick"), "phase-trick", "0 trump S", "wrong_phase")
    yield now(at("exchange"), "phase-discard", "0 discard 9S AC TH", "wrong_phase")
    discarding = at("exchange", 3, {"talon.exchange": "discard_three"})
    yield now(discarding, "phase-give", "0 give 9S 1", "wrong_phase")
    over = Table("classic", 3, {"game.finish": "fixed_deals(1)"})
    sweep(over, 0)
    yield now(over, "game-is-over", "1 bid 100", "not_running")


def _bids() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        yield now(at("auction", players), f"step-{players}p", "0 bid 103", "bid_step")
        yield now(at("auction", players), f"minimum-{players}p", "0 bid 95", "bid_below_minimum")
        yield now(at("auction", players), f"pass-{players}p", "0 pass", "pass_forbidden")
        table = at("auction", players)
        table.do("0 bid 110")
        yield now(table, f"too-low-{players}p", "1 bid 110", "bid_too_low")
        yield now(at("auction", players), f"deck-{players}p", "0 bid 405", "bid_above_deck")
        yield now(at("raise", players), f"raise-low-{players}p", "0 raise 100", "raise_too_low")
        yield now(at("raise", players), f"raise-step-{players}p", "0 raise 104", "bid_step")
        yield now(at("raise", players), f"raise-deck-{players}p", "0 raise 405", "bid_above_deck")
        capped = {"auction.bid_cap": "best_marriage"}
        yield now(at("auction", players, capped), f"cap-{players}p", "0 bid 165", "bid_above_cap")
        yield now(at("raise", players, capped), f"raise-cap-{players}p", "0 raise 165", "bid_above_cap")
        low = {"auction.bid_ceiling": 150}
        yield now(at("auction", players, low), f"ceiling-{players}p", "0 bid 155", "bid_above_ceiling")
        yield now(at("raise", players, low), f"raise-ceiling-{players}p", "0 raise 155", "bid_above_ceiling")
        fixed = {"auction.opening": "fixed"}
        yield now(at("auction", players, fixed), f"fixed-{players}p", "0 bid 105", "bid_minimum_only")
        steps = {"auction.jumps": False}
        yield now(at("auction", players, steps), f"jump-first-{players}p", "0 bid 105", "bid_jump")
        table = at("auction", players, {**steps, "auction.bid_cap": "none"})
        table.do("0 bid 100")
        yield now(table, f"jump-{players}p", "1 bid 110", "bid_jump")
    table = at("auction")
    table.do("0 bid 100", "1 pass", "2 bid 105", "0 bid 110")
    yield now(table, "passed-bids-again", "1 bid 115", "not_your_turn")


def _claims() -> Iterator[Scenario]:
    nines = {"deal.redeal_nines": 3, "deal.redeal_nines_when": "dealt"}
    for players in (2, 3, 4):
        yield now(at("auction", players), f"claim-{players}p", "0 claim", "claim_unfounded")
        table = opening(Table("classic", players, {**nines, "auction.bid_cap": "none"}))
        table.do("0 bid 100", "1 bid 105")
        if players > 2:
            table.do("2 pass")
        yield now(table, f"claim-late-{players}p", "0 claim", "claim_too_late")
        yield now(at("trick", players), f"claim-card-{players}p", "0 claim", "claim_unfounded")
    table = at("trick")
    table.do("0 play AS", "1 play 9S", "2 play 9C")
    yield now(table, "claim-second-trick", "0 claim", "claim_too_late")
    table = opening(Table("classic", 3, {**nines, "auction.dark": True, "auction.bid_cap": "none"}))
    table.do("0 dark", "1 bid 125", "2 pass")
    yield now(table, "claim-after-dark", "0 claim", "claim_too_late")
    yield now(at("exchange"), "claim-exchange", "0 claim", "wrong_phase")


def _giving_up() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        yield now(at("exchange", players, FREE_OF), f"write-off-{players}p", "0 write_off", "write_off_off")
        yield now(at("exchange", players), f"bomb-{players}p", "0 bomb", "bomb_off")
        table = Table("classic", players, totals=[880, 0, 0, 0][:players])
        sweep(table, 0, until="exchange")
        yield now(table, f"write-off-barrel-{players}p", "0 write_off", "write_off_barrel")
        table = Table("classic", players, {**BOMB, "game.barrel": {}}, totals=[880, 0, 0, 0][:players])
        sweep(table, 0, until="exchange")
        yield now(table, f"bomb-barrel-{players}p", "0 bomb", "bomb_barrel")
        table = at("exchange", players, BOMB, contract=105)
        yield now(table, f"bomb-contested-{players}p", "0 bomb", "bomb_contested")
        table = Table("classic", players, BOMB)
        give_up(table, 0, "bomb")
        for _ in range(players - 1):
            sweep(table, 2 if 1 not in table.playing else 1)
        sweep(table, 0, until="exchange")
        yield now(table, f"bomb-spent-{players}p", "0 bomb", "bomb_spent")
        if players > 2:
            table = at("exchange", players)
            table.do("0 give 9S 1")
            yield now(table, f"write-off-late-{players}p", "0 write_off", "write_off_too_late")
            table = at("exchange", players, BOMB)
            table.do("0 give 9S 1")
            yield now(table, f"bomb-late-{players}p", "0 bomb", "bomb_too_late")
        dark = at("exchange", players, {"auction.dark": True}, contract=120, dark=True)
        yield now(dark, f"write-off-dark-{players}p", "0 write_off", "write_off_dark")


def _exchange() -> Iterator[Scenario]:
    yield now(at("talon", 2), "take-3", "0 take 3", "talon_unknown")
    yield now(at("talon", 2), "take-0", "0 take 0", "talon_unknown")
    for players in (3, 4):
        yield now(at("exchange", players), f"give-not-held-{players}p", "0 give KC 1", "card_not_held")
        yield now(at("exchange", players), f"give-self-{players}p", "0 give 9S 0", "give_wrong_seat")
        table = at("exchange", players)
        table.do("0 give 9S 1")
        yield now(table, f"give-twice-{players}p", "0 give AC 1", "give_twice")
        table = at("exchange", players)
        table.do("0 give 9S 1")
        yield now(table, f"give-same-card-{players}p", "0 give 9S 2", "card_not_held")
        only = {"talon.give_from": "talon_only"}
        yield now(at("exchange", players, only), f"give-own-{players}p", "0 give AS 1", "give_talon_only")
        three = {"talon.exchange": "discard_three"}
        yield now(
            at("exchange", players, three), f"discard-two-{players}p", "0 discard 9S AC", "discard_count"
        )
        keep = {**three, "talon.discard_marriage_cards": False}
        table = at("exchange", players, keep)
        yield now(table, f"discard-marriage-{players}p", "0 discard 9S AC QS", "discard_marriage")
    yield now(at("exchange", 4), "give-sitter", "0 give 9S 3", "give_wrong_seat")
    yield now(at("exchange"), "give-nobody", "0 give 9S 7", "give_wrong_seat")
    yield now(at("exchange"), "give-hidden", "0 give ?? 1", "hidden_card_known")
    yield now(at("exchange", 2), "discard-three-2p", "0 discard AS TS KS", "discard_count")
    yield now(at("exchange", 2), "discard-not-held-2p", "0 discard AS KC", "card_not_held")


def _tricks() -> Iterator[Scenario]:
    for players in (3, 4):
        table = laid({}, LED, "0 play KH", "1 play QS", players=players)
        yield now(table, f"follow-{players}p", "2 play 9S", "follow_suit")
        table = laid({}, LED, "0 play KH", players=players)
        yield now(table, f"must-trump-{players}p", "1 play TC", "must_trump")
        table = laid(
            {"play.must_beat": "suit", "play.trump": "marriages"},
            LED,
            "0 play KH",
            "1 play TD",
            players=players,
        )
        yield now(table, f"must-beat-{players}p", "2 play JH", "must_beat")
        table = laid({"play.must_beat": "suit_and_trump"}, OVER, "0 play KH", "1 play JS", players=players)
        yield now(table, f"overtrump-{players}p", "2 play 9S", "must_overtrump")
        yield now(at("trick", players), f"not-held-{players}p", "0 play KC", "card_not_held")
    table = at("trick", 2)
    table.do("0 play AC")
    yield now(table, "follow-2p", "1 play 9D", "follow_suit")
    yield now(at("trick", 2), "not-held-2p", "0 play KC", "card_not_held")
    table = at("trick")
    table.do("0 play AS", "1 play 9S", "2 play 9C")
    yield now(table, "played-already", "0 play AS", "card_not_held")


def _declarations() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        yield now(at("trick", players), f"declare-no-trick-{players}p", "0 play KS!", "declare_no_trick")
        yield now(at("trick", players), f"declare-ten-{players}p", "0 play TS!", "declare_wrong_card")
        yield now(at("trick", players), f"declare-ace-{players}p", "0 play AS!", "declare_wrong_card")
        table = at("trick", players)
        table.do("0 play AS")
        yield now(
            table,
            f"declare-following-{players}p",
            f"1 play {'9S' if players > 2 else 'KC'}!",
            "declare_not_leading",
        )
        none = {"play.defender_marriages": "none"}
        table = Table("classic", players, none)
        sweep(table, 1, winner=0, until="trick")
        lead = "KC" if players == 2 else "TH"
        table.do(f"1 play {lead}")
        if players > 2:
            table.do(f"2 {table.legal()[0]}")
        table.do(f"0 play A{lead[1]}")
        yield now(table, f"declare-defender-{players}p", "0 play KS!", "declare_defender")
    table = at("trick", 3, {"play.marriage_from": "first_trick"})
    table.do("0 play KS", "1 play 9S", "2 play 9C")
    yield now(table, "declare-no-pair", "0 play QS!", "declare_no_pair")
    table = at("trick", 3, {"play.ace_marriage": 200})
    table.do("0 play AS", "1 play 9S", "2 play 9C")
    yield now(table, "declare-no-aces", "0 play AD!", "declare_no_aces")
    yield now(
        at("trick", 3, {"play.ace_marriage": 200}), "declare-aces-early", "0 play AD!", "declare_no_trick"
    )
    automatic = {"play.marriage_declared": "automatic"}
    yield now(at("trick", 3, automatic), "declare-automatic-early", "0 play KS!", "declare_no_trick")


def _cards() -> Iterator[Scenario]:
    for players in (2, 3, 4):
        yield now(at("trick", players), f"card-unknown-{players}p", "0 play 1S", "card_unknown")
    yield now(at("exchange"), "card-unknown-given", "0 give XX 1", "card_unknown")
    yield now(
        at("exchange", 3, {"talon.exchange": "discard_three"}),
        "card-twice",
        "0 discard 9S 9S AC",
        "card_twice",
    )
    yield now(at("exchange", 2), "card-twice-2p", "0 discard 9S 9S", "card_twice")
    named = {"play.trump": "declarer_names"}
    for players in (2, 3, 4):
        yield now(at("trump", players, named), f"suit-unknown-{players}p", "0 trump X", "suit_unknown")
    yield now(at("trump", 3, named), "suit-word", "0 trump spades", "suit_unknown")
    yield now(at("trick"), "play-hidden", "0 play ??", "card_unknown")


def _texts() -> Iterator[Scenario]:
    unreadable = (
        "",
        "0",
        "0 ",
        "bid 100",
        "0 bid",
        "0 bid 100 ",
        " 0 bid 100",
        "0  bid 100",
        "0 bid  100",
        "0 bid 0100",
        "0 bid +100",
        "0 bid -100",
        "0 bid 1e2",
        "0 bid 100.0",
        "0 bid 1_00",
        "0 bid ١٠٠",
        "٠ bid 100",
        "0 BID 100",
        "0 Bid 100",
        "00 bid 100",
        "10 bid 100",
        "0 bid 100 105",
        "0\tbid 100",
        "0 bid\u00a0100",
        "0 pass now",
        "0 resign",
        "0 bid 99999999999999999999",
    )
    for place, text in enumerate(unreadable, 1):
        yield now(at("auction"), f"unreadable-{place:02}", text, "action_unreadable")
    for place, text in enumerate(("0 give 9S", "0 give 9S 01", "0 give 9S x", "0 give", "0 give  9S 1"), 1):
        yield now(at("exchange"), f"unreadable-give-{place}", text, "action_unreadable")
    for players in (2, 4):
        yield now(at("auction", players), f"unreadable-{players}p", "0 bid", "action_unreadable")
