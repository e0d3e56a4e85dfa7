"""Playing with friends: joining by a link or a code, the links of an invitation, and what players say to each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import get_args

from fifteentwo.cli.language import say
from fifteentwo.server.http_wire import SecretInvitation
from fifteentwo.server.saying_wire import Phrase, Say
from fifteentwo.tui.form import HeadingRow, PressRow, WriteRow
from fifteentwo.tui.form_screen import FormScreen
from fifteentwo.tui.hearing import HeardGame


class JoinScreen(FormScreen):
    """A link or a code, and the name to be called by."""

    def __init__(self, name: str) -> None:
        super().__init__(say("friend-join"))
        self._called = WriteRow(say("friend-your-name"), name)
        self._link = WriteRow(say("friend-link-or-code"))
        self.form.fill([self._link, self._called, PressRow(say("friend-sit"), self._sit)])

    def explained(self) -> Sequence[str]:
        """What is asked for."""
        return (say("friend-join-why"),)

    def _sit(self) -> None:
        profile = self.app.kept.profile
        profile.name = self._called.value.strip() or profile.name
        self.app.kept.save()
        self.app.pop_screen()
        self.app.join(self._link.value.strip())


class InvitationsScreen(FormScreen):
    """The links for the seats of friends: each works once."""

    def __init__(self, base: str, invitations: Sequence[SecretInvitation], is_far: bool) -> None:
        super().__init__(say("friend-invite"))
        self._is_far = is_far
        rows: list[HeadingRow | PressRow] = []
        for each in invitations:
            rows.append(HeadingRow(say("friend-seat", number=each.seat + 1)))
            rows.append(HeadingRow(f"  {base.rstrip('/')}/#/join/{each.room}/{each.secret}"))
            rows.append(HeadingRow(f"  {say('friend-or-code')}"))
            rows.append(HeadingRow(f"  {each.secret}"))  # in a line of its own, so that nothing of it is cut off
        self.form.fill([*rows, PressRow(say("button-continue"), self._close)])

    def explained(self) -> Sequence[str]:
        """How a friend takes the seat."""
        return (say("friend-begins"), *(() if self._is_far else (say("tui-this-machine"),)))

    def _close(self) -> None:
        self.app.pop_screen()


class PhrasesScreen(FormScreen):
    """What can be said at the table."""

    def __init__(self, game: HeardGame) -> None:
        super().__init__(say("room-say"))
        self.form.fill([PressRow(say(f"phrase-{phrase}"), self._saying(game, phrase)) for phrase in get_args(Phrase)])

    def _saying(self, game: HeardGame, phrase: Phrase) -> Callable[[], None]:
        def press() -> None:
            game.send(Say(phrase))
            self.app.pop_screen()

        return press
