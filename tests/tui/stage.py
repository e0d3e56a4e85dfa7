"""A terminal without a server: rooms in this process, canned answers, and pictures of what is on the screen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Final

from rich.segment import Segment
from textual.pilot import Pilot

from fifteentwo.client import RemoteTable
from fifteentwo.game import Seat
from fifteentwo.locales import CodedError
from fifteentwo.server.wire import AskHint, Hint, Outgoing, Request
from fifteentwo.tui.app import Terminal
from fifteentwo.tui.table_screen import TableScreen
from tests.tui.rooms import FakeRoom
from tests.tui.test_terminal import play, until

NOWHERE = "http://stage/"
SIZES = ((80, 24), (120, 40))


class CannedLounge:
    """A server that knows the answers to some paths."""

    def __init__(self) -> None:
        self.address, self.token = NOWHERE.rstrip("/"), "t" * 32
        self.answers: dict[str, Any] = {}

    def get(self, path: str, _kind: object, **_query: object) -> Any:
        if path not in self.answers:
            raise CodedError("client-stranger", address=path)
        return self.answers[path]

    def post(self, path: str, _body: object, kind: object) -> Any:
        return self.get(path, kind)

    def link(self, room: str, secret: str, base: str | None = None) -> str:
        return f"{base or self.address}/#/join/{room}/{secret}"

    def close(self) -> None:
        """There is nothing to close."""


class RoomLine:
    """The connection of a table to a room in this process."""

    is_lost = False

    def __init__(self, hear: Callable[[Outgoing], None], room: FakeRoom, hint: Hint | None) -> None:
        self._hear, self._room, self._hint = hear, room, hint

    def open(self, _connect: Callable[[], RemoteTable]) -> None:
        self._room.begin()
        self._hear(self._room.welcome())
        for heard in self._room.turn():
            self._hear(heard)

    def send(self, request: Request) -> None:
        if isinstance(request, AskHint) and self._hint is not None:
            self._hear(Hint(request.at, *[getattr(self._hint, name) for name in Hint.__struct_fields__[1:]]))
        for heard in self._room.act(request):
            self._hear(heard)

    def close(self) -> None:
        """There is nothing to close."""


class Stage:
    """A terminal on which a screen is set up."""

    def __init__(self, data: Path) -> None:
        self.app = Terminal(NOWHERE, data)
        self.lounge = CannedLounge()
        self.app.lounge.close()
        self.app.lounge = self.lounge  # type: ignore[assignment]  # what is asked of it
        self.app._lounges = {self.lounge.address: self.lounge}  # type: ignore[dict-item]
        self.lounge.answers["rooms"] = []
        self.pilot: Pilot[None] | None = None

    @property
    def _pilot(self) -> Pilot[None]:
        assert self.pilot is not None
        return self.pilot

    async def press(self, *keys: str) -> None:
        await self._pilot.press(*keys)

    async def until(self, done: Callable[[], Any]) -> None:
        await until(self._pilot, done)

    async def table(
        self,
        rules: str,
        done: Callable[[TableScreen], bool],
        *,
        seed: int = 1,
        seat: Seat | None = 0,
        hint: Hint | None = None,
        deal: int | None = None,
        keys: Sequence[str] = ("1", "2"),
    ) -> TableScreen:
        """A table, played by keys until this holds; without a person it plays on by itself."""
        screen = TableScreen(NOWHERE, "room")
        screen._line = RoomLine(screen.hear, FakeRoom(rules, seed, seat, deal), hint)  # type: ignore[assignment]
        self.app.push_screen(screen)
        if seat is None:
            await self.until(lambda: screen.view is not None and done(screen))
        else:
            await play(self._pilot, self.app, done, keys)
        return screen


def picture(app: Terminal) -> str:
    """The screen as text, and below it where its styles are."""
    strips = app.screen._compositor.render_strips()
    lines = ["".join(segment.text for segment in strip).rstrip() for strip in strips]
    styles = [f"{row}: {told}" for row, strip in enumerate(strips) if (told := "; ".join(_styles([*strip])))]
    return "\n".join([*lines, "-" * strips[0].cell_length, *styles]) + "\n"


def _styles(segments: list[Segment]) -> list[str]:
    """The columns of each style of a line, as "0-9 bold red"."""
    told: list[tuple[int, int, str]] = []
    at = 0
    for segment in segments:
        end = at + segment.cell_length
        style = "" if segment.style is None else _named(segment)
        if told and told[-1][2] == style and told[-1][1] == at:
            told[-1] = (told[-1][0], end, style)
        else:
            told.append((at, end, style))
        at = end
    return [f"{first}-{end - 1} {style}" for first, end, style in told if style]


def _named(segment: Segment) -> str:
    style = segment.style
    assert style is not None
    marks = [mark for mark in ("bold", "dim", "italic", "underline", "reverse") if getattr(style, mark)]
    if style.color is not None and not style.color.is_default:
        marks.append(style.color.name)
    if style.bgcolor is not None and not style.bgcolor.is_default:
        marks.append(f"on {style.bgcolor.name}")
    return " ".join(marks)


Scene = Callable[[Stage], Awaitable[None]]
SCENES: Final[dict[str, Scene]] = {}


def scene(set_up: Scene) -> Scene:
    """Registers a screen under the name of its function."""
    SCENES[set_up.__name__] = set_up
    return set_up
