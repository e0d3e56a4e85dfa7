"""Counterfactual regret minimisation in a subgame of the play (`subgame.Subgame`).

The vector form of `cfr`, with the chance to win at the leaves. Regrets are discounted as in DCFR(1.5, 0, 2) (Brown and Sandholm, 2019,
"Solving imperfect-information games via discounted regret minimization"), and the players are updated in turn. With a *gadget* (Burch,
Johanson and Bowling, 2014, "Solving imperfect information games using decomposition") one player may refuse the subgame for a value of
each hand, so that the strategy of the other is safe: it gives no hand more than that value, however the hand was played before. With a
*model* a player follows it with some probability: a restricted Nash response (Johanson, Zinkevich and Bowling, 2007, "Computing robust
counter-strategies").

The number of iterations is fixed, all is one thread, and sums are taken in a fixed order, so the results are the same everywhere.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled, leaf
from fifteentwo.engine.pegging.frames import ME
from fifteentwo.engine.pegging.subgame import Subgame
from fifteentwo.engine.pegging.subgame_values import FOLLOW, Buffers, match_regrets, reach_down, values_up
from fifteentwo.engine.scoring.rank_hands import Floats, Hands

NO_GADGET: Final = -1


class Gadget(NamedTuple):
    """The gadget: a player may refuse the subgame for a value of each hand."""

    player: int
    """`NO_GADGET` for none."""
    values: Floats
    """(hands,): of each of the player's hands at the root of the subtree."""
    enter: Floats
    refuse: Floats
    """(hands,): the regrets of both choices."""


class Model(NamedTuple):
    """A player who is taken to follow a profile with this probability, and else to play against us: a restricted Nash response."""

    player: int
    share: float
    """0 for none."""
    profile: Floats
    """(entries,)"""


class Solving(NamedTuple):
    """What one solution is: the regrets and the sums of strategies, (entries,) each, and what may restrict it."""

    regrets: Floats
    sums: Floats
    gadget: Gadget
    model: Model


def solving(game: Subgame, refuses: tuple[int, Floats] | None = None, model: Model | None = None) -> Solving:
    """A solution before its first iteration."""
    entries = int(game.begin[-1])
    player, values = (NO_GADGET, np.zeros(0, np.float32)) if refuses is None else refuses
    gadget = Gadget(player, values, np.zeros(len(values), np.float32), np.zeros(len(values), np.float32))
    return Solving(
        np.zeros(entries, np.float32),
        np.zeros(entries, np.float32),
        gadget,
        model or Model(ME, 0.0, np.zeros(0, np.float32)),
    )


@leaf
def _update(
    game: Subgame,
    grown: Hands,
    first: int,
    player: int,
    discounts: tuple[float, float, float],
    profile: Floats,
    against: Floats,
    room: Buffers,
    regrets: Floats,
    sums: Floats,
) -> None:
    """One traversal for a player, who follows `profile` while the other follows `against`: adds to the regrets and to the sums of
    strategies, after those of earlier iterations are discounted.
    """
    for node in range(first, game.end[first]):
        if game.mover[node] == player:
            for at in range(game.begin[node], game.begin[node + 1]):
                against[at] = profile[at]
    other = room.reach[1 - player]
    values_up(
        *(game, grown, first, player, FOLLOW, against, other, room.value[player], room.actions, room.step, room.leaf)
    )
    better, worse, older = np.float32(discounts[0]), np.float32(discounts[1]), np.float32(discounts[2])
    reach, value = room.reach[player], room.value[player]
    for node in range(first, game.end[first]):
        if game.mover[node] != player:
            continue
        size, place = int(game.held[node, player]), game.place[node, player]
        begin, hands = game.begin[node], grown.sizes[size]
        for hand in range(hands):
            for slot in range(game.fitting[size, game.room[node], hand]):
                at = begin + slot * hands + hand
                before = regrets[at]
                regrets[at] = before * (better if before > 0 else worse) + room.actions[at] - value[place + hand]
                sums[at] = sums[at] * older + reach[place + hand] * profile[at]


@leaf
def _share_entered(gadget: Gadget, hand: int) -> float:
    """Regret matching between the two choices of a hand."""
    enter, refuse = max(gadget.enter[hand], np.float32(0)), max(gadget.refuse[hand], np.float32(0))
    return float(enter / (enter + refuse)) if enter + refuse > 0 else 0.5


@leaf
def _refuse(game: Subgame, first: int, gadget: Gadget, discounts: tuple[float, float, float], value: Floats) -> None:
    """Updates the regrets of both choices."""
    better, worse = np.float32(discounts[0]), np.float32(discounts[1])
    place = game.place[first, gadget.player]
    for hand in range(len(gadget.values)):
        share, inside, outside = _share_entered(gadget, hand), value[place + hand], gadget.values[hand]
        mean = np.float32(share * inside + (1 - share) * outside)
        enter, refuse = gadget.enter[hand], gadget.refuse[hand]
        gadget.enter[hand] = enter * (better if enter > 0 else worse) + inside - mean
        gadget.refuse[hand] = refuse * (better if refuse > 0 else worse) + outside - mean


@leaf
def _mix(
    game: Subgame,
    grown: Hands,
    first: int,
    model: Model,
    modelled: Floats,
    profile: Floats,
    reach: Floats,
    mixed: Floats,
) -> None:
    """Writes to `mixed` how the modelled player plays, who follows the model or the profile from the root of the subtree on, with the
    reach at each node of it; `reach` must be set at the root, and `modelled`, the reach by the model, everywhere.
    """
    player = model.player
    reach_down(game, grown, first, player, profile, reach)
    share = np.float32(model.share)
    for node in range(first, game.end[first]):
        place = game.place[node, player]
        size = int(game.held[node, player])
        begin, hands = game.begin[node], grown.sizes[size]
        for hand in range(hands):
            one, other = share * modelled[place + hand], (np.float32(1) - share) * reach[place + hand]
            reach[place + hand] = one + other
            if game.mover[node] == player:
                part = one / (one + other) if one + other > 0 else share
                for slot in range(size):
                    at = begin + slot * hands + hand
                    mixed[at] = part * model.profile[at] + (np.float32(1) - part) * profile[at]


@compiled
def solve_subgame(
    game: Subgame,
    grown: Hands,
    first: int,
    iterations: tuple[int, int],
    solution: Solving,
    room: Buffers,
    profile: Floats,
) -> None:
    """Runs these iterations of DCFR, from the first up to the second, in the subtree of `first`, and writes the average strategies of
    all so far to the profile; the first iteration begins with the profile.

    The reach of both players at `first` must be set in the buffers.
    """
    regrets, sums, gadget, model = solution
    whole = np.ones(len(gadget.values), np.float32)
    place = game.place[first, max(gadget.player, 0)]
    mixed, modelled = profile.copy(), room.reach[model.player].copy()
    if model.share > 0:
        reach_down(game, grown, first, model.player, model.profile, modelled)
    if gadget.player != NO_GADGET:
        for hand in range(len(whole)):
            whole[hand] = room.reach[gadget.player][place + hand]
    for player in range(2):
        if iterations[0] > 1:
            match_regrets(game, grown, first, player, regrets, profile)
        reach_down(game, grown, first, player, profile, room.reach[player])
    for at in range(iterations[0], iterations[1] + 1):
        power = at * sqrt(at)  # a square root is the same on every machine
        discounts = (power / (power + 1), 0.5, (at / (at + 1.0)) ** 2)
        for player in range(2):
            other = 1 - player
            if gadget.player == other:
                for hand in range(len(whole)):
                    room.reach[other][place + hand] = whole[hand] * np.float32(_share_entered(gadget, hand))
                reach_down(game, grown, first, other, profile, room.reach[other])
            if model.share > 0 and model.player == player:  # `_mix` has written on it
                reach_down(game, grown, first, player, profile, room.reach[player])
            if model.share > 0 and model.player == other:
                _mix(game, grown, first, model, modelled, profile, room.reach[other], mixed)
                _update(game, grown, first, player, discounts, profile, mixed, room, regrets, sums)
            else:
                _update(game, grown, first, player, discounts, profile, profile, room, regrets, sums)
            if gadget.player == player:
                _refuse(game, first, gadget, discounts, room.value[player])
            match_regrets(game, grown, first, player, regrets, profile)
            reach_down(game, grown, first, player, profile, room.reach[player])
    for player in range(2):
        match_regrets(game, grown, first, player, sums, profile)
