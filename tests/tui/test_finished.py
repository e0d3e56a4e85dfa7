"""The finished games on the whole screen, page by page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fifteentwo.locales import CodedError
from fifteentwo.tui.finished_screen import FinishedScreen
from tests.tui.stage import SIZES, Stage
from tests.tui.test_plain_review import PagedLounge


class BrokenOnce(PagedLounge):
    """The same server, which does not answer the first time that a further page is asked for."""

    is_broken = True

    def get(self, path: str, _kind: object, **_query: object) -> Any:
        if "before" in _query and self.is_broken:
            self.is_broken = False
            raise CodedError("client-stranger", address=path)
        return super().get(path, _kind, **_query)


async def test_further_games_are_asked_for_also_after_a_failure(data: Path) -> None:
    stage = Stage(data)
    lounge = BrokenOnce()
    lounge.answers["rooms"] = []
    stage.app.lounge = lounge  # type: ignore[assignment]  # what is asked of it
    stage.app._lounges = {lounge.address: lounge}  # type: ignore[dict-item]
    async with stage.app.run_test(size=SIZES[0]) as pilot:
        stage.pilot = pilot
        stage.app.open("finished")
        screen = stage.app.screen
        assert isinstance(screen, FinishedScreen)
        await stage.until(lambda: len(screen.form.rows) == 31)
        assert screen.form.rows[-1].label == "More"
        screen.form.at = 30
        await stage.press("enter")
        await stage.until(lambda: not lounge.is_broken and screen._further)
        assert len(screen.form.rows) == 31
        await stage.press("enter")
        await stage.until(lambda: len(screen.form.rows) == 45)
        assert [row.label[-2:].strip("–") for row in screen.form.rows] == [str(number) for number in range(1, 46)]
        assert screen.form.at == 30, "on the first of the new games"
