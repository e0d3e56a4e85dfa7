"""Cribbage as it is told: when the table waits for the player, how long an event takes, and the sentences of the log."""

from __future__ import annotations

from typing import Final

from fifteentwo.cards import BACK, Card
from fifteentwo.cli.language import say, spoken
from fifteentwo.cribbage import moves
from fifteentwo.cribbage.scene import CribbageScene
from fifteentwo.game import Outcome
from fifteentwo.moves import GameEnded, Pegged, StarterTurned
from fifteentwo.narration import Told
from fifteentwo.tui.canvas import faces
from fifteentwo.tui.hearing import Gate, HeardGame
from fifteentwo.tui.names import Names

THINKING: Final = 0.3


def gate_before(told: Told, game: HeardGame) -> Gate | None:
    """The gesture or the stage that the table waits at before this event; None if it goes on by itself."""
    scene = game.scene
    assert isinstance(scene, CribbageScene)
    match told.event:
        case moves.CardsCut():
            return "cut" if not scene.cut else None
        case moves.Dealt():
            return "next-deal" if scene.deals > 0 else "deal"
        case StarterTurned():
            return "starter" if _cuts_here(game, scene) else None
        case moves.SaidGo(seat) if seat == game.seat:
            return "go"
        case moves.TurnedUp() if scene.shown > 0:
            return "continue"
        case moves.Shown() if scene.shown > 0 and scene.asked is None:
            return "continue"
        case GameEnded(outcome) if scene.shown > 0 and outcome.resigned is None:
            return "continue"
        case _:
            return None


def pause_before(told: Told, game: HeardGame) -> float:
    """Seconds before an event, so that the one before is seen and the computer seems to think."""
    scene = game.scene
    assert isinstance(scene, CribbageScene)
    match told.event:
        case moves.Played(seat) | moves.SaidGo(seat) | moves.Claimed(seat) | moves.Called(seat) | moves.Named(seat):
            return 0.0 if seat == game.seat else THINKING
        case moves.Discarded(seat):
            return 0.0 if seat == game.seat else 0.15
        case StarterTurned():
            return 0.0 if _cuts_here(game, scene) else THINKING
        case moves.CountEnded():
            return 0.7
        case moves.TurnedUp() | moves.Shown() if scene.shown == 0:
            return 0.5
        case GameEnded():
            return 1.0
        case _:
            return 0.0


def pause_after(told: Told) -> float:
    """Seconds that an event takes."""
    match told.event:
        case moves.CardsCut(dealer=dealer):
            return 1.2 if dealer is None else 0.3
        case moves.Crashed():
            return 0.6
        case Pegged(why=why):
            return 0.7 if why == "heels" else 0.2
        case moves.Dealt() | StarterTurned() | moves.SaidGo() | moves.Claimed() | moves.Called() | moves.Named():
            return 0.3
        case _:
            return 0.1


def _cuts_here(game: HeardGame, scene: CribbageScene) -> bool:
    """Whether this player sits at the dealer's left, who cuts for the starter."""
    return ((scene.dealer or 0) + 1) % len(scene.hands) == game.seat


def cards_in_words(cards: tuple[Card, ...]) -> str:
    """Several cards; if all are face down, only their number."""
    return say("tell-unseen", cards=len(cards)) if all(card == BACK for card in cards) else faces(cards)


def sentence(told: Told, names: Names, before: CribbageScene | None) -> str:
    """An event as a sentence; "" if it needs no mention."""
    words = told.words.in_language(spoken())
    match told.event:
        case moves.CardsCut(cards, dealer):
            cutting = [(seat, card) for seat, card in enumerate(cards) if card is not None]
            cuts = ", ".join(
                say("tell-cuts-then" if place else "tell-cuts", **names.seat(seat), card=faces((card,)))
                for place, (seat, card) in enumerate(cutting)
            )
            return (
                say("tell-cut-equal", cuts=cuts) if dealer is None else say("tell-cut", **names.seat(dealer), cuts=cuts)
            )
        case moves.DealerAppointed(dealer):
            return say("tell-deals-first", **names.seat(dealer))
        case moves.Dealt(dealer):
            return say("tell-deals", **names.seat(dealer))
        case moves.Discarded(seat, cards):
            return say("tell-discards", **names.seat(seat), cards=cards_in_words(cards))
        case StarterTurned(card):
            return say("tell-starter", card=faces((card,)))
        case moves.Played(seat, card):
            return say("tell-plays", **names.seat(seat), card=faces((card,)), words=words)
        case moves.SaidGo(seat):
            return say("tell-calls", who=names.seats[seat], words=words)
        case moves.Shown(seat, crib, cards):
            return say("tell-shows-crib" if crib else "tell-shows", **names.seat(seat), cards=faces(cards), words=words)
        case Pegged(side, points):
            score = told.scene.pegs[side][1] if isinstance(told.scene, CribbageScene) else 0
            who = names.of_side(side)
            if words:
                return say("tell-pegs-calling", who=who, words=words, points=points, score=score)
            return say("tell-pegs", who=who, points=points, score=score)
        case GameEnded(outcome):
            return ended(outcome, words, names)
        case _:
            return _answered(told, names, before)


def _answered(told: Told, names: Names, before: CribbageScene | None) -> str:
    """The events by which a claim is made and settled, jokers are named and pegs crash."""
    match told.event:
        case moves.TurnedUp(seat, crib, cards):
            return say("told-turns-up-crib" if crib else "told-turns-up", **names.seat(seat), cards=faces(cards))
        case moves.Claimed(seat, points):
            return (
                say("told-claims", **names.seat(seat), points=points)
                if points
                else say("told-claims-nothing", **names.seat(seat))
            )
        case moves.Called(seat, points):
            return say("told-calls", **names.seat(seat), points=points)
        case moves.Passed(seat):
            return say("told-stands", **names.seat(seat))
        case moves.Named(seat, cards):
            return say("told-names", **names.seat(seat), cards=faces(cards), jokers=len(cards))
        case moves.PathChosen(side, clockwise):
            return say("told-goes", **names.side(side), way="clockwise" if clockwise else "counter")
        case moves.Crashed(side, (rear, front)):
            was = None if before is None else before.pegs[side]
            about = names.side(side)
            if was is not None and was[0] == rear:
                return say("told-off", **about) if front <= 0 else say("told-back", **about, to=front)
            return say("told-thrown", **about, rear=rear, front=front)
        case moves.Counted(points=points) if points:
            return told.words.in_language(spoken())
        case _:
            return ""


def ended(outcome: Outcome, words: str, names: Names) -> str:
    """How a game has ended."""
    won = names.sides_together(outcome.winners)
    if outcome.resigned is not None:
        lost = "tell-out-of-time" if outcome.out_of_time else "tell-resigns"
        return f"{say(lost, **names.side(outcome.resigned))} {say('tell-wins', **won)}"
    scores = " – ".join(map(str, outcome.scores))
    return f"{words} {say('tell-wins-with', **won, scores=scores)}".strip()
