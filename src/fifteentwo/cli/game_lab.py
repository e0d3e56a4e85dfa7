"""`fifteentwo lab certify --game, regret`: whole games of a local best response against expert, and what expert gives away."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from fifteentwo.cli.commands import Whole
from fifteentwo.cli.output import write_json, write_table
from fifteentwo.cli.progress import progress
from fifteentwo.cli.workers import ALL_CORES, Workers, open_pool
from fifteentwo.cli.wrong import WrongInput

if TYPE_CHECKING:
    from fifteentwo.reviews.game_certificate import GameCertificate, Setting
    from fifteentwo.reviews.mean import MeanWithError

FEWEST = 40
MOST_GAMES = 10_000_000


def certify_game(games: int, rng: int, to: Path | None, workers: Workers, json: bool) -> int:
    """Plays the games and prints the certificate. Raises WrongInput."""
    from fifteentwo.reviews.game_certificate import certify_game as play  # noqa: PLC0415 - Numba is heavy

    with _checked(games, FEWEST, to), open_pool(workers) as pool, progress(lines=True) as bar:
        found = play(games, rng=rng, pool=pool, to=to, played=lambda done, of, what: bar(done, what, of))
    _print(found, json)
    return 0


def regret(
    *,
    games: Whole = 300,
    rng: Whole = 1,
    to: Path | None = None,
    workers: Workers = ALL_CORES,
    json: bool = False,
) -> int:
    """Add up what the decisions of expert give away in games against itself, by the values of a local best response.

    A card near the end that gives away 0.3 % or more is valued again, by hands drawn as expert discards and plays. A game takes some 15
    seconds of processor time, most of it near its end.

    Args:
        games: The number of games.
        rng: The random seed.
        to: A file to save the games in; the same command resumes.
        workers: Where to run the work; each process takes 1.5 GB of memory.
        json: Print JSON.
    """
    from fifteentwo.reviews.game_regrets import FEWEST as LEAST  # noqa: PLC0415 - Numba is heavy
    from fifteentwo.reviews.game_regrets import game_regrets  # noqa: PLC0415

    with _checked(games, LEAST, to), open_pool(workers) as pool, progress(lines=True) as bar:
        found = game_regrets(games, rng=rng, pool=pool, to=to, played=lambda done, of, what: bar(done, what, of))
    if json:
        write_json(found)
        return 0
    for title, regrets, whole in (
        ("regret in a game, by the points needed", found.regrets, found.regret),
        ("large ones valued again", found.of_checked, found.checked),
    ):
        _print_regrets(title, regrets)
        mean, error, interval = _percent(whole)
        print(f"in all {mean}, error {error}, 95 % interval {interval}\n")
    print(f"{found.games:,} games, {found.deals:,} deals, --rng {rng}")
    _print_data(found.setting)
    print(f"the regret leaves out: {'; '.join(found.missing)}")
    return 0


@contextmanager
def _checked(games: int, fewest: int, to: Path | None) -> Iterator[None]:
    """Raises WrongInput for a number of games that cannot be used, and for what goes wrong when they are played."""
    from fifteentwo.engine.archive import BadTables  # noqa: PLC0415 - NumPy is heavy
    from fifteentwo.engine.training.artifacts import BadData  # noqa: PLC0415 - NumPy is heavy
    from fifteentwo.saved_rows import BadFile  # noqa: PLC0415

    if not fewest <= games <= MOST_GAMES:
        raise WrongInput(f"--games: {games} games cannot be used; give {fewest} to {MOST_GAMES}")
    try:
        yield
    except BadFile:
        raise WrongInput(
            f"--to: {to} does not hold games of this command: they have another --rng, or the data was another"
        ) from None
    except (BadData, BadTables) as error:
        raise WrongInput(str(error)) from None
    except OSError as error:
        raise WrongInput(f"--to: {error.filename or to}: {error.strerror}") from None


def _print(found: GameCertificate, json: bool) -> None:
    if json:
        write_json(found)
        return
    rows = [
        ("deal by deal", *_percent(found.by_deals)),
        ("games won, luck-adjusted", *_percent(found.lower)),
        ("games won", *_percent(found.plain)),
    ]
    write_table(
        ("a local best response, percent beyond half", "mean", "error", "95 % interval"), rows, numbers=(1, 2, 3)
    )
    each = found.points_a_deal
    print(
        f"\npoints a deal more than {found.setting.against}: {each.mean:+.3f}, from {each.low:+.3f} to {each.high:+.3f}"
    )
    print(f"{found.games:,} games, {found.deals:,} deals, --rng {found.setting.rng}")
    _print_data(found.setting)
    print(f"the lower bound leaves out: {'; '.join(found.missing)}")


def _print_regrets(title: str, regrets: dict[str, dict[str, MeanWithError]]) -> None:
    decisions = list(next(iter(regrets.values())))
    parts = [
        (score, *(f"{each.mean:.3%} ± {each.error:.3%}" for each in of_score.values()))
        for score, of_score in regrets.items()
    ]
    write_table((title, *decisions), parts, numbers=tuple(range(1, len(decisions) + 1)))


def _print_data(setting: Setting) -> None:
    print("data: " + ", ".join(f"{name} {digest[:12]}" for name, digest in setting.made_from.items()))


def _percent(each: MeanWithError) -> tuple[str, str, str]:
    interval = f"{each.low:+.2%} to {each.high:+.2%}"
    return f"{each.mean:+.2%}", f"{each.error:.2%}", interval
