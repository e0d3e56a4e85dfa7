"""The luck ledger of a game: every change of the chance, put down to luck, skill, what nobody could see, or the model.

An application of AIVAT (Burch, Schmid, Moravcik, Morrill and Bowling, 2018). The lines add up to the result for any value
function, because they are the differences of its values from event to event, split.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from math import floor
from typing import Final, Protocol, TypeVar

import numpy as np

from fifteentwo.cribbage import State
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.game import Seat
from fifteentwo.reviews.model import CountGrade, Decision, Ledger, LedgerEntry, Part, PathGrade, Payoff
from fifteentwo.reviews.steps import Step

TENTH: Final = 0.001
"""Figures are printed in tenths of a percent."""

K = TypeVar("K")


class LedgerValues(Protocol):
    """Values of states from the side of a seat, with what a ledger asks of them."""

    seat: Seat
    payoff: Payoff
    opponents: int
    """The number of sides against the seat's."""

    def main(self, values: Doubles) -> float:
        """The chance that decisions are judged by."""

    def is_mine(self, seat: Seat | None) -> bool:
        """Whether a choice is made by the seat's side."""

    def baseline(self, state: State, rng: np.random.Generator) -> tuple[Doubles, Doubles, Doubles]:
        """The expected values of a deal before it is dealt, given my side's cards, and given those of the others."""


def ledger(
    values: LedgerValues, steps: Sequence[Step], graded: Iterable[Decision | CountGrade | PathGrade], seed: str
) -> Ledger | None:
    """The ledger of a game from the side of `values.seat`; None if cards are unknown. `seed` fixes the deals drawn for expectations; it must
    not depend on the cards, or the expectations would not be fair.
    """
    known = [values.main(step.values) for step in steps if step.values is not None]
    if len(known) < len(steps):
        return None
    losses = {each.at + 1: each.loss.value for each in graded if each.loss is not None}
    entries: list[LedgerEntry] = []
    for before, step in zip(known, steps[1:], strict=False):
        assert step.values is not None
        entries += _entries(values, step, before, values.main(step.values), losses.get(step.at, 0.0), seed)
    return Ledger(values.payoff, known[0], known[-1], tuple(entries))


def _entries(
    values: LedgerValues, step: Step, before: float, after: float, loss: float, seed: str
) -> Iterator[LedgerEntry]:
    def entry(part: Part, change: float, seat: Seat | None = None) -> LedgerEntry:
        return LedgerEntry(step.at, step.state.deals, part, change, seat)

    change = after - before
    match step.kind:
        case "cut":
            yield entry("cut", change)
        case "deal":
            mean, mine, theirs = (values.main(each) for each in values.baseline(step.state, _rng(seed, step)))
            my_cards = (mine - mean + after - theirs) / 2
            their_cards = (theirs - mean + after - mine) / 2
            yield entry("my cards", my_cards, values.seat)
            yield entry("their cards", their_cards, 1 - values.seat if step.state.rules.players == 2 else None)
            yield entry("model", change - my_cards - their_cards)
        case "starter":
            yield entry("starter", change)
        case _:
            # What one of several opponents loses is gained by all other sides; who gains how much is not known.
            mine_to_choose = values.is_mine(step.seat)
            skill = -loss if mine_to_choose else loss / values.opponents
            if loss:
                yield entry("my decisions" if mine_to_choose else "their decisions", skill, step.seat)
            if change != skill:
                yield entry("unseen", change - skill, step.seat)


def _rng(seed: str, step: Step) -> np.random.Generator:
    digest = sha256(f"{seed} {step.state.deals}".encode()).digest()
    return np.random.default_rng(int.from_bytes(digest[:8], "little"))


def rounded(start: float, parts: Mapping[K, float], end: float) -> tuple[int, dict[K, int], int]:
    """The chances in tenths of a percent: the start, each part, the end. They add up as printed.

    Each part is rounded down, and the tenths that are missing go to the largest remainders.
    """
    first, last = round(start / TENTH), round(end / TENTH)
    units = {key: part / TENTH for key, part in parts.items()}
    found = {key: floor(unit) for key, unit in units.items()}
    order = sorted(units, key=lambda key: units[key] - found[key], reverse=True)
    missing = last - first - sum(found.values())
    for place in range(abs(missing)):
        key = order[place % len(order)] if missing > 0 else order[-1 - place % len(order)]
        found[key] += 1 if missing > 0 else -1
    return first, found, last


def by_deal(entries: Iterable[LedgerEntry]) -> dict[int, list[LedgerEntry]]:
    """The entries of each deal."""
    found: dict[int, list[LedgerEntry]] = {}
    for each in entries:
        found.setdefault(each.deal, []).append(each)
    return found
