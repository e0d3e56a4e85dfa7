"""Which games the page can draw."""

from __future__ import annotations

from msgspec.structs import replace

from fifteentwo.rules import CribbageRules


def beyond_the_page(rules: CribbageRules) -> str:
    """Why the page cannot draw a game by these rules, in a sentence; '' where it can."""
    fields = {
        "players": (rules.players, 2),
        "counting": (rules.counting, "auto"),
        "board": (rules.board, "straight"),
        "jokers": (rules.jokers, 0),
    }
    for name, (value, drawn) in fields.items():
        if value != drawn:
            return f"{name}={value} can be played on the command line, but not on the page yet"
    return ""


def at_the_page(rules: CribbageRules) -> CribbageRules:
    """These rules as the page plays them: it counts for everybody, which is what exact claims come to."""
    if rules.counting == "manual" and not rules.muggins:
        return replace(rules, counting="auto", underclaim="correct")
    return rules
