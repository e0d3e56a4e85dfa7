"""Where games are kept: on Linux, and as macOS and Windows would have it, which are simulated here."""

from pathlib import Path

import platformdirs
import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from fifteentwo.user_folder import user_folder

SYSTEMS = [
    pytest.param(Unix, ".local/share/fifteentwo", id="Linux"),
    pytest.param(MacOS, "Library/Application Support/fifteentwo", id="macOS"),
    pytest.param(Windows, "AppData/Local/fifteentwo", id="Windows"),
]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda _: str(tmp_path / "AppData" / "Local"))
    return tmp_path


@pytest.mark.parametrize(("system", "expected"), SYSTEMS)
def test_each_system_has_its_own_place(
    system: type, expected: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", system)
    assert user_folder() == home / expected


@pytest.mark.parametrize(("system", "expected"), SYSTEMS)
def test_games_of_an_earlier_version_stay_where_they_are(
    system: type, expected: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", system)
    earlier = home / ".local" / "share" / "fifteentwo"
    earlier.mkdir(parents=True)
    assert user_folder() == earlier
    (home / expected).mkdir(parents=True, exist_ok=True)
    assert user_folder() == home / expected, "the system's own place is used once it is there"


@pytest.mark.parametrize(("system", "expected"), SYSTEMS)
def test_a_place_that_is_named_wins_on_every_system(
    system: type, expected: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platformdirs, "PlatformDirs", system)
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "named"))
    assert user_folder() == home / "named" / "fifteentwo"


@pytest.mark.parametrize("given", ["", "relative"])
def test_a_place_that_is_not_absolute_is_not_used(given: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", given)
    assert user_folder() == home / ".local" / "share" / "fifteentwo"
