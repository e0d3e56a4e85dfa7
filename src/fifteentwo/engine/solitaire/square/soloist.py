"""Advice, par and sentences for the Cribbage Squares: the `Soloist` of this family."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifteentwo.cards import Card
from fifteentwo.engine.solitaire.interface import PLAIN, QUICK, Advice, Aim, ParLayout
from fifteentwo.engine.solitaire.square import greedy
from fifteentwo.game import HOUSE
from fifteentwo.locales.coded import Message, coded
from fifteentwo.rules import SQUARES, SquareRules
from fifteentwo.solitaire import PLAYER, Keep, Place, Square, ThrowAway, deals
from fifteentwo.solitaire.scene import SquareScene, square_scene
from fifteentwo.solitaire.square import State, View

CHOOSES: Final = "place"


def warm() -> None:
    """Compiles what the players and par need, by playing two games of different rules."""
    from fifteentwo.engine.solitaire.square import par as squares  # noqa: PLC0415 - loads the compiler

    for rules in (SQUARES["wikibooks_reserve"].rules, SQUARES["bvs_hard"].rules):
        game, pack = Square(rules), deals.deck(0)
        state = game.start()
        while acting := game.to_act(state):
            if acting == (HOUSE,):
                state, _ = game.apply(state, deals.square_turn(state, pack))
                continue
            view = game.observe(state, PLAYER)
            if state.filled in (0, 13):  # few empty cells have a kernel of their own
                advice(view, QUICK, "points")
                advice(view, QUICK, "chance")
            state, _ = game.apply(state, greedy.advice(view, game.legal(view, PLAYER))[0].action)
        squares.deal_par(rules, pack, squares.WARM_UP)


def advice(view: View, player: str, aim: Aim) -> tuple[Advice, ...]:
    """All legal actions with their values, the best first; the greedy player needs no machine code.

    Raises ValueError where there is nothing to choose.
    """
    legal = Square(view.rules).legal(view, PLAYER)
    if not legal:
        raise ValueError("no card is to be placed here")
    if player == PLAIN:
        found = greedy.advice(view, legal, aim)
    else:
        from fifteentwo.engine.solitaire.square import players  # noqa: PLC0415 - loads the compiler, which the greedy player does not need

        found = players.advice(view, legal, player, aim)
    return tuple(
        Advice(each.action, each.value, each.error)
        for each in found
        if isinstance(each.action, Place | ThrowAway | Keep)
    )


def basis(_view: View, player: str, found: Sequence[Advice]) -> Message:
    """How the values of this advice were computed."""
    if player == PLAIN:
        return coded("alone-basis-learned")
    if all(each.error == 0 for each in found):
        return coded("alone-basis-exact")
    from fifteentwo.engine.solitaire.square.players import WIDTHS  # noqa: PLC0415 - loads the compiler

    return coded("alone-basis-search", width=WIDTHS[player])


def pars(rules: SquareRules, pack: Sequence[Card], patient: bool) -> tuple[ParLayout, ...]:
    """Par, and legal par, which respects the order of the cards: each exact or a proved interval."""
    from fifteentwo.engine.solitaire.square import par as squares  # noqa: PLC0415 - loads the compiler

    best = squares.deal_par(rules, pack, squares.PATIENT if patient else squares.SOON)
    return (
        ParLayout("par", best.total, best.bound, _laid(rules, pack, best.layout, best.starter, best.total)),
        ParLayout(
            "legal par",
            best.legal,
            best.legal_bound,
            _laid(rules, pack, best.legal_layout, best.legal_starter, best.legal),
        ),
    )


def nudge(_view: View, action: Place | ThrowAway | Keep) -> Message:
    """A sentence towards the best choice that does not give it away."""
    match action:
        case Place(cell=cell):
            return coded("alone-nudge-place", row=cell // 4 + 1, column=cell % 4 + 1)
        case ThrowAway():
            return coded("alone-nudge-throw-away")
        case Keep():
            return coded("alone-nudge-keep")


def words(_view: View, action: Place | ThrowAway | Keep) -> Message:
    """The choice in a sentence."""
    match action:
        case Place(card=card, cell=cell):
            return coded("alone-place", card=card, row=cell // 4 + 1, column=cell % 4 + 1)
        case ThrowAway():
            return coded("alone-throw-away")
        case Keep(pile=pile):
            return coded("alone-keep", pile=pile + 1)


def _laid(
    rules: SquareRules, pack: Sequence[Card], layout: Sequence[Card], starter: Card, total: int
) -> SquareScene | None:
    """The table with this layout, and beside it the cards that came before the starter and are not in it."""
    if not layout:
        return None
    over = [card for card in pack[: pack.index(starter)] if card not in layout]
    dead, waiting = over[: rules.dead_cells], over[rules.dead_cells :]
    held = rules.reserve_piles * rules.reserve_size
    return square_scene(
        State(
            rules,
            phase="over",
            grid=tuple(layout),
            dead=tuple(dead),
            reserve=tuple(
                tuple(waiting[:held][pile * rules.reserve_size : (pile + 1) * rules.reserve_size])
                for pile in range(rules.reserve_piles)
            ),
            aside=waiting[held] if len(waiting) > held else None,
            starter=starter,
            score=total,
        )
    )
