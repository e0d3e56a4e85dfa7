"""`fifteentwo score`: counts a hand or crib."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from fifteentwo import calling
from fifteentwo.cards import BACK, Card, card_words, write
from fifteentwo.cli.jokers import BadCards, check_joker, twice
from fifteentwo.cli.language import reason, spoken, wrong_input
from fifteentwo.cli.lines import answer_lines
from fifteentwo.cli.output import heads, write_json, write_table
from fifteentwo.cli.reading import read_rules
from fifteentwo.cribbage.counting import as_named, count_hand, worth
from fifteentwo.cribbage.naming import best_names
from fifteentwo.cribbage.state import Due, State
from fifteentwo.game import Standing
from fifteentwo.locales import message, quotable
from fifteentwo.rules import CribbageRules
from fifteentwo.scoring import Combo

CRIB_SIZE: Final = 4
BY_SIZE: Final = {3: "five_card", 4: "standard", 5: "seven_card", 6: "standard cards_dealt=8"}


class HandLine(msgspec.Struct):
    """A line of --jsonl; other fields (a remark, a source) are ignored."""

    hand: list[str]
    starter: str | None = None
    crib: bool = False


class CountedHand(msgspec.Struct):
    """A hand or crib with its starter, if there is one; the jokers as they are named; and its combinations."""

    cards: tuple[Card, ...]
    starter: Card | None
    names: tuple[Card, ...]
    combos: tuple[Combo, ...]


def score(
    *hand: str,
    starter: str | None = None,
    crib: bool = False,
    rules: str = "standard",
    json: bool = False,
    jsonl: bool = False,
) -> int:
    """The points of a hand or crib: each combination, the total, and how to say it."""
    ruled = replace(read_rules(rules, CribbageRules), joker_binding=True)  # a joker that is named here keeps its name
    if jsonl:
        if hand or starter is not None:
            raise wrong_input("wrong-leave-out-cards", command="score")
        return answer_lines(HandLine, partial(_answer, ruled))
    if not hand:
        raise wrong_input("wrong-needs", command="score")
    try:
        counted = _count(ruled, card_words(" ".join(hand)), starter, crib)
    except ValueError as error:
        raise wrong_input("wrong-reason", where="score", reason=reason(error)) from None
    if json:
        named = {"names": counted.names} if counted.names else {}
        combos = counted.combos
        write_json({"points": worth(combos), "combos": combos, "call": calling.say(combos)} | named)
    else:
        _print(counted, crib)
    return 0


def _answer(rules: CribbageRules, line: HandLine) -> dict[str, Any]:
    counted = _count(rules, line.hand, line.starter, line.crib)
    named = {"names": counted.names} if counted.names else {}
    return {"points": worth(counted.combos)} | named


def _count(rules: CribbageRules, hand: Sequence[str], starter: str | None, crib: bool) -> CountedHand:
    """Counts the cards, with the best names for their jokers. Raises ValueError, with a sentence, for impossible cards."""
    held, turned = _read(rules, hand, starter, crib)
    state = lying(rules, held, turned, crib)
    assert state.due is not None
    names = best_names(state, state.due) if state.to_name() else ()
    cards, shown = as_named(state, held, names)
    return CountedHand(cards, shown or turned, names, count_hand(state, held, crib, names))


def lying(rules: CribbageRules, held: tuple[Card, ...], turned: Card | None, crib: bool) -> State:
    """A state with only these cards on the table, which the dealer is to count."""
    zero = (0,) * rules.sides
    rest: tuple[tuple[Card, ...], ...] = ((),) * (rules.players - 1)
    return State(
        rules=rules,
        standing=Standing(zero, zero),
        viewer=None,
        phase="show",
        pegs=((0, 0),) * rules.sides,
        dealer=0,
        hands=(() if crib else held, *rest),
        discarded=((), *rest),
        crib=held if crib else (),
        starter=turned,
        due=Due(0, "crib" if crib else "hand"),
    )


def _read(
    rules: CribbageRules, hand: Sequence[str], starter: str | None, crib: bool
) -> tuple[tuple[Card, ...], Card | None]:
    """The cards typed. Raises ValueError, with a sentence, if they cannot be a hand or crib and its starter."""
    where = "crib" if crib else "hand"
    if crib and rules.crib == "none":
        raise BadCards("cards-no-crib")
    if crib and starter is None:
        raise BadCards("cards-crib-needs-starter")
    held = tuple(_card(rules, where, word) for word in hand)
    turned = None if starter is None else _card(rules, "starter", starter)
    _check_size(rules, where, len(held), crib)
    for place, card in enumerate(held):
        if card.unnamed in [other.unnamed for other in held[:place]]:
            raise twice(card, where=where)
        if turned is None and not card.rank:
            raise BadCards("cards-name-counted", where=where, joker=card)
    if turned is not None and turned.unnamed in [card.unnamed for card in held]:
        raise BadCards("cards-starter-held", where=where, card=turned.unnamed)
    return held, turned


def _check_size(rules: CribbageRules, where: str, held: int, crib: bool) -> None:
    """Raises ValueError, with a sentence, if the rules have no hand or crib of this size."""
    size = CRIB_SIZE if crib else rules.cards_dealt - rules.discards
    if held != size:
        other = BY_SIZE.get(held) if not crib else None
        if other:
            raise BadCards("cards-size-hint", where=where, wanted=size, given=held, rules=other)
        raise BadCards("cards-size", where=where, wanted=size, given=held)


def _card(rules: CribbageRules, where: str, word: str) -> Card:
    try:
        card = Card(word)
    except ValueError:
        raise BadCards("cards-not-card", where=where, given=quotable(word)) from None
    check_joker(card, word, rules, where=where)
    if card == BACK:
        raise BadCards("cards-no-rank", where=where, given=word)
    return card


def _print(counted: CountedHand, crib: bool) -> None:
    combos, total = counted.combos, worth(counted.combos)
    say = partial(message, language=spoken())
    if counted.starter:
        code = "score-crib" if crib else "score-hand"
        print(say(code, {"cards": write(counted.cards), "starter": counted.starter}))
    else:
        print(say("score-crib-alone" if crib else "score-hand-alone", {"cards": write(counted.cards)}))
    print(say("score-said", {"call": calling.call(combos)}))
    if combos:
        rows = [(say("score-kind", {"kind": combo.kind}), write(combo.cards), str(combo.points)) for combo in combos]
        write_table(heads("combination", "cards", "points"), [*rows, (*heads("total"), "", str(total))], numbers=(2,))
    else:
        print(say("score-total", {"points": 0}))
