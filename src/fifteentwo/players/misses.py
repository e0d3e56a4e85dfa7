"""The mistakes of a player in counting: which combinations it overlooks, where, and how often."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from msgspec import Struct

from fifteentwo.cribbage import Call, Claim, Pass, View
from fifteentwo.cribbage.answers import Answer, exact_answer
from fifteentwo.cribbage.counting import count_due
from fifteentwo.locales import CodedValueError, quotable

SETS: Final[Mapping[str, str]] = {
    "fifteens": "fifteen",
    "thirty_ones": "thirty_one",
    "runs": "run",
    "pairs": "pair",
    "flushes": "flush",
    "nobs": "nobs",
}
PLACES: Final[Mapping[str, str]] = {"hand": "hand", "crib": "crib", "play": "card"}
MOST: Final = 1000


class Misses(Struct, frozen=True):
    """The combinations a player overlooks, in its own cards and in those it might call muggins on.

    Each combination of these kinds, in these places, is missed with probability one in `every`.

    >>> Misses.read("misses=runs+nobs/in=hand/every=2")
    Misses(sets=('runs', 'nobs'), places=('hand',), every=2)
    """

    sets: tuple[str, ...] = tuple(SETS)
    places: tuple[str, ...] = tuple(PLACES)
    every: int = 1

    @classmethod
    def read(cls, text: str) -> Misses:
        """The pattern written `misses=SETS/in=PLACES/every=N`, where the last two are optional. Raises ValueError."""
        fields: dict[str, str] = {}
        for part in text.split("/"):
            name, _, value = part.partition("=")
            if name not in ("misses", "in", "every") or name in fields:
                raise CodedValueError("misses-form", given=quotable(text))
            fields[name] = value
        if "misses" not in fields:
            raise CodedValueError("misses-of-what", given=quotable(text))
        every = fields.get("every", "1")
        if not every.isdecimal() or not 1 <= int(every) <= MOST:
            raise CodedValueError("misses-every", given=quotable(every), most=MOST)
        return cls(_some(SETS, fields["misses"], "misses"), _some(PLACES, fields.get("in", "all"), "in"), int(every))

    def answer(self, view: View, rng: Random) -> Answer:
        """The claim or call of a player that misses these sets; it answers everything else correctly."""
        due, right = view.due, exact_answer(view)
        if due is None or not isinstance(right, Claim | Call | Pass):
            return right
        _, combos, points = count_due(view, due)
        kinds = {SETS[name] for name in self.sets}
        if due.what in {PLACES[name] for name in self.places}:
            points -= sum(combo.points for combo in combos if combo.kind in kinds and rng.randrange(self.every) == 0)
        if due.claim is None:
            return Claim(right.seat, points)
        return Call(right.seat, points - due.claim) if points > due.claim else Pass(right.seat)


def _some(names: Mapping[str, str], words: str, field: str) -> tuple[str, ...]:
    """The names in `words`, which are joined by plus signs; every name for `all`."""
    chosen = tuple(names) if words == "all" else tuple(words.split("+"))
    for word in chosen:
        if word not in names:
            raise CodedValueError(
                "misses-name", field=quotable(f"{field}={words}"), given=quotable(word), known=", ".join(names)
            )
    return chosen
