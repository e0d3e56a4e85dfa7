"""The processor time of the expert's decisions: python bench/decisions.py --games 40.

The expert plays itself. Loading and compiling are timed first and separately; with --cold nothing is loaded in advance,
so the first decisions include the loading.
"""

from __future__ import annotations

import argparse
from random import Random
from time import thread_time

import numpy as np

from fifteentwo.cribbage import Cribbage, View
from fifteentwo.engine.equity import in_deal
from fifteentwo.engine.equity.late_discards import SCORE_RANGE
from fifteentwo.engine.expert import decisions
from fifteentwo.engine.solution import shipped
from fifteentwo.game import HOUSE, Opening
from fifteentwo.players import player


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=40)
    asked.add_argument("--cold", action="store_true")
    wanted = asked.parse_args()
    begun = thread_time()
    shipped()
    decisions.has_deals()
    print(f"loading {1e3 * (thread_time() - begun):.0f} ms")
    if not wanted.cold:
        decisions.warm()
        print(f"reading and compiling ahead {1e3 * (thread_time() - begun):.0f} ms")
    game, found = Cribbage(), dict[str, list[float]]()
    for number in range(wanted.games):
        state = game.start(Opening(number % 2))
        players = [player("expert", Random(f"{number} {seat}")) for seat in (0, 1)]
        while (seat := next(iter(game.to_act(state)), None)) is not None:
            if seat == HOUSE:
                action = game.house(state, Random(f"{number} {state.deals + (state.phase == 'deal')}"))
            else:
                view, legal = game.observe(state, seat), game.legal(state, seat)
                begun = thread_time()
                action = players[seat](view, legal)
                if len(legal) > 1:
                    found.setdefault(_kind(view), []).append(1e3 * (thread_time() - begun))
            state, _ = game.apply(state, action)
    found["all"] = [each for kind in found.values() for each in kind]
    print(f"{'ms':34} {'n':>6} {'median':>8} {'99 %':>8} {'worst':>8}")
    for kind in sorted(found):
        took = np.array(found[kind])
        print(f"{kind:34} {len(took):6} {np.median(took):8.2f} {np.percentile(took, 99):8.2f} {took.max():8.2f}")


def _kind(view: View) -> str:
    need = view.rules.target - max(view.scores)
    near = "within 20" if need <= in_deal.NEAR else "within 50" if need <= SCORE_RANGE else "before"
    if view.phase != "play":
        return f"discard, {near}"
    return f"{('first', 'second', 'later')[min(len(view.plays), 2)]} card, {near}"


if __name__ == "__main__":
    main()
