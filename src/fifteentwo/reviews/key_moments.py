"""The moments of a game to look at first: the costliest decisions, the luckiest cut, the turning point."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifteentwo.game import Seat
from fifteentwo.reviews.ledger import by_deal
from fifteentwo.reviews.model import Decision, KeyMoment, Ledger

COSTLIEST: Final = 3


def key_moments(decisions: Sequence[Decision], ledger: Ledger | None, seat: Seat) -> tuple[KeyMoment, ...]:
    """The costliest decisions of the seat that are at least inaccuracies; then, where all cards are known, its luckiest starter
    and the deal that changed its chances most.
    """
    graded = [each for each in decisions if each.seat == seat and each.band != "none" and each.loss is not None]
    costliest = sorted(graded, key=lambda each: (-_loss(each), each.at))[:COSTLIEST]
    found = [KeyMoment("decision", each.at, each.deal, -_loss(each)) for each in costliest]
    if ledger is None:
        return tuple(found)
    starters = [each for each in ledger.entries if each.part == "starter"]
    if starters:
        most = max(starters, key=lambda each: each.change)
        found.append(KeyMoment("luckiest cut", most.at - 1, most.deal, most.change))
    deals = {deal: entries for deal, entries in by_deal(ledger.entries).items() if deal}
    if deals:
        sums = {deal: sum(each.change for each in entries) for deal, entries in deals.items()}
        turning = max(sums, key=lambda deal: abs(sums[deal]))
        found.append(KeyMoment("turning point", deals[turning][0].at - 1, turning, sums[turning]))
    return tuple(found)


def _loss(decision: Decision) -> float:
    return decision.loss.value if decision.loss is not None else 0.0
