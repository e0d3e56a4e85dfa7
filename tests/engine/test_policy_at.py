"""Whose play is expected at a score: the policies for other exchange rates, where the other is taken to follow them."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.analysis import analyse
from fifteentwo.engine.equity.in_deal import ScoreContext
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.engine.expert.exchange_rates import RatePolicies, policy_at, policy_of_other, shipped_rates
from fifteentwo.engine.expert.starter_policies import policy_given
from fifteentwo.engine.pegging.flat_policy import flattened
from fifteentwo.engine.pegging.policy import parts_in_order
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.solution import shipped
from fifteentwo.rules import CribbageRules
from tests.players.positions import chosen, in_the_play

STARTER = 40


def test_read_part_by_part_or_whole_a_policy_is_the_same() -> None:
    plain = shipped()
    lazily, ahead = RatePolicies(plain), RatePolicies(plain)
    ahead.read_ahead()
    whole = flattened(ahead.nearest(2.0))
    assert len(whole.chances) == len(flattened(plain).chances)
    assert whole.child is flattened(plain).child
    begin = 0
    for name in parts_in_order(plain)[:40]:
        part = lazily.nearest(2.0).part(name)["policy"]
        assert (part == whole.chances[begin : begin + len(part)]).all()
        assert np.shares_memory(ahead.nearest(2.0).part(name)["policy"], whole.chances), "nothing is kept twice"
        begin += len(part)


@pytest.mark.parametrize(
    ("mine", "theirs", "by_score", "by_other"),
    [(101, 111, 2.0, 2.0), (90, 105, 0.5, 0.5), (100, 106, 1.25, 1.25), (80, 100, 0.8, 1.0), (0, 0, 1.0, 1.0)],
)
def test_in_the_last_20_points_the_other_is_taken_to_play_for_the_score(
    mine: int, theirs: int, by_score: float, by_other: float
) -> None:
    """The scores of pone and the dealer, and the exchange rates of the policies."""
    plain, rates = shipped(), shipped_rates(shipped())
    assert rates is not None
    at = {rate: rates.nearest(rate) for rate in (0.5, 0.8, 1.25, 2.0)} | {1.0: policy_given(plain, STARTER)}
    assert len(set(map(id, at.values()))) == 5
    pone = ScoreContext(PONE, mine, theirs, equity_table(CribbageRules(), "win"))
    for context in (pone, pone._replace(role=DEALER, mine=theirs, theirs=mine)):
        assert policy_at(plain, context, STARTER) is at[by_score]
        assert policy_of_other(plain, context, STARTER) is at[by_other]


def test_expert_does_not_lead_from_a_pair_that_is_matched_for_points_only() -> None:
    """Pone needs 20 and the dealer 10: a dealer who plays for points pairs a two, and three twos follow; one who plays to win does not."""
    view = in_the_play("AC 2D 2H 3H", "5H 8H JC JD", starter="KS")
    late = replace(view, pegs=((0, 101), (0, 111)), dealt_at=(101, 111))
    analysis = analyse(late)
    assert analysis.options[0].cards[0].rank == 1
    assert chosen("expert", late) == analysis.options[0].action
