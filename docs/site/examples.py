"""For the reference: marks the examples at a prompt in docstrings as code, as Markdown needs it."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^(?P<indent> *)>>> .*?(?=\n *\n|\Z)", re.MULTILINE | re.DOTALL)


class Examples(griffe.Extension):  # type: ignore[misc]
    """Wraps every block that begins with a prompt, up to the next empty line, in a fence."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Called for each object when it has been read."""
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(r"\g<indent>```pycon\n\g<0>\n\g<indent>```", obj.docstring.value)
