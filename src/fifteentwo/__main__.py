"""`python -m fifteentwo` is the command `fifteentwo`."""

from fifteentwo.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
