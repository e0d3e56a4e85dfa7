"""`fifteentwo lab late-play`: the play near the end of a game, as it is and re-solved."""

from __future__ import annotations

from fifteentwo.cli.commands import Whole
from fifteentwo.cli.engine_lab import at_work
from fifteentwo.cli.output import write_json, write_table
from fifteentwo.cli.workers import ALL_CORES, Workers
from fifteentwo.cli.wrong import WrongInput

FEWEST = 2
MOST = 100_000
CARDS = (2, 3)


def late_play(
    *, positions: Whole = 50, cards: Whole = 3, rng: Whole = 1, workers: Workers = ALL_CORES, json: bool = False
) -> int:
    """Measure how far the play near the end can be exploited, as it is and re-solved, in percent of a win.

    Positions after the first cards of a deal are sampled from games of the expert, as many for each class of scores. In each, a best
    response that knows the whole way to play is computed exactly, with hands by rank and the crib on average.

    Args:
        positions: The number of positions of each of the four classes.
        cards: How many cards have been played, 2 or 3. After two a position takes ten seconds of processor time, after three one.
        rng: The random seed.
        workers: Where to run the work; each process takes 1.5 GB of memory.
        json: Print JSON.
    """
    if not FEWEST <= positions <= MOST:
        raise WrongInput(f"--positions: {positions} positions cannot be used; give {FEWEST} to {MOST}")
    if cards not in CARDS:
        raise WrongInput(f"--cards: {cards} cards cannot be on the table; give {CARDS[0]} or {CARDS[1]}")

    from fifteentwo.engine.training.resolved_play import measure_late_play  # noqa: PLC0415 - NumPy and Numba are heavy

    with at_work(workers) as (report, pool):
        found = measure_late_play(positions, rng, cards, report, pool)
    if json:
        write_json(found)
        return 0
    rows = [
        (
            *(scores, way),
            *(f"{100 * figure.mean:.2f} ± {100 * figure.error:.2f}" for figure in (each.loses, each.less_lost)),
            *(
                f"{100 * figure.mean:.2f} ± {100 * figure.error:.2f}"
                for figure in (each.wins_of_policy, each.wins_of_today)
            ),
            *("" if took is None else f"{took:.0f}" for took in (each.median, each.worst)),
        )
        for scores, late in found.items()
        for way, each in late.ways.items()
    ]
    heads = ("percent of a win", "", "loses", "less than expert", "wins of the policy", "wins of expert", "ms", "worst")
    write_table(heads, rows, numbers=tuple(range(2, 8)))
    return 0
