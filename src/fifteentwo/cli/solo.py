"""Code shared by the commands of the solo games: rules, numbered deals, `play`, and matches of many deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import SystemRandom
from statistics import fmean, median, pstdev
from typing import TYPE_CHECKING, Any, Final

from cyclopts import App, Parameter

from fifteentwo.cards import Card
from fifteentwo.cli.commands import Whole, group
from fifteentwo.cli.language import figure, say, wrong_input
from fifteentwo.cli.output import write_json
from fifteentwo.cli.progress import progress
from fifteentwo.cli.reading import read_rules
from fifteentwo.cli.totals import kept
from fifteentwo.cli.workers import ALL_CORES, Workers, open_pool
from fifteentwo.rules import PatienceRules, ShuffleRules, SquareRules
from fifteentwo.solitaire.deals import FREE, MOST, deck

if TYPE_CHECKING:
    from fifteentwo.workers import Pool

MOST_DEALS: Final = 1_000_000
"""The largest number of deals in a match."""

WORTH_MORE_PROCESSES: Final = 20
"""The smallest number of deals that justifies starting more processes."""


def commands(name: str, kind: type[SquareRules | PatienceRules | ShuffleRules], preset: str, example: str) -> App:
    """The group of a game's commands with `play` in it, whose default rules are this preset."""
    app = group(name)

    @app.command(help_epilogue=f"  {example}")
    def play(*, rules: str = preset, deal: Whole | None = None, out: Path | None = None) -> int:
        """A game in the terminal."""
        from fifteentwo.cli import alone  # noqa: PLC0415 - only this command needs it

        ruled = read_rules(rules, kind)
        number = SystemRandom().randint(1, FREE) if deal is None else deal
        pack_of(number)
        return alone.play(ruled, number, out)

    return app


def pack_of(deal: int) -> tuple[Card, ...]:
    """The pack of a numbered deal. Raises WrongInput if there is no such deal."""
    try:
        return deck(deal)
    except ValueError:
        raise wrong_input("wrong-deal", option="--deal", given=str(deal), most=MOST) from None


@Parameter(name="*")
@dataclass(frozen=True)
class Match:
    """How a match of many deals is played and printed."""

    rng: Whole = 0
    to: Path | None = None
    workers: Workers = ALL_CORES
    json: bool = False

    def totals(
        self, of: dict[str, Any], many: int, play: Callable[[range, Pool], Iterable[int]], things: str = "deals"
    ) -> list[int]:
        """The totals of `many` deals: those already in the file, and the rest as `play` returns them.

        Raises WrongInput for an impossible number of deals, or for a file of another match.
        """
        if not 1 <= many <= MOST_DEALS:
            raise wrong_input("wrong-games" if things == "games" else "wrong-deals", given=str(many), most=MOST_DEALS)
        if not 0 <= self.rng <= MOST - many:
            missing = self.rng if self.rng < 0 else self.rng + many - 1
            raise wrong_input("wrong-deal", option="--rng", given=str(missing), most=MOST)
        with (
            kept(self.to, of, many, things) as (totals, add),
            open_pool(self.workers, many >= WORTH_MORE_PROCESSES) as pool,
            progress(many) as told,
        ):
            for total in play(range(self.rng + len(totals), self.rng + many), pool):
                add(total)
                told(len(totals), say("match-mean-so-far", mean=figure(fmean(totals), ".2f")))
        return totals

    def write(self, of: dict[str, Any], totals: Sequence[int], win_at: int, seconds: Sequence[float] | None) -> None:
        """Prints the mean and the wins of a player and, given `seconds`, the median time of a choice."""
        milliseconds = round(1000 * median(seconds), 3) if seconds else None
        if self.json:
            won = share(totals, win_at)
            wins = {"wins": round(won, 4), "wins_standard_error": round(error_of_share(won, len(totals)), 4)}
            figures = of | {"deals": len(totals)} | mean_figures(totals) | wins | range_figures(totals)
            write_json(figures if seconds is None else figures | {"milliseconds": milliseconds})
            return
        about = {"rules": of["rules"], "player": of["player"], "deals": len(totals), "first": str(self.rng)}
        print(say("match-deals", **about))
        print(mean_line(totals))
        print(say("match-won", points=win_at, **share_figures(totals, win_at)))
        if milliseconds is not None:
            print(say("match-time", milliseconds=figure(milliseconds, "")))


BY_DEFAULT: Final = Match()


def mean_figures(totals: Sequence[int]) -> dict[str, float]:
    """The mean and its standard error."""
    return {"mean": round(fmean(totals), 3), "standard_error": round(error_of(totals), 3)}


def range_figures(totals: Sequence[int]) -> dict[str, int]:
    """The best and the worst of the totals."""
    return {"best": max(totals), "worst": min(totals)}


def mean_line(totals: Sequence[int]) -> str:
    """One line with the mean, its standard error and the range."""
    mean, error = figure(fmean(totals), ".2f"), figure(error_of(totals), ".2f")
    return say("match-mean", mean=mean, error=error, least=min(totals), most=max(totals))


def share_figures(totals: Sequence[int], at: int) -> dict[str, str]:
    """The share of totals that reach `at`, in percent, and its standard error, as they are printed."""
    part = share(totals, at)
    error = error_of_share(part, len(totals))
    return {"share": figure(100 * part, ".1f"), "error": figure(100 * error, ".1f")}


def share(totals: Sequence[int], at: int) -> float:
    """The share of totals that reach `at`."""
    return sum(total >= at for total in totals) / len(totals)


def error_of(values: Sequence[int]) -> float:
    """The standard error of the mean of these values."""
    return pstdev(values) / sqrt(len(values))


def error_of_share(part: float, many: int) -> float:
    """The standard error of a share of `many` values."""
    return sqrt(part * (1 - part) / many)
