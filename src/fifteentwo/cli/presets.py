"""`fifteentwo presets`: the sets of rules there are."""

from __future__ import annotations

from fifteentwo.cli.output import write_json, write_table
from fifteentwo.rules import CRIBBAGE, differing


def presets(*, json: bool = False) -> int:
    """The sets of rules there are, and where they differ from the standard game.

    Args:
        json: Print JSON: name, words and the fields that differ of each.
    """
    if json:
        write_json(
            [
                {"name": preset.name, "words": preset.words, "differs": differing(preset.rules)}
                for preset in CRIBBAGE.values()
            ]
        )
        return 0
    write_table(
        ("preset", "what it is", "differs in"),
        [
            (preset.name, preset.words, " ".join(f"{k}={v}" for k, v in differing(preset.rules).items()) or "-")
            for preset in CRIBBAGE.values()
        ],
    )
    return 0
