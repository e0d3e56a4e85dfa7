"""Stands in for Numba where tests must do without it, in this process and in those it starts."""  # noqa: INP001

raise RuntimeError("this test needs Numba: add its file to `with_numba` in ./test")
