"""Exit status 0 if the server on this machine is well: for a container's health check."""

import sys
from urllib.error import URLError
from urllib.request import urlopen


def main(port: str = "1502") -> int:
    """Asks /api/health."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/api/health", timeout=3) as answer:
            return 0 if answer.status == 200 else 1
    except (URLError, OSError):
        return 1


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:2]))
