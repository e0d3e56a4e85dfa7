"""The play solved: counterfactual regrets on the public tree, and the best answer to a policy.

At each node of `tree.Tree` stands a vector over the hands each player may have left. The chance of two hands
together is the product of their chances and, for every rank, of `rank_hands.removal`: kept apart from the vectors, it
meets them only where the tree ends. Regrets are discounted as DCFR(1.5, 0, 2) has it (Brown and Sandholm, 2019);
players are updated in turn.
"""

from __future__ import annotations

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import BEST, LEVELS, SOLVE, Field, Learning, Work
from fifteentwo.engine.pegging.leaves import end, face_to_face, thin
from fifteentwo.engine.scoring.rank_hands import Floats, Tinies


@compiled
def open_pairs(room: int) -> int:
    """How many of the pairs of different ranks fit as a whole into what is left of the count: the first so many."""
    fitting = 13 if room >= 10 else room
    return fitting * (fitting - 1) // 2


@compiled
def _pair_chances(room: int, numbers: Floats, chance: Floats) -> None:
    """`_chances` of two cards: only pairs of different ranks that fit have a choice, and only those have numbers."""
    choices = open_pairs(room)
    lows, highs = numbers[:choices], numbers[choices : 2 * choices]
    low_chance, high_chance = chance[0, :choices], chance[1, :choices]
    for hand in range(choices):
        low, high = max(lows[hand], np.float32(0)), max(highs[hand], np.float32(0))
        total = low + high
        share = low / total if total > 0 else np.float32(0.5)
        low_chance[hand] = share
        high_chance[hand] = np.float32(1) - share
    for hand in range(choices, 91):
        chance[0, hand] = np.float32(1)
        chance[1, hand] = np.float32(0)


@compiled
def _chances(ranks: Tinies, room: int, numbers: Floats, slots: int, chance: Floats) -> None:
    """How likely each choice is by these numbers (regrets or a policy), at a node's hands: the positive in proportion,
    all that fit alike where none is positive.
    """
    hands = len(ranks)
    for hand in range(hands):
        total = np.float32(0)
        fitting = 0
        for slot in range(slots):
            rank = ranks[hand, slot]
            number = np.float32(0)
            if rank < 99 and min(rank + 1, 10) <= room:
                fitting += 1
                number = max(numbers[slot * hands + hand], np.float32(0))
            chance[slot, hand] = number
            total += number
        if total > 0:
            scale = np.float32(1) / total
            for slot in range(slots):
                chance[slot, hand] *= scale
        elif fitting > 0:
            even = np.float32(1) / np.float32(fitting)
            for slot in range(slots):
                rank = ranks[hand, slot]
                if rank < 99 and min(rank + 1, 10) <= room:
                    chance[slot, hand] = even


@compiled
def forget(f: Field, w: Work, node: int, rank: int, level: int) -> None:
    """A rank that fits but is all on the table: a hand that would hold it cannot be, and is worth nothing."""
    if min(rank + 1, 10) > 31 - f.counts[node]:
        return
    size = f.left[node, f.mover[node]]
    for hand in range(f.sizes[size - 1]):
        w.worth[level, f.slot[size, rank, hand], f.bigger[size, rank, hand]] = np.float32(0)


@compiled
def _last_choice(f: Field, w: Work, node: int, player: int, level: int, at: tuple[int, int], rarity: float) -> None:
    """All ranks played at once at a node where the mover has two cards and the other one: most of the work.

    A pair of a lower and a higher rank is number higher * (higher - 1) / 2 + lower, a pair of one rank 78 + rank.
    """
    mover = f.mover[node]
    other = 1 - mover
    reach, chance, worth, value, weight = w.reach, w.chance, w.worth, w.value, w.weight
    from_at = at[mover] if player == other else at[other]
    for rank in range(13):
        code = f.child[node, rank]
        if code == -1:
            if player == mover:
                forget(f, w, node, rank, level)
            continue
        end = -2 - code
        rarer = np.float32(rarity) * w.rarer[mover, rank]
        won = f.rates[0] * f.end_points[end, 0] - f.rates[1] * f.end_points[end, 1]
        points = won if player == 0 else -won
        table = f.end_table[end]
        w.seen[mover, rank] += 1
        thin(w, rank)
        begin = rank * (rank - 1) // 2
        pair = begin + rank + rank
        if player == mover:
            for card in range(13):
                weight[card] = rarer * reach[other, from_at, card]
                value[level + 1, card] = np.float32(0)
            face_to_face(f.pairs, player, table, points, f.unit, w, value, level + 1)
            for card in range(rank):
                worth[level, 1, begin + card] = value[level + 1, card]
            worth[level, 0, 78 + rank] = value[level + 1, rank]
            for card in range(rank + 1, 13):
                worth[level, 0, pair] = value[level + 1, card]
                pair += card
        else:
            for card in range(rank):
                weight[card] = rarer * reach[mover, from_at, begin + card] * chance[level, 1, begin + card]
            weight[rank] = rarer * reach[mover, from_at, 78 + rank] * chance[level, 0, 78 + rank]
            for card in range(rank + 1, 13):
                weight[card] = rarer * reach[mover, from_at, pair] * chance[level, 0, pair]
                pair += card
            face_to_face(f.pairs, player, table, points, f.unit, w, value, level)
        w.seen[mover, rank] -= 1
        thin(w, rank)


@compiled
def enter(f: Field, w: Work, learning: Learning, node: int, player: int, level: int) -> None:
    """How likely each choice is at a node."""
    mover = f.mover[node]
    size = f.left[node, mover]
    ranks = f.slots[size, : f.sizes[size]]
    room = 31 - f.counts[node]
    numbers = learning.regrets if learning.mode == SOLVE else learning.policy
    chance = w.chance[level]
    if size == 1 or (learning.mode == BEST and mover == player):
        for slot in range(size):
            for hand in range(len(ranks)):
                chance[slot, hand] = np.float32(1)
    elif size == 2:
        _pair_chances(room, numbers[f.offset[node] :], chance)
    else:
        _chances(ranks, room, numbers[f.offset[node] :], size, chance)
    if mover != player:
        value = w.value[level]
        for hand in range(f.sizes[f.left[node, player]]):
            value[hand] = np.float32(0)


@compiled
def follow(f: Field, w: Work, node: int, rank: int, level: int, reach: Floats) -> None:
    """The mover's hands after he has played a rank (13: after he could not), one level below."""
    mover = f.mover[node]
    size = f.left[node, mover]
    if rank < 13:
        for hand in range(f.sizes[size - 1]):
            whole = f.bigger[size, rank, hand]
            w.reach[mover, level + 1, hand] = reach[whole] * w.chance[level, f.slot[size, rank, hand], whole]
        return
    room = 31 - f.counts[node]
    for hand in range(f.sizes[size]):
        # Of ascending ranks the first is the one that fits if any does.
        stuck = min(f.slots[size, hand, 0] + 1, 10) > room
        w.reach[mover, level + 1, hand] = reach[hand] if stuck else np.float32(0)


@compiled
def go_back(f: Field, w: Work, node: int, rank: int, player: int, level: int) -> None:
    """What the child was worth goes into what the node is worth."""
    mover = f.mover[node]
    if mover != player:
        for hand in range(f.sizes[f.left[node, player]]):
            w.value[level, hand] += w.value[level + 1, hand]
    elif rank < 13:
        size = f.left[node, mover]
        for hand in range(f.sizes[size - 1]):
            w.worth[level, f.slot[size, rank, hand], f.bigger[size, rank, hand]] = w.value[level + 1, hand]
    else:
        for hand in range(f.sizes[f.left[node, mover]]):
            w.value[level, hand] = w.value[level + 1, hand]


@compiled
def leave(f: Field, w: Work, learning: Learning, node: int, player: int, level: int, reach: Floats) -> None:
    """The node's choices, all known now, make its value; and something is learnt."""
    mover = f.mover[node]
    if mover != player:
        return
    size = f.left[node, mover]
    ranks = f.slots[size, : f.sizes[size]]
    room = 31 - f.counts[node]
    if size == 2:
        _choose_of_two(ranks, room, w.chance[level], w.worth[level], w.value[level], learning.mode)
    else:
        _choose(ranks, room, size, w.chance[level], w.worth[level], w.value[level], learning.mode)
    if learning.mode == BEST and size > 1 and len(learning.regrets) > 0:
        _note(open_pairs(room) if size == 2 else len(ranks), size, w.worth[level], learning.regrets, f.offset[node])
    if learning.mode == SOLVE and size > 1:
        hands = open_pairs(room) if size == 2 else len(ranks)
        _learn(hands, size, reach, w.chance[level], w.worth[level], w.value[level], learning, f.offset[node])


@compiled
def _walk(f: Field, w: Work, learning: Learning, player: int, begun: float) -> None:
    """Leaves in w.value[0] what each hand of the player is worth, weighted with the chances of the other's.

    `begun` is how much rarer both are by the ranks played before.
    """
    # For each level: node, next child, where the reach of pone and of the dealer stands.
    way = np.zeros((LEVELS, 4), np.int64)
    rarity = np.ones(LEVELS, np.float64)
    rarity[0] = begun
    level = 0
    enter(f, w, learning, 0, player, 0)
    while True:
        node = way[level, 0]
        rank = way[level, 1]
        mover = f.mover[node]
        at = way[level, 2 + mover]
        if rank == 14:
            leave(f, w, learning, node, player, level, w.reach[mover, at])
            if level == 0:
                return
            level -= 1
            node = way[level, 0]
            rank = way[level, 1] - 1
            if rank < 13:
                w.seen[f.mover[node], rank] -= 1
                thin(w, rank)
            go_back(f, w, node, rank, player, level)
            continue
        way[level, 1] += 1
        code = f.child[node, rank]
        if code == -1:
            if rank < 13 and mover == player:
                forget(f, w, node, rank, level)
            continue
        follow(f, w, node, rank, level, w.reach[mover, at])
        way[level + 1, 1] = 0
        way[level + 1, 2] = way[level, 2]
        way[level + 1, 3] = way[level, 3]
        way[level + 1, 2 + mover] = level + 1
        rarity[level + 1] = rarity[level]
        if rank < 13:
            had = 4 - w.seen[mover, rank]
            rarity[level + 1] *= (had - w.seen[1 - mover, rank]) / had
            w.seen[mover, rank] += 1
            thin(w, rank)
        if code >= 0:
            level += 1
            way[level, 0] = code
            enter(f, w, learning, code, player, level)
            if f.left[code, f.mover[code]] == 2 and f.left[code, 1 - f.mover[code]] == 1:
                _last_choice(f, w, code, player, level, (way[level, 2], way[level, 3]), rarity[level])
                way[level, 1] = 13
        else:
            end(f, w, -2 - code, player, way[level + 1, 3 - player], level + 1, rarity[level + 1])
            if rank < 13:
                w.seen[mover, rank] -= 1
                thin(w, rank)
            go_back(f, w, node, rank, player, level)


@compiled
def _choose(ranks: Tinies, room: int, slots: int, chance: Floats, worth: Floats, value: Floats, mode: int) -> None:
    """What each hand is worth to the player who moves; hands that cannot move keep the value they have."""
    for hand in range(len(ranks)):
        mean = np.float32(0)
        best = np.float32(-1e30)
        fits = False
        for slot in range(slots):
            if ranks[hand, slot] < 99 and min(ranks[hand, slot] + 1, 10) <= room:
                fits = True
                mean += chance[slot, hand] * worth[slot, hand]
                best = max(best, worth[slot, hand])
            else:
                worth[slot, hand] = np.float32(0)
        if fits:
            value[hand] = best if mode == BEST else mean


@compiled
def _choose_of_two(ranks: Tinies, room: int, chance: Floats, worth: Floats, value: Floats, mode: int) -> None:
    """`_choose` where two cards are left."""
    choices = open_pairs(room)
    low_worth, high_worth, worths = worth[0, :choices], worth[1, :choices], value[:choices]
    if mode == BEST:
        for hand in range(choices):
            worths[hand] = max(low_worth[hand], high_worth[hand])
    else:
        low_chance, high_chance = chance[0, :choices], chance[1, :choices]
        for hand in range(choices):
            worths[hand] = low_chance[hand] * low_worth[hand] + high_chance[hand] * high_worth[hand]
    for hand in range(choices, 91):
        if min(ranks[hand, 0] + 1, 10) <= room:
            value[hand] = worth[0, hand]


@compiled
def _learn(
    hands: int, slots: int, reach: Floats, chance: Floats, worth: Floats, value: Floats, learning: Learning, offset: int
) -> None:
    """Old regrets and the old mean policy count for less, and the new ones are added."""
    better, worse, older = np.float32(learning.better), np.float32(learning.worse), np.float32(learning.older)
    for slot in range(slots):
        begin = offset + slot * hands
        regrets = learning.regrets[begin : begin + hands]
        policy = learning.policy[begin : begin + hands]
        taken, got = chance[slot, :hands], worth[slot, :hands]
        for hand in range(hands):
            old = regrets[hand]
            regrets[hand] = old * (better if old > 0 else worse) + got[hand] - value[hand]
            policy[hand] = policy[hand] * older + reach[hand] * taken[hand]


@compiled
def _note(hands: int, slots: int, worth: Floats, into: Floats, offset: int) -> None:
    """What each choice is worth is left in place of regrets."""
    for slot in range(slots):
        for hand in range(hands):
            into[offset + slot * hands + hand] = worth[slot, hand]


@compiled
def walk(f: Field, w: Work, player: int, ranges: Floats, learning: Learning) -> None:
    """One walk over the whole tree.

    Leaves in w.value[0] what each kept hand of the player is worth, times its chance of meeting the other's hands.
    `ranges` is (2, hands): how likely each player keeps each hand.
    """
    set_out(w, ranges)
    _walk(f, w, learning, player, 1.0)


@compiled
def set_out(w: Work, reaches: Floats) -> None:
    """Nothing is played, and each hand is as likely as this, (2, hands)."""
    for side in range(2):
        for hand in range(reaches.shape[1]):
            w.reach[side, 0, hand] = reaches[side, hand]
        for rank in range(13):
            w.seen[side, rank] = 0
    for rank in range(13):
        thin(w, rank)


@compiled
def walk_on(
    f: Field, w: Work, player: int, reaches: Floats, played: tuple[int, int], rarity: float, learning: Learning
) -> None:
    """`walk` over a part of the play that begins when both have played a card: a field of its own."""
    set_out(w, reaches)
    for side in range(2):
        w.seen[side, played[side]] += 1
        thin(w, played[side])
    _walk(f, w, learning, player, rarity)
