"""`fifteentwo score`: what a hand or crib scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from fifteentwo import calling
from fifteentwo.cards import PACK, Card, write
from fifteentwo.cli.lines import answer_lines
from fifteentwo.cli.output import write_json, write_table
from fifteentwo.cli.wrong import WrongInput
from fifteentwo.scoring import Combo, points, show

HAND_SIZE: Final = 4


class HandLine(msgspec.Struct):
    """A line of --jsonl; what else stands in it (a remark, a source) is passed over."""

    hand: list[str]
    starter: str
    crib: bool = False


def score(*hand: str, starter: str | None = None, crib: bool = False, json: bool = False, jsonl: bool = False) -> int:
    """What a hand or crib scores: how one says it, set by set, and in all.

    Args:
        hand: The four cards of the hand, or of the crib.
        starter: The starter.
        crib: Count it as a crib: a flush needs the starter too.
        json: Print JSON: points, combos and the call.
        jsonl: Read hands from standard input, a line of JSON each, and print the points of each.
    """
    if jsonl:
        if hand or starter is not None:
            raise WrongInput("score --jsonl reads its hands from standard input: name no cards beside it")
        return answer_lines(HandLine, _answer)
    if not hand:
        raise WrongInput("score needs the four cards of a hand, such as 5H 5C 5D JS --starter 5S")
    if starter is None:
        raise WrongInput("score needs the starter: add, for example, --starter 5S")
    try:
        held, turned = _read(" ".join(hand).replace(",", " ").split(), starter)
    except ValueError as error:
        raise WrongInput(f"score: {error}") from None
    combos = show(held, turned, crib)
    total = sum(combo.points for combo in combos)
    if json:
        write_json({"points": total, "combos": combos, "call": calling.say(combos)})
    else:
        _print(held, turned, crib, combos, total)
    return 0


def _answer(line: HandLine) -> dict[str, Any]:
    held, turned = _read(line.hand, line.starter)
    return {"points": points(held, turned, line.crib)}


def _read(hand: Sequence[str], starter: str) -> tuple[tuple[Card, ...], Card]:
    """The cards meant. Raises ValueError, with a sentence, where they cannot be a hand and its starter."""
    held = tuple(_card("the hand", word) for word in hand)
    turned = _card("the starter", starter)
    if len(held) != HAND_SIZE:
        raise ValueError(f"the hand: {HAND_SIZE} cards beside the starter are counted, not {len(held)}")
    for place, card in enumerate(held):
        if card in held[:place]:
            raise ValueError(f"the hand: the {card.words} is there twice")
    if turned in held:
        raise ValueError(f"the starter: the {turned.words} is in the hand already")
    return held, turned


def _card(where: str, word: str) -> Card:
    try:
        card = Card(word)
    except ValueError as error:
        raise ValueError(f"{where}: {error}") from None
    if card not in PACK:
        raise ValueError(f"{where}: {word!r} has no rank and cannot be counted")
    return card


def _print(held: tuple[Card, ...], turned: Card, crib: bool, combos: tuple[Combo, ...], total: int) -> None:
    print(f"{'Crib' if crib else 'Hand'} {write(held)}, starter {turned}")
    call = calling.say(combos)
    print(f"{call[0].upper()}{call[1:]}.")
    if combos:
        rows = [(combo.kind, write(combo.cards), str(combo.points)) for combo in combos]
        write_table(("set", "cards", "points"), [*rows, ("total", "", str(total))], numbers=(2,))
    else:
        print("Total 0")
