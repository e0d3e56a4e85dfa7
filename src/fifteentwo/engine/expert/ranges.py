"""The other's range: the probability of each hand they may hold, by their role, the known cards and their plays. No Numba."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.deal_rules import STANDARD, DealRules
from fifteentwo.engine.discard.keep_policy import KeepPolicy
from fifteentwo.engine.equity.deals import shipped_flushes
from fifteentwo.engine.equity.in_deal import ScoreContext
from fifteentwo.engine.equity.show_values import HAND, SuitPoints, suit_points
from fifteentwo.engine.pegging.policy import UNKNOWN, Policy, branches_of
from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles, Longs, grown_hands, many, places, rank_hands
from fifteentwo.engine.scoring.vectorised import Bytes

TREMBLE: Final = 0.02
"""The probability with which the other is assumed to play at random any card that fits (a trembling hand)."""
FLOOR: Final = 0.02
"""The probability with which the other is assumed to have kept a random hand."""
_CHOOSE: Final = np.array([[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]])


class PlayStep(NamedTuple):
    """A move of the play: a rank, or 13 for a go, with its place in the policy and the count before it."""

    who: int
    rank: int
    part: str
    node: int
    """In the part. In 'first': 0, or 1 + the index of the lead among the leads. -1 where no choice was left."""
    sum: int


def replay(
    solution: Policy, plays: Sequence[tuple[int, int]], who: int, lowest: int
) -> tuple[list[PlayStep], str, int]:
    """Follows the plays, (role, rank), through the policy's tree to the turn of `who`, whose lowest rank is `lowest`.

    Returns the moves with the goes between them, and the part and the node reached (see `PlayStep`). Raises BadTables.
    """
    leads = solution.part("first")["leads"].tolist()
    found: list[PlayStep] = []
    count = 0
    for player, rank in plays[:2]:
        found.append(PlayStep(player, rank, "first", 0 if not found else 1 + leads.index(plays[0][1]), count))
        count += min(rank + 1, 10)
    if len(plays) < 2:
        return found, "first", 1 + leads.index(plays[0][1]) if plays else 0
    name, node = f"{plays[0][1]}-{plays[1][1]}", 0
    part = solution.part(name, branches_of(plays))
    for place, (player, rank) in enumerate([*plays[2:], (who, lowest)]):
        while node >= 0:
            mover, count = int(part["mover"][node]), int(part["count"][node])
            if mover == player and count + min(rank + 1, 10) <= 31:
                break
            found.append(PlayStep(mover, 13, name, node, count))
            node = int(part["child"][13, node])
        if place < len(plays) - 2:
            found.append(PlayStep(player, rank, name, node, count))
            node = int(part["child"][rank, node]) if node >= 0 else -2
    return found, name, node


def chances(solution: Policy, step: PlayStep, size: int, tremble: float = TREMBLE) -> Doubles:
    """The probability of each slot of each hand of `size` cards at the node of a move: (size, hands)."""
    hands = len(rank_hands(size))
    numbers = np.full((1, size, hands), UNKNOWN, np.uint8)
    if size == 2 and step.node >= 0:
        share = _bytes(solution, step)
        numbers[0, 0, : len(share)] = share
    elif size > 2 and step.node >= 0:
        numbers[0] = _bytes(solution, step).reshape(size, hands)
    found: Doubles = slot_chances(numbers[:, :1] if size == 2 else numbers, np.array([31 - step.sum]), size, tremble)[0]
    return found


def slot_chances(numbers: Bytes, room: Longs, size: int, tremble: float = TREMBLE) -> Doubles:
    """The probability of each slot at many nodes, (n, size, hands), from bytes of the policy and the room of the count.

    The bytes are (n, size, hands) as in the file; of two cards only those of the lower one, (n, 1, at most 91).
    """
    hands = len(rank_hands(size))
    slots = grown_hands().slots[size, :hands, :size].T
    fits = np.where(slots < 99, np.minimum(slots + 1, 10), 99) <= room[:, None, None]
    if size == 2:
        return _of_two(numbers[:, 0], fits, tremble)
    fitting = fits.sum(axis=1, keepdims=True)
    even = fits / np.maximum(fitting, 1)
    shares = numbers * fits.astype(np.float64)
    total = shares.sum(axis=1, keepdims=True)
    known = (numbers != UNKNOWN).any(axis=1, keepdims=True) & (total > 0)
    solved = np.where(known, shares / np.maximum(total, 1e-9), even)
    trembling: Doubles = solved + tremble * (even - solved)
    return trembling


def _of_two(numbers: Bytes, fits: NDArray[np.bool_], tremble: float) -> Doubles:
    """`slot_chances` of two cards: the higher one is played when the lower is not."""
    found = fits.astype(np.float64)
    open_to = numbers.shape[1]
    lower = np.where(numbers == UNKNOWN, 0.5, numbers / 255)
    lower += tremble * (0.5 - lower)
    both = fits[:, 1, :open_to]
    found[:, 0, :open_to] = np.where(both, lower, found[:, 0, :open_to])
    found[:, 1, :open_to] = np.where(both, 1 - lower, 0.0)
    return found


def _bytes(solution: Policy, step: PlayStep) -> Bytes:
    part = solution.part(step.part, ())  # `replay` has read what is needed
    if step.part == "first":
        length = 4 * len(rank_hands(4))
        begin = length * step.node
    else:
        begin, length = int(part["begins"][step.node]), int(part["sizes"][step.node])
    numbers: Bytes = part["policy"][begin : begin + length]
    return numbers


def prior(keep: KeepPolicy, known: Sequence[int], floor: float = FLOOR) -> Doubles:
    """The probability that the other, who discards by this policy, has kept each hand of four, given known cards: (1820,).

    Exact but for suits (`keep_policy`), and mixed with a random hand of the probability `floor`.
    """
    left = np.full(RANKS, 4)
    for card in known:
        left[card >> 2] -= 1
    free = _CHOOSE[left[None, :], many(4)].prod(axis=1)
    range_: Doubles = (1 - floor) * keep.kept(known) + floor * free / free.sum()
    return range_


def posterior(
    solution: Policy, range_: Doubles, moves: Sequence[PlayStep], role: int, first: Mapping[int, Doubles] | None = None
) -> tuple[Doubles, int]:
    """Bayesian update of the range of the other, (hands,), in this role, by the moves; and the size of their hands then.

    The other has followed the policy, but in the moves with these places what is given for them, (slots, hands), as from `chances`.
    """
    size, grown, first = 4, grown_hands(), first or {}
    for at, step in enumerate(moves):
        if step.who != role:
            continue
        if step.rank == 13:
            lowest = grown.slots[size, : len(range_), 0]
            range_ = np.where(np.minimum(lowest + 1, 10) > 31 - step.sum, range_, 0.0)
            continue
        hands = len(rank_hands(size - 1)) if size > 1 else 1
        whole = grown.bigger[size, step.rank, :hands]
        slot = grown.slot[size, step.rank, :hands]
        played = first[at] if at in first else chances(solution, step, size)
        range_ = range_[whole] * played[slot, whole]
        size -= 1
    total = range_.sum()
    return (range_ / total if total > 0 else np.full(len(range_), 1.0 / len(range_))), size


def _with_played(size: int, shown: tuple[int, ...]) -> tuple[Longs, Longs]:
    """The ranks of each hand of this many cards, (hands, size), and of the whole hands they are the rest of, (hands, 4), ascending."""
    held = rank_hands(size).astype(np.int64) if size else np.zeros((1, 0), np.int64)
    played = np.array([card >> 2 for card in shown], np.int64)
    return held, np.sort(np.concatenate((held, np.tile(played, (len(held), 1))), axis=1), axis=1)


def hand_distribution(range_: Doubles, size: int, played: Sequence[int], starter: int, points: Bytes) -> Doubles:
    """The distribution of the points of the other's whole hand in the show, by ranks alone: (30,)."""
    held = np.zeros((len(range_), 4), np.int64)
    if size:
        held[:, :size] = rank_hands(size)
    held[:, size:] = played
    place = (held @ np.array((13**4, 13**3, 13**2, 13))) + starter
    found = np.bincount(np.minimum(points[place], 29), weights=range_, minlength=30)
    distribution: Doubles = found[:30] / found.sum()
    return distribution


def by_suits(range_: Doubles, size: int, role: int, shown: tuple[int, ...], rules: DealRules = STANDARD) -> Doubles:
    """Bayesian update of the range of a player in this role, (hands,), by the suits of the cards it has played: flushes are kept
    more often than others of their ranks, and cards of two suits are none.
    """
    if len(shown) < 2:
        return range_
    _, whole = _with_played(size, shown)
    flushes = shipped_flushes(role, rules)[places(4)[tuple(whole.T)].astype(np.int64)]
    alike, ways = len({card & 3 for card in shown}) == 1, 4**size
    likelihood = flushes * alike / 4 + (1 - flushes) * (ways - alike) / 252
    found: Doubles = range_ * likelihood
    return found / found.sum() if found.sum() > 0 else range_


def whole_hands(range_: Doubles, size: int, shown: tuple[int, ...]) -> Doubles:
    """The range of the hands left as a range of the hands kept, (1820,), given the cards of it that were played."""
    _, whole = _with_played(size, shown)
    return np.bincount(places(4)[tuple(whole.T)], range_, len(rank_hands(4))).astype(np.float64)


def added_by_suits(
    known: tuple[int, ...], size: int, role: int, shown: tuple[int, ...], rules: DealRules = STANDARD
) -> SuitPoints:
    """What suits may add to each hand of a player in this role, who has `size` cards left and has shown the others; `known` are the cards
    that the other knows, the starter last.
    """
    held, whole = _with_played(size, shown)
    flushes = shipped_flushes(role, rules)[places(4)[tuple(whole.T)].astype(np.int64)]
    return suit_points(known, held, flushes, known[-1], shown)


def with_suits(
    by_points: Doubles,
    kinds: Bytes,
    context: ScoreContext,
    known: tuple[int, ...],
    range_: Doubles,
    size: int,
    shown: tuple[int, ...],
) -> Doubles:
    """Values by the points of the other's whole hand, (..., 30, 32, 32), as values by its points by rank.

    Averages over what the suits of the hands in the range may add. `kinds` are the points by rank, as `Utility.kinds`; `known` are the
    cards that the player in the role of this context knows, the starter last; `shown` the cards of the hand that were played.
    """
    _, whole = _with_played(size, shown)
    suits = added_by_suits(known, size, 1 - context.role, shown, context.rules)
    starter = known[-1] >> 2
    kind = kinds[whole @ np.array((13**3, 13**2, 13, 1))].astype(np.int64)
    often = np.maximum(np.bincount(kind, range_, HAND), 1e-12)
    found = by_points.copy()
    for more, share in ((1, suits.nobs), (4, suits.flush), (5, suits.five)):
        chance = np.bincount(kind, range_ * share[starter], HAND) / often
        beyond = by_points[..., np.minimum(np.arange(HAND) + more, HAND - 1), :, :]
        found += chance[:, None, None] * (beyond - by_points)
    return found


def ascending(hand: Sequence[int]) -> Longs:
    """My ranks, ascending, (4,), 99 for none."""
    ranks = np.full(4, 99, np.int64)
    ranks[: len(hand)] = sorted(hand)
    return ranks
