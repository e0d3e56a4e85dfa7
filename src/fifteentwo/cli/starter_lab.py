"""`fifteentwo lab gap, purification, starters`: the starter and one's own discards in the play."""

from __future__ import annotations

from pathlib import Path

from fifteentwo.cards import RANKS
from fifteentwo.cli.commands import Whole
from fifteentwo.cli.engine_lab import MOST_DEALS, MOST_ROUNDS, at_work, standard_source
from fifteentwo.cli.output import write_json, write_table
from fifteentwo.cli.workers import ALL_CORES, Workers
from fifteentwo.cli.wrong import WrongInput

LEAST_DRAWN = 2


def gap(
    *,
    out: str | None = None,
    starters: str | None = None,
    deals: Whole = 1000,
    rng: Whole = 1,
    workers: Workers = ALL_CORES,
    json: bool = False,
) -> int:
    """Measure the abstraction gap: the cost of a play that ignores the starter and one's own discards.

    Hands are sampled; for each, the gain over the policy of a best response that knows these cards is computed, in points a
    deal.

    Args:
        out: The folder of `lab make`; the data of this package by default.
        starters: A folder of `lab starters`: both players then follow the policies in it.
        deals: The number of hands to sample for each role.
        rng: The random seed.
        workers: Where to run the work.
        json: Print JSON.
    """
    from fifteentwo.engine.training.abstraction_gap import measure_gap  # noqa: PLC0415 - NumPy and Numba are heavy

    if not LEAST_DRAWN <= deals <= MOST_DEALS:
        raise WrongInput(f"--deals: {deals} hands cannot be drawn; give {LEAST_DRAWN} to {MOST_DEALS}")
    with at_work(workers) as (report, pool):
        gaps = measure_gap(
            standard_source(out), deals, rng, report, None, pool, None if starters is None else Path(starters)
        )
    if json:
        write_json(gaps)
        return 0
    rows = [
        (role, what, f"{estimate.mean:.5f}", f"{estimate.error:.5f}")
        for role, each in gaps.items()
        for what, estimate in (
            ("value of the policy in the play", each.value),
            ("gain of a best response once the other has one card", each.one_left),
            ("gain with two cards in hand", each.two_cards),
            ("gain with three cards in hand", each.three_cards),
            ("gain throughout", each.always),
        )
    ]
    write_table(("points a deal", "", "mean", "standard error"), rows, numbers=(2, 3))
    return 0


def purification(*, deals: Whole = 1000, rng: Whole = 1, workers: Workers = ALL_CORES, json: bool = False) -> int:
    """Measure what the expert gains by letting its own discards decide what the policy mixes, and what is left to gain.

    Deals are simulated by the rules; points a deal in the play, for each role, against the policy. What is left is what a best response gains
    that knows all seven cards of the player.

    Args:
        deals: The number of deals for each role.
        rng: The random seed.
        workers: Where to run the work.
        json: Print JSON.
    """
    from fifteentwo.engine.training.purified_gain import measure_purification  # noqa: PLC0415 - NumPy and Numba are heavy

    if not LEAST_DRAWN <= deals <= MOST_DEALS:
        raise WrongInput(f"--deals: {deals} deals cannot be played; give {LEAST_DRAWN} to {MOST_DEALS}")
    with at_work(workers) as (report, pool):
        found = measure_purification(deals, rng, report, pool)
    if json:
        write_json(found)
        return 0
    rows = [
        (role, what, f"{estimate.mean:.5f}", f"{estimate.error:.5f}")
        for role, each in found.items()
        for what, estimate in (("gained by purification", each.purified), ("left to a best response", each.left))
    ]
    write_table(("points a deal", "", "mean", "standard error"), rows, numbers=(2, 3))
    return 0


def starters(
    *, out: str = "starters", rounds: Whole = 32, ranks: str = RANKS, workers: Workers = ALL_CORES, json: bool = False
) -> int:
    """Solve the play for each rank of the starter, from the policy of the package, and print what the starter is worth.

    Resumes where an earlier call stopped; takes five minutes of processor time for each rank, and 3 GB of memory. Ranks that are done
    stay as they are.

    Args:
        out: The folder; it takes up to 2 GB.
        rounds: The number of CFR rounds for each rank.
        ranks: The ranks to solve the play for.
        workers: Where to run the work.
        json: Print JSON.
    """
    from fifteentwo.engine.training.package_data import Package  # noqa: PLC0415 - NumPy and Numba are heavy
    from fifteentwo.engine.training.starters import load_figures, mean_figures, solve_starters  # noqa: PLC0415

    if not 1 <= rounds <= MOST_ROUNDS:
        raise WrongInput(f"--rounds: {rounds} rounds cannot be played; give 1 to {MOST_ROUNDS}")
    chosen = _ranks("--ranks", ranks)
    with at_work(workers) as (report, pool):
        solve_starters(Path(out), Package(), rounds, report, chosen, pool=pool)
        found = load_figures(Path(out), chosen)
    if json:
        write_json(found)
        return 0
    rows = [
        (each.starter, f"{each.rounds}", *(f"{figure:.5f}" for figure in (*each.before, *each.after, *each.gain)))
        for each in (*found, mean_figures(found))
    ]
    gains = ("pone gains", "dealer gains")
    write_table(
        ("starter", "rounds", *gains, "then pone", "then dealer", "new pone", "new dealer"), rows, tuple(range(1, 8))
    )
    return 0


def _ranks(option: str, given: str) -> list[int]:
    """Ranks as they are written, from 0 and each once. Raises WrongInput."""
    if not given or not set(given) <= set(RANKS):
        raise WrongInput(f"{option}: {given!r} are not ranks; give some of {RANKS}")
    return sorted({RANKS.index(rank) for rank in given})
