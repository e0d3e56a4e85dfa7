"""`fifteentwo replay` of a match that belongs to a series of rematches."""

import json
from pathlib import Path

import pytest

from fifteentwo.cli.replay import replay

RECORD = """fifteentwo record 1
rules = three_players
series = x-Y_9 4 2 0 1

game dealer 0
"""


def test_it_says_which_match_of_which_series_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.txt"
    file.write_text(RECORD)
    assert replay(str(file)) == 0
    assert "Match 4 of the series x-Y_9; before it 2 : 0 : 1." in capsys.readouterr().out.splitlines()
    assert replay(str(file), json=True) == 0
    assert json.loads(capsys.readouterr().out)["series"] == {"id": "x-Y_9", "match": 4, "won": [2, 0, 1]}
    file.write_text(RECORD.replace("series", "date"))
    assert replay(str(file)) == 0
    assert "series" not in capsys.readouterr().out
