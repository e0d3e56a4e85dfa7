"""`fifteentwo patience`: what there is to know about Cribbage Solitaire."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean
from typing import Final, Literal

from fifteentwo.cards import write as write_cards
from fifteentwo.cli import solo
from fifteentwo.cli.commands import Whole
from fifteentwo.cli.output import write_json
from fifteentwo.cli.progress import progress
from fifteentwo.cli.totals import kept
from fifteentwo.cli.workers import ALL_CORES, Workers, hired
from fifteentwo.cli.wrong import WrongInput
from fifteentwo.rules import PatienceRules, write
from fifteentwo.solitaire.deals import deck

THRESHOLDS: Final = {1: (81,), 2: (101, 111, 121)}

app = solo.group("patience")


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
    from fifteentwo.engine.solitaire import expected_value  # noqa: PLC0415 - heavy, and only this command needs it

    solo.check_match("--games", games, rng)
    ruled = solo.ruled(rules, PatienceRules)
    if pairs and (aim == "points" or to is not None):
        raise WrongInput("--pairs: give an aim other than points to compare it with, and no file for totals")
    of = {"rules": write(ruled), "rng": rng} | ({} if aim == "points" else {"aim": aim})
    others: list[int] = []
    with (
        kept(to, of, games, "games") as (totals, add),
        hired(workers, games >= solo.WORTH_MORE_PROCESSES) as crew,
        progress(games) as told,
    ):
        for_points = expected_value.games(ruled, games, rng, crew=crew) if pairs else iter(())
        for total in expected_value.games(ruled, games - len(totals), rng + len(totals), aim, crew=crew):
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
        "standard_error": round(solo.error_of(totals), 3),
        "best": max(totals),
        "worst": min(totals),
        "reached": {str(at): round(solo.share(totals, at), 4) for at in thresholds},
    }
    gains = [(total >= ruled.win_at) - (other >= ruled.win_at) for total, other in zip(totals, others, strict=pairs)]
    if pairs:
        figures |= {
            "points_mean": round(fmean(others), 3),
            "points_wins": round(solo.share(others, ruled.win_at), 4),
            "gain": round(fmean(gains), 5),
            "gain_standard_error": round(solo.error_of(gains), 5),
        }
    if json:
        write_json(figures)
        return 0
    print(f"{write(ruled)}, {games} games from {rng}{', played for the chance to win' * (aim == 'chance')}")
    print(f"mean {fmean(totals):.2f} ± {solo.error_of(totals):.2f}, from {min(totals)} to {max(totals)}")
    for at in thresholds:
        share = solo.share(totals, at)
        print(f"{at} reached in {100 * share:.1f} % ± {100 * solo.error_of_share(share, games):.1f}")
    if pairs:
        print(
            f"played for points: mean {fmean(others):.2f}, {ruled.win_at} in {100 * solo.share(others, ruled.win_at):.1f} %"
        )
        print(f"the aim gains {100 * fmean(gains):.2f} % ± {100 * solo.error_of(gains):.2f} of the games")
    return 0


@app.command(help_epilogue="For example:\n  fifteentwo patience par --deal 202611215")
def par(*, deal: Whole, rules: str = "arnold", json: bool = False) -> int:
    """The best discards of a numbered deal with every card known: what the whole pack can be worth.

    Args:
        deal: The number of the deal.
        rules: A solitaire preset, and fields that differ from it.
        json: Print JSON.
    """
    from fifteentwo.engine.solitaire import patience as engine  # noqa: PLC0415 - only this command needs it

    ruled = solo.ruled(rules, PatienceRules)
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
        print(f"Deal {number}: discard {laid}, starter {each.starter}: {each.points}")
    if ruled.last_hand_without_starter:
        print(f"Last hand: {found.last_hand}")
    return 0


@app.command(help_epilogue="For example:\n  fifteentwo patience play --rules solsuite")
def play(*, rules: str = "arnold", deal: Whole | None = None, out: Path | None = None) -> int:
    """A solitaire in the terminal: a line for each discard, with hints and undo, and par at the end.

    Args:
        rules: A solitaire preset, and fields that differ from it.
        deal: The number of the deal; any, if left out.
        out: A file for the record of the game, for `fifteentwo replay`.
    """
    from fifteentwo.cli import alone  # noqa: PLC0415 - only this command needs it

    return alone.play(solo.ruled(rules, PatienceRules), alone.number_of(deal), out)
