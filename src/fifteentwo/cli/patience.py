"""`fifteentwo patience`: what there is to know about Cribbage Solitaire."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, pstdev
from typing import Final, Literal

from cyclopts import App, Parameter

from fifteentwo.cards import write as write_cards
from fifteentwo.cli.commands import Whole
from fifteentwo.cli.output import write_json
from fifteentwo.cli.progress import progress
from fifteentwo.cli.totals import kept
from fifteentwo.cli.workers import ALL_CORES, Workers, hired
from fifteentwo.cli.wrong import WrongInput
from fifteentwo.rules import PatienceRules, parse, write
from fifteentwo.solitaire.deals import MOST, deck

MOST_GAMES: Final = 1_000_000
WORTH_MORE_PROCESSES: Final = 20
THRESHOLDS: Final = {1: (81,), 2: (101, 111, 121)}

app = App(
    name="patience",
    help="Cribbage Solitaire: how often it can be won.",
    help_format="plaintext",
    result_action="return_value",
    default_parameter=Parameter(negative=(), show_default=lambda value: value or None),
)


@app.command(help_epilogue="For example:\n  fifteentwo patience match --rules solsuite --games 1000")
def match(  # noqa: PLR0913 - each is an option
    *,
    rules: str = "arnold",
    games: Whole = 100,
    aim: Literal["points", "chance"] = "points",
    pairs: bool = False,
    rng: Whole = 0,
    to: Path | None = None,
    workers: Workers = ALL_CORES,
    json: bool = False,
) -> int:
    """The player of the highest average plays many games: mean, standard error, and how often it wins.

    Args:
        rules: A solitaire preset, and fields that differ from it: "arnold win_at=111".
        games: How many games.
        aim: What it plays for: points, or the chance to win.
        pairs: The same deals are played for points too; what the aim gains is told.
        rng: The number of the first deal.
        to: A file for the totals; stopped, the match goes on from it.
        workers: Who shall do it.
        json: Print JSON.
    """
    from fifteentwo.engine import solitary  # noqa: PLC0415 - heavy, and only this command needs it

    if not 1 <= games <= MOST_GAMES:
        raise WrongInput(f"--games: {games} games cannot be played; give 1 to {MOST_GAMES}")
    ruled = _patience_rules(rules)
    if not 0 <= rng <= MOST - games:
        raise WrongInput(f"--rng: there is no deal {rng if rng < 0 else rng + games - 1}: deals are 0 to {MOST}")
    if pairs and (aim == "points" or to is not None):
        raise WrongInput("--pairs: give an aim other than points to compare it with, and no file for totals")
    of = {"rules": write(ruled), "rng": rng} | ({} if aim == "points" else {"aim": aim})
    others: list[int] = []
    with (
        kept(to, of, games, "games") as (totals, add),
        hired(workers, games >= WORTH_MORE_PROCESSES) as crew,
        progress(games) as told,
    ):
        for_points = solitary.games(ruled, games, rng, crew=crew) if pairs else iter(())
        for total in solitary.games(ruled, games - len(totals), rng + len(totals), aim, crew=crew):
            add(total)
            others += [next(for_points)] if pairs else []
            told(len(totals), f"mean {fmean(totals):.2f}")
    thresholds = sorted({*THRESHOLDS[ruled.hands_per_deal], ruled.win_at})
    figures = {
        "rules": write(ruled),
        "games": games,
        "aim": aim,
        "rng": rng,
        "mean": round(fmean(totals), 3),
        "standard_error": round(_error(totals), 3),
        "best": max(totals),
        "worst": min(totals),
        "reached": {str(at): round(_share(totals, at), 4) for at in thresholds},
    }
    gains = [(total >= ruled.win_at) - (other >= ruled.win_at) for total, other in zip(totals, others, strict=pairs)]
    if pairs:
        figures |= {
            "points_mean": round(fmean(others), 3),
            "points_wins": round(_share(others, ruled.win_at), 4),
            "gain": round(fmean(gains), 5),
            "gain_standard_error": round(_error(gains), 5),
        }
    if json:
        write_json(figures)
        return 0
    print(f"{write(ruled)}, {games} games from {rng}{', played for the chance to win' * (aim == 'chance')}")
    print(f"mean {fmean(totals):.2f} ± {_error(totals):.2f}, from {min(totals)} to {max(totals)}")
    for at in thresholds:
        share = _share(totals, at)
        print(f"{at} reached in {100 * share:.1f} % ± {100 * sqrt(share * (1 - share) / games):.1f}")
    if pairs:
        print(
            f"played for points: mean {fmean(others):.2f}, {ruled.win_at} in {100 * _share(others, ruled.win_at):.1f} %"
        )
        print(f"the aim gains {100 * fmean(gains):.2f} % ± {100 * _error(gains):.2f} of the games")
    return 0


def _share(totals: Sequence[int], at: int) -> float:
    """How many of the totals are so high."""
    return sum(total >= at for total in totals) / len(totals)


def _error(values: Sequence[int]) -> float:
    """The standard error of their mean."""
    return pstdev(values) / sqrt(len(values))


@app.command(help_epilogue="For example:\n  fifteentwo patience par --deal 202611215")
def par(*, deal: Whole, rules: str = "arnold", json: bool = False) -> int:
    """The best lay-aways of a numbered deal with every card known: what the whole pack can be worth.

    Args:
        deal: The number of the deal.
        rules: A solitaire preset, and fields that differ from it.
        json: Print JSON.
    """
    from fifteentwo.engine import patience as engine  # noqa: PLC0415 - only this command needs it

    ruled = _patience_rules(rules)
    try:
        found = engine.par(ruled, deck(deal))
    except ValueError as error:
        raise WrongInput(f"--deal: {error}") from None
    if json:
        rounds = [each._asdict() for each in found.rounds]
        write_json({"par": found.total, "rounds": rounds, "last_hand": found.last_hand})
        return 0
    print(f"Par {found.total}")
    for number, each in enumerate(found.rounds, 1):
        laid = " and ".join(write_cards(away) for away in each.away)
        print(f"Deal {number}: lay away {laid}, starter {each.starter}: {each.points}")
    if ruled.last_hand_without_starter:
        print(f"Last hand: {found.last_hand}")
    return 0


@app.command(help_epilogue="For example:\n  fifteentwo patience play --rules solsuite")
def play(*, rules: str = "arnold", deal: Whole | None = None, out: Path | None = None) -> int:
    """A solitaire in the terminal: a line for each lay-away, with hints and undo, and par at the end.

    Args:
        rules: A solitaire preset, and fields that differ from it.
        deal: The number of the deal; any, if left out.
        out: A file for the record of the game, for `fifteentwo replay`.
    """
    from fifteentwo.cli import alone  # noqa: PLC0415 - only this command needs it

    return alone.play(_patience_rules(rules), alone.number_of(deal), out)


def _patience_rules(text: str) -> PatienceRules:
    try:
        return parse(text, PatienceRules)
    except ValueError as error:
        raise WrongInput(f"--rules: {error}") from None
