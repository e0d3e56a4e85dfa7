"""What `discard` and `play-advice` share: the cards and the score as they are typed, and the answer as it is printed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fifteentwo.cards import BACK, PACK, Card, write
from fifteentwo.cli.output import write_json, write_table
from fifteentwo.cli.wrong import WrongInput
from fifteentwo.cribbage import Cribbage, Deal, State, View
from fifteentwo.cribbage.lawful import cards_from_stock
from fifteentwo.game import Opening, Seat, Side
from fifteentwo.rules import CribbageRules

if TYPE_CHECKING:
    from fifteentwo.analysis import Analysis, Figure

ME: Final = 0


def read_cards(where: str, words: Sequence[str], pack: Sequence[Card] = PACK) -> list[Card]:
    """The cards typed, none twice. Raises WrongInput."""
    found: list[Card] = []
    for word in " ".join(words).replace(",", " ").split():
        try:
            card = Card(word)
        except ValueError as error:
            raise WrongInput(f"{where}: {error}") from None
        if card not in pack:
            raise WrongInput(f"{where}: {word!r} is no card of the pack")
        if card in found:
            raise WrongInput(f"{where}: the {card.words} is there twice")
        found.append(card)
    return found


def read_score(text: str, rules: CribbageRules, side: Side = ME) -> tuple[int, ...]:
    """The score of each side; the one typed first is that of my side. Raises WrongInput."""
    if not re.fullmatch(r"\d{1,3}(-\d{1,3})+", text):
        raise WrongInput(f"--score: {text!r} is not a score: write it as MINE-THEIRS, such as 100-95")
    typed = tuple(map(int, text.split("-")))
    if len(typed) != rules.sides:
        raise WrongInput(f"--score: {text} names {len(typed)} sides, and {rules.sides} play")
    scores = typed[-side:] + typed[:-side]
    for score, target in zip(scores, rules.targets, strict=True):
        if score >= target:
            raise WrongInput(f"--score: {score} would be out: the game ends at {target}")
    return scores


def dealt(rules: CribbageRules, hand: Sequence[Card], dealer: Seat, me: Seat = ME) -> State:
    """My cards as I was dealt them, the others' face down. Raises WrongInput."""
    game = Cribbage(rules)
    state: State = game.observe(game.start(Opening(dealer)), me)
    assert state.dealer is not None
    size = rules.dealt_to(me, state.dealer)
    if len(hand) != size:
        raise WrongInput(f"{len(hand)} cards are named, and by these rules {size} are dealt")
    hands = tuple(
        tuple(hand) if seat == me else (BACK,) * rules.dealt_to(seat, state.dealer) for seat in range(rules.players)
    )
    state, _ = game.apply(state, Deal(hands, (BACK,) * cards_from_stock(state)))
    return state


def at_score(state: State, scores: Sequence[int], me: Seat = ME) -> View:
    """The same with this score."""
    return Cribbage(state.rules).observe(replace(state, pegs=tuple((score, score) for score in scores)), me)


def write_analysis(analysis: Analysis, json: bool) -> None:
    """Prints every option, the best first."""
    if json:
        write_json(analysis)
        return
    discarding = analysis.what == "discard"
    heads = (
        ("discard", "hand", "crib", "play", "total", "spread") if discarding else ("card", "at once", "play", "often")
    )
    rows = []
    for option in analysis.options:
        row = [write(option.cards)]
        if discarding:
            row += [_said(figure) for figure in (option.hand, option.crib, option.pegging, option.total, option.spread)]
        else:
            row += [str(option.now), _said(option.pegging), _said(option.often, "{:.0%}")]
        row += [
            _said(option.win, "{:.2%}", "{:.2%}"),
            *([_said(option.match, "{:.2%}", "{:.2%}")] * (analysis.by == "match")),
        ]
        if discarding:
            row.append(" ".join(f"{cut.rank} {cut.hand:.1f}" for cut in option.best_cuts))
            row.append(" ".join(f"{cut.rank} {cut.hand:.1f}" for cut in option.worst_cuts))
        rows.append(row)
    heads = (
        *heads,
        "game won",
        *(("match won",) * (analysis.by == "match")),
        *(("best cuts", "worst cuts") if discarding else ()),
    )
    write_table(heads, rows, numbers=range(1, len(heads) - 2 * discarding))
    print(f"\n{analysis.options[0].reason}")
    print(f"No sign: exact; ±: standard error; ≈: an estimate. {analysis.basis}")


def _said(figure: Figure | None, form: str = "{:.2f}", error: str = "{:.2f}") -> str:
    if figure is None:
        return "-"
    if figure.error is None:
        return f"≈{form.format(figure.value)}"
    return form.format(figure.value) + (f" ±{error.format(figure.error)}" if figure.error else "")
