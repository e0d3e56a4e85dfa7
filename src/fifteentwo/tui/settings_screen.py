"""The settings: the name, how fast the computer plays, and the colours of the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast, get_args

from fifteentwo.cli.language import say
from fifteentwo.tui.form import ChooseRow, PressRow, WriteRow
from fifteentwo.tui.form_screen import FormScreen
from fifteentwo.tui.presenter import FACTORS, Pace
from fifteentwo.tui.profile import KeptProfile
from fifteentwo.tui.tutor import TutorSetting


class SettingsScreen(FormScreen):
    """Settings, which are kept as they are changed."""

    def __init__(self, kept: KeptProfile) -> None:
        super().__init__(say("settings-title"))
        self._kept = kept
        profile = kept.profile
        self._called = WriteRow(say("settings-name"), profile.name, self._keep)
        paces = [(pace, say(f"settings-pace-{pace}")) for pace in FACTORS]
        self._pace = ChooseRow(say("settings-bot-pace"), paces, profile.pace, self._keep)
        decks = [("no", say("settings-deck-classic")), ("yes", say("settings-deck-four-colour"))]
        self._deck = ChooseRow(say("settings-deck"), decks, "yes" if profile.four_colours else "no", self._keep)
        tutors = [(setting, _tutor(setting)) for setting in get_args(TutorSetting)]
        self._tutor = ChooseRow(say("settings-tutor"), tutors, profile.tutor, self._keep)
        self.form.fill([self._called, self._pace, self._deck, self._tutor, PressRow(say("common-close"), self._close)])

    def explained(self) -> Sequence[str]:
        """What the tutor does."""
        return (say("settings-tutor-why"),) if self.form.row is self._tutor else ()

    def _keep(self) -> None:
        profile = self._kept.profile
        profile.name = self._called.value.strip()
        profile.pace = cast(Pace, self._pace.value)
        profile.tutor = cast(TutorSetting, self._tutor.value)
        profile.four_colours = self._deck.value == "yes"
        self._kept.save()

    def _close(self) -> None:
        self.app.pop_screen()


def _tutor(setting: TutorSetting) -> str:
    """What a setting of the tutor is called."""
    if setting.endswith("%"):
        return say("settings-tutor-percent", percent=int(setting[:-1]))
    return say({"off": "settings-tutor-off", "0.5": "settings-tutor-half-point"}.get(setting, "settings-tutor-point"))
