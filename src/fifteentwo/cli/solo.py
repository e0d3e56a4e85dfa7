"""What the commands of the games for one share: their rules, their numbered deals, and the figures of a match."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import pstdev
from typing import Final, TypeVar

from cyclopts import App, Parameter

from fifteentwo.cli.commands import GROUPS
from fifteentwo.cli.wrong import WrongInput
from fifteentwo.rules import Rules, parse
from fifteentwo.solitaire.deals import MOST

MOST_DEALS: Final = 1_000_000
"""In a match."""

WORTH_MORE_PROCESSES: Final = 20
"""Deals that are worth starting other processes for."""

R = TypeVar("R", bound=Rules)


def group(name: str) -> App:
    """The commands of a game."""
    return App(
        name=name,
        help=GROUPS[name],
        help_format="plaintext",
        result_action="return_value",
        default_parameter=Parameter(negative=(), show_default=lambda value: value or None),
    )


def ruled(text: str, kind: type[R]) -> R:
    """The rules of a game of this kind, as they were typed. Raises WrongInput."""
    try:
        return parse(text, kind)
    except ValueError as error:
        raise WrongInput(f"--rules: {error}") from None


def check_match(option: str, many: int, first: int) -> None:
    """Raises WrongInput for a match of more deals than may be played, or of deals there are not."""
    things = option.removeprefix("--")
    if not 1 <= many <= MOST_DEALS:
        raise WrongInput(f"{option}: {many} {things} cannot be played; give 1 to {MOST_DEALS}")
    if not 0 <= first <= MOST - many:
        raise WrongInput(f"--rng: there is no deal {first if first < 0 else first + many - 1}: deals are 0 to {MOST}")


def share(totals: Sequence[int], at: int) -> float:
    """The share of the totals that are at least as high."""
    return sum(total >= at for total in totals) / len(totals)


def error_of(values: Sequence[int]) -> float:
    """The standard error of their mean."""
    return pstdev(values) / sqrt(len(values))


def error_of_share(part: float, many: int) -> float:
    """The standard error of a share of so many."""
    return sqrt(part * (1 - part) / many)
