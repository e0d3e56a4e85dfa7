"""The five-card game for two, solved: hands of three, two cards discarded each, and a play of one count."""
