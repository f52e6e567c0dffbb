"""What is legal is accepted, and nothing else is; a refusal has a code and changes nothing."""

from random import Random

import pytest

from tests.properties.sample import FACTOR, rules_of, seeds, states
from tests.properties.universe import conceivable
from thousand.core.actions import PASS, Action, Play
from thousand.core.cards import Rank
from thousand.core.errors import ACTION_CODES, IllegalAction
from thousand.core.match import apply, legal_actions, refusal, to_act
from thousand.core.state import Match

STATES = 20_000
SHARES = 4


def spoken(match: Match, actions: set[Action]) -> set[Action]:
    """Actions without the word at a king or queen where a plain lead declares as well."""
    if match.rules.play.marriage_declared != "automatic":
        return actions
    return {Play(one.card) if isinstance(one, Play) and one.card % 6 != Rank.ACE else one for one in actions}


def refused_with_code(match: Match, seat: int, action: Action) -> bool:
    """Whether an action is refused, as it must be by both doors, with a code of the list."""
    with pytest.raises(IllegalAction) as caught:
        apply(match, seat, action)
    return caught.value.code in ACTION_CODES


@pytest.mark.parametrize("share", range(SHARES))
def test_exactly_the_legal_actions_are_accepted(share: int) -> None:
    count = 0
    for seed in seeds(10**6, share * 10**9):
        rng = Random(seed)
        for match in states(rng, rules_of(rng), 2):
            count += 1
            seat = to_act(match)
            assert seat is not None
            legal = legal_actions(match)
            assert len(set(legal)) == len(legal) > 0, f"seed {seed}"
            thought = conceivable(match, whole=count % 40 == 0) | set(legal)
            accepted = {action for action in thought if refusal(match, seat, action) is None}
            assert spoken(match, accepted) == set(legal), f"seed {seed}"
        if count >= STATES * FACTOR // SHARES:
            return


def test_every_refusal_has_a_code_of_the_list() -> None:
    met: set[str] = set()
    for seed in seeds(60):
        rng = Random(seed)
        for match in states(rng, rules_of(rng), 1):
            seat = to_act(match)
            assert seat is not None
            problems = [refusal(match, seat, action) for action in conceivable(match, whole=False)]
            met |= {problem.code for problem in problems if problem is not None}
    assert met <= set(ACTION_CODES)
    assert len(met) > 30


def test_a_refusal_changes_nothing() -> None:
    for seed in seeds(30):
        rng = Random(seed)
        for match in states(rng, rules_of(rng), 1):
            seat = to_act(match)
            assert seat is not None
            before = repr(match)
            some = rng.sample(sorted(conceivable(match, whole=False), key=repr), 10)
            for action in some:
                if refusal(match, seat, action) is not None:
                    assert refused_with_code(match, seat, action), f"seed {seed}"
            assert repr(match) == before, f"seed {seed}"


def test_only_the_seat_to_act_may_act() -> None:
    for seed in seeds(20):
        rng = Random(seed)
        for match in states(rng, rules_of(rng), 1):
            for seat in range(len(match.standings)):
                problem = refusal(match, seat, legal_actions(match)[0])
                assert (problem is None) == (seat == to_act(match))
                assert problem is None or problem.code == "not_your_turn"


def test_the_old_match_is_untouched() -> None:
    for seed in seeds(30):
        rng = Random(seed)
        for match in states(rng, rules_of(rng), 1):
            before, seat = repr(match), to_act(match)
            assert seat is not None
            one = apply(match, seat, legal_actions(match)[0])
            assert repr(match) == before
            assert apply(match, seat, legal_actions(match)[0]) == one
            with pytest.raises(AttributeError):
                match.dealer = 1  # type: ignore[misc]


def test_a_plain_pass_is_never_legal_twice() -> None:
    for seed in seeds(40):
        rng = Random(seed)
        for match in states(rng, rules_of(rng), 1):
            passed = [seat for seat, one in zip(match.actors, match.actions, strict=True) if one == PASS]
            assert len(set(passed)) == len(passed)
