"""What *expert* gains by the policies for each starter: python bench/starter_deals.py [--deals 200] [--rng 1]

Deals are dealt with suits, and discarded by the mix of the solution. Each is then played four times, with and without the
policies as pone and as the dealer: not card by card, but as the expected points over all that both may play, by the chances of the
players themselves. So no luck of the play is left, and that of the cards is the same for both. Players play for points. The
policies must be installed (`fifteentwo lab ship --install`).
"""

from __future__ import annotations

import argparse
from itertools import product
from random import Random
from typing import Final

import numpy as np

from fifteentwo.cards import PACK
from fifteentwo.cribbage import Cribbage, Deal, Discard, Play, State, Turn
from fifteentwo.engine.expert import decisions, starter_policies
from fifteentwo.engine.expert.starter_policies import StarterPolicies, shipped_starters
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.engine.solution import shipped
from fifteentwo.game import Opening

MATCHES: Final = tuple(product((False, True), (False, True)))
"""Whether pone and the dealer have the policies."""
DEALER: Final = 0
GAME: Final = Cribbage()


def dealt(rng: Random) -> State:
    """A deal whose starter is turned."""
    cards = rng.sample(PACK, 13)
    hands = tuple(sorted(cards[:6])), tuple(sorted(cards[6:12]))
    state, _ = GAME.apply(GAME.start(Opening(dealer=DEALER)), Deal(hands))
    for seat in (0, 1):
        view = GAME.observe(state, seat)
        legal = [each for each in GAME.legal(state, seat) if isinstance(each, Discard)]
        chosen = decisions.discard(shipped(), view, legal, rng, by_score=False)
        assert chosen is not None
        state, _ = GAME.apply(state, chosen)
    state, _ = GAME.apply(state, Turn(cards[12]))
    return state


class Match:
    """The expected points of a deal, by who has the policies."""

    def __init__(self, found: StarterPolicies) -> None:
        self._found = found

    def values(self, state: State, needed: tuple[bool, ...] = (True,) * len(MATCHES)) -> Doubles:
        """The dealer's points less pone's at the end of the deal in each of `MATCHES`, (4,); 0 where it is not needed."""
        if state.phase != "play":
            return np.full(len(MATCHES), float(state.scores[DEALER] - state.scores[1 - DEALER]))
        (seat,) = GAME.to_act(state)
        plays = {each.card.rank - 1: each for each in GAME.legal(state, seat) if isinstance(each, Play)}
        has = [match[seat == DEALER] for match in MATCHES]
        by_version: dict[bool, dict[int, float]] = {}
        for version in (False, True):
            if len(plays) == 1:
                by_version[version] = dict.fromkeys(plays, 1.0)
            elif any(need and own == version for need, own in zip(needed, has, strict=True)):
                by_version[version] = self._chances(state, seat, version)
        total = np.zeros(len(MATCHES))
        for rank, play in plays.items():
            shares = np.array(
                [need and by_version[own].get(rank, 0.0) for need, own in zip(needed, has, strict=True)], np.float64
            )
            if shares.any():
                after, _ = GAME.apply(state, play)
                total += shares * self.values(after, tuple((shares > 0).tolist()))
        return total

    def _chances(self, state: State, seat: int, version: bool) -> dict[int, float]:
        """The probability of each rank by the expert with or without the policies."""
        starter_policies.shipped_starters = lambda _: self._found if version else None  # type: ignore[assignment]
        view = GAME.observe(state, seat)
        found = decisions.card_chances(shipped(), view, seat, False, decisions.card_values(shipped(), view, seat))
        assert found is not None
        return found.chances


def main() -> None:
    """Prints the gain as pone and as the dealer, and with both roles in turn."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--deals", type=int, default=200)
    asked.add_argument("--rng", type=int, default=1)
    given = asked.parse_args()
    found = shipped_starters(shipped())
    if found is None:
        raise SystemExit("the policies for each starter are not installed; fifteentwo lab ship --install does that")
    match, rows = Match(found), []
    for number in range(given.deals):
        neither, dealer, pone, _ = match.values(dealt(Random(f"{given.rng} {number}"))).tolist()
        rows.append((neither - pone, dealer - neither, dealer - pone))
        if (number + 1) % 100 == 0 or number + 1 == given.deals:
            gains = np.array(rows)
            errors = gains.std(axis=0, ddof=1) / len(gains) ** 0.5
            said = (
                f"{name} {mean:+.4f} ± {error:.4f}"
                for name, mean, error in zip(("pone", "dealer", "two deals"), gains.mean(axis=0), errors, strict=True)
            )
            print(f"{number + 1} deals, points gained: {', '.join(said)}", flush=True)


if __name__ == "__main__":
    main()
