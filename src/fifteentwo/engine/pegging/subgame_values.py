"""Traversals of a subgame of the play (`subgame.Subgame`): reach probabilities, values, and best responses, for all hands at once.

A profile is one array with the strategies of both players, where `Subgame.begin` says. Sums are taken in a fixed order, so the results
are the same everywhere.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled, inlined, leaf
from fifteentwo.engine.pegging.card_chances import their_chances
from fifteentwo.engine.pegging.flat_policy import FlatPolicy
from fifteentwo.engine.pegging.frames import GO
from fifteentwo.engine.pegging.subgame_tree import Subgame, row_length
from fifteentwo.engine.pegging.tree import NONE, WIDTH
from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles, Floats, Hands, grown_hands

FOLLOW: Final = 0
"""Both players follow the profile."""
BEST: Final = 1
"""The player maximises."""


class Buffers(NamedTuple):
    """What traversals of one subgame write on."""

    reach: tuple[Floats, Floats]
    """(entries,) each: of each player the reach probability of each hand at each node and leaf, where `Subgame.reach` says."""
    value: tuple[Floats, Floats]
    """(entries,) each: of each player the counterfactual value of each hand, where `Subgame.place` says."""
    actions: Floats
    """(entries,): the values of actions in the last traversal, where `Subgame.begin` says; 0 where there is none."""
    leaf: Floats
    """(1820,): the values of a leaf."""


def buffers(game: Subgame) -> Buffers:
    """New arrays for a subgame."""
    return Buffers(
        (np.zeros(game.reach[-1, 0], np.float32), np.zeros(game.reach[-1, 1], np.float32)),
        (np.zeros(game.place[-1, 0], np.float32), np.zeros(game.place[-1, 1], np.float32)),
        np.zeros(game.begin[-1], np.float32),
        np.zeros(1820, np.float32),
    )


@leaf
def reach_down(game: Subgame, grown: Hands, first: int, player: int, profile: Floats, reach: Floats) -> None:
    """Writes the reach of a player at each node and leaf below `first`, where it must have been set."""
    for node in range(first, game.end[first]):
        if game.mover[node] != player:
            continue
        size, at, begin = int(game.held[node, player]), game.reach[node, player], game.begin[node]
        for move in range(GO + 1):
            child = game.child[node, move]
            if child == NONE:
                continue
            to = game.reach[child, player] if child >= 0 else game.ends_reach[-2 - child, player]
            if move == GO:
                for hand in range(grown.sizes[size]):
                    stuck = game.fitting[size, game.room[node], hand] == 0
                    reach[to + hand] = reach[at + hand] if stuck else np.float32(0)
            else:
                for hand in range(grown.sizes[size - 1]):
                    whole, entry = grown.bigger[size, move, hand], game.entry[size, move, hand]
                    reach[to + hand] = reach[at + whole] * profile[begin + entry]


@inlined
def _leaf_values(game: Subgame, grown: Hands, end: int, player: int, reach: Floats, values: Floats) -> None:
    """Writes the value of a leaf for each hand of a player, by the other's reach."""
    own, others = grown.sizes[game.ends_held[end, player]], grown.sizes[game.ends_held[end, 1 - player]]
    at, begin, length = game.ends_reach[end, 1 - player], game.ends_begin[end], row_length(own)
    # Indices into slices are known not to be negative, so that loops become a few steps of the machine.
    share, payoff = reach[at : at + others], game.payoffs[player, begin : begin + length * others]
    if length == WIDTH and others == RANKS:
        for hand in range(WIDTH):  # in one expression, so that the sum stays in a register
            values[hand] = (
                share[0] * payoff[hand]
                + share[1] * payoff[WIDTH + hand]
                + share[2] * payoff[2 * WIDTH + hand]
                + share[3] * payoff[3 * WIDTH + hand]
                + share[4] * payoff[4 * WIDTH + hand]
                + share[5] * payoff[5 * WIDTH + hand]
                + share[6] * payoff[6 * WIDTH + hand]
                + share[7] * payoff[7 * WIDTH + hand]
                + share[8] * payoff[8 * WIDTH + hand]
                + share[9] * payoff[9 * WIDTH + hand]
                + share[10] * payoff[10 * WIDTH + hand]
                + share[11] * payoff[11 * WIDTH + hand]
                + share[12] * payoff[12 * WIDTH + hand]
            )
        return
    for hand in range(own):
        values[hand] = np.float32(0)
    for other in range(others):
        if share[other] != 0:
            row = payoff[length * other :]
            for hand in range(own):
                values[hand] += share[other] * row[hand]


@inlined
def values_at(
    game: Subgame,
    grown: Hands,
    node: int,
    player: int,
    reach: Floats,
    value: Floats,
    actions: Floats,
    leaf_value: Floats,
) -> None:
    """Writes what a node is worth to each hand of a player: where the other moves, the sum over the moves; where the player does, the
    values of the actions, and that of a go for hands of which no card fits.
    """
    size, place, begin = int(game.held[node, player]), game.place[node, player], game.begin[node]
    hands = grown.sizes[size]
    here, of_action = value[place : place + hands], actions[begin : begin + size * hands]
    for hand in range(hands):
        here[hand] = np.float32(0)
    for move in range(GO + 1):
        child = game.child[node, move]
        if child == NONE:
            continue
        source = leaf_value
        if child >= 0:
            source = value[game.place[child, player] :]
        else:
            _leaf_values(game, grown, -2 - child, player, reach, leaf_value)
        if game.mover[node] != player:
            for hand in range(hands):
                here[hand] += source[hand]
        elif move == GO:
            for hand in range(hands):
                if game.fitting[size, game.room[node], hand] == 0:
                    here[hand] = source[hand]
        else:
            for hand in range(grown.sizes[size - 1]):
                of_action[game.entry[size, move, hand]] = source[hand]


@leaf
def values_up(
    game: Subgame,
    grown: Hands,
    first: int,
    player: int,
    mode: int,
    profile: Floats,
    reach: Floats,
    value: Floats,
    actions: Floats,
    leaf_value: Floats,
) -> None:
    """Writes the value of each hand of a player at each node from `first` on, by the other's reach, and the value of each action."""
    for back in range(game.end[first] - first):
        node = game.end[first] - 1 - back
        values_at(game, grown, node, player, reach, value, actions, leaf_value)
        if game.mover[node] != player:
            continue
        size, place, begin = int(game.held[node, player]), game.place[node, player], game.begin[node]
        hands = grown.sizes[size]
        for hand in range(hands):
            fitting = game.fitting[size, game.room[node], hand]
            if fitting == 0:
                continue
            best = actions[begin + hand]
            mean = np.float32(0)
            for slot in range(fitting):
                equity = actions[begin + slot * hands + hand]
                best = max(best, equity)
                mean += profile[begin + slot * hands + hand] * equity
            value[place + hand] = best if mode == BEST else mean


@leaf
def match_regrets(game: Subgame, grown: Hands, first: int, player: int, regrets: Floats, profile: Floats) -> None:
    """Regret matching: the strategy of a player from its regrets, even where none is positive."""
    for node in range(first, game.end[first]):
        if game.mover[node] != player:
            continue
        size = int(game.held[node, player])
        begin, hands = game.begin[node], grown.sizes[size]
        for hand in range(hands):
            fitting, total = game.fitting[size, game.room[node], hand], np.float32(0)
            for slot in range(fitting):
                total += max(regrets[begin + slot * hands + hand], np.float32(0))
            for slot in range(fitting):
                place = begin + slot * hands + hand
                even = np.float32(1) / np.float32(fitting)
                profile[place] = max(regrets[place], np.float32(0)) / total if total > 0 else even


def evaluate(game: Subgame, profile: Floats, player: int, room: Buffers, mode: int = FOLLOW) -> float:
    """The utility of a player, if both follow the profile or (`BEST`) the player plays a best response to it; the other's is mine,
    negative. The values of nodes and actions remain in the buffers.
    """
    grown, other = grown_hands(), 1 - player
    for each in (player, other):
        room.reach[each][: game.place[1, each]] = 1.0
    reach_down(game, grown, 0, other, profile, room.reach[other])
    values_up(*(game, grown, 0, player, mode, profile, room.reach[other], room.value[player], room.actions, room.leaf))
    return float(room.value[player][: game.place[1, player]].sum(dtype=np.float64))


def even_profile(game: Subgame) -> Floats:
    """All cards that fit alike, for both players: a profile, (entries,)."""
    profile = np.zeros(game.begin[-1], np.float32)
    for player in range(2):
        match_regrets(game, grown_hands(), 0, player, np.zeros_like(profile), profile)
    return profile


def stored_profile(game: Subgame, policy: FlatPolicy, tremble: float) -> Floats:
    """Both players follow the stored policy, and now and then play any card that fits: a profile, (entries,)."""
    profile = even_profile(game)
    _follow(game, policy, grown_hands(), tremble, profile, np.ones(1820), np.zeros((4, 1820)))
    return profile


@compiled
def _follow(
    game: Subgame, policy: FlatPolicy, grown: Hands, tremble: float, profile: Floats, reach: Doubles, chance: Doubles
) -> None:
    for node in range(len(game.mover)):
        size = int(game.held[node, game.mover[node]])
        begin, hands = game.begin[node], grown.sizes[size]
        their_chances(policy, grown, game.stored[node], size, game.room[node], tremble, reach, chance)
        for hand in range(hands):
            for slot in range(game.fitting[size, game.room[node], hand]):
                profile[begin + slot * hands + hand] = chance[slot, hand]


def profile_of_both(game: Subgame, mine: Floats, theirs: Floats) -> Floats:
    """The profile, (entries,), in which I follow one and the other follows another."""
    found = mine.copy()
    for node in np.flatnonzero(game.mover == 1).tolist():
        found[game.begin[node] : game.begin[node + 1]] = theirs[game.begin[node] : game.begin[node + 1]]
    return found
