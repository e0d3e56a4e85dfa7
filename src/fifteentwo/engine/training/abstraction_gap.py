"""What it costs in the play to look neither at the starter nor at one's own two cards in the crib.

For hands of six drawn with a starter: what the policy is worth to whoever holds them, against ranges that know all seven
cards, and what the best answer with that knowledge is worth. The other's hand is not drawn but gone through, so the
only error is that of the draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from fifteentwo.engine.discard.opponent import layout
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.expert.decisions import TAU
from fifteentwo.engine.expert.ranges import FLOOR, TREMBLE
from fifteentwo.engine.pegging.buffers import PublicTree
from fifteentwo.engine.pegging.solver import public_tree
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles, Floats, Longs, many, suitings
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.training.fictitious_play import Means, round_weights
from fifteentwo.engine.training.package_data import Package, data_of
from fifteentwo.engine.training.pipeline import Tell
from fifteentwo.engine.training.quantisation import restore
from fifteentwo.engine.training.single_hand import WAYS, tilt, values
from fifteentwo.workers import ALONE, Crew, Shelf, at_shelves

_CHOOSE: Final = np.array([[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]])
LOT: Final = 10
"""So many hands are one task."""


class Sure(msgspec.Struct, frozen=True):
    """A mean over what was drawn, and its standard error, in points a deal."""

    mean: float
    error: float


class Cost(msgspec.Struct, frozen=True):
    """What one role gains over the policy by what it knows of the starter and of its own cards in the crib."""

    value: Sure
    """His points less the other's in the play, by the policy."""
    one_left: Sure
    """The gain by best answers only when the other has one card or none, and so nothing to choose."""
    two_cards: Sure
    """The gain by best answers with two cards or fewer in hand."""
    three_cards: Sure
    always: Sure
    """The gain by best answers throughout: what ignoring those cards costs, and what the certificate measures besides."""
    expert: Sure
    """The gain as *expert* plays for points: by the policy, tilted."""


class Held(NamedTuple):
    """What one player knows before the play, by rank."""

    kept: list[int]
    gone: list[int]
    """The two discarded, and the starter."""


class Known(NamedTuple):
    """What a worker reads, and room for what he tilts."""

    tree: PublicTree
    policy: Floats
    tilted: Floats


def cost(
    source: Path | Package, deals: int, rng: int, tell: Tell, tree: PublicTree | None = None, crew: Crew = ALONE
) -> dict[str, Cost]:
    """The figures of the data of a folder or of the package, by role. Raises BadData, NoWorkers.

    `tree` is the whole play unless a trial says otherwise.
    """
    tell(0, 2 * deals, "growing the tree")
    tree = tree or public_tree()
    data = data_of(source, tree, crew)
    means = data.means
    shelf = known_by(crew, data.packed, tree)
    found = {}
    for role, name in ((PONE, "pone"), (DEALER, "dealer")):
        hands = draw(means, role, deals, np.random.default_rng((rng, role)), slice(None, None, data.every))
        tasks = [(role, means.kept[1 - role], hands[at : at + LOT]) for at in range(0, deals, LOT)]
        worth = []
        for lot in crew.map(_gains_of, tasks, (shelf,)):
            worth.append(lot)
            tell(role * deals + sum(map(len, worth)), 2 * deals, "hands")
        found[name] = Cost(*map(sure, np.concatenate(worth).T))
    shelf.clear()
    return found


def known_by(crew: Crew, packed: Bytes, tree: PublicTree) -> Shelf:
    """Workers who know a policy in bytes. Raises NoWorkers."""
    shelf = Shelf(crew)
    for worker in range(len(crew)):
        shelf.add_large(worker, (tree, packed))
    crew.ask([at_shelves((shelf,), worker, _get_ready) for worker in range(len(crew))])
    return shelf


def _get_ready(row: list[Any]) -> None:
    """A worker makes of the bytes what he will need."""
    tree, packed = row.pop()
    policy = restore(tree, packed)
    row.append(Known(tree, policy, policy.copy()))


def _gains_of(row: list[Known], role: int, theirs: Doubles, hands: Sequence[Held]) -> Doubles:
    """What a worker makes of some hands."""
    return gains(row[0], role, theirs, hands)


def gains(known: Known, role: int, theirs: Doubles, hands: Sequence[Held]) -> Doubles:
    """What each hand is worth by the policy, and what it gains in each way of `Cost`, (hands, 6), when the other keeps
    each hand of four as `theirs` says, (1820,). Changes what is tilted.
    """
    tree, policy, tilted = known
    tilted[:] = policy
    found = np.zeros((len(hands), len(WAYS) + 1))
    for at, (kept, gone) in enumerate(hands):
        range_ = range_of(theirs, [*kept, *gone])
        worth = values(tree, policy, role, kept, range_)
        tilt(tree, policy, role, kept, range_of(believed(theirs), [*kept, *gone]), tilted, TAU, TREMBLE)
        found[at] = *worth, values(tree, tilted, role, kept, range_)[0]
        found[at, 1:] -= worth[0]
    return found


def believed(kept: Doubles) -> Doubles:
    """How likely *expert* takes the other to keep each hand, who keeps it as this says, (1820,)."""
    mixed: Doubles = (1 - FLOOR) * kept + FLOOR * suitings(4) / suitings(4).sum()
    return mixed


def sure(numbers: Doubles) -> Sure:
    """Their mean."""
    return Sure(float(numbers.mean()), float(numbers.std(ddof=1) / len(numbers) ** 0.5))


def draw(means: Means, role: int, deals: int, chance: np.random.Generator, fewer: slice = slice(None)) -> list[Held]:
    """Hands of six as a role discards them, each with a starter."""
    sixes = six_cards()
    heaps = sixes.ways[fewer].cumsum()
    drawn = []
    for _ in range(deals):
        at = int(np.searchsorted(heaps, chance.integers(heaps[-1]), "right"))
        way = means.choices[chance.choice(means.rounds, p=round_weights(means.rounds))][role, at]
        six = sixes.hands[fewer][at]
        starter = chance.choice(np.setdiff1d(np.arange(52), six))
        ranks = [*(six[layout().away[way]] >> 2).tolist(), int(starter) >> 2]
        drawn.append(Held(ranks[2:6], [*ranks[:2], ranks[6]]))
    return drawn


def range_of(kept: Doubles, known: list[int]) -> Doubles:
    """How likely the other keeps each hand, (1820,), when cards of these ranks are not his."""
    chances = kept * rarer(np.bincount(known, minlength=RANKS), many(4))
    whole: Doubles = chances / chances.sum()
    return whole


def rarer(gone: Longs, held: Longs) -> Doubles:
    """How much rarer so many of each rank, (n, 13), are in a hand when so many are gone, (13,): (n,)."""
    ways = _CHOOSE[np.maximum(4 - gone, 0)[None, :], np.minimum(held, 4)]
    shares = np.where(held > 4, 0.0, ways / _CHOOSE[4, np.minimum(held, 4)])
    whole: Doubles = shares.prod(axis=1)
    return whole
