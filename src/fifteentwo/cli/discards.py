"""`fifteentwo lab discards`: what every way to discard from every hand of six is worth, as one file of arrays."""

from __future__ import annotations

from pathlib import Path

from fifteentwo.cli.wrong import WrongInput


def discards(*, out: str = "discards.npz", expert: bool = False) -> int:
    """Write what each of the 15 discards of all 962,988 classes of six cards is worth to pone and to the dealer.

    A NumPy file of 123 MB: hands (962988, 6), numbers of cards; ways (962988,), how many hands each stands for; worth (2,
    962988, 15), to pone and to the dealer, in points, by the two cards discarded, the first and second first. Some
    seconds.

    Args:
        out: The file to write.
        expert: The other discards as the expert does, and the play counts too; else he discards any two cards, and
            only the show counts.
    """
    from fifteentwo.engine.archive import BadTables  # noqa: PLC0415
    from fifteentwo.engine.discard.full_table import even, write  # noqa: PLC0415 - NumPy and Numba are heavy
    from fifteentwo.engine.solution import shipped  # noqa: PLC0415

    try:
        many = write(Path(out), shipped().discards if expert else even())
    except BadTables as error:
        raise WrongInput(f"lab discards: {error}") from None
    except OSError as error:
        raise WrongInput(f"--out: {out}: {error.strerror}") from None
    print(f"{out}: {many:,} hands of six")
    return 0
