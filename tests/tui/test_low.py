"""Tables in few lines: 40 by 10 leaves six, and the line-by-line game eleven."""

from __future__ import annotations

import pytest

from fifteentwo.rules import PRESETS
from fifteentwo.solitaire.scene import PatienceScene, SquareScene
from fifteentwo.tui.canvas import face
from tests.tui.rooms import FakeRoom
from tests.tui.sitting import Sitting

ALONE = [name for name, preset in PRESETS.items() if preset.rules.players == 1]


async def begun(rules: str) -> Sitting:
    """A game for one after four choices."""
    sitting = Sitting(FakeRoom(rules, seed=4))
    await sitting.settled()
    for _ in range(4):
        await sitting.choose()
    while sitting.game.gate is not None:
        await sitting.press("enter")
    return sitting


@pytest.mark.parametrize("rules", ALONE)
@pytest.mark.parametrize(("width", "height"), [(40, 6), (78, 11)])
async def test_every_card_is_seen(rules: str, width: int, height: int) -> None:
    sitting = await begun(rules)
    scene, text = sitting.game.scene, sitting.text(width, height)
    if isinstance(scene, PatienceScene):
        own = scene.hands[scene.in_hand or 0]
        assert " ".join(f"{number} {face(card)} " for number, card in enumerate(own, 1)).split() == [
            word.strip(">") for word in text.splitlines()[2 + (scene.in_hand or 0)].split()
        ]
        return
    cells = [card for card in scene.grid if card is not None]  # type: ignore[union-attr]  # a square or a shuffle
    assert len(cells) == (4 if isinstance(scene, SquareScene) else 16)
    rows = text.splitlines()[1:5]
    for place, card in enumerate(scene.grid):  # type: ignore[union-attr]
        if card is not None:
            assert face(card) in rows[place // 4][1 + 5 * (place % 4) :][:5]
    assert f"{scene.made} of " in rows[0]  # type: ignore[union-attr]
