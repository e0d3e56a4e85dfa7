"""The rules of `fifteentwo lab make` and `ship`: which can be solved, and where the tables for them are kept."""

from __future__ import annotations

from pathlib import Path
from shutil import copyfile
from typing import TYPE_CHECKING

from fifteentwo.cli.wrong import WrongInput
from fifteentwo.rules import CribbageRules, parse

if TYPE_CHECKING:
    from fifteentwo.engine.deal_rules import DealRules
    from fifteentwo.engine.training.package_data import Package
    from fifteentwo.engine.training.pipeline import Progress
    from fifteentwo.workers import Pool

DEALS = 1_000_000
"""The deals simulated for other rules."""


def rules_to_solve(line: str) -> DealRules:
    """The rules of a deal of a line of rules. Raises WrongInput, which names a field that the engine cannot solve."""
    from fifteentwo.engine.deal_rules import deal_rules, unsolvable  # noqa: PLC0415

    try:
        rules = parse(line, CribbageRules)
    except ValueError as error:
        raise WrongInput(f"--rules: {error}") from None
    found = deal_rules(rules)
    if found is None:
        raise WrongInput(f"--rules: the engine has no solver for {unsolvable(rules)}")
    return found


def tables_to_begin_with(line: str) -> Package:
    """The files that a warm start for a line of rules begins with: those installed for these rules, or else those for the same rules
    with a point for the last card, or with discards, installed or of the package. Raises WrongInput.
    """
    from fifteentwo.engine.deal_rules import tables_folder  # noqa: PLC0415
    from fifteentwo.engine.training.package_data import Package  # noqa: PLC0415 - NumPy and Numba are heavy

    rules, usual = rules_to_solve(line), Package()
    others = (rules, rules._replace(last_card=1), rules._replace(last_card=1, no_discard=False))
    folders = [tables_folder(each) for each in others]
    for folder in folders:
        if all((folder / each.name).exists() for each in usual):
            return Package(folder / usual.play.name, folder / usual.discards.name)
    raise WrongInput(f"--rules: there are no tables for {line} in {folders[0]}; `fifteentwo lab make` makes them")


def whole_set(out: Path, report: Progress, pool: Pool) -> None:
    """Simulates the deals of a folder whose policies are made, and writes the files with its tables. Raises BadData, NoWorkers."""
    from fifteentwo.engine.training.deals import are_simulated, simulate  # noqa: PLC0415 - NumPy and Numba are heavy

    if not are_simulated(out, DEALS):
        simulate(out, DEALS, report, pool=pool)
    write_table_files(out, report)


def write_table_files(out: Path, report: Progress) -> None:
    """Writes expert.zip, deals.zip and, unless nothing is discarded, discards.zip from a folder. Raises BadData."""
    from fifteentwo.engine.training.export import export_deals, export_play  # noqa: PLC0415 - NumPy and Numba are heavy
    from fifteentwo.engine.training.package_data import export_discards  # noqa: PLC0415
    from fifteentwo.engine.training.pipeline import rules_of  # noqa: PLC0415

    export_play(out, out / "expert.zip", report)
    if not rules_of(out).no_discard:
        export_discards(out, out / "discards.zip", report)
    export_deals(out, out / "deals.zip", report)


def is_training(out: Path) -> bool:
    """Whether a folder is one of `lab make`, and not one with nothing but tables."""
    return (out / "place.json").exists()


def is_starters(out: Path) -> bool:
    """Whether a folder is that of `lab starters`, or holds a starters.zip made by it."""
    return (out / "starters.json").exists() or ((out / "starters.zip").exists() and not is_training(out))


def ship_starters(out: Path, install: bool, report: Progress) -> Path:
    """Writes starters.zip into a folder of policies by starter, unless it holds nothing else; with `install` unpacks it to where the
    players look for it. Returns the file, or that folder. Raises BadData.
    """
    from fifteentwo.engine.expert.starter_policies import starters_folder  # noqa: PLC0415 - NumPy is heavy
    from fifteentwo.engine.solution import shipped  # noqa: PLC0415
    from fifteentwo.engine.training import starter_files  # noqa: PLC0415 - NumPy and Numba are heavy

    path = out / starter_files.FILE
    if (out / "starters.json").exists():
        starter_files.export_starters(out, shipped(), report)
    if not install:
        return path
    starter_files.install_starters(path, starters_folder(), shipped(), report)
    return starters_folder()


def install_tables(out: Path) -> Path:
    """Copies the tables of a folder for other rules to where the players look for them; returns that folder. It is one of `lab make`, or
    holds nothing but tables.

    Raises BadData for tables that are incomplete, damaged or for other rules than the folder, and WrongInput.
    """
    from fifteentwo.engine.deal_rules import own_tables  # noqa: PLC0415
    from fifteentwo.engine.training.package_data import origin_of  # noqa: PLC0415 - NumPy and Numba are heavy
    from fifteentwo.engine.training.pipeline import named_rules, rules_of  # noqa: PLC0415
    from fifteentwo.engine.training.table_files import check_tables, files_of  # noqa: PLC0415

    rules = rules_of(out) if is_training(out) else named_rules(origin_of(out / "expert.zip").rules)
    if not rules.name:
        raise WrongInput(f"--install: {out} is for the standard game, whose tables are in the package")
    check_tables(out, rules)
    to = own_tables() / rules.name
    try:
        to.mkdir(parents=True, exist_ok=True)
        for name in files_of(rules):
            partial = to / f"{name}.half"
            copyfile(out / name, partial)
            partial.replace(to / name)
    except OSError as error:
        raise WrongInput(f"--install: {error.filename or to}: {error.strerror}") from None
    return to
