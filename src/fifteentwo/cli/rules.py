"""`fifteentwo rules`: explains a rules code, or lists the presets."""

from __future__ import annotations

from typing import Any

from fifteentwo.cli.language import reason, spoken, wrong_input
from fifteentwo.cli.output import write_json, write_table
from fifteentwo.rules import (
    PRESETS,
    Rules,
    dealing,
    describe,
    differences,
    differing,
    every_field,
    fields,
    parse,
    said,
    write,
)


def rules(*line: str, json: bool = False) -> int:
    """Explain a rules code; without one, list the presets."""
    text = " ".join(line)
    if not text.strip():
        _presets(json)
        return 0
    try:
        ruled = parse(text)
    except ValueError as error:
        raise wrong_input("wrong-reason", where="rules", reason=reason(error)) from None
    if json:
        write_json(_told(ruled))
    else:
        _print(ruled)
    return 0


def _presets(json: bool) -> None:
    if json:
        write_json([{"name": preset.name} | _told(preset.rules) for preset in PRESETS.values()])
        return
    rows = [
        (
            preset.name,
            preset.words.in_language(spoken()),
            " ".join(f"{name}={said(value)}" for name, value in differing(preset.rules).items()),
        )
        for preset in PRESETS.values()
    ]
    write_table(("preset", "what it is", "differs in"), [(name, words, fields or "-") for name, words, fields in rows])


def _told(ruled: Rules) -> dict[str, Any]:
    return {
        "rules": write(ruled),
        "words": describe(ruled, spoken()),
        "differences": differences(ruled),
        "deal": dealing(ruled),
        "differs": differing(ruled),
        "fields": every_field(ruled),
    }


def _print(ruled: Rules) -> None:
    print(write(ruled))
    print()
    words, deal = describe(ruled, spoken()), dealing(ruled).in_language(spoken())
    print(words if deal in words else f"{words}\n{deal}")
    cards = fields(type(ruled))
    rows = [
        (name, said(value), cards[name].standard, cards[name].words.in_language(spoken()))
        for name, value in differing(ruled).items()
    ]
    if rows:
        print()
        write_table(("field", "here", f"in {write(type(ruled)())}", "what it is"), rows)
