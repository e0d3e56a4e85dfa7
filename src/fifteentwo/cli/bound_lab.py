"""`fifteentwo lab square-bound` and `patience-bound`: how far the players of squares and solitaires can be from the best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean, stdev
from typing import Final

from fifteentwo.cli.commands import Whole
from fifteentwo.cli.language import reason, wrong_input
from fifteentwo.cli.output import write_json, write_table
from fifteentwo.cli.progress import progress
from fifteentwo.cli.reading import read_rules
from fifteentwo.cli.workers import ALL_CORES, Workers, open_pool
from fifteentwo.cli.wrong import WrongInput
from fifteentwo.rules import PatienceRules, SquareRules
from fifteentwo.rules import write as write_rules

MOST_DEALS: Final = 1_000_000
MOST_STEPS: Final = 100_000
MOST_HANDS: Final = 100_000
_TOLD_EVERY: Final = 10
"""The deals between two intermediate results."""


def square_bound(
    *rules: str,
    deals: Whole = 150,
    player: str = "quick",
    steps: Whole = 1500,
    rng: Whole = 1,
    workers: Workers = ALL_CORES,
    json: bool = False,
) -> int:
    """Compute an upper bound of what any player of a square can reach.

    It compares a player with one who sees all cards to come and takes a penalty for it, on the same numbered deals: ten seconds
    each, and many minutes each where cards may be thrown away. The mean of the player is that of his totals less the same penalties.

    Args:
        rules: A square preset without a reserve, and fields that differ from it.
        deals: The number of deals.
        player: The player: instant, quick or strong.
        steps: The steps that fit the penalties of paths far from good play, of 24 random deals each.
        rng: The seed of the deals that they are fitted to.
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
            found, words = [], "the deals"
            for each in engine.deal_bounds(ruled, player, range(deals), coefficients, pool):
                found.append(each)
                if len(found) % _TOLD_EVERY == 0:
                    mean, error = _mean([deal.highest for deal in found])
                    words = f"upper bound so far {mean:.2f} ± {error:.2f}"
                bar(len(found), words, deals)
    except ValueError as error:
        raise wrong_input("wrong-reason", where="lab square-bound", reason=reason(error)) from None
    of_player = _mean([each.player for each in found])
    more = _mean([each.highest - each.player for each in found])
    bound = _mean([each.highest for each in found])
    about: dict[str, str | int] = {"rules": write_rules(ruled), "deals": deals, "player": player}
    _write(about, {"mean": of_player, "more": more, "bound": bound}, json)
    return 0


def patience_bound(
    *rules: str,
    games: Whole = 100,
    hands: Whole = 400,
    rng: Whole = 0,
    workers: Workers = ALL_CORES,
    json: bool = False,
) -> int:
    """Compute an upper bound of what any player of Cribbage Solitaire can reach.

    A deal does not depend on earlier discards, so only the choices that the player estimates can be wrong: discards from the first hand
    while the second lies face down. Each is compared with the best by more samples.

    Args:
        rules: A preset of Cribbage Solitaire, and fields that differ from it.
        games: The number of games, of consecutive numbered deals.
        hands: The hands drawn for one that lies face down.
        rng: The number of the first deal.
        workers: Where to run the work.
        json: Print JSON.
    """
    from fifteentwo.engine.solitaire import patience_bound as engine  # noqa: PLC0415 - NumPy is heavy

    if not 2 <= games <= MOST_DEALS:
        raise WrongInput(f"--games: {games} games cannot be used; give 2 to {MOST_DEALS}")
    if not 2 <= hands <= MOST_HANDS:
        raise WrongInput(f"--hands: {hands} hands cannot be used; give 2 to {MOST_HANDS}")
    ruled = read_rules(" ".join(rules), PatienceRules)
    with open_pool(workers) as pool, progress(lines=True) as bar:
        found = []
        for each in engine.game_bounds(ruled, range(rng, rng + games), hands, pool):
            found.append(each)
            bar(len(found), "the games", games)
    figures = {
        "mean": _mean([each.total for each in found]),
        "more": _mean([each.more for each in found]),
        "bound": _mean([each.total + each.more for each in found]),
    }
    _write({"rules": write_rules(ruled), "games": games, "player": "the player"}, figures, json)
    return 0


def _write(about: Mapping[str, str | int], figures: Mapping[str, tuple[float, float]], json: bool) -> None:
    """Prints the means with their errors; `about` has the rules, the number of deals or games, and the player."""
    if json:
        write_json({**about, **figures})
        return
    rules, (what, many), player = about["rules"], list(about.items())[1], about["player"]
    names = {"mean": player, "more": f"more than {player}", "bound": "upper bound"}
    rows = [(str(names[name]), *_cells(found)) for name, found in figures.items()]
    write_table((f"{rules}, {many:,} {what}", "mean", "error"), rows, numbers=(1, 2))


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    return fmean(values), stdev(values) / len(values) ** 0.5


def _cells(found: tuple[float, float]) -> tuple[str, str]:
    return f"{found[0]:.2f}", f"{found[1]:.2f}"
