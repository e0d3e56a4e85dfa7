"""`fifteentwo lab`: makes and evaluates the data files of the package."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from fifteentwo.cli.commands import Whole, group
from fifteentwo.cli.progress import progress
from fifteentwo.cli.wrong import WrongInput

app = group("lab")
app.command(
    "fifteentwo.cli.engine_lab:make",
    help="Solve the discards and the play from scratch, or resume an earlier call.",
    help_epilogue="  fifteentwo lab make --out engine-data",
)
app.command(
    "fifteentwo.cli.engine_lab:certify",
    help="Compute the exploitability of the engine's policies by exact best responses.",
    help_epilogue="  fifteentwo lab certify --json\n  fifteentwo lab certify --game --games 1000 --to games.jsonl",
)
app.command(
    "fifteentwo.cli.game_lab:regret",
    help="Add up what the decisions of expert give away in games against itself.",
    help_epilogue="  fifteentwo lab regret --games 300 --to games.jsonl",
)
app.command(
    "fifteentwo.cli.engine_lab:certify_deals",
    name="certify-deals",
    help="Compute the exploitability of the play on real deals, with its standard error.",
    help_epilogue="  fifteentwo lab certify-deals --deals 1000000",
)
app.command(
    "fifteentwo.cli.starter_lab:gap",
    help="Measure the cost of a play that ignores the starter and one's own discards.",
    help_epilogue="  fifteentwo lab gap --deals 400",
)
app.command("fifteentwo.cli.starter_lab:gap", name="cost", show=False)  # its name in 0.1.0
app.command(
    "fifteentwo.cli.starter_lab:purification",
    help="Measure what the expert gains by letting its own discards decide what the policy mixes.",
    help_epilogue="  fifteentwo lab purification --deals 2000",
)
app.command(
    "fifteentwo.cli.late_lab:late_play",
    name="late-play",
    help="Measure how far the play near the end can be exploited.",
    help_epilogue="  fifteentwo lab late-play --positions 20",
)
app.command(
    "fifteentwo.cli.engine_lab:play",
    help="Simulate deals by the engine's policies, and count the points of their parts.",
    help_epilogue="  fifteentwo lab play --deals 1000000",
)
app.command(
    "fifteentwo.cli.engine_lab:rates",
    help="Solve the play for other exchange rates between the players' points.",
    help_epilogue="  fifteentwo lab rates --out rates",
)
app.command(
    "fifteentwo.cli.starter_lab:starters",
    help="Solve the play for each rank of the starter.",
    help_epilogue="  fifteentwo lab starters --out starters",
)
app.command(
    "fifteentwo.cli.engine_lab:ship",
    help="Export the results to the data files of the package.",
    help_epilogue="  fifteentwo lab ship --out engine-data",
)
app.command(
    "fifteentwo.cli.engine_lab:tables",
    help="Write crib averages and points pegged as tables (CSV).",
    help_epilogue="  fifteentwo lab tables --out tables",
)
app.command(
    "fifteentwo.cli.discards:discards",
    name="discards",
    help="Write the value of every discard from every hand of six.",
    help_epilogue="  fifteentwo lab discards --expert --out discards.npz",
)
app.command("fifteentwo.cli.discards:discards", name="lay-aways", show=False)  # its name in 0.1.0
app.command(
    "fifteentwo.cli.bound_lab:square_bound",
    name="square-bound",
    help="Compute an upper bound of what any player of a square can reach.",
    help_epilogue="  fifteentwo lab square-bound bvs_hard --deals 1000 --player quick",
)
app.command(
    "fifteentwo.cli.bound_lab:patience_bound",
    name="patience-bound",
    help="Compute an upper bound of what any player of Cribbage Solitaire can reach.",
    help_epilogue="  fifteentwo lab patience-bound arnold --games 100",
)
app.command(
    "fifteentwo.cli.data_lab:export",
    name="export",
    help="Write the engine's results as data sets in Parquet, with a data card.",
    help_epilogue="  fifteentwo lab export --small --out data",
)
app.command(
    "fifteentwo.cli.puzzle_lab:puzzles",
    help="Find puzzles in recorded games and in games of the expert, and rate them by the computer players.",
    help_epilogue="  fifteentwo lab puzzles --seed 1 --out puzzles --to puzzles.xz",
)
MOST_GAMES: Final = 1_000_000_000


@app.command(help_epilogue="  fifteentwo lab square bvs --games 1200000 --to square_bvs.npz")
def square(*rules: str, games: Whole = 1_200_000, rng: Whole = 1, to: Path | None = None) -> int:
    """Learn the value function of a square by self-play; stopped, the same command resumes.

    Args:
        rules: A square preset, and fields that differ from it.
        games: The number of games to learn from.
        rng: The seed of all random numbers.
        to: The file to write; by default square_PRESET.npz in the current folder.
    """
    from fifteentwo.engine.solitaire.square import td_learning  # noqa: PLC0415 - heavy, and only this command needs it

    text = " ".join(rules)
    if not 1 <= games <= MOST_GAMES:
        raise WrongInput(f"--games: {games} is out of range; play 1 to {MOST_GAMES} games")
    path = to or Path(f"square_{text.split()[0] if text else ''}.npz")
    if not path.parent.is_dir():
        raise WrongInput(f"lab square: {path} cannot be written: there is no folder {path.parent}")
    with progress(td_learning.total_games(games)) as told:
        try:
            td_learning.train(text, games, rng, path, told)
        except ValueError as error:
            raise WrongInput(f"lab square: {error}") from None
        except OSError as error:
            raise WrongInput(f"lab square: {path} cannot be written: {error.strerror}") from None
    print(path)
    return 0


@app.command(help_epilogue="  fifteentwo lab totals bvs.json wikibooks.json --to solo_totals.json")
def totals(*files: Path, to: Path = Path("solo_totals.json")) -> int:
    """Merge the totals of matches of squares and solitaires, for the percentile of a total.

    Args:
        files: The files written by `square match --to` and `patience match --to`.
        to: The file to write.
    """
    from fifteentwo.engine.solitaire.totals import merged  # noqa: PLC0415 - only this command needs it

    try:
        found = merged(files)
    except ValueError as error:
        raise WrongInput(f"lab totals: {error}") from None
    if not found:
        raise WrongInput("lab totals: name the files written by matches")
    try:
        to.write_text(json.dumps(found, separators=(",", ":")) + "\n")
    except OSError as error:
        raise WrongInput(f"lab totals: {to} cannot be written: {error.strerror}") from None
    print(to)
    return 0
