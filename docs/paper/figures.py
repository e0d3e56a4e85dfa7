"""The figures of the paper, from where they are measured or computed: `python docs/paper/figures.py` writes figures.json.

Measured figures stand in docs/measurements.md, each under the command that prints it, and are read from its tables. Counts and chances to win are
computed from the data in the package. `paper.typ` reads figures.json and holds no figure of its own.
"""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
WAYS = {
    "policy": "the policy for points",
    "response": "the best response to it",
    "restricted": "solved again, as expert plays",
    "safe": "the safe solution, 20 iterations",
}
"""What the paper says of the ways to play near the end, by the name in the table."""


def section(page: str, title: str) -> str:
    """A section of a page, with its parts."""
    found = re.search(rf"^(#+) {re.escape(title)}\n(.*?)(?=^#{{1,2}} |\Z)", page, re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[2]


def rows(text: str) -> dict[str, list[str]]:
    """The rows of all tables, by their first cell; of rows that begin alike the first."""
    cells = [
        [cell.strip() for cell in line.strip("| ").split("|")] for line in text.splitlines() if line.startswith("|")
    ]
    return {first.replace("*", ""): rest for first, *rest in reversed(cells)}


def late_rows(text: str) -> dict[tuple[str, str], list[str]]:
    """The rows of the table of re-solved play, by position and way to play: what a best response gains, and what it wins of the policy
    and of the best response.
    """
    cells = [[cell.strip() for cell in line.strip("| ").split("|")] for line in text.splitlines() if "|" in line]
    return {(row[0], row[1]): [row[2], *row[4:]] for row in cells if len(row) == 6}


def figures() -> dict[str, Any]:
    """All of them."""
    from fifteentwo.engine import arrays  # noqa: PLC0415 - Numba takes a second
    from fifteentwo.engine.equity.win_tables import win_table  # noqa: PLC0415

    page = (ROOT / "docs" / "measurements.md").read_text()
    certificate = rows(section(page, "The certificate"))
    real = rows(section(page, "Real deals"))
    gap = rows(section(page, "The abstraction gap"))
    points = rows(section(page, "Points of a deal and the chance to win"))
    tree = re.search(
        r"([\d,]+) nodes and ([\d,]+)\s+leaves need ([\d,]+) tables", (ROOT / "docs" / "engine.md").read_text()
    )
    left = re.search(r"\*\*([\d.]+)\*\* points a deal are left", section(page, "The abstraction gap"))
    assert tree is not None
    assert left is not None
    late = late_rows(section(page, "Re-solved play"))
    lowball = rows(section(page, "Other rules"))
    hands, ways = arrays.all_sixes()
    wins = win_table(121)[0]
    with (ROOT / "docs" / "tables" / "crib.csv").open() as file:
        cribs = list(csv.DictReader(file))
    named = {"play": "the play", "discard": "the discard", "deal": "the whole deal"}
    players = ("random", "simple", "greedy", "two-ply", "steady")
    return {
        "certificate": {short: certificate[name][:3] for short, name in named.items()},
        "baselines": {player: [certificate[f"{name}, {player}"][2] for name in named.values()] for player in players},
        "real": {
            "value": real["value of the play to the dealer"],
            "pone": real["pone's best response gains"],
            "dealer": real["the dealer's best response gains"],
        },
        "gap": gap["from the first card on"],
        "purified": gap["by purification, of the policy of the package"],
        "purified_by_rank": gap["by purification, of the policies for each rank"],
        "left": left[1],
        "late": {
            limit: {short: late[f"both within {limit}", name] for short, name in WAYS.items()} for limit in ("20", "30")
        },
        "lowball": lowball["the whole deal"][2],
        "points": {part: points[part] for part in ("play", "hand", "total")} | {"crib": points["crib"][0]},
        "classes": f"{len(hands):,}",
        "hands": f"{int(ways.sum()):,}",
        "nodes": tree[1],
        "leaves": tree[2],
        "tables": tree[3],
        "first_dealer": f"{100 * wins[0, 0]:.1f}",
        "best_crib": max(cribs, key=lambda row: float(row["own crib"])),
        "worst_crib": min(cribs, key=lambda row: float(row["own crib"])),
    }


if __name__ == "__main__":
    (HERE / "figures.json").write_text(json.dumps(figures(), indent=1, ensure_ascii=False) + "\n")
