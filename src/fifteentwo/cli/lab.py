"""`fifteentwo lab`: makes the engine's data from nothing, and says how far from perfect it is."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from fifteentwo.cli.commands import Whole
from fifteentwo.cli.output import write_json, write_table
from fifteentwo.cli.wrong import WrongInput

if TYPE_CHECKING:
    from fifteentwo.engine.lab.certifying import Certificate

MOST_ROUNDS = 10_000
MOST_DEALS = 1_000_000_000


def lab(
    step: Literal["make", "certify", "play", "ship"],
    *,
    out: str = "fifteentwo-lab",
    rounds: Whole = 128,
    deals: Whole = 1_000_000,
    json: bool = False,
) -> int:
    """Make the engine's data in a folder, going on where an earlier call stopped; certify it, play deals by it, ship it.

    Args:
        step: make, certify, play, or ship, which writes expert.zip there, the file the expert player reads.
        out: The folder: 1.3 GB while it is made.
        rounds: How many rounds of the play to solve in all.
        deals: How many deals to play.
        json: Print JSON.
    """
    from fifteentwo.engine.lab.certifying import certify  # noqa: PLC0415 - NumPy and Numba are heavy
    from fifteentwo.engine.lab.folder import BadData  # noqa: PLC0415
    from fifteentwo.engine.lab.making import Plan, make  # noqa: PLC0415
    from fifteentwo.engine.lab.playing import play  # noqa: PLC0415
    from fifteentwo.engine.lab.shipping import ship  # noqa: PLC0415

    if not 1 <= rounds <= MOST_ROUNDS:
        raise WrongInput(f"--rounds: {rounds} rounds cannot be played; give 1 to {MOST_ROUNDS}")
    if not 1 <= deals <= MOST_DEALS:
        raise WrongInput(f"--deals: {deals} deals cannot be played; give 1 to {MOST_DEALS}")
    show: Callable[[bool], None] | None = None
    try:
        with _progress() as tell:
            match step:
                case "make":
                    make(Path(out), Plan(rounds=rounds), tell)
                case "play":
                    figures = play(Path(out), deals, tell)
                    show = partial(_print_deals, figures)
                case "ship":
                    ship(Path(out), Path(out) / "expert.zip", tell)
                case "certify":
                    certificate = certify(Path(out), tell)
                    show = partial(_print_certificate, certificate)
    except BadData as error:
        raise WrongInput(f"--out: {error}") from None
    if show is not None:
        show(json)
    return 0


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
            ("the lay-away", certificate.discard),
            ("the whole deal", certificate.deal),
            ("the play, any card", certificate.random_play),
        )
    ]
    write_table(("points a deal to be gained by knowing", "pone", "dealer", "mean"), rows, numbers=(1, 2, 3))
    print(f"\nthe dealer's points less pone's in the play: {certificate.value:.4f}")
    print(f"after {certificate.rounds} rounds; not in these figures: {'; '.join(certificate.missing)}")


@contextmanager
def _progress() -> Iterator[Callable[[int, int, str], object]]:
    """A bar on a terminal, on standard error; nothing elsewhere."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda *_: None
        return
    from rich.console import Console  # noqa: PLC0415 - only where there is somebody to look at it
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("beginning", total=None)
        yield lambda done, of, what: progress.update(task, completed=done, total=of, description=what)
