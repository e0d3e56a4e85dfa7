"""What tests of other rules share: their names and files."""

from __future__ import annotations

from fifteentwo.engine.deal_rules import DealRules
from fifteentwo.rules import CribbageRules, parse

LOWBALL = DealRules(aim=-1)
FILES = ("expert.zip", "discards.zip", "deals.zip")


def of(line: str) -> CribbageRules:
    return parse(line, CribbageRules)
