"""`fifteentwo peg`: the points that each card of one count pegs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec

from fifteentwo import calling, scoring
from fifteentwo.cards import JOKERS, PACK, RANK_WORDS, Card, card_words, read_rank
from fifteentwo.cli.jokers import BadCards, check_joker, twice
from fifteentwo.cli.language import reason, spoken, wrong_input
from fifteentwo.cli.lines import answer_lines
from fifteentwo.cli.output import heads, write_json, write_table
from fifteentwo.cli.reading import read_rules
from fifteentwo.locales import message, quotable
from fifteentwo.rules import CribbageRules
from fifteentwo.scoring import Combo

GO: Final = "go"


class CountLine(msgspec.Struct):
    """A line of --jsonl; other fields (a remark, a source) are ignored."""

    cards: list[str]


def peg(*cards: str, rules: str = "standard", json: bool = False, jsonl: bool = False) -> int:
    """The points that each card of one count pegs: fifteens, thirty-one, pairs and runs."""
    ruled = read_rules(rules, CribbageRules)
    if jsonl:
        if cards:
            raise wrong_input("wrong-leave-out-cards", command="peg")
        return answer_lines(CountLine, partial(_answer, ruled))
    typed = card_words(" ".join(cards))
    if not typed:
        raise wrong_input("wrong-needs", command="peg")
    try:
        row = _read(ruled, _without_go(typed))
        combos = _count(ruled, typed, row)
    except ValueError as error:
        raise wrong_input("wrong-reason", where="peg", reason=reason(error)) from None
    if json:
        points = _points(combos)
        write_json({"points": points, "total": sum(points)})
    else:
        _print(_without_go(typed), row, combos)
    return 0


def _answer(rules: CribbageRules, line: CountLine) -> dict[str, Any]:
    row = _read(rules, _without_go(line.cards))
    return {"points": _points(_count(rules, line.cards, row))}


def _without_go(typed: Sequence[str]) -> list[str]:
    return [word for word in typed if word.lower() != GO]


def _count(rules: CribbageRules, typed: Sequence[str], row: Sequence[Card]) -> list[tuple[Combo, ...]]:
    """The combinations each card makes. Raises ValueError where a go comes first."""
    before_go = next((place for place, word in enumerate(typed) if word.lower() == GO), len(row))
    if not before_go:
        raise BadCards("cards-go-first")
    on_call = rules.go_timing == "on_call"
    return [scoring.peg(row[: place + 1], on_call and place >= before_go) for place in range(len(row))]


def _points(combos: Sequence[tuple[Combo, ...]]) -> list[int]:
    return [sum(combo.points for combo in sets) for sets in combos]


def _read(rules: CribbageRules, typed: Sequence[str]) -> list[Card]:
    """The cards typed; a rank without a suit gets a free one. Raises ValueError if they cannot be a count."""
    row: list[Card] = []
    suited = {Card(word) for word in typed if _names_a_suit(word)}
    used: set[Card] = set()
    count = 0
    for place, word in enumerate(typed, 1):
        card = _joker(rules, word, place) if word.startswith("*") else _card(word, place, used | suited)
        if card.unnamed in used:
            raise twice(card, place=place, word=word)
        used.add(card.unnamed)
        row.append(card)
        count += card.value
        if count > 31:
            raise BadCards("cards-past-31", place=place, word=word, count=count)
    return row


def _joker(rules: CribbageRules, word: str, place: int) -> Card:
    try:
        card = Card(word)
    except ValueError:
        raise BadCards("cards-not-card", place=place, word=word, given=quotable(word)) from None
    check_joker(card, word, rules, place=place)
    if card in JOKERS:
        raise BadCards("cards-name-played", place=place, word=word, joker=card)
    return card


def _card(word: str, place: int, taken: set[Card]) -> Card:
    """The card typed; for a rank alone, a card of that rank that is not taken. Raises BadCards."""
    try:
        rank = read_rank(word)
    except ValueError:
        raise BadCards("cards-not-rank", place=place, word=word, given=quotable(word)) from None
    if _names_a_suit(word):
        return Card(word)
    free = [card for card in PACK if card.rank == rank and card not in taken]
    if not free:
        raise BadCards("cards-fifth", place=place, word=word, rank=RANK_WORDS[rank - 1])
    return free[0]


def _names_a_suit(word: str) -> bool:
    try:
        return Card(word) in PACK
    except ValueError:
        return False


def _print(typed: Sequence[str], row: Sequence[Card], combos: Sequence[tuple[Combo, ...]]) -> None:
    rows = []
    count = 0
    for word, card, sets, points in zip(typed, row, combos, _points(combos), strict=True):
        count += card.value
        rows.append((word.upper(), str(count), str(points), calling.say_play(count, sets, spoken())))
    write_table(heads("card", "count", "points", "said"), rows, numbers=(1, 2))
    print(message("score-total", {"points": sum(_points(combos))}, spoken()))
