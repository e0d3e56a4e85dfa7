"""What to do in a position and why: every option with its value and how sure each figure is."""
