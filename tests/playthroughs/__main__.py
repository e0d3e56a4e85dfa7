"""Writes the playthroughs: run `python -m tests.playthroughs`, then read the diff."""

from __future__ import annotations

from tests.playthroughs import alone
from tests.playthroughs.game import HERE, playthroughs

for name, text in (playthroughs() | alone.playthroughs()).items():
    (HERE / name).write_text(text, encoding="utf-8")
