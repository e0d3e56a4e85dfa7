"""The trained baseline as a policy: what it sees, its network in NumPy, and the same policy as a player and in the certificate.

It sees ranks, never suits, the starter or the score, so that it lies within the model of the certificate (docs/engine.md) and
its exploitability can be computed exactly there. An action is a rank. Of a rank, the card goes whose suit the hand has least of.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.cards import Card
from fifteentwo.engine.discard.opponent import layout
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import PublicTree
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import rank_hands
from fifteentwo.engine.training.baselines import Baseline
from fifteentwo.engine.training.fictitious_play import mixture

Floats = NDArray[np.float32]

HAND: Final = 52
"""Features of the hand: for each rank, whether it has at least one, two, three and four."""
ROW: Final = 4
"""The cards at the end of the count whose ranks are seen in order."""
PUBLIC: Final = 3 + 3 * 13 + ROW * 13 + 32 + 5
"""Features of the rest: the dealer, the play, the other's go; the ranks discarded first and played by each; the row; the count; the other's cards."""
FEATURES: Final = HAND + PUBLIC
BATCH: Final = 1 << 15


def hand_features(held: NDArray[Any]) -> Floats:
    """(n, 52) from the number of cards of each rank, (n, 13)."""
    return (held[:, :, None] > np.arange(4)).reshape(len(held), HAND).astype(np.float32)


def features(observations: NDArray[np.uint8]) -> Floats:
    """(n, FEATURES) from the observations of `BatchEnv`, (n, 320)."""
    n = len(observations)
    cards = observations[:, :260].reshape(n, 5, 13, 4)
    ranks = (cards > 0).sum(axis=3)
    playing = observations[:, 315]
    found = np.zeros((n, FEATURES), np.float32)
    found[:, :HAND] = hand_features(ranks[:, 0])
    found[:, 52] = observations[:, 314]
    found[:, 53] = playing
    found[:, 54] = observations[:, 319]
    found[:, 55:68] = ranks[:, 1] * (1 - playing[:, None])
    found[:, 68:81] = ranks[:, 2]
    found[:, 81:94] = ranks[:, 3]
    row = cards[:, 4]
    last = row.reshape(n, 52).max(axis=1).astype(np.int16)
    for back in range(ROW):
        place = (last - back)[:, None, None]
        found[:, 94 + 13 * back : 107 + 13 * back] = ((row == place) & (place > 0)).any(axis=2)
    every = np.arange(n)
    found[every, 146 + observations[:, 316].astype(np.intp)] = 1
    found[every, 178 + np.where(playing, observations[:, 317], 4).astype(np.intp)] = 1
    return found


class Network(NamedTuple):
    """A multilayer perceptron with two hidden layers, from features to a logit for each rank."""

    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats

    @classmethod
    def read(cls, path: Path) -> Network:
        """The weights in a file of `numpy.savez`."""
        with np.load(path) as file:
            return cls(*(file[name].astype(np.float32) for name in cls._fields))

    def logits(self, seen: Floats) -> Floats:
        """(n, 13)"""
        return self.after_first(seen @ self.first + self.first_bias)

    def after_first(self, hidden: Floats) -> Floats:
        """(n, 13), from what the first layer gives before its ramp."""
        hidden = np.maximum(hidden, 0) @ self.second + self.second_bias
        return np.maximum(hidden, 0) @ self.last + self.last_bias


def suit_to_give(hand: Sequence[int], rank: int) -> int:
    """The card of this rank (0 to 12) whose suit the hand has least of; then of the suit with the lowest ranks."""
    suits = [sum(1 << (card >> 2) for card in hand if card & 3 == suit) for suit in range(4)]
    return min(
        (card for card in hand if card >> 2 == rank), key=lambda card: (suits[card & 3].bit_count(), suits[card & 3])
    )


def _discard(network: Network, held: NDArray[Any], dealer: NDArray[Any]) -> NDArray[np.intp]:
    """(n, 2): the two ranks most likely to be discarded, one after the other, from counts of ranks, (n, 13)."""
    seen = np.zeros((len(held), FEATURES), np.float32)
    seen[:, :HAND], seen[:, 52], seen[:, 146], seen[:, 182] = hand_features(held), dealer, 1, 1
    every = np.arange(len(held))
    one = np.where(held > 0, network.logits(seen), -np.inf).argmax(axis=1)
    left = held.copy()
    left[every, one] -= 1
    seen[:, :HAND] = hand_features(left)
    seen[every, 55 + one] = 1
    return np.stack((one, np.where(left > 0, network.logits(seen), -np.inf).argmax(axis=1)), axis=1)


def discards(network: Network) -> NDArray[np.uint8]:
    """(2, 962988): the discard of pone and of the dealer from every class of hands, as the number of its way."""
    hands = six_cards().hands
    ways = {tuple(sorted(away)): way for way, away in enumerate(layout().away[:, :2].tolist())}
    found = np.zeros((2, len(hands)), np.uint8)
    for begin in range(0, len(hands), BATCH):
        some = hands[begin : begin + BATCH]
        held = (some[:, :, None] >> 2 == np.arange(13)).sum(axis=1)
        for role in (PONE, DEALER):
            chosen = _discard(network, held, np.full(len(some), role == DEALER)).tolist()
            for at, (six, pair) in enumerate(zip(some.tolist(), chosen, strict=True)):
                found[role, begin + at] = ways[_places(six, pair)]
    return found


def _places(six: list[int], pair: Sequence[int]) -> tuple[int, ...]:
    """The places in the hand of the two cards that go."""
    one = suit_to_give(six, pair[0])
    other = suit_to_give([card for card in six if card != one], pair[1])
    return tuple(sorted((six.index(one), six.index(other))))


@compiled
def fill_public_features(tree: PublicTree, seen: NDArray[np.int8]) -> None:
    """Fills the public features of every node, (nodes, PUBLIC), from the path that leads there."""
    # A frame for each level: node, next child, where the count starts, number of cards played, who has said go.
    stack = np.zeros((24, 5), np.int64)
    row = np.zeros(16, np.int64)
    by = np.zeros(16, np.int64)
    size = int(tree.left[0, 0])
    at = 0
    while at >= 0:
        node, rank, start, stop, gone = stack[at]
        mover = int(tree.mover[node])
        if rank == 0:
            seen[node, 0] = mover
            seen[node, 1] = 1
            seen[node, 2] = gone >> (1 - mover) & 1
            for each in range(stop):
                seen[node, (16 if by[each] == mover else 29) + row[each]] += 1
            for back in range(4):
                if stop - 1 - back >= start:
                    seen[node, 42 + 13 * back + row[stop - 1 - back]] = 1
            seen[node, 94 + tree.counts[node]] = 1
            seen[node, 126 + tree.left[node, 1 - mover] + 4 - size] = 1
        if rank == 14:
            at -= 1
            continue
        stack[at, 1] += 1
        code = tree.child[node, rank]
        if code < 0:
            continue
        if rank < 13:
            row[stop] = rank
            by[stop] = mover
            stop += 1
        else:
            gone |= 1 << mover
        if tree.counts[code] == 0:
            start, gone = stop, 0
        at += 1
        stack[at, 0], stack[at, 1], stack[at, 2], stack[at, 3], stack[at, 4] = code, 0, start, stop, gone


def play_policy(network: Network, tree: PublicTree) -> Floats:
    """(entries,): the probability of each card of each hand at every node of the play."""
    seen = np.zeros((len(tree.mover), PUBLIC), np.int8)
    fill_public_features(tree, seen)
    policy = np.zeros(int(tree.offset[-1]), np.float32)
    sizes = np.take_along_axis(tree.left, tree.mover[:, None], axis=1)[:, 0]
    for size in (4, 3, 2):
        slots = tree.slots[size, : tree.sizes[size], :size].astype(np.intp)
        held = (rank_hands(size)[:, :, None] == np.arange(13)).sum(axis=1)
        own = hand_features(held) @ network.first[:HAND]
        nodes = np.flatnonzero((sizes == size) & (np.diff(tree.offset) > 0))
        many = max(1, BATCH // len(slots))
        for begin in range(0, len(nodes), many):
            some = nodes[begin : begin + many]
            shared = seen[some].astype(np.float32) @ network.first[HAND:] + network.first_bias
            logits = network.after_first((shared[:, None] + own[None]).reshape(-1, own.shape[1]))
            _write(policy, tree, some, logits.reshape(len(some), len(slots), 13), slots)
    return policy


def _write(policy: Floats, tree: PublicTree, nodes: NDArray[np.intp], logits: Floats, slots: NDArray[np.intp]) -> None:
    for node, row in zip(nodes.tolist(), logits, strict=True):
        begin, end = int(tree.offset[node]), int(tree.offset[node + 1])
        size = slots.shape[1]
        hands = (end - begin) // size
        held = slots[:hands]
        here = np.take_along_axis(row[:hands], np.minimum(held, 12), axis=1)
        fits = (held < 99) & (tree.counts[node] + np.minimum(held + 1, 10) <= 31)
        here = np.where(fits, here, -np.inf)
        most = here.max(axis=1, keepdims=True)
        grown = np.where(fits, np.exp(here - np.where(np.isfinite(most), most, 0)), 0)
        grown /= np.maximum(grown.sum(axis=1, keepdims=True), 1e-9)
        policy[begin:end] = grown.T.reshape(-1)


def as_baseline(network: Network, tree: PublicTree) -> Baseline:
    """The policy as the certificate takes it."""
    return Baseline("trained", mixture((discards(network),), np.ones(1)), np.ones(1), play_policy(network, tree))


def seen_in(view: dict[str, Any]) -> Floats:
    """(1, FEATURES): the features of a position of the play, from a view as the engine protocol writes it."""
    me = view["viewer"]
    plays = [(seat, Card(card) >> 2) for seat, card in view["plays"]]
    row = [rank for _, rank in plays[view["count_from"] :]]
    seen = np.zeros((1, FEATURES), np.float32)
    held = np.zeros((1, 13), np.int64)
    for card in view["hands"][me]:
        held[0, Card(card) >> 2] += 1
    seen[:, :HAND] = hand_features(held)
    seen[0, 52], seen[0, 53], seen[0, 54] = view["dealer"] == me, 1, 1 - me in view["gone"]
    for seat, rank in plays:
        seen[0, (68 if seat == me else 81) + rank] += 1
    for back, rank in enumerate(row[: -ROW - 1 : -1]):
        seen[0, 94 + 13 * back + rank] = 1
    seen[0, 146 + sum(min(rank + 1, 10) for rank in row)] = 1
    seen[0, 178 + len(view["hands"][1 - me])] = 1
    return seen


def choose(network: Network, view: dict[str, Any], choices: Sequence[str], rng: np.random.Generator) -> str:
    """One of the choices of the engine protocol, in the position of a view."""
    me = view["viewer"]
    if view["phase"] == "discard":
        six = sorted(int(Card(card)) for card in view["hands"][me])
        return _discarded(network, six, view["dealer"] == me, choices)
    logits = network.logits(seen_in(view))[0].astype(float)
    ranks = sorted({Card(choice) >> 2 for choice in choices})
    grown = np.exp(logits[ranks] - logits[ranks].max())
    rank = ranks[int((grown.cumsum() / grown.sum() > rng.random()).argmax())]
    return next(choice for choice in choices if Card(choice) >> 2 == rank)


def _discarded(network: Network, six: list[int], dealer: bool, choices: Sequence[str]) -> str:
    held = np.zeros((1, 13), np.int64)
    for card in six:
        held[0, card >> 2] += 1
    pair = {six[place] for place in _places(six, _discard(network, held, np.array([dealer]))[0].tolist())}
    return next(choice for choice in choices if {int(Card(choice[:2])), int(Card(choice[2:]))} == pair)


def answers(network: Network, lines: Iterator[str]) -> Iterator[str]:
    """The engine protocol (docs/engine-protocol.md): the answer to each line that has one."""
    view: dict[str, Any] = {}
    rng = np.random.default_rng(0)
    for line in lines:
        match line.split():
            case ["cribbage", _]:
                yield "id name baseline\nform view\noption name seed type spin default 0 min 0 max 4294967295\ncribbageok"
            case ["isready"]:
                yield "readyok"
            case ["setoption", "name", "seed", "value", seed]:
                rng = np.random.default_rng(int(seed))
            case ["position", "view", *_]:
                view = json.loads(line.split(maxsplit=2)[2])
            case ["go", *limits] if "choices" in limits:
                yield f"best {choose(network, view, limits[limits.index('choices') + 1 :], rng)}"
            case ["quit"]:
                return
            case _:
                pass


if __name__ == "__main__":
    for answer in answers(Network.read(Path(sys.argv[1])), iter(sys.stdin)):
        print(answer, flush=True)
