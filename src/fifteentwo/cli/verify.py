"""`fifteentwo verify`: computes the packs of a recorded game again from its secrets and salts."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from fifteentwo.cli.language import reason, spoken, wrong_input
from fifteentwo.cli.output import write_json
from fifteentwo.cli.reading import name_of, read_text
from fifteentwo.record import BadRecord, read
from fifteentwo.record import verify as verified


def verify(file: Annotated[str, Parameter(allow_leading_hyphen=True)], /, *, json: bool = False) -> int:
    """Check that the cards of a recorded game follow from its secrets and salts."""
    text = read_text(file)
    try:
        found = verified(read(text))
    except BadRecord as error:
        raise wrong_input("wrong-reason", where=name_of(file), reason=reason(error)) from None
    if not found.deals and not found.wrong:
        raise wrong_input("verify-none")
    if json:
        wrong, unchecked = list(map(str, found.wrong)), list(map(str, found.unchecked))
        write_json({"deals": found.deals, "wrong": wrong, "unchecked": unchecked})
    else:
        for sentence in found.sentences:
            print(sentence.in_language(spoken()))
    return 1 if found.wrong else 0
