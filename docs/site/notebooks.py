"""Executes the notebooks in docs/notebooks and writes each as a page with its results.

    pip install -r requirements/papers.txt
    python docs/site/notebooks.py            # all, or name some: python docs/site/notebooks.py lead

A notebook is a script in the percent format of Jupytext, which every editor for notebooks opens. The data sets it reads are
exported first, into build/notebooks; what is there already is kept. The pages and pictures are committed, so the site is built without
all this; `tests/docs/test_notebooks.py` executes them again and compares.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import jupytext
from nbclient import NotebookClient
from nbconvert import MarkdownExporter
from traitlets.config import Config

from fifteentwo.datasets import FULL, SMALL, export

ROOT = Path(__file__).parents[2]
NOTEBOOKS = ROOT / "docs" / "notebooks"
DATA = ROOT / "build" / "notebooks"
PREFERRED = ["text/markdown", "image/svg+xml", "text/plain"]
NAMES = ("five_five", "deal_value", "lead", "luck", "discard_tables")


def data(folder: Path) -> None:
    """The data sets that the notebooks read: whole, but of the play only the leads, which every size has."""
    export(folder, FULL, only=("discards", "wins"))
    export(folder, SMALL, only=("pegging",))


def executed(name: str, folder: Path) -> tuple[str, dict[str, bytes]]:
    """The page of a notebook, and its pictures by name."""
    notebook = jupytext.read(NOTEBOOKS / f"{name}.py")
    os.environ["FIFTEENTWO_DATA"] = str(folder)
    client = NotebookClient(
        notebook, timeout=1200, kernel_name="python3", resources={"metadata": {"path": str(NOTEBOOKS)}}
    )
    client.execute()
    exporter = MarkdownExporter(config=Config({"NbConvertBase": {"display_data_priority": PREFERRED}}))
    text, resources = exporter.from_notebook_node(
        notebook, {"unique_key": name, "output_files_dir": "images", "metadata": {"name": name}}
    )
    source = f"*Executed from [{name}.py]({name}.py) by `python docs/site/notebooks.py {name}`.*"
    title, _, rest = text.lstrip().partition("\n")
    page = "\n".join(line.rstrip() for line in f"{title}\n\n{source}\n{rest}".splitlines())
    parts = re.split(r"(^```python\n.*?^```$)", page, flags=re.MULTILINE | re.DOTALL)
    parts[::2] = [re.sub(r"\n{3,}", "\n\n", part) for part in parts[::2]]
    return "".join(parts).rstrip() + "\n", dict(resources["outputs"])


def main(names: list[str]) -> int:
    """Executes the notebooks named, or all."""
    if unknown := [name for name in names if name not in NAMES]:
        print(f"notebooks: there is no {unknown[0]}; there are {', '.join(NAMES)}", file=sys.stderr)
        return 2
    data(DATA)
    for name in names or NAMES:
        page, pictures = executed(name, DATA)
        (NOTEBOOKS / f"{name}.md").write_text(page)
        for place, content in pictures.items():
            (NOTEBOOKS / place).parent.mkdir(exist_ok=True)
            (NOTEBOOKS / place).write_bytes(content)
        print(f"docs/notebooks/{name}.md")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
