"""How far the data is from perfect: exact best answers to what is in the files, bytes and all.

Three figures, each in points a deal and for each role: what could be gained by whoever knew the policy, in the play
alone, in the discard alone, and in the whole deal. They hold within the model that `docs/engine.md` states: who keeps
what hangs together with the other's hand through the cards that are gone, by rank; the play does not look at the
starter, nor at one's own cards in the crib.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np

from fifteentwo.engine.pegging.buffers import BEST, MEAN, PublicTree
from fifteentwo.engine.pegging.solver import meeting_mass, public_tree, whole_pack
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Doubles, Floats, Longs
from fifteentwo.engine.training.baselines import Weaker, weaker
from fifteentwo.engine.training.fictitious_play import gaps
from fifteentwo.engine.training.package_data import Package, data_of
from fifteentwo.engine.training.parallel_cfr import Split
from fifteentwo.engine.training.pipeline import Tell, floored
from fifteentwo.engine.training.quantisation import restore
from fifteentwo.workers import ALONE, Crew


class Roles(msgspec.Struct, frozen=True):
    """What each could gain by knowing the other's policy, in points a deal, and the mean of both."""

    pone: float
    dealer: float
    mean: float


class Others(msgspec.Struct, frozen=True):
    """The same three figures for another player."""

    play: Roles
    discard: Roles
    deal: Roles


class Certificate(msgspec.Struct, frozen=True):
    """The engine's certificate."""

    play: Roles
    """By cards played otherwise, hands as they are kept."""
    discard: Roles
    """By discarding otherwise, hands worth in the play what their best answer to the other's policy is worth."""
    deal: Roles
    """By both together."""
    value: float
    """The dealer's points less pone's in the play, when both follow the policy."""
    scale: dict[str, Others]
    """All three for weaker players, each against his own kind: *random*, *simple*, *greedy*, *two_ply* and *steady*."""
    rounds: int
    made_from: dict[str, str]
    missing: tuple[str, ...] = (
        "the starter and one's own cards in the crib, which the play does not look at",
        "play after what nobody who follows the policy does",
        "the score of the game",
    )


def certify(
    source: Path | Package, tell: Tell, tree: PublicTree | None = None, crew: Crew = ALONE, pack: Longs | None = None
) -> Certificate:
    """The certificate of the data of a folder or of the package: some minutes. Raises BadData, NoWorkers.

    `tree` and its `pack` are the whole play unless a trial says otherwise.
    """
    tell(0, 12, "growing the tree")
    tree = tree or public_tree()
    pack = whole_pack() if pack is None else pack
    data = data_of(source, tree, crew)
    means, policy = data.means, restore(tree, data.packed)
    kept = means.kept.astype(np.float32)
    split = Split(tree, crew)
    tell(1, 12, "the play")
    best, mean = split.values(kept, policy, BEST, MEAN)
    tell(5, 12, "the discards")
    some = slice(None, None, data.every)
    discard = gaps(means, best, fewer=some, crew=crew)
    tell(6, 12, "the deal")
    deal = gaps(means, best, mean, some, crew)
    scale = {}
    for done, weak in enumerate(weaker(tree, pack, means, some)):
        tell(7 + done, 12, f"the scale: {weak.name}")
        scale[weak.name] = _others(split, weak, some)
    split.close()
    value = -(_dealt(kept, PONE) @ mean[PONE])
    tell(12, 12, "done")
    return Certificate(
        play=_gains(kept, best, mean),
        discard=_roles(discard.pone, discard.dealer),
        deal=_roles(deal.pone, deal.dealer),
        value=float(value),
        scale=scale,
        rounds=data.rounds,
        made_from=data.made_from,
    )


def _others(split: Split, player: Weaker, some: slice) -> Others:
    """The figures of a weaker player, his hands as he keeps them."""
    kept = floored(player.means.kept)  # or nobody would ever meet some hands of the other
    best, mean = split.values(kept, player.policy, BEST, MEAN)
    discard = gaps(player.means, best, None, some, split.crew, player.shares)
    deal = gaps(player.means, best, mean, some, split.crew, player.shares)
    return Others(_gains(kept, best, mean), _roles(*discard), _roles(*deal))


def _dealt(kept: Floats, player: int) -> Doubles:
    """How often a player holds each hand, the other's cards considered."""
    chances = meeting_mass(kept, player)
    shares: Doubles = chances / chances.sum()
    return shares


def _gains(kept: Floats, best: Doubles, mean: Doubles) -> Roles:
    gain = [float(_dealt(kept, player) @ (best[player] - mean[player])) for player in (PONE, DEALER)]
    return _roles(*gain)


def _roles(pone: float, dealer: float) -> Roles:
    return Roles(pone, dealer, (pone + dealer) / 2)
