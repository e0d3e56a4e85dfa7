"""A game as a generator: it runs until somebody must act."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Generator
from typing import Any, TypeVar

Move = tuple[Any, ...]
"""An action or an event: its name, and then its particulars in order."""

T = TypeVar("T")
Asking = Generator[None, Move, T]
"""A part of a game: it yields wherever somebody must act, and is sent what they do."""

HOUSE = -1


class Story(ABC):
    """What all referees share: the story, the latest events, and what it waits for."""

    def __init__(self, phase: str) -> None:
        self.phase = phase
        self.events: list[Move] = []
        self.expected: dict[int, Collection[Move]] = {}
        self.story = self.whole_game()
        next(self.story)

    @abstractmethod
    def whole_game(self) -> Asking[None]:
        """The game from beginning to end."""

    def act(self, action: Move) -> list[Move]:
        """The events of this action."""
        self.events = []
        self.story.send(action)
        return self.events

    def tell(self, name: str, *particulars: object) -> None:
        """Records an event."""
        self.events.append((name, *particulars))

    def ask(self, expected: dict[int, Collection[Move]]) -> Asking[Move]:
        """Waits for one of these actions of one of these seats."""
        self.expected = expected
        action: Move = yield
        self.expected = {}
        return action

    def ask_house(self, phase: str) -> Asking[Move]:
        """Waits for chance, in this phase."""
        self.phase = phase
        return (yield from self.ask({HOUSE: ()}))

    def end(self, result: object) -> Asking[None]:
        """The game is over and waits for nothing."""
        self.phase = "over"
        self.tell("GameEnded", result)
        yield
