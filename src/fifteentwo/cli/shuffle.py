"""`fifteentwo shuffle`: Cribbage Shuffle in the terminal, its par, and how well the computer plays it."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean
from typing import Literal

from fifteentwo.cli import solo
from fifteentwo.cli.commands import Whole
from fifteentwo.cli.output import write_json
from fifteentwo.cli.progress import progress
from fifteentwo.cli.totals import kept
from fifteentwo.cli.workers import ALL_CORES, Workers, hired
from fifteentwo.cli.wrong import WrongInput
from fifteentwo.rules import ShuffleRules, write

app = solo.group("shuffle")


@app.command(help_epilogue="For example:\n  fifteentwo shuffle play --deal 7")
def play(*, rules: str = "shuffle", deal: Whole | None = None, out: Path | None = None) -> int:
    """Cribbage Shuffle in the terminal: a line for each swap, with hints and undo, and par at the end.

    Args:
        rules: The preset shuffle, and fields that differ from it.
        deal: The number of the deal; any, if left out.
        out: A file for the record of the game, for `fifteentwo replay`.
    """
    from fifteentwo.cli import alone  # noqa: PLC0415 - only this command needs it

    return alone.play(solo.ruled(rules, ShuffleRules), alone.number_of(deal), out)


@app.command(help_epilogue="For example:\n  fifteentwo shuffle par --deal 202611217")
def par(*, deal: Whole, rules: str = "shuffle", json: bool = False) -> int:
    """The best layout of a numbered deal, proved; `square par` finds that of any sixteen cards.

    Args:
        deal: The number of the deal.
        rules: The preset shuffle, and fields that differ from it.
        json: Print JSON: par, the starter and the grid.
    """
    from fifteentwo.cli.shuffle_view import layout  # noqa: PLC0415 - only this command needs it
    from fifteentwo.engine.solitaire import shuffle  # noqa: PLC0415 - heavy, and only this command needs it
    from fifteentwo.solitaire.deals import deck  # noqa: PLC0415

    ruled = solo.ruled(rules, ShuffleRules)
    try:
        pack = deck(deal)
    except ValueError as error:
        raise WrongInput(f"--deal: {error}") from None
    total, laid = shuffle.best(ruled, pack)
    rows = list(layout(laid))
    if json:
        write_json({"par": total, "starter": laid.starter, "grid": [row.split() for row in rows]})
    else:
        print("\n".join([f"Par {total}, starter {laid.starter}", *rows]))
    return 0


@app.command(help_epilogue="For example:\n  fifteentwo shuffle match --deals 1000 --player plain")
def match(
    *,
    rules: str = "shuffle",
    deals: Whole = 100,
    player: Literal["plain", "quick"] = "quick",
    rng: Whole = 0,
    to: Path | None = None,
    workers: Workers = ALL_CORES,
    json: bool = False,
) -> int:
    """The computer plays many deals: mean, standard error, and how many of them it wins.

    Args:
        rules: The preset shuffle, and fields that differ from it: "shuffle heels=off".
        deals: How many deals.
        player: quick, who comes to par, or plain, who swaps for points as long as a swap gains any.
        rng: The number of the first deal.
        to: A file for the totals; stopped, the match goes on from it.
        workers: Who shall do it.
        json: Print JSON.
    """
    from fifteentwo.engine.solitaire.solo import own_total  # noqa: PLC0415 - heavy, and only this command needs it

    solo.check_match("--deals", deals, rng)
    ruled = solo.ruled(rules, ShuffleRules)
    of = {"rules": write(ruled), "player": player, "rng": rng}
    with (
        kept(to, of, deals, "deals") as (totals, add),
        hired(workers, deals >= solo.WORTH_MORE_PROCESSES) as crew,
        progress(deals) as told,
    ):
        left = range(rng + len(totals), rng + deals)
        for total in crew.map(own_total, ((ruled, number, player) for number in left)):
            add(total)
            told(len(totals), f"mean {fmean(totals):.2f}")
    won = solo.share(totals, ruled.win_at)
    figures = of | {
        "deals": deals,
        "mean": round(fmean(totals), 3),
        "standard_error": round(solo.error_of(totals), 3),
        "wins": round(won, 4),
        "wins_standard_error": round(solo.error_of_share(won, deals), 4),
        "best": max(totals),
        "worst": min(totals),
    }
    if json:
        write_json(figures)
    else:
        print(f"{of['rules']}, {player}, {deals} deals from {rng}")
        print(f"mean {fmean(totals):.2f} ± {solo.error_of(totals):.2f}, from {min(totals)} to {max(totals)}")
        print(f"won {100 * won:.1f} % ± {100 * solo.error_of_share(won, deals):.1f} (at {ruled.win_at})")
    return 0
