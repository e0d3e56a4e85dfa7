"""A complete game of each preset, always the same."""

from __future__ import annotations

from pathlib import Path

from fifteentwo.rules import CRIBBAGE, differences
from tests.golden.script import told, written
from tests.laws.games import play_out

HERE = Path(__file__).parent
STYLES = ("greedy", "high")


def playthroughs() -> dict[str, str]:
    """The text of each game, by file name."""
    return {f"{name}.txt": _told(name, seed) for seed, name in enumerate(CRIBBAGE, 1)}


def _told(name: str, seed: int) -> str:
    rules = CRIBBAGE[name].rules
    played = play_out(rules, seed, styles=STYLES)
    lines = [f"# {CRIBBAGE[name].words}", "#"]
    lines += [f"# {sentence}" for sentence in differences(rules)]
    lines += ["", f"rules: {name}"]
    for step in played.steps:
        if step.before.phase == "deal":
            lines.append("")
        lines += told(written(step.action), step.before, step.events)
    return "\n".join(lines) + "\n"
