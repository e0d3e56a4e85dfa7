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

from fifteentwo.engine.jit import compiled, inlined, leaf
from fifteentwo.engine.pegging.frames import GO, ME
from fifteentwo.engine.pegging.subgame_tree import Subgame
from fifteentwo.engine.pegging.subgame_values import Buffers, match_regrets, reach_down, values_at
from fifteentwo.engine.pegging.tree import NONE
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
    against: Floats,
    room: Buffers,
    solution: Solving,
    profile: Floats,
    total: Floats,
) -> None:
    """One traversal for a player against the reach of the other, with its own profile and reach: adds to the regrets and to the sums of
    strategies, after those of earlier iterations are discounted, and writes the next profile.
    """
    value = room.value[player]
    for back in range(game.end[first] - first):
        node = game.end[first] - 1 - back
        values_at(game, grown, node, player, against, value, room.actions, room.leaf)
        if game.mover[node] == player:
            at = (game.begin[node], game.place[node, player], game.reach[node, player])
            size, space = int(game.held[node, player]), int(game.room[node])
            hands = grown.sizes[size]
            _learn(size, hands, at, discounts, room.actions, value, room.reach[player], solution, profile)
            _match(game, size, hands, space, at[0], solution.regrets, profile, total)


@leaf
def _learn(
    size: int,
    hands: int,
    at: tuple[int, int, int],
    discounts: tuple[float, float, float],
    actions: Floats,
    value: Floats,
    reach: Floats,
    solution: Solving,
    profile: Floats,
) -> None:
    """Writes the value of a node, and updates its regrets and sums; `at` is where its strategy, its values and its reach begin.

    The loops run over all slots: those that do not fit have actions and probabilities of 0. Each is short, so that it becomes a few
    steps of the machine.
    """
    begin, place, above = at
    better, worse, older = np.float32(discounts[0]), np.float32(discounts[1]), np.float32(discounts[2])
    here, held = value[place : place + hands], reach[above : above + hands]
    for slot in range(size):
        first, last = begin + slot * hands, begin + (slot + 1) * hands
        share, action = profile[first:last], actions[first:last]
        for hand in range(hands):
            here[hand] += share[hand] * action[hand]
    for slot in range(size):
        first, last = begin + slot * hands, begin + (slot + 1) * hands
        share, action = profile[first:last], actions[first:last]
        regret, so_far = solution.regrets[first:last], solution.sums[first:last]
        for hand in range(hands):
            before = regret[hand]
            regret[hand] = before * (better if before > 0 else worse) + action[hand] - here[hand]
        for hand in range(hands):
            so_far[hand] = so_far[hand] * older + held[hand] * share[hand]


@inlined
def _match(
    game: Subgame, size: int, hands: int, space: int, begin: int, regrets: Floats, profile: Floats, total: Floats
) -> None:
    """Regret matching at one node, as in `match_regrets`."""
    zero, fitting = np.float32(0), game.fitting[size, space]
    for hand in range(hands):
        total[hand] = zero
    for slot in range(size):
        first, last = begin + slot * hands, begin + (slot + 1) * hands
        regret = regrets[first:last]
        for hand in range(hands):
            regret[hand] = regret[hand] if slot < fitting[hand] else zero
        for hand in range(hands):
            total[hand] += regret[hand] if regret[hand] > 0 else zero
    for slot in range(size):
        first, last = begin + slot * hands, begin + (slot + 1) * hands
        regret, share = regrets[first:last], profile[first:last]
        for hand in range(hands):
            whole = total[hand]
            even = np.float32(1) / np.float32(max(fitting[hand], 1)) if slot < fitting[hand] else zero
            share[hand] = max(regret[hand], zero) / whole if whole > 0 else even


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
    parts: tuple[Floats, Floats],
) -> None:
    """Writes the reach of the modelled player, who follows the model or the profile from the root of the subtree on; `modelled` is the
    reach by the model, `reach` that by the profile, and `parts` are scratch.
    """
    share, rest = np.float32(model.share), np.float32(1) - np.float32(model.share)
    for at in range(len(reach)):
        mixed[at] = share * modelled[at] + rest * reach[at]
    part, less = parts
    for node in range(first, game.end[first]):
        if game.mover[node] != model.player:
            continue
        size, at, begin = int(game.held[node, model.player]), game.reach[node, model.player], game.begin[node]
        hands = grown.sizes[size]
        here, by_model = mixed[at : at + hands], modelled[at : at + hands]
        for hand in range(hands):
            part[hand] = share * by_model[hand] / here[hand] if here[hand] > 0 else share
            less[hand] = np.float32(1) - part[hand]
        for move in range(GO):
            child = game.child[node, move]
            if child >= NONE:
                continue
            after = mixed[game.ends_reach[-2 - child, model.player] :]
            one, other = model.profile[begin:], profile[begin:]
            for hand in range(grown.sizes[size - 1]):
                whole, entry = grown.bigger[size, move, hand], game.entry[size, move, hand]
                after[hand] = here[whole] * (part[whole] * one[entry] + less[whole] * other[entry])


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
    gadget, model = solution.gadget, solution.model
    whole, total = np.ones(len(gadget.values), np.float32), np.zeros(len(room.leaf), np.float32)
    place = game.reach[first, max(gadget.player, 0)]
    modelled = room.reach[model.player].copy()
    mixed = np.zeros(len(modelled), np.float32)
    if model.share > 0:
        reach_down(game, grown, first, model.player, model.profile, modelled)
    if gadget.player != NO_GADGET:
        for hand in range(len(whole)):
            whole[hand] = room.reach[gadget.player][place + hand]
    for player in range(2):
        if iterations[0] > 1:
            match_regrets(game, grown, first, player, solution.regrets, profile)
        reach_down(game, grown, first, player, profile, room.reach[player])
    for at in range(iterations[0], iterations[1] + 1):
        power = at * sqrt(at)  # a square root is the same on every machine
        discounts = (power / (power + 1), 0.5, (at / (at + 1.0)) ** 2)
        for player in range(2):
            other = 1 - player
            against = room.reach[other]
            if gadget.player == other:
                for hand in range(len(whole)):
                    against[place + hand] = whole[hand] * np.float32(_share_entered(gadget, hand))
                reach_down(game, grown, first, other, profile, against)
            if model.share > 0 and model.player == other:
                _mix(game, grown, first, model, modelled, profile, against, mixed, (total, room.leaf))
                against = mixed
            _update(game, grown, first, player, discounts, against, room, solution, profile, total)
            if gadget.player == player:
                _refuse(game, first, gadget, discounts, room.value[player])
            reach_down(game, grown, first, player, profile, room.reach[player])
    for player in range(2):
        match_regrets(game, grown, first, player, solution.sums, profile)
