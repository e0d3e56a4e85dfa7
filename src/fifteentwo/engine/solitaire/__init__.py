"""The games for one: players, advice and par."""
