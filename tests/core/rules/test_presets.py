"""The presets hold the tables of the rules (rulebook, chapter 15)."""

import pytest

from thousand.core.rules import (
    PRESETS,
    InvalidRules,
    check,
    diff,
    nearest_preset,
    option_names,
    option_value,
    preset,
)

# Option: home, club, polish, classic; as the tables have them, "·" written out, "–" as it comes to matter.
TABLES = """
deal.first_dealer            lowest_card     highest_card      random            random
deal.two_player_deal         ten_and_two     seven_and_three   ten_and_two       ten_and_two
deal.two_player_talons       swap            one_each          swap              swap
deal.sitter_scores           card_points     card_points       card_points       card_points
deal.redeal_nines            off             3                 off               4
deal.redeal_nines_when       dealt           dealt             dealt             after_exchange
deal.redeal_four_jacks       False           True              False             False
deal.redeal_below            off             13                off               off
auction.first_bidder         forehand        dealer            forehand          forehand
auction.opening              free            forced            fixed             forced
auction.minimum_bid          100             100               100               100
auction.bid_step             10              5                 10                5
auction.jumps                True            True              True              True
auction.all_pass             redeal          redeal            redeal            redeal
auction.bid_cap              none            best_marriage     sum_of_marriages  any_marriage
auction.bid_ceiling          none            none              300               none
auction.dark                 False           True              False             False
talon.exchange               discard_three   give_one_each     give_one_each     give_one_each
talon.give_from              hand            talon_only        hand              hand
talon.talon_shown            never           always            contested         always
talon.discard_points         nobody          nobody            nobody            nobody
talon.discard_marriage_cards True            True              True              True
talon.raise_after_talon      False           False             False             True
talon.write_off              off             off               off               on
talon.write_off.others       None            None              None              60
talon.write_off.free         None            None              None              2
talon.write_off.penalty      None            None              None              120
talon.bomb                   off             off               on                off
talon.bomb.others            None            None              60                None
talon.bomb.per_game          None            None              1                 None
play.trump                   declarer_names  marriages         marriages         marriages
play.first_lead              declarer        declarer          declarer          declarer
play.must_trump              True            True              True              True
play.must_beat               off             off               off               off
play.marriage_values         40/60/80/100    40/60/80/100      40/60/80/100      40/60/80/100
play.marriage_from           first_trick     after_a_trick     first_trick       after_a_trick
play.marriage_declared       by_choice       by_choice         automatic         by_choice
play.marriage_counts         at_once         at_once           at_once           at_once
play.defender_marriages      full            full              full              full
play.ace_marriage            off             200               off               off
scoring.success_scores       contract        actual            actual            contract
scoring.failure_costs        contract        contract          contract          contract
scoring.failure_keeps_earned False           False             False             False
scoring.defenders_score      True            True              True              True
scoring.round_to             1               5                 5                 5
scoring.round_declarer       False           False             True              False
scoring.bolts                off             off               off               on
scoring.bolts.every          None            None              None              3
scoring.bolts.penalty        None            None              None              120
scoring.lock_at              off             off               800               off
game.target                  1000            1000              1000              1000
game.finish                  full_round      at_once           at_once           at_once
game.win_as_declarer_only    False           False             False             False
game.dump_at                 off             555               off               off
game.dump_negative           True            True              True              True
game.barrel                  off             on                off               on
game.barrel.at               None            880               None              880
game.barrel.deals            None            3                 None              3
game.barrel.won_by           None            running_sum       None              own_contract
game.barrel.failed_contract  None            attempt           None              subtract
game.barrel.fall             None            120               None              120
game.barrel.newcomer         None            knocks_off        None              joins
game.barrel.together         None            both_fall         None              join
game.barrel.third_fall_to_zero None          True              None              False
"""
ROWS = {line.split()[0]: line.split()[1:] for line in TABLES.strip().splitlines()}


def written(value: object) -> str:
    if isinstance(value, tuple):
        return "/".join(map(str, value))
    return str(value) if isinstance(value, str | int | None) else "on"


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_as_in_the_tables(name: str) -> None:
    column = tuple(PRESETS).index(name)
    chosen = preset(name, 3)
    assert {option: written(option_value(chosen, option)) for option in ROWS} == {
        option: row[column] for option, row in ROWS.items()
    }


def test_the_tables_are_complete() -> None:
    assert ["deal.players", *ROWS] == list(option_names())


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_played_by_two_three_and_four(name: str, players: int) -> None:
    assert check(preset(name, players)) == ()
    assert preset(name, players).deal.players == players


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("players", [2, 4])
def test_other_numbers_of_players_change_nothing_else(name: str, players: int) -> None:
    changed = {one.option: one.after for one in diff(preset(name, 3), preset(name, players))}
    expected: dict[str, object] = {"deal.players": players}
    if name == "polish":
        expected["talon.bomb"] = "off"
        if players == 2:
            expected |= {"auction.bid_ceiling": 360, "talon.talon_shown": "never"}
    assert changed == expected


def test_classic_is_the_default() -> None:
    assert preset() == preset("classic", 3)


def test_unknown_presets_and_numbers_of_players_are_refused() -> None:
    with pytest.raises(InvalidRules, match="preset_unknown"):
        preset("poker")
    with pytest.raises(InvalidRules, match="players_unknown"):
        preset("home", 5)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_nearest_to_itself(name: str, players: int) -> None:
    assert nearest_preset(preset(name, players)) == name
