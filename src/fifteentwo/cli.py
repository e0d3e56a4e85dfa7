"""The command line."""

import sys

from fifteentwo import __version__


def main(arguments: list[str] | None = None) -> int:
    """Runs one command and gives its exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    if given == ["--version"]:
        print(__version__)
        return 0
    print("fifteentwo: no such command.", file=sys.stderr)
    return 2
