"""The messages by which people at a table propose something to each other, and go on without somebody who is away."""

from __future__ import annotations

from fifteentwo.game import Seat
from fifteentwo.server.saying_wire import FromPage
from fifteentwo.table import Matter


class StandIn(FromPage, frozen=True):
    """Lets the computer play at the seat of somebody who has been away long enough, until they are back."""

    seat: Seat


class Propose(FromPage, frozen=True):
    """Proposes something to the other people at the table, or agrees to what they have proposed; the news is a Conduct."""

    matter: Matter


class Respond(FromPage, frozen=True):
    """Agrees to what is proposed, or declines it."""

    yes: bool
