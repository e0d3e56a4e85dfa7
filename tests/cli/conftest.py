"""The fixture that runs commands."""

import pytest

from tests.cli.commands import Keyboard


@pytest.fixture
def typed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Keyboard:
    return Keyboard(capsys, monkeypatch)
