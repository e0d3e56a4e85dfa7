"""`fifteentwo lab square-bound`: how far a player of a square can be from the best."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Final

from fifteentwo.cli.commands import Whole
from fifteentwo.cli.language import reason, wrong_input
from fifteentwo.cli.output import write_json, write_table
from fifteentwo.cli.progress import progress
from fifteentwo.cli.reading import read_rules
from fifteentwo.cli.workers import ALL_CORES, Workers, open_pool
from fifteentwo.cli.wrong import WrongInput
from fifteentwo.rules import SquareRules
from fifteentwo.rules import write as write_rules

MOST_DEALS: Final = 1_000_000
MOST_STEPS: Final = 100_000


def square_bound(
    *rules: str,
    deals: Whole = 1000,
    player: str = "quick",
    steps: Whole = 1500,
    rng: Whole = 1,
    workers: Workers = ALL_CORES,
    json: bool = False,
) -> int:
    """Compute an upper bound of what any player of a square can reach.

    It compares a player with one who sees all cards to come and takes a penalty for it, on the same numbered deals.

    Args:
        rules: A square preset in which every card must be placed, and fields that differ from it.
        deals: The number of deals.
        player: The player: instant, quick or strong.
        steps: The steps that fit the penalties, of 24 random deals each.
        rng: The seed of the deals that the penalties are fitted to.
        workers: Where to run the work.
        json: Print JSON.
    """
    from fifteentwo.engine.solitaire.square import upper_bound as engine  # noqa: PLC0415 - heavy

    if not 2 <= deals <= MOST_DEALS:
        raise WrongInput(f"--deals: {deals} deals cannot be used; give 2 to {MOST_DEALS}")
    if not 1 <= steps <= MOST_STEPS:
        raise WrongInput(f"--steps: {steps} steps cannot be used; give 1 to {MOST_STEPS}")
    ruled = read_rules(" ".join(rules), SquareRules)
    try:
        with open_pool(workers) as pool, progress(lines=True) as bar:
            coefficients = engine.fitted(ruled, steps, rng, lambda done, words: bar(done, words, steps * engine.BATCH))
            found = []
            for each in engine.deal_bounds(ruled, player, range(deals), coefficients, pool):
                found.append(each)
                bar(len(found), "the deals", deals)
    except ValueError as error:
        raise wrong_input("wrong-reason", where="lab square-bound", reason=reason(error)) from None
    of_player = _mean([each.total for each in found])
    more = _mean([each.highest - each.player for each in found])
    bound = _mean([each.total + each.highest - each.player for each in found])
    if json:
        write_json(
            {
                "rules": write_rules(ruled),
                "deals": deals,
                "player": player,
                "mean": of_player,
                "more": more,
                "bound": bound,
            }
        )
        return 0
    rows = [(player, *_cells(of_player)), (f"more than {player}", *_cells(more)), ("upper bound", *_cells(bound))]
    write_table((f"{write_rules(ruled)}, {deals:,} deals", "mean", "error"), rows, numbers=(1, 2))
    return 0


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return fmean(values), stdev(values) / len(values) ** 0.5


def _cells(found: tuple[float, float]) -> tuple[str, str]:
    return f"{found[0]:.2f}", f"{found[1]:.2f}"
