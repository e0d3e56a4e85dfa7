"""What the sampler loses in the standard game, where every choice has a solved value: `python bench/sampler_loss.py [GAMES]`.

At each choice of games that *expert-points* plays against itself, the sampler is asked, and the solved chance to win with its choice is
compared with that of the best. The table has the mean loss of a choice and what it adds up to for a player in a game of nine deals, in
percent, by the kind of choice and whether a side is within 31 points of the end. A game takes five seconds.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path
from random import Random

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from fifteentwo.analysis import analyse
from fifteentwo.cribbage import Cribbage, Discard, Play
from fifteentwo.game import HOUSE, Opening
from fifteentwo.players import player
from fifteentwo.players.sampler import warm_up
from fifteentwo.rules import CribbageRules

GAMES = 25
SEED = 77
DEALS = 9
KINDS = ("lead", "reply", "third or fourth", "third or fourth", "later")


def main(games: int) -> None:
    """Plays the games and prints the table."""
    rules = CribbageRules()
    game, losses, deals = Cribbage(rules), defaultdict[tuple[str, str], list[float]](list), 0
    warm_up(rules)
    asked = player("sampler", Random(7))
    for number in range(games):
        chance = Random(f"{SEED} {number}")
        seats = [player("expert-points", Random(f"{SEED} {number} {seat}")) for seat in range(2)]
        state = game.start(Opening(number % 2))
        while acting := game.to_act(state):
            seat = acting[0]
            if seat == HOUSE:
                state, _ = game.apply(state, game.house(state, chance))
                continue
            view = game.observe(state, seat)
            legal = game.legal(view, seat)
            wins = {option.cards: option.win.value for option in analyse(view, seat).options if option.win is not None}
            if len(set(wins.values())) > 1:
                chosen = asked(view, legal)
                assert isinstance(chosen, Discard | Play)
                cards = chosen.cards if isinstance(chosen, Discard) else (chosen.card,)
                kind = "discard" if isinstance(chosen, Discard) else KINDS[min(len(view.plays), 4)]
                near = "near the end" if max(view.scores) > rules.target - 31 else "before"
                losses[kind, near].append(100 * (max(wins.values()) - wins[cards]))
            state, _ = game.apply(state, seats[seat](view, legal))
        deals += state.deals
    total = 0.0
    for (kind, near), some in sorted(losses.items()):
        a_game = DEALS * sum(some) / deals / 2
        total += a_game
        error = float(np.std(some)) / len(some) ** 0.5
        print(f"{kind:<18}{near:<14}{len(some):6}{float(np.mean(some)):8.3f} ± {error:.3f}{a_game:8.2f}")
    print(f"{'in all':<49}{total:8.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else GAMES)
