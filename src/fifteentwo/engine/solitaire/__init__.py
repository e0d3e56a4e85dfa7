"""The games for one: values, players and par."""
