"""Calling: the words for the points of a hand or a card.

"Fifteen two, fifteen four, and a pair is six." The points come from `scoring`. Several combinations may share one
phrase (a double run is two runs and a pair), always in the order fifteens, runs, pairs, flush, his nobs.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import prod
from typing import Final

import msgspec

from fifteentwo.cards import Card
from fifteentwo.expected import expect
from fifteentwo.locales import ENGLISH
from fifteentwo.locales.coded import Message, coded
from fifteentwo.scoring import Combo, ComboKind


class Line(msgspec.Struct, frozen=True):
    """One step of the call: its words, the cards to highlight, and the total so far."""

    words: Message
    cards: tuple[Card, ...]
    total: int


class Group(msgspec.Struct, frozen=True):
    """A row of the table of points by kind: '15s', 4."""

    name: Message
    points: int


def say(combos: Sequence[Combo], language: str = ENGLISH) -> str:
    """The call of a whole hand in one sentence; 'nothing' for a hand that scores nothing.

    >>> from fifteentwo.cards import Card, cards
    >>> from fifteentwo.scoring import show
    >>> say(show(cards("7C 8D AH AS"), Card("KD")))
    'fifteen two, and a pair is four'
    """
    return call(combos).in_language(language)


def call(combos: Sequence[Combo]) -> Message:
    """The call of a whole hand."""
    *first, last = [line.words for line in lines(combos)] or [_line(_NOTHING, "first", 0)]
    return coded("call", lines=(*first, _as_last(last))) if first else last


def _as_last(words: Message) -> Message:
    """The words of a line as those of the last one of a call."""
    return coded(words.code, **words.arguments | {"place": "last"}) if "place" in words.arguments else words


def call_of(combos: Sequence[Combo], points: int) -> Message:
    """The call of a hand, or only its points if some of its cards are unknown."""
    return call(combos) if combos or not points else coded("call-points", points=points)


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
    return _lines(tuple(combos))


@lru_cache(256)
def _lines(combos: tuple[Combo, ...]) -> tuple[Line, ...]:
    # For each hand that is shown: its call in one sentence, and its steps for each seat.
    for combo in combos:
        expect(combo, Combo, "a call", "the combinations of `show` or `peg`")
    return _spoken(_breaths(combos))


def found(groups: Iterable[Sequence[Combo]]) -> tuple[Line, ...]:
    """The call of combinations in the order in which a player finds them; each group is one phrase.

    >>> from fifteentwo.cards import Card, cards
    >>> from fifteentwo.scoring import show
    >>> fifteen, another, run = show(cards("4C 5D 6H KS"), Card("8S"))
    >>> [str(line.words) for line in found([[run], [another], [fifteen]])]
    ['a run of three is three', 'fifteen five', 'fifteen seven']
    """
    return _spoken(next(_breaths(group)) for group in groups)


def _spoken(breaths: Iterable[Breath]) -> tuple[Line, ...]:
    return tuple(
        Line(_line(name, _place(number), total), _cards(sets), total)
        for number, (name, sets, total) in enumerate(_totalled(breaths))
    )


def _totalled(breaths: Iterable[Breath]) -> Iterator[tuple[CallName, Sequence[Combo], int]]:
    """The phrases, each with the total so far."""
    total = 0
    for name, sets in breaths:
        total += sum(combo.points for combo in sets)
        yield name, sets, total


def _place(number: int) -> str:
    return "between" if number else "first"


def _line(name: CallName, place: str, total: int) -> Message:
    """One line of the call. A fifteen and a nineteen are said in the same way everywhere."""
    code, arguments = name
    placed = {} if code in ("call-fifteen", "call-nineteen", "call-nothing") else {"place": place}
    counted = {} if code == "call-nothing" else {"total": total}
    return coded(code, **arguments, **placed, **counted)


def table(combos: Sequence[Combo]) -> tuple[Group, ...]:
    """The points by kind, for '15s 4 · runs 6 · pair 2'; kinds that score nothing are left out.

    >>> from fifteentwo.cards import Card, cards
    >>> from fifteentwo.scoring import show
    >>> [(str(group.name), group.points) for group in table(show(cards("7C 8D 9H KS"), Card("7S")))]
    [('15s', 4), ('runs', 6), ('pair', 2)]
    """
    rows = []
    for kind, code in _ROWS.items():
        scored = [combo.points for combo in combos if combo.kind == kind]
        if scored:
            numbered = {"number": len(scored)} if kind in ("run", "pair") else {}
            rows.append(Group(coded(code, **numbered), sum(scored)))
    return tuple(rows)


def say_play(count: int, combos: Sequence[Combo], language: str = ENGLISH) -> str:
    """The words for playing a card: the count, and the combinations found by `peg`.

    >>> from fifteentwo.cards import cards
    >>> from fifteentwo.scoring import peg
    >>> say_play(15, peg(cards("4H 5C 6D")))
    'fifteen for two and a run of three is five'
    """
    return play(count, combos).in_language(language)


def play(count: int, combos: Sequence[Combo]) -> Message:
    """The message for playing a card: the count, then fifteen or thirty-one, then cards alike or a run."""
    for_count = sum(combo.points for combo in combos if combo.kind in ("fifteen", "thirty_one"))
    made = next((combo for combo in combos if combo.kind in ("pair", "run")), None)
    if made is None:
        return coded("play-for", count=count, points=for_count) if for_count else coded("play-count", count=count)
    size = len(made.cards)
    total = for_count + made.points
    if made.kind == "pair":
        alike = _ALIKE[size]
        if for_count:
            return coded("play-for-alike", count=count, alike=alike, points=for_count, total=total)
        return coded("play-alike", count=count, alike=alike, points=made.points)
    if for_count:
        return coded("play-for-run", count=count, cards=size, points=for_count, total=total)
    return coded("play-run", count=count, cards=size, points=made.points)


CallName = tuple[str, dict[str, str | int]]
"""The code of a phrase, and its arguments but for the place and the total."""

Breath = tuple[CallName, Sequence[Combo]]
"""One phrase of the call, and the combinations in it."""

_NOTHING: Final[CallName] = ("call-nothing", {})

_ROWS: Final[dict[ComboKind, str]] = {
    "fifteen": "kind-fifteens",
    "thirty_one": "kind-thirty-one",
    "run": "kind-runs",
    "pair": "kind-pairs",
    "flush": "kind-flush",
    "nobs": "kind-nobs",
    "nineteen": "kind-nineteen",
}

# By the number of cards alike; five and six take jokers.
_ALIKE: Final = {2: "pair", 3: "pair-royal", 4: "double-pair-royal", 5: "five", 6: "six"}
_TIMES: Final = {2: "double", 3: "triple", 4: "quadruple", 5: "quintuple", 6: "sextuple"}


def _breaths(combos: Sequence[Combo]) -> Iterator[Breath]:
    """The combinations grouped into phrases, each with its name."""
    kinds: defaultdict[ComboKind, list[Combo]] = defaultdict(list)
    for combo in combos:
        kinds[combo.kind].append(combo)
    pairs: defaultdict[int, list[Combo]] = defaultdict(list)
    for pair in kinds["pair"]:
        pairs[pair.cards[0].rank].append(pair)
    for fifteen in kinds["fifteen"]:
        yield ("call-fifteen", {}), [fifteen]
    yield from _runs(kinds["run"], pairs)
    for alike in pairs.values():
        yield ("call-alike", {"alike": _ALIKE[_alike(alike)]}), alike
    for flush in kinds["flush"]:
        yield ("call-flush", {"cards": len(flush.cards)}), [flush]
    for nobs in kinds["nobs"]:
        yield ("call-nobs", {}), [nobs]
    for nineteen in kinds["nineteen"]:
        yield ("call-nineteen", {}), [nineteen]


def _runs(runs: Sequence[Combo], pairs: dict[int, list[Combo]]) -> Iterator[Breath]:
    """Runs of the same ranks as one phrase, with the pairs that double them, which are removed from `pairs`."""
    by_ranks: defaultdict[tuple[int, ...], list[Combo]] = defaultdict(list)
    for run in runs:
        by_ranks[tuple(sorted(card.rank for card in run.cards))].append(run)
    for ranks, alike in by_ranks.items():
        many = [_alike(pairs.get(rank, ())) for rank in ranks]
        if len(alike) == prod(many):
            times = "-".join(_TIMES[n] for n in sorted(many, reverse=True) if n > 1) or "single"
            yield _run(ranks, times), alike + [pair for rank in ranks for pair in pairs.pop(rank, ())]
        else:  # some combinations are missing, so none of the names fits
            for run in alike:
                yield _run(ranks, "single"), [run]


def _run(ranks: Sequence[int], times: str) -> CallName:
    return "call-run", {"cards": len(ranks), "times": times}


def _alike(pairs: Sequence[Combo]) -> int:
    """The number of cards of one rank that make this many pairs: 1 for none, 2 for one pair, 3 for three."""
    points = sum(pair.points for pair in pairs)
    return next((n for n in _ALIKE if n * (n - 1) == points), 1)


def _cards(sets: Sequence[Combo]) -> tuple[Card, ...]:
    """The cards of all these combinations, each once, in order."""
    return tuple(sorted({card for combo in sets for card in combo.cards}))
