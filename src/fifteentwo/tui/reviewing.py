"""A review as the terminal asks for it: what happened at each step, and the grades stage by stage, until they are complete."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from fifteentwo.server.review_wire import ReviewOptions, ReviewState, ReviewSteps
from fifteentwo.tui.lounge import Lounge


class ShownReview(Protocol):
    """A review as it is shown.

    Attributes:
        state: The review as far as it has been made.
        steps: What happened at each step.
        at: The step that is shown.
        options: The choices of the decision at this step, once they have been asked for.
    """

    state: ReviewState | None
    steps: ReviewSteps | None
    at: int
    options: ReviewOptions | None


def path_of(source: str, number: int) -> str:
    """Where a server has the review of a game of a room or a record."""
    return f"reviews/{source}/{number}"


def fetched(lounge: Lounge, path: str) -> Iterator[ReviewSteps | ReviewState]:
    """The steps, and then each stage, for which it waits. Raises RefusalError and UnreachableError."""
    yield lounge.get(f"{path}/steps", ReviewSteps)
    stage = 0
    while True:
        state = lounge.get(path, ReviewState, after=stage)
        yield state
        if state.complete or state.trouble is not None:
            return
        stage = state.stage


def options_at(lounge: Lounge, path: str, at: int) -> ReviewOptions:
    """The choices of the decision that led to a step. Raises RefusalError and UnreachableError."""
    return lounge.get(f"{path}/options/{at - 1}", ReviewOptions)
