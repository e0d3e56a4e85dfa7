"""Typesets the paper: `python docs/paper/build.py` writes paper.html and paper.pdf beside paper.typ.

    pip install -r requirements/papers.txt

first. Typst makes both from one source; formulas are MathML in HTML. The same source gives the same bytes.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Literal

import typst

sys.path.insert(0, str(Path(__file__).parents[2]))
from docs.paper.figures import figures

HERE = Path(__file__).parent
STYLE = """<style>
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1.05rem/1.5 serif; }
table { border-collapse: collapse; } td { padding: 0.15rem 0.6rem; border-bottom: 1px solid #bbb; }
math[display="block"] { overflow-x: auto; }
</style>"""


def built(kind: Literal["html", "pdf"]) -> bytes:
    """The paper as "html" or "pdf"."""
    made: bytes = typst.compile(HERE / "paper.typ", root=HERE, format=kind, timestamp=0, ignore_system_fonts=True)
    return made.replace(b"</head>", STYLE.encode() + b"</head>", 1) if kind == "html" else made


def main() -> None:
    """Reads the figures again, and writes both."""
    (HERE / "figures.json").write_text(json.dumps(figures(), indent=1, ensure_ascii=False) + "\n")
    (HERE / "paper.html").write_bytes(built("html"))
    (HERE / "paper.pdf").write_bytes(built("pdf"))
    print("docs/paper/paper.html, docs/paper/paper.pdf")


if __name__ == "__main__":
    main()
