"""Makes `verified.json`: records and what verifying them says, for Python and for the standalone page.

python -m tests.match.make_verified
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from fifteentwo.moves import Deal
from fifteentwo.record import Record, read, to_json, to_text, verify
from tests.match.sealed import sealed

FILE: Final = Path(__file__).with_name("verified.json")


def records() -> Iterator[str]:
    """Records in both forms, right and wrong."""
    plain = sealed("standard target=31", 1)
    yield to_text(plain)
    yield json.dumps(json.loads(to_json(plain)))
    yield to_text(sealed("standard target=31", 2, viewer=1))
    yield to_text(sealed("jokers target=31", 3))
    yield json.dumps(json.loads(to_json(sealed("jokers target=31", 4, viewer=0))))
    yield to_text(sealed("three_players target=31 first_deal=random", 5))
    yield to_text(sealed("hoyle target=31 match=first_to:2", 6))
    game = plain.games[0]
    seal = game.seal
    for other in (
        replace(seal, secret="5e" * 32),
        replace(seal, salts=(*seal.salts[:1], "abc")),
        replace(seal, secret=""),
    ):
        yield to_text(Record(plain.rules, plain.seats, (replace(game, seal=other),)))
    deal = next(place for place, action in enumerate(game.actions) if isinstance(action, Deal))
    swapped = (*game.actions[:deal], Deal(game.actions[deal].hands[::-1]))  # type: ignore[union-attr]
    yield to_text(replace(plain, games=(replace(game, actions=swapped, resigned=0, assisted=()),)))


def main() -> None:
    """Writes the file."""
    found = [{"record": text, "says": [each.sentence for each in verify(read(text)).sentences]} for text in records()]
    FILE.write_text(json.dumps(found, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
