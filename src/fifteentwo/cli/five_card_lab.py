"""`fifteentwo lab` for the five-card game, which has a solver and a file of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shutil import copyfile
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from fifteentwo.cli.wrong import WrongInput
from fifteentwo.rules import CribbageRules, parse, said

if TYPE_CHECKING:
    from fifteentwo.engine.training.certify import Certificate

DEALS = 2_000_000
"""The deals simulated for the table of scores."""


def is_five_card_line(line: str) -> bool:
    """Whether a line of rules is solved as the five-card game. Raises WrongInput for the five-card game with another field that it is not
    solved with.
    """
    from fifteentwo.engine.five_card.solution import USUAL, first_other  # noqa: PLC0415 - NumPy is heavy

    try:
        rules = parse(line, CribbageRules)
    except ValueError:
        return False
    other = first_other(rules)
    if other and rules.players == USUAL.players and rules.cards_dealt == USUAL.cards_dealt:
        raise WrongInput(f"--rules: the five-card game has no solver for {other}={said(getattr(rules, other))}")
    return not other


def is_five_card_folder(out: str | None) -> bool:
    """Whether the five-card game was solved in a folder, or its tables are there."""
    from fifteentwo.engine.five_card.solution import FILE, POLICIES  # noqa: PLC0415 - NumPy is heavy

    return out is not None and any((Path(out) / name).exists() for name in (FILE, POLICIES))


def make_tables(out: str, rounds: int | None, report: Callable[[int, int, str], object]) -> None:
    """Solves the game in a folder. Raises BadData."""
    from fifteentwo.engine.training.five_card import FiveCardPlan  # noqa: PLC0415 - NumPy and Numba are heavy
    from fifteentwo.engine.training.five_card_files import make_five_card  # noqa: PLC0415

    plan = FiveCardPlan()
    make_five_card(Path(out), plan if rounds is None else replace(plan, rounds=rounds), DEALS, report)


def simulate_deals(out: str, deals: int, report: Callable[[int, int, str], object]) -> dict[str, Any]:
    """Simulates deals by the policies of a folder, and returns the figures. Raises BadData."""
    from fifteentwo.engine.training.five_card_files import simulate_five_card  # noqa: PLC0415 - NumPy and Numba are heavy

    return simulate_five_card(Path(out), deals, report)


def certificate_of(out: str) -> Certificate:
    """The certificate of a folder. Raises BadData."""
    from fifteentwo.engine.five_card.solution import FILE, POLICIES  # noqa: PLC0415 - NumPy is heavy
    from fifteentwo.engine.training.artifacts import sha256  # noqa: PLC0415 - NumPy and Numba are heavy
    from fifteentwo.engine.training.five_card_certificate import certify_five_card  # noqa: PLC0415
    from fifteentwo.engine.training.five_card_files import read_policies, read_tables  # noqa: PLC0415

    solved = Path(out) / POLICIES
    if solved.exists():
        return certify_five_card(read_policies(solved.parent), {POLICIES: sha256(solved)})
    return certify_five_card(*read_tables(Path(out) / FILE))


def write_and_install(out: str, install: bool) -> Path | None:
    """Writes the file of the tables of a folder, and copies it to where the players look for it. Raises BadData, WrongInput."""
    from fifteentwo.engine.deal_rules import FIVE_CARD, own_tables  # noqa: PLC0415 - NumPy and Numba are heavy
    from fifteentwo.engine.five_card.solution import FILE, POLICIES  # noqa: PLC0415
    from fifteentwo.engine.training.five_card_files import check_five_card, export_five_card  # noqa: PLC0415

    folder = Path(out)
    if (folder / POLICIES).exists():
        export_five_card(folder)
    if not install:
        return None
    check_five_card(folder / FILE)
    to = own_tables() / FIVE_CARD
    try:
        to.mkdir(parents=True, exist_ok=True)
        partial = to / f"{FILE}.half"
        copyfile(folder / FILE, partial)
        partial.replace(to / FILE)
    except OSError as error:
        raise WrongInput(f"--install: {error.filename or to}: {error.strerror}") from None
    return to
