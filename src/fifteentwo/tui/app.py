"""The program in the whole terminal: its screens, the server it plays on, and what it keeps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar, Final, TypeVar
from urllib.parse import urlsplit

from textual.app import App
from textual.binding import Binding, BindingType

from fifteentwo.cli.language import reason, say
from fifteentwo.client import join
from fifteentwo.game import Seat
from fifteentwo.locales import CodedError
from fifteentwo.players import KINDS
from fifteentwo.server.folder import data_folder
from fifteentwo.server.host_guard import LOOPBACK
from fifteentwo.server.http_wire import InvitedSeat, NewRoom, Opened, SecretInvitation, Summary
from fifteentwo.server.spectating_wire import PastDeal
from fifteentwo.server.wire import Chair
from fifteentwo.tui.canvas import FOUR_COLOURS, TWO_COLOURS
from fifteentwo.tui.console import Console, filters
from fifteentwo.tui.cribbage.past_deal_screen import PastDealScreen
from fifteentwo.tui.curtain_screen import CurtainScreen
from fifteentwo.tui.custom_screen import CustomScreen
from fifteentwo.tui.exercise_screen import ExerciseScreen
from fifteentwo.tui.explore_forms import DiscardForm
from fifteentwo.tui.explore_screen import ExploreMenu, ExplorerScreen
from fifteentwo.tui.finished_screen import FinishedScreen
from fifteentwo.tui.form_screen import FormScreen
from fifteentwo.tui.friend_screens import InvitationsScreen, JoinScreen, PhrasesScreen
from fifteentwo.tui.help_screen import HelpScreen
from fifteentwo.tui.home_screen import HomeScreen
from fifteentwo.tui.lounge import Lounge, summary
from fifteentwo.tui.names import Names
from fifteentwo.tui.practice_menu import PracticeMenu
from fifteentwo.tui.presenter import Presenter
from fifteentwo.tui.profile import KeptProfile
from fifteentwo.tui.settings_screen import SettingsScreen
from fifteentwo.tui.sharing import SharedRoom
from fifteentwo.tui.sheet_screen import SheetScreen
from fifteentwo.tui.solo_screen import SoloScreen
from fifteentwo.tui.table_screen import TableScreen

Found = TypeVar("Found")

STYLE: Final = """
Screen { background: ansi_default; color: ansi_default; }
Drawing { width: 1fr; height: 1fr; background: ansi_default; color: ansi_default; }
Label, Static { width: 1fr; background: ansi_default; }
.title { text-style: bold; }
.quiet { text-style: dim; }
"""


class Terminal(App[None]):
    """The game in the terminal."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", priority=True), Binding("ctrl+c", "quit")]

    def __init__(
        self, address: str, data: Path | None = None, invitation: str | None = None, base: str | None = None
    ) -> None:
        super().__init__(ansi_color=True)
        self.theme = "ansi-dark"
        self.title = "fifteentwo"
        self.kept = KeptProfile(data_folder(data))
        self.lounge = Lounge(address, self.kept.profile.token)
        self._lounges = {self.lounge.address: self.lounge}
        self.base = base
        self._invitation = invitation
        self._filters.extend(filters(Console.of_this_process()))

    def on_mount(self) -> None:
        """Opens the first screen, and the table of an invitation."""
        self.push_screen(HomeScreen(self.kept.profile.opponent))
        if self._invitation is not None:
            self.join(self._invitation)

    def on_unmount(self) -> None:
        """Closes the connections."""
        for lounge in self._lounges.values():
            lounge.close()

    # Asking the server

    def ask(
        self,
        question: Callable[[], Found],
        then: Callable[[Found], None],
        otherwise: Callable[[], None] = lambda: None,
    ) -> None:
        """Asks in a thread, and then calls a function with the answer; an error is shown, and `otherwise` is called."""

        def work() -> None:
            try:
                found = question()
            except CodedError as error:
                self.call_from_thread(self.show, error)
                self.call_from_thread(otherwise)
            except OSError as error:
                self.call_from_thread(self.notify, str(error), severity="error", markup=False)
                self.call_from_thread(otherwise)
            else:
                self.call_from_thread(then, found)

        self.run_worker(work, thread=True)

    def show(self, error: CodedError) -> None:
        """Shows what an error says, over the screen."""
        self.notify(self.told(error), severity="error", markup=False)

    def told(self, error: CodedError) -> str:
        """What an error says."""
        return reason(error)

    # Games

    @property
    def player_name(self) -> str:
        """The player's name at the table."""
        return self.kept.profile.name or say("tui-player")

    @property
    def colours(self) -> Mapping[str, str]:
        """The colours of the suits."""
        return FOUR_COLOURS if self.kept.profile.four_colours else TWO_COLOURS

    def play(self, player: str, rules: str = "standard") -> None:
        """A new game against a computer player."""
        self.kept.profile.opponent = player
        self.kept.save()
        seats = (Chair(self.player_name), Chair(KINDS[player].character.name, player))
        self.open_room(NewRoom(rules, seats))

    def lounge_of(self, server: str) -> Lounge:
        """A server as this player asks it."""
        server = server.rstrip("/")
        if server not in self._lounges:
            self._lounges[server] = Lounge(server, self.kept.profile.token)
        return self._lounges[server]

    def open_room(self, asked: NewRoom, server: str = "") -> None:
        """Opens a room and sits down."""
        lounge = self.lounge_of(server or self.lounge.address)
        self.ask(
            lambda: lounge.post("rooms", asked, Opened),
            lambda opened: self.enter(opened.room, lounge.address, opened.seats),
        )

    def enter(self, room: str, server: str | None = None, own: Sequence[Seat] = ()) -> None:
        """Opens the table of a room; where several seats share this screen, a curtain comes first."""
        server = server or self.lounge.address
        if len(own) < 2:
            self.push_screen(TableScreen(server, room))
        else:
            self.ask(lambda: summary(server, self.kept.profile.token, room), lambda game: self._call(server, game, own))

    def _call(self, server: str, game: Summary, own: Sequence[Seat]) -> None:
        shared = SharedRoom(server, game.room, own, [chair.name for chair in game.chairs])
        self.push_screen(CurtainScreen(shared, shared.called(game.stand.to_act, len(game.chairs) - 1)))

    def sit_behind_curtain(self, shared: SharedRoom, seat: Seat) -> None:
        """Gives the screen to a seat of a shared room."""
        self.switch_screen(TableScreen(shared.server, shared.room, seat, shared))

    def join(self, invitation: str) -> None:
        """Takes the seat of an invitation, by its link or its code."""
        profile = self.kept.profile
        if "#/spectate/" in invitation:
            self.spectate(invitation)
            return

        def sit() -> tuple[str, str]:
            server = self.lounge.address
            with join(invitation, self.player_name, server=server, token=profile.token) as table:
                return table.server, table.welcome.room

        def enter(found: tuple[str, str]) -> None:
            server, room = found
            if server != self.lounge.address and server not in profile.servers:
                profile.servers.append(server)
                self.kept.save()
            self.enter(room, server)

        self.ask(sit, enter)

    def spectate(self, link: str) -> None:
        """Watches a game by the link for spectators."""
        server, _, place = link.strip().partition("#/spectate/")
        self.push_screen(TableScreen(server, place.partition("/")[0], link=link))

    # Screens

    def open(self, what: str) -> None:
        """Opens the screen of this name."""
        name = self.kept.profile.name
        match what:
            case "custom" | "friend":
                self.push_screen(CustomScreen(self.kept.profile.opponent, name, friends=what == "friend"))
            case "join":
                self.push_screen(JoinScreen(name))
            case "solo":
                self.push_screen(SoloScreen(self.player_name))
            case "explore":
                self.push_screen(ExploreMenu())
            case "practice":
                self.push_screen(PracticeMenu())
            case "finished":
                self.push_screen(FinishedScreen())
            case "settings":
                self.push_screen(SettingsScreen(self.kept))
            case _:
                self.open_help()

    def open_help(self) -> None:
        """The rules in short, and the keys."""
        if not isinstance(self.screen, HelpScreen):
            self.push_screen(HelpScreen())

    def action_open_help(self) -> None:
        """The same, for a key."""
        self.open_help()

    def open_screen(self, screen: FormScreen | ExerciseScreen) -> None:
        """Opens a form or an exercise."""
        self.push_screen(screen)

    def explore(self, position: str) -> None:
        """Opens the explorer with a position."""
        self.push_screen(ExplorerScreen(DiscardForm, position))

    def open_custom(self) -> None:
        """The form of a new game."""
        self.open("custom")

    def open_phrases(self, game: Presenter) -> None:
        """What can be said at the table."""
        self.push_screen(PhrasesScreen(game))

    def open_invitations(self, room: str, seats: Sequence[Seat]) -> None:
        """Invites friends to seats, and shows the links."""

        def invite() -> list[SecretInvitation]:
            path = f"rooms/{room}/invitations"
            return [self.lounge.post(path, InvitedSeat(seat), SecretInvitation) for seat in seats]

        base, is_far = self.base or self.lounge.address, self.base is not None or not is_local(self.lounge.address)

        def show(found: list[SecretInvitation]) -> None:
            self.push_screen(InvitationsScreen(base, found, is_far))

        self.ask(invite, show)

    def open_review(self, room: str, number: int, server: str) -> None:
        """The review of a game."""
        from fifteentwo.tui.review_screen import ReviewScreen  # noqa: PLC0415 - it loads the engine's values

        self.push_screen(ReviewScreen(self.lounge_of(server), room, number))

    def open_past_deal(self, past: PastDeal, names: Names) -> None:
        """The last deal that is over, with all its cards."""
        self.push_screen(PastDealScreen(past, names))

    def open_sheet(self, game: Presenter, server: str, room: str) -> None:
        """What can be done with a game beside playing it."""
        self.push_screen(SheetScreen(game, server, room))


def is_local(address: str) -> bool:
    """Whether an address is one of this machine only."""
    return (urlsplit(address).hostname or "") in LOOPBACK
