"""Published figures, described in vectors/README.md."""

import json
from pathlib import Path
from typing import Any

VECTORS = Path(__file__).parent / "vectors"


def vectors(name: str) -> list[dict[str, Any]]:
    """The objects of a file with one per line."""
    return [json.loads(line) for line in (VECTORS / f"{name}.jsonl").read_text().splitlines()]


def distribution(of: str) -> list[int]:
    """The number of hands, or cribs, with each score from 0 to 29."""
    return next(row["counts"] for row in vectors("histograms") if row["of"] == of)
