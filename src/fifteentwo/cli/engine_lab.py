"""`fifteentwo lab make, certify, play, rates, ship, tables`: trains the engine's policies and evaluates them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from fifteentwo.cli.commands import Whole
from fifteentwo.cli.five_card_lab import (
    certificate_of,
    is_five_card_folder,
    is_five_card_line,
    make_tables,
    simulate_deals,
    write_and_install,
)
from fifteentwo.cli.game_lab import certify_game
from fifteentwo.cli.output import write_json, write_table
from fifteentwo.cli.progress import progress
from fifteentwo.cli.rules_lab import (
    install_tables,
    is_starters,
    is_training,
    rules_to_solve,
    ship_starters,
    tables_to_begin_with,
    whole_set,
    write_table_files,
)
from fifteentwo.cli.workers import ALL_CORES, ONE, Workers, open_pool
from fifteentwo.cli.wrong import WrongInput

if TYPE_CHECKING:
    from fifteentwo.engine.training.certify import Certificate
    from fifteentwo.engine.training.package_data import Package
    from fifteentwo.workers import Pool

MOST_ROUNDS = 10_000
MOST_DEALS = 1_000_000_000


DEFAULT_FOLDER = "fifteentwo-lab"


def make(
    *,
    out: str = DEFAULT_FOLDER,
    rules: str = "standard",
    rounds: Whole | None = None,
    warm: bool = False,
    workers: Workers = ALL_CORES,
) -> int:
    """Solve the discards and the play in a folder, or resume where an earlier call stopped.

    From scratch this takes half an hour to an hour and a half and 3 GB of memory, for the five-card game some minutes. For other rules than
    those of the standard game it also simulates deals and writes the files with the tables.

    Args:
        out: The folder; it takes up to 1.3 GB.
        rules: The rules of the game: a preset, and fields that differ from it.
        rounds: The total number of CFR rounds of the play, 464 by default, 80 for other rules, 96 with --warm.
        warm: Begin with the tables in use for these rules, in a quarter of the time; with last_card=0 or no_discard also with those
            for the same rules with a point for the last card, or with discards.
        workers: Where to run the work.
    """
    from fifteentwo.engine.training import warm_start  # noqa: PLC0415 - NumPy and Numba are heavy
    from fifteentwo.engine.training.pipeline import PLAY_ONLY, SHORT, Plan, tree_of  # noqa: PLC0415
    from fifteentwo.engine.training.pipeline import make as run  # noqa: PLC0415

    if rounds is not None and not 1 <= rounds <= MOST_ROUNDS:
        raise WrongInput(f"--rounds: {rounds} rounds cannot be played; give 1 to {MOST_ROUNDS}")
    if is_five_card_line(rules):
        if warm:
            raise WrongInput("--warm: the five-card game is always solved from the beginning")
        with at_work() as (report, _):
            make_tables(out, rounds, report)
        return 0
    of_deal = rules_to_solve(rules)
    of_rules = PLAY_ONLY if of_deal.no_discard else SHORT if of_deal.name else Plan()
    of_warm = warm_start.PLAY_ONLY if of_deal.no_discard else warm_start.PLAN
    plan = replace(of_warm if warm else of_rules, rules=of_deal.name)
    rounds = plan.rounds if rounds is None else rounds
    plan = replace(plan, rounds=rounds)
    before = tables_to_begin_with(rules) if warm else None
    with at_work(workers) as (report, pool):
        report(0, rounds, "building the tree")
        tree = tree_of(of_deal)
        if before:
            warm_start.begin_warm(Path(out), plan, before, report, tree, pool)
        run(Path(out), plan, report, tree, pool)
        if of_deal.name:
            whole_set(Path(out), report, pool)
    return 0


def certify(
    *,
    game: bool = False,
    games: Whole | None = None,
    rng: Whole | None = None,
    to: Path | None = None,
    out: str | None = None,
    workers: Workers = ALL_CORES,
    json: bool = False,
) -> int:
    """Compute the exploitability of the engine's policies by exact best responses, in points a deal.

    This takes six minutes of processor time, and 2.4 GB of memory in three processes. With --game, a local best response plays
    whole games against expert instead; that takes some seconds of processor time for each.

    Args:
        game: Play whole games against expert, in the chance to win.
        games: With --game, the number of games; 1000 by default.
        rng: With --game, the random seed; 1 by default.
        to: With --game, a file to save the games in; the same command resumes.
        out: The folder of `lab make`; the data of this package by default. Not with --game.
        workers: Where to run the work.
        json: Print JSON.
    """
    if game:
        if out is not None:
            raise WrongInput("--out: with --game the data of this package is used, because expert plays by it")
        return certify_game(1000 if games is None else games, 1 if rng is None else rng, to, workers, json)
    for option, given in (("--games", games), ("--rng", rng), ("--to", to)):
        if given is not None:
            raise WrongInput(f"{option}: only with --game")
    from fifteentwo.engine.training.certify import certify as run  # noqa: PLC0415 - NumPy and Numba are heavy

    with at_work(workers) as (report, pool):
        if out is not None and is_five_card_folder(out):
            certificate = certificate_of(out)
        else:
            certificate = run(_source(out), report, pool=pool)
    _print_certificate(certificate, json)
    return 0


def certify_deals(
    *,
    out: str | None = None,
    deals: Whole = 1_000_000,
    rng: Whole = 1,
    workers: Workers = ALL_CORES,
    json: bool = False,
) -> int:
    """Compute what the best responses of the certificate gain in the play on real deals, in points a deal.

    The deals are dealt and discarded with suits; for the hands kept the gains are exact, so the error is that of the deals.

    Args:
        out: The folder of `lab make`; the data of this package by default.
        deals: The number of deals.
        rng: The random seed.
        workers: Where to run the work.
        json: Print JSON.
    """
    from fifteentwo.engine.training.real_deals import LOTS, certify_on_deals  # noqa: PLC0415 - NumPy and Numba are heavy

    if not LOTS <= deals <= MOST_DEALS:
        raise WrongInput(f"--deals: {deals} deals cannot be used; give {LOTS} to {MOST_DEALS}")
    with at_work(workers) as (report, pool):
        found = certify_on_deals(_source(out), deals, rng, report, pool=pool)
    if json:
        write_json(found)
        return 0
    rows = [
        (name, *(f"{figure:.5f}" for figure in (each.model, each.real, each.error)))
        for name, each in (
            ("value of the play to the dealer", found.value),
            ("pone's best response gains", found.pone),
            ("the dealer's best response gains", found.dealer),
        )
    ]
    write_table(("points a deal", "by the model", "on real deals", "standard error"), rows, numbers=(1, 2, 3))
    print(f"\non {found.deals:,} deals")
    return 0


def _source(out: str | None) -> Path | Package:
    """The given folder, or the package. Raises BadData where a folder holds no training: which is reported at once."""
    from fifteentwo.engine.training.package_data import Package  # noqa: PLC0415 - NumPy and Numba are heavy
    from fifteentwo.engine.training.pipeline import load_checkpoint  # noqa: PLC0415 - NumPy and Numba are heavy

    if out is None:
        return Package()
    load_checkpoint(Path(out))
    return Path(out)


def standard_source(out: str | None) -> Path | Package:
    """The given folder, or the package. Raises BadData, and WrongInput for a folder for other rules."""
    from fifteentwo.engine.training.package_data import rules_in  # noqa: PLC0415 - NumPy and Numba are heavy

    found = _source(out)
    if name := rules_in(found).name:
        raise WrongInput(f"--out: {out} is for {name}, and this command knows the standard game only")
    return found


def play(
    *,
    out: str = DEFAULT_FOLDER,
    deals: Whole = 1_000_000,
    workers: Workers = ALL_CORES,
    json: bool = False,
) -> int:
    """Simulate deals by the engine's policies: the points of each part of a deal, and how often the first dealer wins.

    Args:
        out: The folder of `lab make`.
        deals: The number of deals to simulate.
        workers: Where to run the work.
        json: Print JSON.
    """
    from fifteentwo.engine.training.deals import simulate  # noqa: PLC0415 - NumPy and Numba are heavy

    if not 1 <= deals <= MOST_DEALS:
        raise WrongInput(f"--deals: {deals} deals cannot be played; give 1 to {MOST_DEALS}")
    with at_work(workers) as (report, pool):
        if is_five_card_folder(out):
            figures = simulate_deals(out, deals, report)
        else:
            figures = simulate(Path(out), deals, report, pool=pool)
    _print_deals(figures, json)
    return 0


def ship(*, out: str = DEFAULT_FOLDER, install: bool = False) -> int:
    """Export the results to expert.zip, discards.zip and deals.zip, the data files of the package.

    From a folder of `lab starters`, or one with its starters.zip, export or install the policies for each rank of the starter:
    25 MB to pass on, and 800 MB where they are installed. A folder with nothing but tables for other rules can be installed too.

    Args:
        out: The folder of `lab make` or `lab starters`; the files are written there.
        install: For other rules than those of the standard game, and for `lab starters`, copy them to where the players look
            for them.
    """
    with at_work() as (report, _):
        if is_five_card_folder(out):
            if (installed := write_and_install(out, install)) is not None:
                print(installed)
            return 0
        if is_starters(Path(out)):
            print(ship_starters(Path(out), install, report))
            return 0
        if is_training(Path(out)) or not install:
            write_table_files(Path(out), report)
        if install:
            print(install_tables(Path(out)))
    return 0


def rates(*, out: str = "rates", rounds: Whole = 64, workers: Workers = ALL_CORES, json: bool = False) -> int:
    """Solve the play for exchange rates of 5 : 4 and 2 : 1, and the reverse, from the policy of the package, and write rates.zip.

    Resumes where an earlier call stopped; takes ten minutes of processor time for each, and 3 GB of memory. What is done stays as it is.

    Args:
        out: The folder; the file is written there.
        rounds: The number of CFR rounds for each rate.
        workers: Where to run the work.
        json: Print JSON.
    """
    from fifteentwo.engine.solution import shipped  # noqa: PLC0415 - NumPy and Numba are heavy
    from fifteentwo.engine.training.exchange_rates import export_rates, rate_figures, solve_rates  # noqa: PLC0415
    from fifteentwo.engine.training.package_data import Package  # noqa: PLC0415

    if not 1 <= rounds <= MOST_ROUNDS:
        raise WrongInput(f"--rounds: {rounds} rounds cannot be played; give 1 to {MOST_ROUNDS}")
    with at_work(workers) as (report, pool):
        solve_rates(Path(out), Package(), rounds, report, pool=pool)
        export_rates(Path(out), Path(out) / "rates.zip", shipped(), report)
        found = rate_figures(Path(out))
    if json:
        write_json(found)
        return 0
    rows = [
        (f"{each.rates[0]} : {each.rates[1]}", f"{each.rounds}", *(f"{gain:.4f}" for gain in each.before + each.after))
        for each in found
    ]
    gains = ("pone gains", "dealer gains")
    write_table(("pone : dealer", "rounds", *gains, "then pone", "then dealer"), rows, tuple(range(1, 6)))
    return 0


def tables(*, out: str = "tables") -> int:
    """Write the expert's crib averages and points pegged as crib.csv and pegging.csv.

    Args:
        out: The folder to write them to.
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
) -> Iterator[tuple[Callable[[int, int, str], object], Pool]]:
    """The progress, a bar or lines, and the workers of a command; a BadData is raised as WrongInput."""
    from fifteentwo.engine.training.artifacts import BadData  # noqa: PLC0415 - NumPy is heavy

    with open_pool(workers) as pool, progress(lines=True) as bar:
        try:
            yield lambda done, of, what: bar(done, what, of), pool
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
                (f"{what}, {name.replace('_', '-')}", gain)
                for name, other in certificate.scale.items()
                for what, gain in (
                    ("the play", other.play),
                    ("the discard", other.discard),
                    ("the whole deal", other.deal),
                )
            ),
        )
    ]
    write_table(("exploitability, points a deal", "pone", "dealer", "mean"), rows, numbers=(1, 2, 3))
    print(f"\nexpected points of the dealer less pone's in the play: {certificate.value:.4f}")
    print(f"after {certificate.rounds} rounds; not covered: {'; '.join(certificate.missing)}")
