"""`fifteentwo peg`: what each card of one count pegs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from fifteentwo import calling, scoring
from fifteentwo.cards import PACK, RANK_WORDS, RANKS, Card, read_rank
from fifteentwo.cli.lines import answer_lines
from fifteentwo.cli.output import write_json, write_table
from fifteentwo.cli.wrong import WrongInput

OF_A_RANK: Final = 4


class CountLine(msgspec.Struct):
    """A line of --jsonl; what else stands in it (a remark, a source) is passed over."""

    cards: list[str]


def peg(*cards: str, json: bool = False, jsonl: bool = False) -> int:
    """What each card of one count pegs: fifteen, thirty-one, pairs and runs.

    Args:
        cards: The cards of one count, 31 at most.
        json: Print JSON: the points card by card, and the total.
        jsonl: Read counts from standard input, a line of JSON each, and print the points of each.
    """
    if jsonl:
        if cards:
            raise WrongInput("peg --jsonl reads its cards from standard input: name none beside it")
        return answer_lines(CountLine, _answer)
    words = " ".join(cards).replace(",", " ").split()
    if not words:
        raise WrongInput("peg needs the cards of a count in the order they were played, such as 4 2 3")
    try:
        row = _read(words)
    except ValueError as error:
        raise WrongInput(f"peg: {error}") from None
    points = _points(row)
    if json:
        write_json({"points": points, "total": sum(points)})
    else:
        _print(words, row, points)
    return 0


def _answer(line: CountLine) -> dict[str, Any]:
    return {"points": _points(_read(line.cards))}


def _points(row: Sequence[Card]) -> list[int]:
    ranks = [card.rank for card in row]
    return [scoring.peg_points(ranks[: place + 1]) for place in range(len(ranks))]


def _read(words: Sequence[str]) -> list[Card]:
    """The cards meant; one written without a suit is given one. Raises ValueError where they cannot be a count."""
    row: list[Card] = []
    named = {Card(word) for word in words if _names_a_suit(word)}
    used: set[Card] = set()
    ranks = [0] * (len(RANKS) + 1)
    count = 0
    for place, word in enumerate(words, 1):
        rank = read_rank(word)
        ranks[rank] += 1
        if ranks[rank] > OF_A_RANK:
            raise ValueError(f"card {place}, {word}: there are only four of a rank, and this is {_fifth(rank)}")
        if _names_a_suit(word):
            card = Card(word)
            if card in used:
                raise ValueError(f"card {place}, {word}: the {card.words} is there twice")
        else:
            card = next(c for c in PACK if c.rank == rank and c not in used and c not in named)
        used.add(card)
        row.append(card)
        count += card.value
        if count > 31:
            raise ValueError(f"card {place}, {word}: it would bring the count to {count}, and it never passes 31")
    return row


def _names_a_suit(word: str) -> bool:
    try:
        return Card(word) in PACK
    except ValueError:
        return False


def _fifth(rank: int) -> str:
    name = RANK_WORDS[rank - 1]
    return f"the fifth {name}"


def _print(words: Sequence[str], row: Sequence[Card], points: Sequence[int]) -> None:
    rows = []
    count = 0
    for place, (word, card) in enumerate(zip(words, row, strict=True)):
        count += card.value
        said = calling.say_play(count, scoring.peg(row[: place + 1]))
        rows.append((word.upper(), str(count), str(points[place]), said))
    write_table(("card", "count", "points", "said"), rows, numbers=(1, 2))
    print(f"Total {sum(points)}")
