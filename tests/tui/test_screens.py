"""Every screen of the terminal looks as its reference does, at 80 by 24 and at 120 by 40.

python -m tests.tui.test_screens save [NAME ...]         takes new references, once you have looked at what has changed
python -m tests.tui.test_screens look FOLDER [NAME ...]  draws the screens as SVG
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from textual.color import Color
from textual.strip import Strip

from fifteentwo.tui.console import Console, filters
from fifteentwo.tui.profile import KeptProfile
from tests.tui import scenes_forms, scenes_study, scenes_tables
from tests.tui.stage import SCENES, SIZES, Stage, picture

SET_UP = (scenes_forms, scenes_tables, scenes_study)
"""The modules whose screens are registered."""

REFERENCES = Path(__file__).parent / "screens"
BARE = Console("ascii", is_bare=False, has_colours=False)
BLACK = Color(0, 0, 0)


class Shot:
    """A screen at one size: its picture, its lines, and what of the text is cut off at the edges of the terminal."""

    def __init__(self, stage: Stage) -> None:
        self.picture = picture(stage.app)
        self.strips: list[Strip] = stage.app.screen._compositor.render_strips()
        self.svg = stage.app.export_screenshot()


async def shots(name: str, data: Path) -> list[Shot]:
    """The screen at every size."""
    kept = KeptProfile(data)
    kept.profile.pace, kept.profile.opponent = "instant", "beginner"
    kept.save()
    stage, taken = Stage(data), []
    async with stage.app.run_test(size=SIZES[0]) as pilot:
        stage.pilot = pilot
        await SCENES[name](stage)
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            taken.append(Shot(stage))
    return taken


def reference(taken: Sequence[Shot]) -> str:
    return "\n".join(shot.picture for shot in taken)


@pytest.mark.parametrize("name", SCENES)
async def test_a_screen_looks_as_it_did(name: str, tmp_path: Path) -> None:
    taken = await shots(name, tmp_path)
    assert reference(taken) == (REFERENCES / f"{name}.txt").read_text()
    for shot in taken:
        for strip in shot.strips:
            plain = strip
            for change in filters(BARE):
                plain = plain.apply_filter(change, BLACK)
            assert plain.text.isascii()
            assert plain.cell_length == strip.cell_length
            assert not [each.style for each in plain if each.style and (each.style.color or each.style.bgcolor)]


def test_every_reference_has_its_screen() -> None:
    assert sorted(path.stem for path in REFERENCES.glob("*.txt")) == sorted(SCENES)


async def _all(names: Sequence[str], folder: Path | None) -> None:
    for name in names:
        with TemporaryDirectory() as data:
            taken = await shots(name, Path(data))
        if folder is None:
            (REFERENCES / f"{name}.txt").write_text(reference(taken))
            continue
        for shot, (width, height) in zip(taken, SIZES, strict=True):
            (folder / f"{name}-{width}x{height}.svg").write_text(shot.svg)


def main(arguments: Sequence[str]) -> int:
    """Takes references, or draws the screens."""
    match arguments:
        case ["save", *names]:
            folder = None
        case ["look", into, *names]:
            folder = Path(into)
            folder.mkdir(parents=True, exist_ok=True)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    if unknown := [name for name in names if name not in SCENES]:
        print(f"there is no screen {unknown[0]}; there are {', '.join(SCENES)}", file=sys.stderr)
        return 2
    asyncio.run(_all(names or list(SCENES), folder))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
