"""The forms of a new game and of its rules on the screen, and the game that is begun."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fifteentwo.cli.language import say
from fifteentwo.server.http_wire import Opened
from fifteentwo.tui.custom_form import CustomForm, CustomGame
from fifteentwo.tui.form import HeadingRow
from fifteentwo.tui.form_screen import FormScreen
from fifteentwo.tui.rules_form import RulesForm


class CustomScreen(FormScreen):
    """The form of a new game."""

    def __init__(self, player: str, name: str, friends: bool = False) -> None:
        self._custom = CustomForm(player, name, self._open_rules, self._start, friends)
        super().__init__(self._custom.heading)
        self.form = self._custom.form

    def explained(self) -> Sequence[str]:
        """The rules in words, or why the code is refused."""
        return self._custom.explained()

    def _open_rules(self, code: str, changed: Callable[[str], None]) -> None:
        self.app.open_screen(RulesScreen(code, changed))

    def _start(self, game: CustomGame) -> None:
        if game.name and game.name != self.app.kept.profile.name:
            self.app.kept.profile.name = game.name
            self.app.kept.save()

        def opened(room: Opened) -> None:
            self.app.pop_screen()
            self.app.enter(room.room, own=game.own)
            if game.friends:
                self.app.open_invitations(room.room, game.friends)

        self.app.ask(lambda: self.app.lounge.post("rooms", game.room, Opened), opened)


class RulesScreen(FormScreen):
    """The form of the rules. Page Up and Page Down go to the section before or after."""

    def __init__(self, code: str, changed: Callable[[str], None]) -> None:
        super().__init__(say("tui-rules"))
        self._rules = RulesForm(code, changed, self._close)
        self.form = self._rules.form

    def explained(self) -> Sequence[str]:
        """Why the last change was refused, or what the field means and can be."""
        return self._rules.explained()

    def key_pressed(self, key: str) -> bool:
        """Goes to another section."""
        if key not in {"pageup", "pagedown"}:
            return False
        heads = [at + 1 for at, row in enumerate(self.form.rows) if isinstance(row, HeadingRow)]
        after, before = [at for at in heads if at > self.form.at], [at for at in heads if at < self.form.at]
        self.form.at = (after[:1] or heads[-1:])[0] if key == "pagedown" else (before[-1:] or [0])[0]
        return True

    def _close(self) -> None:
        self.app.pop_screen()
