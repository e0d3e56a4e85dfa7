"""The only link between referee and library: translates rules, actions, events and states."""

from dataclasses import fields
from typing import Any

from msgspec import Struct

from fifteentwo import rules as library
from fifteentwo.cards import Card
from fifteentwo.cribbage import Cribbage, PathAsked, State
from fifteentwo.game import Outcome
from fifteentwo.rules import CribbageRules
from fifteentwo.scoring import Combo
from fifteentwo.solitaire import patience, shuffle, square
from tests.referee import counting
from tests.referee.cards import in_order
from tests.referee.game import Game
from tests.referee.patience import Patience
from tests.referee.rules import PatienceRules, Rules, ShuffleRules, SquareRules
from tests.referee.shuffle import Shuffle
from tests.referee.squares import Square
from tests.referee.story import Move
from tests.referee.winning import Result

AnySolo = Square | Patience | Shuffle
BEFORE_THE_SHOW = ("discard", "starter", "play")
WITH_CARDS = (*BEFORE_THE_SHOW, "show")


def rules_of(rules: CribbageRules) -> Rules:
    """The rules, field by field."""
    return Rules(**values(rules, Rules))


def solo_game(rules: Struct) -> AnySolo:
    """The referee of a solo game."""
    match rules:
        case library.SquareRules():
            return Square(SquareRules(**values(rules, SquareRules)))
        case library.PatienceRules():
            return Patience(PatienceRules(**values(rules, PatienceRules)))
        case _:
            return Shuffle(ShuffleRules(**values(rules, ShuffleRules)))


def values(rules: Struct, known: type[Any]) -> dict[str, Any]:
    """The value of every field that the referee knows."""
    return {field.name: getattr(rules, field.name) for field in fields(known)}


def plain(thing: Any) -> Any:
    """Converts cards to text, combos to the referee's form, and an outcome to a result."""
    match thing:
        case Card():
            return str(thing)
        case Outcome():
            losses = tuple((loss.side, loss.points, loss.title) for loss in thing.losses)
            return Result(thing.winners, thing.scores, thing.points, thing.title, thing.resigned, losses)
        case (Combo(), *_):
            return counting.listed((combo.kind, plain(combo.cards), combo.points) for combo in thing)
        case tuple():
            return tuple(map(plain, thing))
        case _:
            return thing


def move_of(move: Struct) -> Move:
    """An action or event: its name and its fields."""
    if isinstance(move, PathAsked):
        return "PathAsked", move.seat
    return (type(move).__name__, *(plain(getattr(move, name)) for name in move.__struct_fields__))


def events_of(events: tuple[Struct, ...]) -> list[Move]:
    """Events; a card turned up to be counted has no points where all cards are known."""
    moves = [move_of(event) for event in events]
    return [move[:-1] if move[0] == "TurnedUp" else move for move in moves]


def seen_by_library(game: Cribbage, state: State) -> dict[str, object]:
    """Everything on which the library and the referee must agree, from the library."""
    seats = range(game.rules.players)
    acting = game.to_act(state)
    over = game.outcome(state) is not None
    return {
        "phase": state.phase,
        "to act": sorted(acting),
        "legal": {seat: set(map(move_of, game.legal(state, seat))) for seat in seats},
        "dealer": state.dealer,
        "deals": state.deals,
        "pegs": list(state.pegs),
        "scores": list(state.scores),
        "paths": list(state.paths),
        "hands": [in_order(plain(hand)) for hand in state.hands] if state.phase in WITH_CARDS else [],
        "laid": [in_order(plain(laid)) for laid in state.discarded] if state.phase in BEFORE_THE_SHOW else [],
        "crib": in_order(plain(state.whole_crib())) if state.phase in WITH_CARDS else (),
        "starter": plain(state.starter) if state.phase in WITH_CARDS else None,
        "plays": list(plain(state.plays)) if state.phase in WITH_CARDS else [],
        "count": state.count,
        "due": None if state.due is None else (state.due.seat, state.due.what),
        "outcome": plain(game.outcome(state)),
        "given up": [] if over else [plain(game.resigned(state, seat)) for seat in seats],
    }


def seen_by_referee(game: Game) -> dict[str, object]:
    """The same from the referee."""
    return {
        "phase": game.phase,
        "to act": sorted(game.expected),
        "legal": {seat: set(game.expected.get(seat, ())) for seat in range(game.rules.players)},
        "dealer": game.dealer,
        "deals": game.deals,
        "pegs": game.pegs,
        "scores": game.scores,
        "paths": game.paths,
        "hands": [in_order(hand) for hand in game.hands] if game.phase in WITH_CARDS else [],
        "laid": [in_order(laid) for laid in game.laid] if game.phase in BEFORE_THE_SHOW else [],
        "crib": in_order(game.whole_crib()) if game.phase in WITH_CARDS else (),
        "starter": game.starter if game.phase in WITH_CARDS else None,
        "plays": game.plays if game.phase in WITH_CARDS else [],
        "count": game.count,
        "due": game.due,
        "outcome": game.result if game.phase == "over" else None,
        "given up": [] if game.phase == "over" else [game.if_given_up(seat) for seat in range(game.rules.players)],
    }


def solo_seen_by_library(game: Any, state: square.State | patience.State | shuffle.State) -> dict[str, object]:
    """Everything on which the two must agree in a solo game, from the library."""
    cards: list[object]
    match state:
        case square.State():
            grid = {cell: plain(card) for cell, card in enumerate(state.grid) if card is not None}
            cards = [grid, [*plain(state.dead)], [list(plain(pile)) for pile in state.reserve]]
            cards.append(None if state.phase in ("starter", "over") else plain(state.card))
        case patience.State():
            cards = [state.deals, plain(state.hands) if state.phase in ("discard", "starter") else None]
        case _:
            cards = [list(plain(state.grid)), plain(state.starter)]
    return {
        "phase": state.phase,
        "to act": list(game.to_act(state)),
        "legal": set(map(move_of, game.legal(state, 0))),
        "score": state.score,
        "outcome": plain(game.outcome(state)),
        "cards": cards,
    }


def solo_seen_by_referee(game: AnySolo) -> dict[str, object]:
    """The same from the referee."""
    cards: list[object]
    match game:
        case Square():
            cards = [game.grid, game.dead, game.piles]
            cards.append(None if game.phase in ("starter", "over") else game.waiting)
        case Patience():
            cards = [game.deals, tuple(game.hands) if game.phase in ("discard", "starter") else None]
        case _:
            cards = [game.grid, game.starter]
    return {
        "phase": game.phase,
        "to act": list(game.expected),
        "legal": set(game.expected.get(0, ())),
        "score": game.score,
        "outcome": game.verdict(game.rules.win_at) if game.phase == "over" else None,
        "cards": cards,
    }
