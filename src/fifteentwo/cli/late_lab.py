"""`fifteentwo lab late-play`: the play near the end of a game, solved again and by the best response."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fifteentwo.cli.commands import Whole
from fifteentwo.cli.engine_lab import at_work
from fifteentwo.cli.output import write_json, write_table
from fifteentwo.cli.rules_lab import rules_to_solve
from fifteentwo.cli.workers import ALL_CORES, Workers
from fifteentwo.cli.wrong import WrongInput

if TYPE_CHECKING:
    from fifteentwo.engine.training.abstraction_gap import Estimate

FEWEST = 2
MOST = 100_000


def late_play(
    *,
    rules: str = "standard",
    positions: Whole = 50,
    rng: Whole = 1,
    workers: Workers = ALL_CORES,
    json: bool = False,
) -> int:
    """Measure how far the play near the end can be exploited, in percent of a win.

    Positions after the third card of a deal are sampled from games of the expert, as many for each class of scores. In each, a best response
    that knows the whole way to play is computed exactly, with hands by rank and the crib on average. Where the expert solves the rest of the
    play again, it also plays the cards dealt against the best response to the policy.

    Args:
        rules: The rules of the game, for which there are tables: a preset, and fields that differ from it.
        positions: The number of positions of each of the four classes. A position takes one to two seconds of processor time.
        rng: The random seed.
        workers: Where to run the work; each process takes 1.5 GB of memory.
        json: Print JSON.
    """
    if not FEWEST <= positions <= MOST:
        raise WrongInput(f"--positions: {positions} positions cannot be used; give {FEWEST} to {MOST}")

    of_deal = rules_to_solve(rules)
    from fifteentwo.engine.training.resolved_play import measure_late_play  # noqa: PLC0415 - NumPy and Numba are heavy

    with at_work(workers) as (report, pool):
        found = measure_late_play(of_deal.game_rules(), positions, rng, report, pool)
    if json:
        write_json(found)
        return 0
    ways = [
        (
            *(scores, way),
            *map(_percent, (each.loses, each.less_lost, each.wins_of_policy, each.wins_of_response)),
        )
        for scores, late in found.items()
        for way, each in late.ways.items()
    ]
    heads = ("percent of a win", "", "loses", "less than the response", "wins of the policy", "wins of the response")
    write_table(heads, ways, numbers=tuple(range(2, 6)))
    rows = [
        (scores, _percent(late.at_table.wins), f"{late.at_table.median:.0f}", f"{late.at_table.worst:.0f}")
        for scores, late in found.items()
    ]
    write_table(("expert", "wins of the response with the cards dealt", "ms", "worst"), rows, numbers=(1, 2, 3))
    return 0


def _percent(figure: Estimate) -> str:
    return f"{100 * figure.mean:.3f} ± {100 * figure.error:.3f}"
