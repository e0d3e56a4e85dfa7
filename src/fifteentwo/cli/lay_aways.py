"""`fifteentwo lab lay-aways`: what every way to lay away from every hand of six is worth, as one file of arrays."""

from __future__ import annotations

from pathlib import Path

from fifteentwo.cli.wrong import WrongInput


def lay_aways(*, out: str = "lay-aways.npz", expert: bool = False) -> int:
    """Write what each of the 15 lay-aways of all 962,988 classes of six cards is worth to pone and to the dealer.

    A NumPy file of 123 MB: hands (962988, 6), numbers of cards; ways (962988,), how many hands each stands for; worth (2,
    962988, 15), to pone and to the dealer, in points, by the two cards laid away, the first and second first. Some
    seconds.

    Args:
        out: The file to write.
        expert: The other lays away as the expert does, and the play counts too; else he lays away any two cards, and
            only the show counts.
    """
    import numpy as np  # noqa: PLC0415 - heavy

    from fifteentwo.engine.arrays import all_sixes, complete  # noqa: PLC0415 - NumPy and Numba are heavy
    from fifteentwo.engine.expert import BadTables  # noqa: PLC0415

    to = Path(out)
    half = to.with_name(f"{to.name}.half")
    try:
        with half.open("wb") as file:
            hands, ways = all_sixes()
            np.savez(file, hands=hands, ways=ways.astype(np.int32), worth=complete(expert))
        half.replace(to)
    except BadTables as error:
        half.unlink(missing_ok=True)
        raise WrongInput(f"lab lay-aways: {error}") from None
    except OSError as error:
        raise WrongInput(f"--out: {out}: {error.strerror}") from None
    print(f"{out}: {len(hands):,} hands of six")
    return 0
