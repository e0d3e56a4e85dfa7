"""`fifteentwo lab discards`: the value of every discard from every hand of six, as one file of arrays."""

from __future__ import annotations

from pathlib import Path

from fifteentwo.cli.wrong import WrongInput


def discards(*, out: str = "discards.npz", expert: bool = False) -> int:
    """Write the value of each of the 15 discards of all 962,988 classes of six cards, for pone and for the dealer.

    Takes a few seconds. The NumPy file (123 MB) has hands (962988, 6), card numbers; ways (962988,), how many hands each
    class stands for; worth (2, 962988, 15), the value in points for pone and for the dealer, by the two cards discarded,
    beginning with the first and second card.

    Args:
        out: The file to write.
        expert: Include the play, against an opponent who discards as the expert does. Otherwise only the show counts, and the opponent discards any two cards.
    """
    from fifteentwo.engine.archive import BadTables  # noqa: PLC0415
    from fifteentwo.engine.discard.full_table import even, write_hands  # noqa: PLC0415 - NumPy and Numba are heavy
    from fifteentwo.engine.solution import shipped  # noqa: PLC0415

    try:
        many = write_hands(Path(out), shipped().discards if expert else even())
    except BadTables as error:
        raise WrongInput(f"lab discards: {error}") from None
    except OSError as error:
        raise WrongInput(f"--out: {out}: {error.strerror}") from None
    print(f"{out}: {many:,} hands of six")
    return 0
