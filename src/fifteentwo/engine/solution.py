"""The engine's opinion by look-up: discards summed exactly, cards drawn from the solved policy. NumPy, and no Numba."""

from __future__ import annotations

import lzma
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from itertools import combinations, permutations
from math import comb
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.discard.opponent import OTHERS, STARTERS, Crib, crib_of, layout, pair_ways
from fifteentwo.engine.play_parts import BRANCHES, ROOT, Arrays, PlayPart
from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles, many, places, rank_hands
from fifteentwo.scoring import peg_points

FILE: Final = Path(__file__).parents[1] / "data" / "expert.zip"
DISCARD_PART: Final = "lay-away"
"""The name of a part of `FILE`, from when to discard was called to lay away."""
PONE: Final = 0
DEALER: Final = 1
UNKNOWN: Final = 128
"""A byte of the policy where nobody who follows it ever comes: just above a half."""
_JACK: Final = 10
_CHOOSE: Final = np.array([[comb(n, k) for k in range(5)] for n in range(5)])


class BadTables(Exception):  # noqa: N818 - the name says what is wrong
    """The engine's data is missing, cut short or altered."""


class Discards(NamedTuple):
    """How the other discards as each role sees it, and what kept hands are worth in the play; 0 pone, 1 dealer."""

    cribs: tuple[Crib, Crib]
    pegging: Doubles


def worths(six: tuple[int, ...], player: int, tables: Discards) -> Doubles:
    """What each of the 15 discards of six ascending cards is worth in points, (15,), in the order of `combinations`."""
    whole: Doubles = parts(six, player, tables) @ np.array((1.0, 1.0 if player == DEALER else -1.0, 1.0))
    return whole


def parts(six: tuple[int, ...], player: int, tables: Discards) -> Doubles:
    """What each of the 15 discards of six ascending cards is worth in the hand, the crib and the play, (15, 3).

    In the order of `itertools.combinations`; the crib's points whoever owns it.
    """
    crib, fixed = tables.cribs[player], layout()
    left, unseen = np.full(RANKS, 4), np.ones((4, RANKS), bool)
    for card in six:
        left[card >> 2] -= 1
        unseen[card & 3, card >> 2] = False
    weights = crib.weights.astype(np.float64)
    drawn = _CHOOSE[left[None, :], many(3)].prod(axis=1) * crib.triples
    through = weights @ left - weights.diagonal()
    pairs = float(through @ left) / 2
    in_suit = unseen.sum(axis=1)
    jacks = 0.0
    for suit in range(4):
        if unseen[suit, _JACK]:
            others = unseen[suit].copy()
            others[_JACK] = False
            jacks += float((through[_JACK] - weights[_JACK])[others].sum())
    worth = np.zeros((15, 3))
    for way, laid in enumerate(combinations(range(6), 2)):
        first, second = six[laid[0]], six[laid[1]]
        points = float(fixed.with_pair[fixed.pair_at[first >> 2, second >> 2]] @ drawn) + jacks
        if first & 3 == second & 3:
            ranks = int((unseen[first & 3] << np.arange(RANKS)).sum())
            points += 5.0 * float(crib.suited[ranks]) * int(in_suit[first & 3] - 2)
        for card in (first, second):
            if card >> 2 == _JACK:
                points += float((pairs - through)[unseen[card & 3]].sum())
        kept = [card for at, card in enumerate(six) if at not in laid]
        a, b, c, d = (card >> 2 for card in kept)
        row = (((a * 13 + b) * 13 + c) * 13 + d) * 13
        hand = int(left @ fixed.points[row : row + 13])
        hand += sum(int(in_suit[card & 3]) for card in kept if card >> 2 == _JACK)
        if len({card & 3 for card in kept}) == 1:
            hand += 4 * STARTERS + int(in_suit[kept[0] & 3])
        mean = points / (pairs * OTHERS)
        worth[way] = hand / STARTERS, mean, tables.pegging[player, fixed.four_at[a, b, c, d]]
    return worth


class Parts:
    """The arrays of a file, each part read when it is first asked for. Raises BadTables."""

    def __init__(self, path: Path) -> None:
        try:
            self._file = zipfile.ZipFile(path)
        except (OSError, zipfile.BadZipFile) as error:
            raise BadTables(f"{path}: {error}") from None
        self._path = path
        self._parts: dict[str, Arrays] = {}

    def part(self, name: str) -> Arrays:
        """The arrays of one part."""
        if name not in self._parts:
            with self._named():
                data = self._file.read(name)
                size = int.from_bytes(data[:4], "little")
                shapes = msgspec.json.decode(data[4 : 4 + size], type=dict[str, tuple[str, tuple[int, ...]]])
                arrays, at = {}, 4 + size
                for key, (dtype, shape) in shapes.items():
                    array = np.frombuffer(data, dtype, int(np.prod(shape)), at).reshape(shape)
                    arrays[key] = array
                    at += array.nbytes
            self._parts[name] = arrays
        return self._parts[name]

    @contextmanager
    def _named(self) -> Iterator[None]:
        """Names the file where it is damaged."""
        try:
            yield
        except (OSError, KeyError, EOFError, ValueError, zipfile.BadZipFile, lzma.LZMAError) as error:
            raise BadTables(f"{self._path}: {error}") from None


def branches_of(plays: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """The branches of a part that these plays pass through."""
    return (ROOT, *(rank for _, rank in plays[2:3]))


class Policy:
    """A solved play, cut where its first two cards have been played."""

    def part(self, name: str, branches: Iterable[int] = BRANCHES) -> Arrays:
        """The arrays of one part; of the play, at least these branches. Raises BadTables."""
        raise NotImplementedError

    def chances(self, plays: list[tuple[int, int]], player: int, hand: list[int]) -> dict[int, float] | None:
        """How likely each rank of a hand is played after these plays (player, rank); None where nothing was solved.

        0 is pone, ranks are from 0. Where a player must have said go is worked out from who plays.
        """
        if len(plays) < 2:
            number = int(places(4)[tuple(hand)])
            first, hands = self.part("first"), len(rank_hands(4))
            node = 1 + first["leads"].tolist().index(plays[0][1]) if plays else 0
            return _shares(first["policy"][4 * hands * node : 4 * hands * (node + 1)], 4, hands, number, hand, 31)
        part = self.part(f"{plays[0][1]}-{plays[1][1]}", branches_of(plays))
        child, mover, counts = part["child"], part["mover"], part["count"]
        node = 0
        for who, rank in plays[2:]:
            while node >= 0 and (mover[node] != who or counts[node] + min(rank + 1, 10) > 31):
                node = int(child[13, node])
            if node < 0:
                return None
            node = int(child[rank, node])
        while node >= 0 and (mover[node] != player or counts[node] + min(hand[0] + 1, 10) > 31):
            node = int(child[13, node])
        if node < 0:
            return None
        room = 31 - int(counts[node])
        size = len(hand)
        if size == 1:
            return {hand[0]: 1.0}
        begin = int(part["begins"][node])
        numbers = part["policy"][begin : begin + int(part["sizes"][node])]
        if size > 2:
            hands = len(rank_hands(size))
            return _shares(numbers, size, hands, int(places(size)[tuple(hand)]), hand, room)
        low, high = hand
        if low == high or min(high + 1, 10) > room:
            return {low: 1.0}
        share = int(numbers[high * (high - 1) // 2 + low]) / 255
        if share == UNKNOWN / 255:
            return None
        return {low: share, high: 1 - share}


class Tables(Parts, Policy):
    """How the expert discards and plays. Raises BadTables."""

    def __init__(self, path: Path = FILE) -> None:
        super().__init__(path)
        self._play: dict[str, PlayPart] = {}
        parts = self.part(DISCARD_PART)
        cribs = crib_of(parts["laid"][DEALER] / pair_ways()), crib_of(parts["laid"][PONE] / pair_ways())
        self.discards = Discards(cribs, parts["pegging"])

    def part(self, name: str, branches: Iterable[int] = BRANCHES) -> Arrays:
        """The arrays of one part; of the play, at least these branches."""
        if name in {"first", DISCARD_PART}:
            return super().part(name)
        with self._named():
            if name not in self._play:
                self._play[name] = PlayPart(self._file.read(name))
            return self._play[name].read(branches)

    def read_ahead(self) -> None:
        """Reads every part, so that none is read while somebody waits: half a second, 100 MB."""
        for name in self._file.namelist():
            if "-" in name:
                self.part(name)


def _shares(
    numbers: NDArray[Any], slots: int, hands: int, number: int, hand: list[int], room: int
) -> dict[int, float] | None:
    if all(numbers[slot * hands + number] == UNKNOWN for slot in range(slots)):
        return None
    fits = {
        rank: float(numbers[slot * hands + number])
        for slot, rank in enumerate(sorted(set(hand)))
        if min(rank + 1, 10) <= room and slot < slots
    }
    total = sum(fits.values())
    return {rank: share / total if total else 1 / len(fits) for rank, share in fits.items()}


def alone(hand: list[int], row: list[int]) -> int:
    """The rank that begins the best order of cards for somebody who alone has cards left; ranks from 0."""
    best, most = hand[0], -1
    for order in set(permutations(hand)):
        won, count, cards = 0, sum(min(rank + 1, 10) for rank in row), list(row)
        for at, rank in enumerate(order):
            if count + min(rank + 1, 10) > 31:
                if at == 0 or any(count + min(later + 1, 10) <= 31 for later in order[at:]):
                    won = -1
                    break
                won, count, cards = won + 1, 0, []
            cards.append(rank)
            count += min(rank + 1, 10)
            won += peg_points([each + 1 for each in cards])
            if count == 31:
                count, cards = 0, []
        else:
            won += count > 0
        if won > most:
            best, most = order[0], won
    return best


@cache
def shipped() -> Tables:
    """The data of the package, opened once."""
    return Tables()
