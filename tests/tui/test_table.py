"""The table drawn in characters, at 80 by 24, from messages as a server sends them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from fifteentwo.server.wire import Act, Request
from fifteentwo.tui import families
from fifteentwo.tui.canvas import Canvas
from fifteentwo.tui.cribbage.view import CribbageView
from fifteentwo.tui.presenter import Presenter
from fifteentwo.tui.view import TableView
from tests.tui.rooms import FakeRoom

MOST = 2000


class Sitting:
    """A player at a FakeRoom, at the fastest pace."""

    def __init__(self, room: FakeRoom) -> None:
        self.room = room
        self._showing: asyncio.Task[None] | None = None
        self.game = Presenter(families.telling_of, self._send, lambda: None, "instant")
        room.begin()
        self.game.hear(room.welcome())
        self.view: TableView = families.view_of(self.game, room.rules)
        self._hear(room.turn())

    def _send(self, request: Request) -> None:
        self._hear(self.room.act(request))

    def _hear(self, messages: object) -> None:
        for message in messages:  # type: ignore[attr-defined]  # an iterator of messages
            self.game.hear(message)

    async def until(self, done: Callable[[], bool]) -> None:
        """Lets the presenter show what there is."""
        self._showing = self._showing or asyncio.create_task(self.game.run())
        await asyncio.sleep(0)
        for _ in range(MOST):
            await asyncio.sleep(0)
            if done():
                return
        raise AssertionError(self.text())

    async def settled(self) -> None:
        """Shows everything up to the next choice or gate."""
        await self.until(lambda: self.game.gate is not None or self.game.is_mine or self.game.is_over)

    def text(self, width: int = 80, height: int = 20) -> str:
        """The table as text."""
        canvas = Canvas(width, height)
        self.view.draw(canvas, 0, height)
        primary = self.view.primary()
        return "\n".join([self.view.title(), *canvas.lines(), primary.prompt, f"[ {primary.label} ]"])

    async def press(self, *keys: str) -> None:
        for key in keys:
            if key == "enter":
                press = self.view.primary().press
                assert press is not None, self.text()
                press()
            else:
                assert self.view.key(key), key
            await self.settled()


async def test_a_deal_is_played_by_keys_from_the_cut_to_the_next_discard() -> None:
    sitting = Sitting(FakeRoom(seed=3))
    await sitting.settled()
    labels = [sitting.view.primary().label]
    await sitting.press("enter")
    labels.append(sitting.view.primary().label)
    await sitting.press("enter", "1", "2")
    labels.append(sitting.view.primary().label)
    assert labels == ["Cut", "Deal", "Throw A♠ 5♦ to my crib"]
    await sitting.press("enter")
    while not sitting.view.primary().prompt.startswith("Choose two cards"):
        await sitting.press("enter")
    kinds = [type(request.action).__name__ for request in sitting.room.heard if isinstance(request, Act)]
    assert kinds == ["Discard", "Play", "Play", "Play", "Play"]
    assert any("The starter is" in line for line in sitting.game.log)


DISCARDING = """\
Cribbage against Bob · Deal 1, your crib
Bob         0 ····+····+····+····+····+····+····+····+····+····+····+····+·
You         0 ····+····+····+····+····+····+····+····+····+····+····+····+·
                           30             60DS           90S            121
  Bob 0  ▒▒ ▒▒ ▒▒ ▒▒



  Starter    Your crib
  ┌───┐      ┌─┌───┐
  │░░░│      │░│░░░│
  └───┘      └─└───┘



▶ You 0 (Dealer)
        ┌───┐       ┌───┐
  ┌───┐ │ 5♦│ ┌───┐ │ 8♦│ ┌───┐ ┌───┐
  │ A♠│ └───┘ │ 5♠│ └───┘ │ 8♠│ │ 9♦│
  └───┘       └───┘       └───┘ └───┘
    1     2     3    >4<    5     6
Choose two cards for your crib.
[ Throw 5♦ 8♦ to my crib ]"""

SHOWING = """\
Cribbage against Bob · Deal 1, your crib
Bob        14 ·○··+·●··+····+····+····+····+····+····+····+····+····+····+·
You         8 ···●+····+····+····+····+····+····+····+····+····+····+····+·
                           30             60DS           90S            121
  Bob 14  2♠ 7♥ 6♥ 8♣

  Bob’s hand                        fifteen two  7♥ 8♣
  ┌───┐ ┌───┐ ┌───┐ ┌───┐  ┌───┐    fifteen four  2♦ 6♥ 7♥
  │ 2♠│ │ 6♥│ │ 7♥│ │ 8♣│  │ 2♦│    fifteen six  2♠ 6♥ 7♥
  └───┘ └───┘ └───┘ └───┘  └───┘    a run of three is nine  6♥ 7♥ 8♣
  Bob’s hand: 11 points.            a pair is eleven  2♦ 2♠




  You 8 (Dealer)  A♠ 5♠ 8♠ 9♦





Bob’s hand: 11 points.
[ Continue ]"""


async def test_two_cards_raised_for_the_crib() -> None:
    sitting = Sitting(FakeRoom(seed=3))
    await sitting.settled()
    await sitting.press("enter", "enter", "2", "4")
    assert sitting.text() == DISCARDING
    await sitting.press("2")
    assert sitting.view.primary().press is None


async def test_a_hand_is_shown_with_its_count() -> None:
    sitting = Sitting(FakeRoom(seed=3))
    await sitting.settled()
    await sitting.press("enter", "enter", "2", "4", "enter", "enter")
    while sitting.game.counting is None:
        await sitting.press("enter")
    assert sitting.text() == SHOWING


async def test_a_card_that_does_not_fit_is_refused_in_words() -> None:
    for seed in range(3, 40):
        sitting = Sitting(FakeRoom(seed=seed))
        view = sitting.view
        assert isinstance(view, CribbageView)
        await sitting.settled()
        await sitting.press("enter", "enter", "5", "6", "enter")
        while sitting.game.counting is None:
            count = view.hand.scene.count
            over = [place for place, card in enumerate(view.hand.hand, 1) if card.value + count > 31]
            if over and sitting.game.is_mine:
                sent = len(sitting.room.heard)
                await sitting.press(str(over[0]))
                assert sitting.game.refusal == f"Over 31: the count is {count}"
                assert len(sitting.room.heard) == sent
                return
            await sitting.press("enter" if view.primary().press else "right")
    raise AssertionError("every card fitted")
