"""The two roles of a deal, as array indices."""

from __future__ import annotations

from typing import Final

PONE: Final = 0
DEALER: Final = 1
