"""`fifteentwo lab certify --game`: whole games of a local best response against the expert."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from fifteentwo.cli.output import write_json, write_table
from fifteentwo.cli.progress import progress
from fifteentwo.cli.workers import Workers, open_pool
from fifteentwo.cli.wrong import WrongInput

if TYPE_CHECKING:
    from fifteentwo.reviews.game_certificate import GameCertificate, MeanWithError

FEWEST = 40
MOST_GAMES = 10_000_000


def certify_game(games: int, rng: int, to: Path | None, workers: Workers, json: bool) -> int:
    """Plays the games and prints the certificate. Raises WrongInput."""
    from fifteentwo.duplicate_match import BadFile  # noqa: PLC0415
    from fifteentwo.engine.archive import BadTables  # noqa: PLC0415 - NumPy is heavy
    from fifteentwo.engine.training.artifacts import BadData  # noqa: PLC0415 - NumPy is heavy
    from fifteentwo.reviews.game_certificate import certify_game as play  # noqa: PLC0415 - Numba is heavy

    if not FEWEST <= games <= MOST_GAMES:
        raise WrongInput(f"--games: {games} games cannot be used; give {FEWEST} to {MOST_GAMES}")
    try:
        with open_pool(workers) as pool, progress(lines=True) as bar:
            found = play(games, rng=rng, pool=pool, to=to, played=lambda done, of, what: bar(done, what, of))
    except BadFile:
        raise WrongInput(
            f"--to: {to} does not hold games of this certificate: they have another --rng, or the data was another"
        ) from None
    except (BadData, BadTables) as error:
        raise WrongInput(f"lab certify: {error}") from None
    except OSError as error:
        raise WrongInput(f"--to: {error.filename or to}: {error.strerror}") from None
    _print(found, json)
    return 0


def _print(found: GameCertificate, json: bool) -> None:
    if json:
        write_json(found)
        return
    rows = [
        ("deal by deal", *_percent(found.by_deals)),
        ("games won, luck-adjusted", *_percent(found.lower)),
        ("games won", *_percent(found.plain)),
    ]
    if found.regret is not None:
        rows.append(("by the regret of the player", *_percent(found.regret)))
    write_table(
        ("a local best response, percent beyond half", "mean", "error", "95 % interval"), rows, numbers=(1, 2, 3)
    )
    if found.regrets:
        print()
        decisions = list(next(iter(found.regrets.values())))
        parts = [
            (score, *(f"{each.mean:.3%} ± {each.error:.3%}" for each in of_score.values()))
            for score, of_score in found.regrets.items()
        ]
        write_table(
            ("regret in a game, by the points needed", *decisions), parts, numbers=tuple(range(1, len(decisions) + 1))
        )
    each = found.points_a_deal
    print(
        f"\npoints a deal more than {found.setting.against}: {each.mean:+.3f}, from {each.low:+.3f} to {each.high:+.3f}"
    )
    print(
        f"{found.games:,} games, {found.deals:,} deals, --rng {found.setting.rng}; the regret from {found.regret_games:,} of them"
    )
    print("data: " + ", ".join(f"{name} {digest[:12]}" for name, digest in found.setting.made_from.items()))
    print(f"the lower bound leaves out: {'; '.join(found.missing)}")
    print(f"the regret leaves out: {'; '.join(found.missing_of_regret)}")


def _percent(each: MeanWithError) -> tuple[str, str, str]:
    interval = f"{each.low:+.2%} to {each.high:+.2%}"
    return f"{each.mean:+.2%}", f"{each.error:.2%}", interval
