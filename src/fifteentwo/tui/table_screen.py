"""A table: the frame of every game, with its title, the big button, the log and the hint, and the keys of the page."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Literal

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.screen import Screen
from textual.timer import Timer

from fifteentwo.cli.language import say
from fifteentwo.client import sit, watch
from fifteentwo.game import Seat
from fifteentwo.locales import CodedError
from fifteentwo.server.http_wire import DealResult
from fifteentwo.server.wire import Outgoing, Request, Welcome
from fifteentwo.tui import ending, families, frame, table_keys, tutor
from fifteentwo.tui.canvas import Canvas
from fifteentwo.tui.connection import SeatConnection
from fifteentwo.tui.curtain_screen import CurtainScreen
from fifteentwo.tui.drawing import Drawing
from fifteentwo.tui.presenter import FACTORS, Presenter
from fifteentwo.tui.room_place import AGAIN, RoomPlace
from fifteentwo.tui.sharing import SharedRoom
from fifteentwo.tui.sheet_screen import WatchScreen
from fifteentwo.tui.view import Primary, TableView

if TYPE_CHECKING:
    from fifteentwo.tui.app import Terminal

Strength = Literal[0, 1, 2, 3]
"""How much a hint says: nothing, a nudge, the choice, the numbers."""


class TableScreen(Screen[None]):
    """One room, from a seat in it."""

    app: Terminal

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", priority=True),
        Binding("f9", "custom"),
    ]

    def __init__(
        self,
        server: str,
        room: str,
        seat: Seat | None = None,
        shared: SharedRoom | None = None,
        link: str | None = None,
    ) -> None:
        """`link` is that of a spectator, who has no seat."""
        super().__init__()
        self._link = link
        self._server, self._room, self._seat, self._shared = server, room, seat, shared
        self.game = Presenter(families.telling_of, self._send, self.redraw)
        if shared is not None:
            self.game.own, self.game.log = shared.own, shared.log
        self._line = SeatConnection(self.hear, self._lost)
        self.view: TableView | None = None
        self.strength: Strength = 0
        self.shows_log = False
        self.trouble = ""
        self.result: DealResult | None = None
        self._is_asking = False
        self.is_lost = False
        self._passing: Timer | None = None

    def compose(self) -> ComposeResult:
        """What is on the screen."""
        yield Drawing(self._draw, self._click, self.app.colours)

    def on_mount(self) -> None:
        """Connects, and begins to show."""
        kept = self.app.kept.profile
        self.game.pace, self.game.tutor.setting = kept.pace, kept.tutor
        self.run_worker(self.game.run(), exclusive=True)
        self.set_interval(1, self._each_second)
        since = kept.shown.get(self._room)
        own = partial(sit, self._server, self._room, kept.token, self._seat, since=since, stays=True)
        watching = partial(watch, self._link or "", self.app.player_name, stays=True)
        self._line.open(own if self._link is None else watching)

    async def on_unmount(self) -> None:
        """Leaves the room; the seat remains."""
        await asyncio.to_thread(self._line.close)

    # The room

    def hear(self, heard: Outgoing) -> None:
        """Takes a message of the room."""
        self.game.hear(heard)
        if isinstance(heard, Welcome) and self.view is None:
            self.view = families.view_of(self.game, heard.rules)
        self.redraw()

    def _ask_result(self) -> None:
        """Asks for par and the computer's result once a numbered deal is over, and again while more is coming."""
        game = self.game
        if self._is_asking or not game.is_over or game.welcome is None or game.welcome.deal is None:
            return
        if self.result is not None and not self.result.coming:
            return
        self._is_asking = True
        self.app.ask(RoomPlace(self.app.lounge_of(self._server), self._room).result, self._found_result)

    def _found_result(self, result: DealResult) -> None:
        self.result, self._is_asking = result, False
        if result.coming:
            self.set_timer(AGAIN, self._ask_result)
        self.redraw()

    def _lost(self, error: CodedError) -> None:
        self.trouble = self.app.told(error)
        self.redraw()

    def _each_second(self) -> None:
        """Looks at the connection, and lets the clocks tick."""
        game = self.game
        game.refusal = game.warn(time.monotonic()) or game.refusal
        ticks = game.clocks is not None and bool(game.clocks.times.running)
        if ticks or self._line.is_lost != self.is_lost:
            self.is_lost = self._line.is_lost
            self.redraw()

    def open_sheet(self) -> None:
        """What can be done with this game beside playing it."""
        self.app.open_sheet(self.game, self._server, self._room)

    def watch_computer(self) -> None:
        """Lets the computer play on; asks first where the player has chosen something."""
        if self.game.asks_to_watch:
            self.app.push_screen(WatchScreen(self.game))
        else:
            self.game.watch("on")

    def _send(self, request: Request) -> None:
        self._line.send(request)

    def redraw(self) -> None:
        """Draws the table again, and keeps how far it has been shown."""
        shown = self.game.shown_at
        profile = self.app.kept.profile
        if self._link is None and shown is not None and profile.shown.get(self._room) != shown:
            profile.shown[self._room] = shown
            self.app.kept.save()
        if self._shared is not None and self._passing is None and self._shared.due(self.game) is not None:
            self._passing = self.set_timer(max(0.4, 0.9 * FACTORS[self.game.pace]), self._pass_on)
        if self.is_mounted:
            if self.result is None:
                self._ask_result()
            for drawing in self.query(Drawing):
                drawing.redraw()

    def _pass_on(self) -> None:
        """Covers the screen, and calls the next player who shares it."""
        self._passing = None
        due = None if self._shared is None else self._shared.due(self.game)
        if self._shared is None or due is None:
            return
        if self.app.screen is self:
            self.app.switch_screen(CurtainScreen(self._shared, due))
        else:
            self._passing = self.set_timer(1, self._pass_on)

    def primary(self) -> Primary:
        """The big button now."""
        game = self.game
        if self.view is None:
            return Primary("", "")
        if game.is_over and game.position is not None and game.position.outcome is not None:
            return ending.primary(self)
        if (verdict := game.tutor.verdict) is not None:
            return Primary(say("tutor-rethink"), tutor.cost(verdict), game.tutor.rethink)
        return self.view.primary()

    def _draw(self, width: int, height: int) -> Canvas:
        return frame.draw(self, width, height)

    def to_rematch(self) -> None:
        """Goes to the room of the next match."""
        self.app.pop_screen()
        if self._link is not None:
            self.app.spectate(self._link.replace(f"/{self._room}/", f"/{self.game.conduct.rematch}/"))
            return
        self.app.enter(self.game.conduct.rematch, self._server, self.game.own)

    def rematch(self) -> None:
        """Begins the same game again."""
        self.app.pop_screen()
        self.app.open_room(ending.again(self.game), self._server)

    # Keys and clicks

    def on_key(self, event: Key) -> None:
        """The keys of the page."""
        if self.press(event.key):
            event.stop()
            event.prevent_default()

    def press(self, key: str) -> bool:
        """A key; returns whether it meant something."""
        self.game.refusal = ""
        done = table_keys.press(self, key)
        self.redraw()
        return done

    @property
    def is_alone(self) -> bool:
        """Whether this is a game for one."""
        return ending.is_alone(self.game)

    def review(self) -> None:
        """Opens the review of the game."""
        number = 0 if self.game.position is None else self.game.position.standing.games
        self.app.open_review(self._room, number, self._server)

    def close_hint(self) -> None:
        """Closes the hint or the log, or else the table."""
        if self.strength or self.shows_log:
            self.strength, self.shows_log = 0, False
        else:
            self.app.pop_screen()

    def next_hint(self) -> None:
        """Asks for a hint, or says more of it."""
        if self.game.hint is None:
            self.strength = 1
            self.game.ask_hint()
        else:
            following: dict[int, Strength] = {0: 1, 1: 2, 2: 3, 3: 0}
            self.strength = following[self.strength]

    def _click(self, target: str) -> None:
        kind, _, which = target.partition(":")
        if target in {"press", "go"}:
            self.press("enter")
        elif kind == "key":
            self.press(which)
        elif self.view is not None:
            self.game.refusal = ""
            self.view.click(target)
            self.redraw()

    def action_help(self) -> None:
        """Opens the help."""
        self.app.open_help()

    def action_custom(self) -> None:
        """Opens the dialog of a new game."""
        self.app.open_custom()
