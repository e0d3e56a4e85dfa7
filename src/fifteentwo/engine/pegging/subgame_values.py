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
from fifteentwo.engine.pegging.subgame import Subgame, row_length
from fifteentwo.engine.pegging.tree import NONE, WIDTH
from fifteentwo.engine.scoring.rank_hands import Doubles, Floats, Hands, grown_hands

FOLLOW: Final = 0
"""Both players follow the profile."""
BEST: Final = 1
"""The player maximises."""


class Buffers(NamedTuple):
    """What traversals of one subgame write on."""

    reach: tuple[Floats, Floats]
    """(entries,) each: of each player the reach probability of each hand at each node, where `Subgame.place` says."""
    value: tuple[Floats, Floats]
    """(entries,) each: of each player the counterfactual value of each hand, likewise."""
    actions: Floats
    """(entries,): the values of actions in the last `BEST` traversal, where `Subgame.begin` says."""
    step: Floats
    """(1820,): the reach at a leaf."""
    leaf: Floats
    """(1820,): the values of a leaf."""


def buffers(game: Subgame) -> Buffers:
    """New arrays for a subgame."""
    mine, theirs = game.place[-1].tolist()
    pair = np.zeros(mine, np.float32), np.zeros(theirs, np.float32)
    other = np.zeros(mine, np.float32), np.zeros(theirs, np.float32)
    return Buffers(
        pair, other, np.zeros(game.begin[-1], np.float32), np.zeros(1820, np.float32), np.zeros(1820, np.float32)
    )


@inlined
def _stepped(
    game: Subgame,
    grown: Hands,
    node: int,
    move: int,
    profile: Floats,
    source: tuple[Floats, int],
    goal: tuple[Floats, int],
) -> None:
    """Writes the mover's reach after a move, from an array and a place in it to another."""
    (before, at), (after, to) = source, goal
    size = int(game.held[node, game.mover[node]])
    if move == GO:
        for hand in range(grown.sizes[size]):
            stuck = game.fitting[size, game.room[node], hand] == 0
            after[to + hand] = before[at + hand] if stuck else np.float32(0)
        return
    begin, hands = game.begin[node], grown.sizes[size]
    for hand in range(grown.sizes[size - 1]):
        whole = grown.bigger[size, move, hand]
        after[to + hand] = before[at + whole] * profile[begin + grown.slot[size, move, hand] * hands + whole]


@leaf
def reach_down(game: Subgame, grown: Hands, first: int, player: int, profile: Floats, reach: Floats) -> None:
    """Writes the reach of a player at each node below `first`, where it must have been set."""
    for node in range(first, game.end[first]):
        at = game.place[node, player]
        for move in range(GO + 1):
            child = game.child[node, move]
            if child < 0:
                continue
            to = game.place[child, player]
            if game.mover[node] == player:
                _stepped(game, grown, node, move, profile, (reach, at), (reach, to))
            else:
                for hand in range(grown.sizes[game.held[node, player]]):
                    reach[to + hand] = reach[at + hand]


@inlined
def _leaf_values(game: Subgame, grown: Hands, end: int, player: int, reach: Floats, at: int, values: Floats) -> None:
    """Writes the value of a leaf for each hand of a player, by the other's reach[at:]."""
    own, others = grown.sizes[game.ends_held[end, player]], grown.sizes[game.ends_held[end, 1 - player]]
    begin, length = game.ends_begin[end], row_length(own)
    for hand in range(length):
        values[hand] = np.float32(0)
    if length == WIDTH:
        for other in range(others):
            share = reach[at + other]
            if share != 0:
                for hand in range(WIDTH):
                    values[hand] += share * game.payoffs[player, begin + WIDTH * other + hand]
        return
    for other in range(others):
        share = reach[at + other]
        if share != 0:
            for hand in range(own):
                values[hand] += share * game.payoffs[player, begin + length * other + hand]


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
    step: Floats,
    leaf_value: Floats,
) -> None:
    """Writes the value of each hand of a player at each node from `first` on, by the other's reach, and the value of each action."""
    for back in range(game.end[first] - first):
        node = game.end[first] - 1 - back
        mover, place = int(game.mover[node]), game.place[node, player]
        hands = grown.sizes[game.held[node, player]]
        for hand in range(hands):
            value[place + hand] = np.float32(0)
        begin, size = game.begin[node], int(game.held[node, mover])
        if mover == player:
            for at in range(begin, game.begin[node + 1]):
                actions[at] = np.float32(0)
        for move in range(GO + 1):
            child = game.child[node, move]
            if child == NONE:
                continue
            source, at = value, 0
            if child >= 0:
                at = game.place[child, player]
            else:
                end, other = -2 - child, game.place[node, 1 - player]
                if mover == player:
                    _leaf_values(game, grown, end, player, reach, other, leaf_value)
                else:
                    _stepped(game, grown, node, move, profile, (reach, other), (step, 0))
                    _leaf_values(game, grown, end, player, step, 0, leaf_value)
                source = leaf_value
            if mover != player:
                for hand in range(hands):
                    value[place + hand] += source[at + hand]
            elif move == GO:
                for hand in range(hands):
                    if game.fitting[size, game.room[node], hand] == 0:
                        value[place + hand] = source[at + hand]
            else:
                for hand in range(grown.sizes[size - 1]):
                    whole = grown.bigger[size, move, hand]
                    actions[begin + grown.slot[size, move, hand] * hands + whole] = source[at + hand]
        if mover == player:
            _close(game, grown, node, size, mode, profile, actions, value, place)


@leaf
def _close(
    game: Subgame,
    grown: Hands,
    node: int,
    size: int,
    mode: int,
    profile: Floats,
    actions: Floats,
    value: Floats,
    place: int,
) -> None:
    """The value of a node of the player from those of its actions."""
    begin, hands = game.begin[node], grown.sizes[size]
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
    values_up(
        *(game, grown, 0, player, mode, profile, room.reach[other], room.value[player]),
        *(room.actions, room.step, room.leaf),
    )
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
