"""The certificate of the five-card game: the exploitability of its policies, quantised as they are, by exact best responses.

Exact within the model of `certify`: the play ignores the starter and a player's own discards.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fifteentwo.engine.deal_rules import FIVE_CARD
from fifteentwo.engine.five_card.hands import five_cards, rank_fives
from fifteentwo.engine.pegging.buffers import BEST, MEAN, PublicTree
from fifteentwo.engine.pegging.joint import NO_TREMBLE, joint_of
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Doubles, Floats
from fifteentwo.engine.training.certify import BaselineGains, Certificate, RoleGains
from fifteentwo.engine.training.five_card import (
    FiveCardPolicies,
    best_hand_values,
    five_card_tree,
    kept_together,
    rank_shares,
    uniform_average,
    values_in_show,
)
from fifteentwo.engine.training.quantisation import dequantise


class _Gains(NamedTuple):
    gains: BaselineGains
    value: float
    """The expected points of the dealer less pone's in the play."""


def certify_five_card(policies: FiveCardPolicies, made_from: dict[str, str]) -> Certificate:
    """The certificate of these policies, made from files with these hashes; takes half a minute."""
    tree = five_card_tree()
    found = _gains(tree, policies.average(), dequantise(tree, policies.packed))
    at_random = _gains(tree, uniform_average(), np.zeros(int(tree.offset[-1]), np.float32))
    return Certificate(
        play=found.gains.play,
        discard=found.gains.discard,
        deal=found.gains.deal,
        value=found.value,
        scale={"random": at_random.gains},
        rules=FIVE_CARD,
        rounds=policies.rounds,
        made_from=made_from,
    )


def _gains(tree: PublicTree, average: Doubles, policy: Floats) -> _Gains:
    """The exploitability of discards, (2, 134459, 10), and of a policy of the play."""
    shares = rank_shares(average)
    joint = joint_of(kept_together(shares, NO_TREMBLE))
    best, mean = (best_hand_values(tree, joint, policy, mode) for mode in (BEST, MEAN))
    play = (float(joint.ranges[role] @ (best[role] - mean[role])) for role in (PONE, DEALER))
    ways = five_cards().ways / five_cards().ways.sum()
    kept = rank_fives().kept[five_cards().number]
    losses = []
    for role in (PONE, DEALER):
        show = values_in_show(shares[1 - role], role)
        most = (show + best[role][kept]).max(axis=1)
        lost = [most - (average[role] * (show + values[role][kept])).sum(axis=1) for values in (best, mean)]
        losses.append([float(ways @ each) for each in lost])
    discard, deal = zip(*losses, strict=True)
    gains = BaselineGains(*(RoleGains(pone, dealer, (pone + dealer) / 2) for pone, dealer in (play, discard, deal)))
    return _Gains(gains, float(joint.ranges[DEALER] @ mean[DEALER]))
