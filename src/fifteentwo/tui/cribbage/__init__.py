"""The table of cribbage in characters."""
