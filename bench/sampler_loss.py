"""What the sampler loses where every choice has a solved value, in the standard game and others.

    python bench/sampler_loss.py
    python bench/sampler_loss.py --before f2d604c6                      beside the sampler of an earlier revision
    python bench/sampler_loss.py --rules no_discard --before f2d604c6   by rules for which `fifteentwo lab make` has made tables
    python bench/sampler_loss.py --late --games 120                     near the end alone: steady plays until a deal begins there

At each choice of games that *expert-points* plays against itself, the sampler is asked, which finds no tables but those of the standard game, and the
solved chance to win with its choice is compared with that of the best. The table has what a game costs a player, in percent of
the chance to win, by the kind of choice and whether a side is within 31 points of the end. Standard errors are over the games. A game takes
some ten seconds.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from pathlib import Path
from random import Random

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.sampler_gain import ROOT, Sampler, source_of
from fifteentwo.analysis import analyse
from fifteentwo.cribbage import Cribbage, Discard, Play
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.engine.solution import solution_for
from fifteentwo.game import HOUSE, Opening
from fifteentwo.players import player
from fifteentwo.rules import CribbageRules, parse

GAMES = 25
SEED = 77
NEAR = 31
KINDS = ("lead", "reply", "third or fourth", "third or fourth", "later")


def costs_of_game(
    rules: CribbageRules, samplers: list[Sampler], number: int, choices: Counter[str], late: bool
) -> dict[str, Doubles]:
    """What a game costs a player with each sampler, in percent, by the kind of choice; counts the choices.

    If `late`, from the first deal that begins within `NEAR` points of the end.
    """
    game, found = Cribbage(rules), defaultdict[str, Doubles](lambda: np.zeros(len(samplers)))
    chance, seeds = Random(f"{SEED} {number}"), Random(f"choices {number}")
    seats = [player("expert-points", Random(f"{SEED} {number} {seat}")) for seat in range(2)]
    early = [player("steady", Random(f"early {number} {seat}")) for seat in range(2)]
    state, counts = game.start(Opening(number % 2)), not late
    while acting := game.to_act(state):
        seat = acting[0]
        if seat == HOUSE:
            counts = counts or (state.phase == "deal" and max(state.scores) > rules.target - NEAR)
            state, _ = game.apply(state, game.house(state, chance))
            continue
        view = game.observe(state, seat)
        every = game.legal(view, seat)
        if not counts:
            state, _ = game.apply(state, early[seat](view, every))
            continue
        legal = [each for each in every if isinstance(each, Discard | Play)]
        wins = {each.action: each.win.value for each in analyse(view, seat).options if each.win is not None}
        if len(set(wins.values())) > 1:
            kind = "discard" if isinstance(legal[0], Discard) else KINDS[min(len(view.plays), 4)]
            near = "near the end" if max(view.scores) > rules.target - NEAR else "before"
            seed, most = seeds.getrandbits(32), max(wins.values())
            found[f"{kind:<16}{near}"] += [50 * (most - wins[each.choice(view, legal, seed)]) for each in samplers]
            choices[f"{kind:<16}{near}"] += 1
        state, _ = game.apply(state, seats[seat](view, every))
    return found


def main(rules: CribbageRules, samplers: list[Sampler], games: int, late: bool) -> None:
    """Plays the games and prints the table; the last sampler is that of now."""
    choices = Counter[str]()
    of_games = [costs_of_game(rules, samplers, number, choices, late) for number in range(games)]
    kinds = sorted(choices)
    costs = np.array([[of_game[kind] for kind in kinds] for of_game in of_games]).reshape(games, len(kinds), -1)
    heads = ("before", "now", "gain") if len(samplers) > 1 else ("now",)
    print(f"{'cost of a game, in percent':<30}{'choices':>9}", *(f"{head:>15}" for head in heads))
    rows = [*zip(kinds, map(choices.get, kinds), costs.swapaxes(0, 1), strict=True)]
    for kind, many, each in (*rows, ("in all", choices.total(), costs.sum(axis=1))):
        parts = [*each.T, each[:, 0] - each[:, -1]][: len(heads)]
        cells = (f"{part.mean():8.2f} ± {part.std(ddof=1) / games**0.5:.2f}" for part in parts)
        print(f"{kind:<30}{many:>9}", *(f"{cell:>15}" for cell in cells))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rules", default="standard")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--before", metavar="REVISION")
    parser.add_argument("--late", action="store_true")
    given = parser.parse_args()
    by = parse(given.rules, CribbageRules)
    if solution_for(by) is None:
        sys.exit(f"there are no tables for {given.rules}")
    now = Sampler(ROOT / "src")
    if given.before is None:
        main(by, [now], given.games, given.late)
    else:
        with source_of(given.before) as earlier:
            main(by, [Sampler(earlier), now], given.games, given.late)
