"""Code shared by `discard` and `play-advice`: reading cards and the score, and printing the analysis."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fifteentwo.cards import BACK, PACK, Card, card_words, write
from fifteentwo.cli.language import spoken, wrong_input
from fifteentwo.cli.output import heads, write_json, write_table
from fifteentwo.cribbage import Cribbage, Deal, State, View
from fifteentwo.cribbage.lawful import cards_from_stock
from fifteentwo.game import Opening, Seat, Side
from fifteentwo.locales import decimal, message, quotable
from fifteentwo.rules import CribbageRules

if TYPE_CHECKING:
    from fifteentwo.analysis import Analysis, Figure

ME: Final = 0


def read_cards(where: str, words: Sequence[str], pack: Sequence[Card] = PACK) -> list[Card]:
    """The cards typed. Raises WrongInput for a card that is not in the pack or is typed twice."""
    found: list[Card] = []
    for word in card_words(" ".join(words)):
        try:
            card = Card(word)
        except ValueError:
            raise wrong_input("wrong-card", where=where, given=quotable(word)) from None
        if card not in pack:
            raise wrong_input("wrong-not-in-pack", where=where, given=quotable(word))
        if card in found:
            raise wrong_input("wrong-card-twice", where=where, card=card)
        found.append(card)
    return found


def read_score(text: str, rules: CribbageRules, side: Side = ME) -> tuple[int, ...]:
    """The score of each side, from a text in which my side comes first. Raises WrongInput."""
    if not re.fullmatch(r"\d{1,3}(-\d{1,3})+", text):
        raise wrong_input("wrong-score", given=quotable(text))
    typed = tuple(map(int, text.split("-")))
    if len(typed) != rules.sides:
        raise wrong_input("wrong-score-sides", given=text, sides=len(typed), wanted=rules.sides)
    scores = typed[-side:] + typed[:-side]
    for score, target in zip(scores, rules.targets, strict=True):
        if score >= target:
            raise wrong_input("wrong-score-high", given=score, target=target)
    return scores


def dealt(rules: CribbageRules, hand: Sequence[Card], dealer: Seat, me: Seat = ME) -> State:
    """The state after the deal: my cards face up, all others face down. Raises WrongInput for a wrong number of cards."""
    game = Cribbage(rules)
    state: State = game.observe(game.start(Opening(dealer)), me)
    assert state.dealer is not None
    size = rules.dealt_to(me, state.dealer)
    if len(hand) != size:
        raise wrong_input("wrong-dealt", given=len(hand), wanted=size)
    hands = tuple(
        tuple(hand) if seat == me else (BACK,) * rules.dealt_to(seat, state.dealer) for seat in range(rules.players)
    )
    state, _ = game.apply(state, Deal(hands, (BACK,) * cards_from_stock(state)))
    return state


def at_score(state: State, scores: Sequence[int], me: Seat = ME) -> View:
    """What I see of this state, with these scores."""
    return Cribbage(state.rules).observe(replace(state, pegs=tuple((score, score) for score in scores)), me)


def write_analysis(analysis: Analysis, json: bool) -> None:
    """Prints every option, best first."""
    if json:
        write_json(analysis)
        return
    discarding = analysis.what == "discard"
    columns = (
        ("discard", "hand", "crib", "play", "total", "spread") if discarding else ("card", "pegs-now", "play", "often")
    )
    rows = []
    for option in analysis.options:
        row = [write(option.cards)]
        if discarding:
            row += [_said(figure) for figure in (option.hand, option.crib, option.pegging, option.total, option.spread)]
        else:
            row += [str(option.now), _said(option.pegging), _said(option.often, 0, "%")]
        row += [
            _said(option.win, 2, "%"),
            *([_said(option.match, 2, "%")] * (analysis.by == "match")),
        ]
        if discarding:
            row.append(" ".join(f"{cut.rank} {decimal(cut.hand, 1, spoken())}" for cut in option.best_cuts))
            row.append(" ".join(f"{cut.rank} {decimal(cut.hand, 1, spoken())}" for cut in option.worst_cuts))
        rows.append(row)
    columns = (
        *columns,
        "game-won",
        *(("match-won",) * (analysis.by == "match")),
        *(("best-cuts", "worst-cuts") if discarding else ()),
    )
    write_table(heads(*columns), rows, numbers=range(1, len(columns) - 2 * discarding))
    print(f"\n{analysis.options[0].reason.in_language(spoken())}")
    print(f"{message('figure-signs', {}, spoken())} {analysis.basis.in_language(spoken())}")


def _said(figure: Figure | None, digits: int = 2, unit: str = "") -> str:
    def written(number: float) -> str:
        return decimal(100 * number if unit else number, digits, spoken()) + unit

    if figure is None:
        return "-"
    if figure.error is None:
        return f"≈{written(figure.value)}"
    return written(figure.value) + (f" ±{written(figure.error)}" if figure.error else "")
