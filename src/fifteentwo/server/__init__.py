"""The server: rooms, the store behind them, and the page in front."""

from fifteentwo import extras

extras.require("server")
