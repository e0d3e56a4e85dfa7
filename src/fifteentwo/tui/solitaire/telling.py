"""The games for one as they are told: the sentences of the log, and how long an event takes."""

from __future__ import annotations

from collections.abc import Sequence

from fifteentwo.cards import Card
from fifteentwo.cli.language import say, spoken
from fifteentwo.families import AnyScene
from fifteentwo.moves import GameEnded, Pegged, StarterTurned
from fifteentwo.narration import Told
from fifteentwo.solitaire import moves
from fifteentwo.solitaire.scene import PatienceScene
from fifteentwo.solitaire.shuffle import LaidOut, Swapped
from fifteentwo.solitaire.shuffle_telling import ShuffleScene
from fifteentwo.tui.canvas import face, faces
from fifteentwo.tui.hearing import Gate, HeardGame
from fifteentwo.tui.names import Names


def gate_before(told: Told, game: HeardGame) -> Gate | None:
    """Each hand of a solitaire is shown until the player goes on; a square is counted without waiting."""
    waits = isinstance(game.scene, PatienceScene) and game.counting is not None
    return "continue" if waits and not isinstance(told.event, Pegged) else None


def pause_before(_told: Told, _game: HeardGame) -> float:
    """Nothing waits: nobody else thinks."""
    return 0.0


def pause_after(told: Told) -> float:
    """Seconds that an event takes."""
    return 0.7 if isinstance(told.event, StarterTurned) else 0.05


def line_name(name: str) -> str:
    """The name of a line or hand: "Row 1", "The crib"."""
    kind, _, number = name.partition(" ")
    if name == "last hand":
        return say("solo-line", kind="last", number=0)
    return say("solo-line", kind="nth" if kind == "hand" and number else kind, number=int(number or 0))


def cell_name(cell: int) -> str:
    """The name of a cell: "row 2, column 3"."""
    return say("solo-cell", row=cell // 4 + 1, column=cell % 4 + 1)


def sentence(told: Told, _names: Names, _before: AnyScene | None) -> str:
    """An event as a sentence; "" if another event covers it."""
    match told.event:
        case moves.Turned(card):
            return say("solo-log-turned", card=face(card))
        case moves.Placed(card, cell):
            return say("solo-log-placed", card=face(card), where=cell_name(cell))
        case moves.ThrownAway(card):
            return say("solo-log-thrown-away", card=face(card))
        case moves.Kept(card):
            return say("solo-log-kept", card=face(card))
        case moves.SetAside(card):
            return say("solo-log-aside", card=face(card))
        case moves.HandsDealt(hands):
            return say("solo-log-dealt", cards=faces(hands[0]))
        case moves.HandDiscarded(_, cards):
            return say("solo-log-discarded", cards=faces(cards))
        case moves.LookedAt(_, cards):
            return say("solo-log-looked-at", cards=faces(cards))
        case LaidOut(cards):
            return say("solo-log-dealt", cards=faces(cards))
        case Swapped(first, second) if isinstance(told.scene, ShuffleScene):
            return _swapped(told.scene.grid, first, second, told.scene.made)
        case StarterTurned(card):
            return say("solo-log-starter", card=face(card))
        case moves.LineShown(name, points=points):
            return say("solo-log-shown", name=line_name(name), words=told.words.in_language(spoken()), points=points)
        case Pegged(why="heels"):
            return say("solo-log-heels")
        case GameEnded(outcome):
            return say("solo-log-won" if outcome.winners else "solo-log-lost", score=outcome.scores[0])
        case _:
            return ""


def _swapped(grid: Sequence[Card], first: int, second: int, made: int) -> str:
    return say("solo-log-swapped", one=face(grid[first]), other=face(grid[second]), points=made)
