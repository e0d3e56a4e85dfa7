"""`fifteentwo lab puzzles`: makes the file of puzzles."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fifteentwo.cli.commands import Whole
from fifteentwo.cli.progress import progress
from fifteentwo.cli.wrong import WrongInput

MOST_GAMES: Final = 1_000_000


def puzzles(
    *, seed: Whole = 1, games: Whole = 376, out: Path = Path("fifteentwo-puzzles"), to: Path = Path("puzzles.xz")
) -> int:
    """Find puzzles in games of the expert against itself; stopped, the same command resumes.

    The same seed and number of games give the same file. A game takes about two seconds.

    Args:
        seed: The seed of all random numbers.
        games: The number of games to search.
        out: The folder for what is found so far.
        to: The file to write.
    """
    from fifteentwo.practice import mining  # noqa: PLC0415 - heavy, and only this command needs it
    from fifteentwo.practice.puzzles import write_puzzles  # noqa: PLC0415

    if not 1 <= games <= MOST_GAMES:
        raise WrongInput(f"--games: {games} is out of range; search 1 to {MOST_GAMES} games")
    try:
        with progress(games) as told:
            found = mining.mine(seed, games, out, told)
        with progress(len(found)) as told:
            made = mining.puzzles(found, told)
        to.write_bytes(write_puzzles(made))
    except OSError as error:
        raise WrongInput(f"lab puzzles: {error.filename or to} cannot be written: {error.strerror}") from None
    print(f"{len(made)} puzzles in {to}")
    return 0
