"""How far the data is from perfect: exact best answers to what is in the files, bytes and all.

Three figures, each in points a deal and for each role: what could be gained by whoever knew the policy, in the play
alone, in the lay-away alone, and in the whole deal. They hold within the model that `docs/engine.md` states: who keeps
what hangs together with the other's hand through the cards that are gone, by rank; the play does not look at the
starter, nor at one's own cards in the crib.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np

from fifteentwo.engine.field import BEST, MEAN, Field
from fifteentwo.engine.lab.discards import gaps, means_of
from fifteentwo.engine.lab.folder import note_of
from fifteentwo.engine.lab.greedy import greedy, simple_means
from fifteentwo.engine.lab.making import Tell, floored, place_in, policy_in
from fifteentwo.engine.lab.split import Split
from fifteentwo.engine.play import DEALER, PONE, field, meetings
from fifteentwo.engine.tables import Doubles, Floats
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
    """By laying away otherwise, hands worth in the play what their best answer to the other's policy is worth."""
    deal: Roles
    """By both together."""
    value: float
    """The dealer's points less pone's in the play, when both follow the policy."""
    random_play: Roles
    """For the scale: the first figure for players who play any card that fits."""
    simple: Others
    """And all three for a player who keeps what counts most, whoever owns the crib, and takes the most points at once."""
    rounds: int
    made_from: dict[str, str]
    missing: tuple[str, ...] = (
        "the starter and one's own cards in the crib, which the play does not look at",
        "play after what nobody who follows the policy does",
        "the score of the game",
    )


def certify(folder: Path, tell: Tell, on: Field | None = None, crew: Crew = ALONE) -> Certificate:
    """The certificate of a folder's data: about two minutes. Raises BadData, NoWorkers.

    `on` is the whole play unless a trial says otherwise.
    """
    tell(0, 8, "growing the tree")
    on = on or field()
    place = place_in(folder)
    means, _ = means_of(folder / place.discards)
    policy = policy_in(folder, on)
    note = note_of(folder / "play.npy")
    kept = means.kept.astype(np.float32)
    split = Split(on, crew)
    tell(1, 8, "the play")
    best, mean = split.values(kept, policy, BEST, MEAN)
    tell(5, 8, "the lay-aways")
    some = slice(None, None, place.plan.every)
    discard = gaps(means, best, fewer=some, crew=crew)
    tell(6, 8, "the deal")
    deal = gaps(means, best, mean, some, crew)
    tell(7, 8, "the scale")
    scale = _gains(kept, *split.values(kept, np.zeros_like(policy), BEST, MEAN))
    simple = _simple(split, some)
    split.close()
    value = -(_dealt(kept, PONE) @ mean[PONE])
    tell(8, 8, "done")
    return Certificate(
        play=_gains(kept, best, mean),
        discard=_roles(discard.pone, discard.dealer),
        deal=_roles(deal.pone, deal.dealer),
        value=float(value),
        random_play=scale,
        simple=simple,
        rounds=int(note.figures["rounds"]),
        made_from={"play.npy": note.sha256, place.discards: note.made_from[place.discards]},
    )


def _simple(split: Split, some: slice) -> Others:
    """The figures of the player *simple*, his hands as he keeps them."""
    means = simple_means(some)
    kept = floored(means.kept)  # or nobody would ever meet some hands of the other
    best, mean = split.values(kept, greedy(split.on), BEST, MEAN)
    discard, deal = gaps(means, best, None, some, split.crew), gaps(means, best, mean, some, split.crew)
    return Others(_gains(kept, best, mean), _roles(*discard), _roles(*deal))


def _dealt(kept: Floats, player: int) -> Doubles:
    """How often a player holds each hand, the other's cards considered."""
    chances = meetings(kept, player)
    shares: Doubles = chances / chances.sum()
    return shares


def _gains(kept: Floats, best: Doubles, mean: Doubles) -> Roles:
    gain = [float(_dealt(kept, player) @ (best[player] - mean[player])) for player in (PONE, DEALER)]
    return _roles(*gain)


def _roles(pone: float, dealer: float) -> Roles:
    return Roles(pone, dealer, (pone + dealer) / 2)
