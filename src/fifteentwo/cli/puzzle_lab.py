"""`fifteentwo lab puzzles`: makes the file of puzzles."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

from fifteentwo.cli.commands import Whole
from fifteentwo.cli.language import reason
from fifteentwo.cli.progress import progress
from fifteentwo.cli.reading import read_text
from fifteentwo.cli.wrong import WrongInput
from fifteentwo.record import BadRecord, Record, load

Kind = Literal["discard", "play", "endgame"]
MOST_GAMES: Final = 1_000_000
SUFFIXES: Final = (".txt", ".json", ".jsonl")


def puzzles(
    *,
    seed: Whole = 1,
    games: Whole = 376,
    records: Path | None = None,
    out: Path = Path("fifteentwo-puzzles"),
    to: Path = Path("puzzles.xz"),
    again: tuple[Kind, ...] = (),
) -> int:
    """Find puzzles in recorded games, and in games of the expert against itself; stopped, the same command resumes.

    The same seed, games and records give the same file. A game takes about two seconds.

    Args:
        seed: The seed of all random numbers.
        games: The number of games of the expert to search; 0 with --records for the records alone.
        records: A folder with records of games (.txt, .json, or .jsonl with one a line) to search first.
        out: The folder for what is found so far.
        to: The file to write.
        again: Search nothing; grade the puzzles of the package again that are of this kind, after a change of the engine.
    """
    from fifteentwo.practice import mining  # noqa: PLC0415 - heavy, and only this command needs it
    from fifteentwo.practice.puzzles import shipped_puzzles, write_puzzles  # noqa: PLC0415

    least = 1 if records is None else 0
    if not least <= games <= MOST_GAMES:
        raise WrongInput(f"--games: {games} is out of range; search {least} to {MOST_GAMES} games")
    played = [] if records is None else read_records(records)
    try:
        if again:
            before = shipped_puzzles()
            with progress(len(before)) as told:
                made = mining.graded_again(before, again, told)
            to.write_bytes(write_puzzles(made))
            print(f"{len(made)} puzzles in {to}")
            return 0
        with progress(len(played)) as told:
            found = mining.mine_records(played, out, told) if played else []
        with progress(games) as told:
            found += mining.mine(seed, games, out, told)
        with progress(len(found)) as told:
            made = mining.puzzles(found, told)
        to.write_bytes(write_puzzles(made))
    except OSError as error:
        raise WrongInput(f"lab puzzles: {error.filename or to} cannot be written: {error.strerror}") from None
    print(f"{len(made)} puzzles in {to}")
    return 0


def read_records(folder: Path) -> list[Record]:
    """All records in a folder, in the order of their names. Raises WrongInput for one that cannot be read or replayed."""
    try:
        files = sorted(each for each in folder.iterdir() if each.suffix in SUFFIXES)
    except OSError as error:
        raise WrongInput(f"--records: {folder} cannot be read: {error.strerror}") from None
    if not files:
        raise WrongInput(f"--records: {folder} has no records; their names end in {', '.join(SUFFIXES)}")
    found = []
    for file in files:
        text = read_text(str(file))
        lines = text.splitlines() if file.suffix == ".jsonl" else [text]
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            try:
                found.append(load(line).record)
            except BadRecord as error:
                where = f"{file}, line {number}" if file.suffix == ".jsonl" else str(file)
                raise WrongInput(f"{where}: {reason(error)}") from None
    return found
