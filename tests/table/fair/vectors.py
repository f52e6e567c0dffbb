"""The test vectors of fair deals: what any program that verifies them must find."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.table.fair.games import bytes_of, deck_of, fair_game, proof_of
from thousand.core.cards import DECK_SIZE, NAMES, write_cards
from thousand.core.first_dealer import draw_dealer
from thousand.core.record import read_record, write_record
from thousand.core.rules import change, preset
from thousand.core.seating import layout_of
from thousand.table.fair import ALGORITHM, match_commitment, verify

FILE = Path(__file__).with_name("vectors.json")
MATCHES = ("example", "партия № 7", "m" * 200)
CUTS = ((0, ()), (1, (0,)), (2, (0, 1, 2)), (17, (3,)), (999_999, (0, 1, 2, 3)))
# Numbers of the first match at which a word is the last that counts, the first that does not, one above.
EDGES = ((1784, ()), (3949, ()), (103, ()))
TIED = (2, 8, 14, 20, 3, 9, 15, 21, 0, 6, 12, 18, 1, 7, 13, 19, 5, 11, 17, 23, 4, 10, 16, 22)
ZERO = "0" * 64

Json = dict[str, Any]
Place = tuple[str | int, ...]


def vectors() -> Json:
    """The whole file."""
    return {
        "algorithm": ALGORITHM,
        "matches": [match(name) for name in MATCHES],
        "draws": list(draws()),
        "layouts": list(layouts()),
        "records": list(records()),
    }


def printed(document: Json) -> bytes:
    """The bytes of the file."""
    return (json.dumps(document, indent=1, ensure_ascii=False) + "\n").encode()


def match(name: str) -> Json:
    """The commitment of a match, and some of its decks."""
    secret = bytes_of(f"secret of {name}")
    return {
        "match": name,
        "secret": secret.hex(),
        "commitment": match_commitment(name, secret),
        "decks": [deck(name, secret, number, seats) for number, seats in (*CUTS, *EDGES)],
    }


def deck(name: str, secret: bytes, number: int, seats: tuple[int, ...]) -> Json:
    """The proof of a deck and its cards, the one on top first."""
    proof = proof_of(name, secret, number, seats)
    return {"proof": proof.document(), "deck": named(deck_of(proof))}


def draws() -> Iterator[Json]:
    """First dealers of some decks, and of one in which all cards drawn are equal."""
    decks = [deck_of(proof_of("draws", bytes_of("draws"), number, ())) for number in range(6)]
    for players in (2, 3, 4):
        for way in ("highest_card", "lowest_card", "random"):
            rules = change(preset("classic", players), {"deal.first_dealer": way})
            for cards in (*decks, TIED):
                dealer = draw_dealer(rules, cards).dealer
                yield {"players": players, "first_dealer": way, "deck": named(cards), "dealer": dealer}


def layouts() -> Iterator[Json]:
    """How a deck is dealt out at every kind of table."""
    cards = deck_of(proof_of("layouts", bytes_of("layouts"), 1, ()))
    for players, way in ((2, "ten_and_two"), (2, "seven_and_three"), (3, None), (4, None)):
        changes = {} if way is None else {"deal.two_player_deal": way}
        rules = change(preset("classic", players), changes)
        for dealer in range(players):
            dealt = layout_of(rules, dealer, cards)
            yield {
                "players": players,
                "two_player_deal": way,
                "dealer": dealer,
                "deck": named(cards),
                "hands": [write_cards(hand) for hand in dealt.hands],
                "talon": [write_cards(talon) for talon in dealt.talons],
            }


def records() -> Iterator[Json]:
    """Records with the verdict on them, each also with faults planted one by one."""
    short = change(preset("home"), {"game.finish": "fixed_deals(2)"})
    running = fair_game(preset("classic"), 2, passed=(0, 2), cut_by=lambda number: (0, 1, 2), turns=5)
    for name, record in (("over", fair_game(short, 9)), ("running", running)):
        document = json.loads(write_record(record))
        dealing = record.rules.rules.deal
        yield {
            "name": name,
            "dealing": {
                "players": dealing.players,
                "first_dealer": dealing.first_dealer,
                "two_player_deal": None,
            },
            "over": name == "over",
            "running": name == "running",
            "record": document,
            "verdict": verify(record).document(),
            "faults": [fault(document, place, value) for place, value in faults(document)],
        }


def faults(document: Json) -> Iterator[tuple[Place, Any]]:
    """What is put in which place: None takes the place out."""
    draw, first, last = ("draw",), ("deals", 0, "proof"), ("deals", len(document["deals"]) - 1, "proof")
    yield from ((place, None) for place in (draw, first))
    for proof in (draw, first, last):
        yield (*proof, "algorithm"), "thousand-fair/2"
        yield (*proof, "match"), "another"
        yield (*proof, "commitment"), ZERO
        yield (*proof, "secret"), ZERO
        yield (*proof, "secret"), None
        yield (*proof, "number"), 500
        yield (*proof, "nonces", 0, "nonce"), ZERO
        yield (*proof, "nonces", 0, "seat"), 3
        yield (*proof, "nonces", 0, "seat"), 1
        yield (*proof, "nonces"), []
        yield (*proof, "withheld"), [{"number": 1, "seat": 3, "commitment": ZERO}]
        yield (*proof, "extra"), 1
    number = document["deals"][0]["proof"]["number"]
    for openings in ([(number - 1, 3)], [(number - 1, 0), (number - 1, 0)], [(number - 1, 1), (number, 1)]):
        yield (
            (*first, "withheld"),
            [{"number": passed, "seat": seat, "commitment": ZERO} for passed, seat in openings],
        )
    yield (*last, "number"), 0
    yield (*draw, "match_commitment"), ZERO
    yield (*draw, "match_secret"), None
    yield (*draw, "match_secret"), ZERO
    yield (*draw, "match_secret"), bytes_of("match").hex()


def fault(document: Json, place: Place, value: Any) -> Json:
    """A planted fault with what is found: of the match's secret, of the draw, of each deal."""
    verdict = verify(read_record(json.dumps(planted(document, place, value))))
    found = [verdict.secret, verdict.draw.finding, *(one.finding for one in verdict.deals)]
    told = [one.status if one.code is None else f"{one.status} {one.code}" for one in found]
    return {"place": list(place), "value": value, "proven": verdict.proven, "found": told}


def planted(document: Json, place: Place, value: Any) -> Json:
    """The document with a value put in a place, or with the place taken out."""
    changed = copy.deepcopy(document)
    holder: Any = changed
    for key in place[:-1]:
        holder = holder[key]
    if value is None:
        holder.pop(place[-1], None)
    else:
        holder[place[-1]] = value
    return changed


def named(cards: tuple[int, ...]) -> str:
    """Cards in their order as text."""
    assert len(cards) == DECK_SIZE
    return " ".join(NAMES[card] for card in cards)


def main() -> None:
    """Writes the file anew: `make golden`."""
    FILE.write_bytes(printed(vectors()))


if __name__ == "__main__":
    main()
