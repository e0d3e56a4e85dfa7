"""`fifteentwo lab make, certify, cost, tilt, play, rates, ship, tables`: makes the engine's data, and says how far from perfect it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fifteentwo.cards import RANKS
from fifteentwo.cli.commands import Whole
from fifteentwo.cli.output import write_json, write_table
from fifteentwo.cli.progress import progress
from fifteentwo.cli.workers import ALL_CORES, ONE, Workers, hired
from fifteentwo.cli.wrong import WrongInput

if TYPE_CHECKING:
    from fifteentwo.engine.training.certify import Certificate
    from fifteentwo.engine.training.package_data import Package
    from fifteentwo.workers import Crew

MOST_ROUNDS = 10_000
MOST_DEALS = 1_000_000_000
LEAST_DRAWN = 2


DEFAULT_FOLDER = "fifteentwo-lab"


def make(*, out: str = DEFAULT_FOLDER, rounds: Whole = 464, workers: Workers = ALL_CORES) -> int:
    """Make the engine's data from nothing in a folder, going on where an earlier call stopped.

    It takes half an hour to an hour and a half and 3 GB of memory.

    Args:
        out: The folder: 1.3 GB while it is made.
        rounds: How many rounds of the play to solve in all.
        workers: Who shall do it.
    """
    from fifteentwo.engine.training.pipeline import Plan  # noqa: PLC0415 - NumPy and Numba are heavy
    from fifteentwo.engine.training.pipeline import make as run  # noqa: PLC0415

    if not 1 <= rounds <= MOST_ROUNDS:
        raise WrongInput(f"--rounds: {rounds} rounds cannot be played; give 1 to {MOST_ROUNDS}")
    with at_work(workers) as (tell, crew):
        run(Path(out), Plan(rounds=rounds), tell, crew=crew)
    return 0


def certify(
    *,
    out: str | None = None,
    workers: Workers = ALL_CORES,
    json: bool = False,
) -> int:
    """Say how far from perfect the engine's data is, in points a deal, by exact best answers.

    Args:
        out: The folder the data was made in; the data of this package if left out.
        workers: Who shall do it.
        json: Print JSON.
    """
    from fifteentwo.engine.training.certify import certify as run  # noqa: PLC0415 - NumPy and Numba are heavy

    with at_work(workers) as (tell, crew):
        certificate = run(_source(out), tell, crew=crew)
    _print_certificate(certificate, json)
    return 0


def _source(out: str | None) -> Path | Package:
    """A folder, or the package."""
    from fifteentwo.engine.training.package_data import Package  # noqa: PLC0415 - NumPy and Numba are heavy

    return Package() if out is None else Path(out)


def cost(
    *,
    out: str | None = None,
    deals: Whole = 1000,
    rng: Whole = 1,
    workers: Workers = ALL_CORES,
    json: bool = False,
) -> int:
    """Say what it costs in the play to look neither at the starter nor at one's own cards in the crib.

    Over hands drawn: what best answers that know these cards gain over the policy, in points a deal, and what the expert
    player has of it.

    Args:
        out: The folder the data was made in; the data of this package if left out.
        deals: How many hands to draw for each role.
        rng: The number all chance is drawn from.
        workers: Who shall do it.
        json: Print JSON.
    """
    from fifteentwo.engine.training.abstraction_gap import cost as run  # noqa: PLC0415 - NumPy and Numba are heavy

    if not LEAST_DRAWN <= deals <= MOST_DEALS:
        raise WrongInput(f"--deals: {deals} hands cannot be drawn; give {LEAST_DRAWN} to {MOST_DEALS}")
    with at_work(workers) as (tell, crew):
        costs = run(_source(out), deals, rng, tell, crew=crew)
    if json:
        write_json(costs)
        return 0
    rows = [
        (role, what, f"{sure.mean:.5f}", f"{sure.error:.5f}")
        for role, each in costs.items()
        for what, sure in (
            ("worth of the play, by the policy", each.value),
            ("gained once the other has one card", each.one_left),
            ("gained with two cards in hand", each.two_cards),
            ("gained with three", each.three_cards),
            ("gained throughout", each.always),
            ("gained as expert plays", each.expert),
        )
    ]
    write_table(("points a deal", "", "mean", "standard error"), rows, numbers=(2, 3))
    return 0


def tilt(*, out: str | None = None, starters: str = RANKS, workers: Workers = ALL_CORES, json: bool = False) -> int:
    """Say what somebody could gain who knew how the expert player makes use of the starter, by exact best answers.

    Args:
        out: The folder the data was made in; the data of this package if left out.
        starters: The ranks of the starters to go through.
        workers: Who shall do it; each takes 2.5 GB of memory.
        json: Print JSON.
    """
    from fifteentwo.engine.training.reweighted_policy import answered as run  # noqa: PLC0415 - NumPy and Numba are heavy

    if not starters or not set(starters) <= set(RANKS):
        raise WrongInput(f"--starters: {starters!r} are not ranks; give some of {RANKS}")
    with at_work(workers) as (tell, crew):
        found = run(_source(out), [RANKS.index(rank) for rank in starters], tell, crew=crew)
    if json:
        write_json(found)
        return 0
    rows = [
        (role, what, f"{points:.5f}")
        for role, each in found.items()
        for what, points in (
            ("gained over the policy by a tilt", each.gained),
            ("to be gained against the policy", each.before),
            ("more to be gained against the tilt", each.more),
        )
    ]
    write_table(("points a deal", "", "mean"), rows, numbers=(2,))
    return 0


def play(
    *,
    out: str = DEFAULT_FOLDER,
    deals: Whole = 1_000_000,
    workers: Workers = ALL_CORES,
    json: bool = False,
) -> int:
    """Play whole deals by the engine's data: what they bring, and how often the first dealer wins.

    Args:
        out: The folder the data was made in.
        deals: How many deals to play.
        workers: Who shall do it.
        json: Print JSON.
    """
    from fifteentwo.engine.training.deals import play as run  # noqa: PLC0415 - NumPy and Numba are heavy

    if not 1 <= deals <= MOST_DEALS:
        raise WrongInput(f"--deals: {deals} deals cannot be played; give 1 to {MOST_DEALS}")
    with at_work(workers) as (tell, crew):
        figures = run(Path(out), deals, tell, crew=crew)
    _print_deals(figures, json)
    return 0


def ship(*, out: str = DEFAULT_FOLDER) -> int:
    """Write expert.zip, discards.zip and deals.zip in the folder: what the expert player reads, and what is certified.

    Args:
        out: The folder the data was made in.
    """
    from fifteentwo.engine.training.export import ship as run  # noqa: PLC0415
    from fifteentwo.engine.training.export import ship_deals  # noqa: PLC0415
    from fifteentwo.engine.training.package_data import ship_discards  # noqa: PLC0415 - NumPy and Numba are heavy

    with at_work() as (tell, _):
        run(Path(out), Path(out) / "expert.zip", tell)
        ship_discards(Path(out), Path(out) / "discards.zip", tell)
        ship_deals(Path(out), Path(out) / "deals.zip", tell)
    return 0


def rates(*, out: str = DEFAULT_FOLDER, rounds: Whole = 64, workers: Workers = ALL_CORES) -> int:
    """Solve the play where a point is worth twice as much to one side, and write rates.zip in the folder.

    It goes on where an earlier call stopped, and takes 3 GB of memory.

    Args:
        out: The folder the data was made in.
        rounds: How many rounds to solve for each pair of rates.
        workers: Who shall do it.
    """
    from fifteentwo.engine.training.exchange_rates import RATES, solve  # noqa: PLC0415 - NumPy and Numba are heavy
    from fifteentwo.engine.training.exchange_rates import ship as write  # noqa: PLC0415

    if not 1 <= rounds <= MOST_ROUNDS:
        raise WrongInput(f"--rounds: {rounds} rounds cannot be played; give 1 to {MOST_ROUNDS}")
    with at_work(workers) as (tell, crew):
        for pair in RATES:
            solve(Path(out), pair, rounds, tell, crew=crew)
        write(Path(out), Path(out) / "rates.zip", tell)
    return 0


def tables(*, out: str = "tables") -> int:
    """Write what the expert's data says of cribs and pegging as crib.csv and pegging.csv.

    Args:
        out: The folder to write them in.
    """
    from fifteentwo.engine.archive import BadTables  # noqa: PLC0415
    from fifteentwo.engine.equity.deals import shipped_deals  # noqa: PLC0415 - NumPy is heavy
    from fifteentwo.engine.solution import shipped  # noqa: PLC0415
    from fifteentwo.engine.training.report import write_tables  # noqa: PLC0415

    try:
        write_tables(Path(out), shipped().discards, shipped_deals())
    except BadTables as error:
        raise WrongInput(f"lab tables: {error}") from None
    except OSError as error:
        raise WrongInput(f"--out: {error.filename or out}: {error.strerror}") from None
    return 0


@contextmanager
def at_work(
    workers: Workers = ONE,
) -> Iterator[tuple[Callable[[int, int, str], object], Crew]]:
    """A bar while it runs, and who does the work; data that is missing or altered is one sentence."""
    from fifteentwo.engine.training.artifacts import BadData  # noqa: PLC0415 - NumPy is heavy

    with hired(workers) as crew, progress() as told:
        try:
            yield lambda done, of, what: told(done, what, of), crew
        except BadData as error:
            raise WrongInput(f"--out: {error}") from None


def _print_deals(figures: dict[str, Any], json: bool) -> None:
    if json:
        write_json(figures)
        return
    rows = [
        (role, part, f"{mean['mean']:.3f}", f"{mean['error']:.3f}")
        for role in ("pone", "dealer")
        for part, mean in figures[role].items()
    ]
    write_table(("points a deal", "from", "mean", "standard error"), rows, numbers=(2, 3))
    for target, chance in figures["first_dealer_wins"].items():
        print(f"the first dealer wins {chance:.1%} of games to {target}")


def _print_certificate(certificate: Certificate, json: bool) -> None:
    if json:
        write_json(certificate)
        return
    rows = [
        (name, f"{gain.pone:.5f}", f"{gain.dealer:.5f}", f"{gain.mean:.5f}")
        for name, gain in (
            ("the play", certificate.play),
            ("the discard", certificate.discard),
            ("the whole deal", certificate.deal),
            *(
                (f"{what}, as {name.replace('_', '-')}", gain)
                for name, other in certificate.scale.items()
                for what, gain in (
                    ("the play", other.play),
                    ("the discard", other.discard),
                    ("the whole deal", other.deal),
                )
            ),
        )
    ]
    write_table(("points a deal to be gained by knowing", "pone", "dealer", "mean"), rows, numbers=(1, 2, 3))
    print(f"\nthe dealer's points less pone's in the play: {certificate.value:.4f}")
    print(f"after {certificate.rounds} rounds; not in these figures: {'; '.join(certificate.missing)}")
