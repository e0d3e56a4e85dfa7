"""Calling: the words for the points of a hand or a card.

"Fifteen two, fifteen four, and a pair is six." The points come from `scoring`. Several combinations may share one
phrase (a double run is two runs and a pair), always in the order fifteens, runs, pairs, flush, his nobs.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from math import prod
from typing import Final

import msgspec

from fifteentwo.cards import Card
from fifteentwo.scoring import Combo, Kind

NOTHING: Final = "nothing"


class Line(msgspec.Struct, frozen=True):
    """One step of the call: its words, the cards to highlight, and the total so far."""

    words: str
    cards: tuple[Card, ...]
    total: int


def say(combos: Sequence[Combo]) -> str:
    """The call of a whole hand in one sentence; 'nothing' for a hand that scores nothing.

    >>> from fifteentwo.cards import Card, cards
    >>> from fifteentwo.scoring import show
    >>> say(show(cards("7C 8D AH AS"), Card("KD")))
    'fifteen two, and a pair is four'
    """
    steps = [line.words for line in lines(combos)]
    if not steps:
        return NOTHING
    if len(steps) > 1 and not steps[-1].startswith("fifteen "):
        steps[-1] = f"and {steps[-1]}"
    return ", ".join(steps)


def lines(combos: Sequence[Combo]) -> tuple[Line, ...]:
    """The call step by step: the cards of each line are exactly those of its combinations, and the total runs on.

    >>> from fifteentwo.cards import Card, cards
    >>> from fifteentwo.scoring import show
    >>> for line in lines(show(cards("7C 8D 9H KS"), Card("7S"))):
    ...     print(line.total, line.words, line.cards)
    2 fifteen two (7C, 8D)
    4 fifteen four (7S, 8D)
    12 a double run of three is twelve (7C, 7S, 8D, 9H)
    """
    return _spoken(_breaths(combos))


def found(groups: Iterable[Sequence[Combo]]) -> tuple[Line, ...]:
    """The call of combinations in the order in which a player finds them; each group is one phrase.

    >>> from fifteentwo.cards import Card, cards
    >>> from fifteentwo.scoring import show
    >>> fifteen, another, run = show(cards("4C 5D 6H KS"), Card("8S"))
    >>> [line.words for line in found([[run], [another], [fifteen]])]
    ['a run of three is three', 'fifteen five', 'fifteen seven']
    """
    return _spoken(next(_breaths(group)) for group in groups)


def _spoken(breaths: Iterable[tuple[str, Sequence[Combo]]]) -> tuple[Line, ...]:
    total = 0
    said: list[Line] = []
    for name, sets in breaths:
        total += sum(combo.points for combo in sets)
        if name == "fifteen":
            words = f"fifteen {number(total)}"
        elif name == _NOBS and not said:
            words = name
        else:
            words = f"{_article(name, opening=not said)}{name} is {number(total)}"
        said.append(Line(words, _cards(sets), total))
    return tuple(said)


def table(combos: Sequence[Combo]) -> tuple[tuple[str, int], ...]:
    """The points by kind, for '15s 4 · runs 6 · pair 2'; kinds that score nothing are left out.

    >>> from fifteentwo.cards import Card, cards
    >>> from fifteentwo.scoring import show
    >>> table(show(cards("7C 8D 9H KS"), Card("7S")))
    (('15s', 4), ('runs', 6), ('pair', 2))
    """
    rows = []
    for kind, one, several in _ROWS:
        scored = [combo.points for combo in combos if combo.kind == kind]
        if scored:
            rows.append((one if len(scored) == 1 else several, sum(scored)))
    return tuple(rows)


def say_play(count: int, combos: Sequence[Combo]) -> str:
    """The words for playing a card: the count, and the combinations found by `peg`.

    >>> from fifteentwo.cards import cards
    >>> from fifteentwo.scoring import peg
    >>> say_play(15, peg(cards("4H 5C 6D")))
    'fifteen for two and a run of three is five'
    """
    said = number(count)
    total = 0
    for combo in combos:
        total += combo.points
        if combo.kind in ("fifteen", "thirty_one"):
            said += f" for {number(total)}"
        elif total == combo.points:
            said += f", {_played(combo)} for {number(total)}"
        else:
            name = _played(combo)
            said += f" and {_article(name)}{name} is {number(total)}"
    return said


def number(n: int) -> str:
    """A number from 0 to 999 in words. Raises ValueError for any other.

    >>> number(121)
    'one hundred and twenty-one'
    """
    if not 0 <= n <= 999:
        raise ValueError(f"there are words for 0 to 999 only, not for {n}")
    hundreds, rest = divmod(n, 100)
    if hundreds:
        return f"{_UNITS[hundreds]} hundred" + (f" and {number(rest)}" if rest else "")
    if n < 20:
        return _UNITS[n]
    tens, units = divmod(n, 10)
    return _TENS[tens] + (f"-{_UNITS[units]}" if units else "")


# fmt: off
_UNITS: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
    "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)
# fmt: on
_TENS: Final = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")

_ROWS: Final[tuple[tuple[Kind, str, str], ...]] = (
    ("fifteen", "15s", "15s"),
    ("thirty_one", "31", "31"),
    ("run", "run", "runs"),
    ("pair", "pair", "pairs"),
    ("flush", "flush", "flush"),
    ("nobs", "nobs", "nobs"),
    ("nineteen", "nineteen", "nineteen"),
)

# By the number of cards alike; five and six take jokers.
_ALIKE: Final = {2: "pair", 3: "pair royal", 4: "double pair royal", 5: "five alike", 6: "six alike"}
_TIMES: Final = {2: "double ", 3: "triple ", 4: "quadruple ", 5: "quintuple ", 6: "sextuple "}
_NOBS: Final = "one for his nobs"
_BARE: Final = ("five alike", "six alike", _NOBS)


def _article(name: str, opening: bool = False) -> str:
    """The article 'a ', or '' for names without one and for double runs and pairs royal at the start of the call."""
    if name in _BARE or (opening and name != "pair" and not name.startswith(("run", "flush"))):
        return ""
    return "a "


def _breaths(combos: Sequence[Combo]) -> Iterator[tuple[str, list[Combo]]]:
    """The combinations grouped into phrases, each with its name."""
    kinds: defaultdict[Kind, list[Combo]] = defaultdict(list)
    for combo in combos:
        kinds[combo.kind].append(combo)
    pairs: defaultdict[int, list[Combo]] = defaultdict(list)
    for pair in kinds["pair"]:
        pairs[pair.cards[0].rank].append(pair)
    for fifteen in kinds["fifteen"]:
        yield "fifteen", [fifteen]
    yield from _runs(kinds["run"], pairs)
    for alike in pairs.values():
        yield _ALIKE[_alike(alike)], alike
    for flush in kinds["flush"]:
        yield f"flush of {number(len(flush.cards))}", [flush]
    for nobs in kinds["nobs"]:
        yield _NOBS, [nobs]
    for nineteen in kinds["nineteen"]:
        yield NOTHING, [nineteen]


def _runs(runs: Sequence[Combo], pairs: dict[int, list[Combo]]) -> Iterator[tuple[str, list[Combo]]]:
    """Runs of the same ranks as one phrase, with the pairs that double them, which are removed from `pairs`."""
    by_ranks: defaultdict[tuple[int, ...], list[Combo]] = defaultdict(list)
    for run in runs:
        by_ranks[tuple(sorted(card.rank for card in run.cards))].append(run)
    for ranks, alike in by_ranks.items():
        name = f"run of {number(len(ranks))}"
        many = [_alike(pairs.get(rank, ())) for rank in ranks]
        if len(alike) == prod(many):
            times = "".join(_TIMES[n] for n in sorted(many, reverse=True) if n > 1)
            yield times + name, alike + [pair for rank in ranks for pair in pairs.pop(rank, ())]
        else:  # some combinations are missing, so none of the names fits
            for run in alike:
                yield name, [run]


def _alike(pairs: Sequence[Combo]) -> int:
    """The number of cards of one rank that make this many pairs: 1 for none, 2 for one pair, 3 for three."""
    points = sum(pair.points for pair in pairs)
    return next((n for n in _ALIKE if n * (n - 1) == points), 1)


def _cards(sets: Sequence[Combo]) -> tuple[Card, ...]:
    """The cards of all these combinations, each once, in order."""
    return tuple(sorted({card for combo in sets for card in combo.cards}))


def _played(combo: Combo) -> str:
    """The name of a pair or run in the play."""
    size = len(combo.cards)
    return _ALIKE[size] if combo.kind == "pair" else f"run of {number(size)}"
