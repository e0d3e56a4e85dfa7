"""What spectators are told besides the table."""

from __future__ import annotations

from fifteentwo.cards import Card
from fifteentwo.families import AnyScene
from fifteentwo.game import Standing
from fifteentwo.server.saying_wire import FromServer


class PastDeal(FromServer, frozen=True):
    """A deal that is over with all its cards, to spectators whom the players let see them: when the next deal is dealt, or the
    game is over; and the last such deal after entering.

    `game` counts from 1, `deal` within the game. `dealt` are the hands as they were dealt, `thrown` what each seat discarded,
    and `scene` is the table when the deal was over, with nothing hidden.
    """

    game: int
    deal: int
    dealt: tuple[tuple[Card, ...], ...]
    thrown: tuple[tuple[Card, ...], ...]
    scene: AnyScene
    standing: Standing
