"""What a score is worth: deals counted, the chance to win from every score, the match, and points inside a deal."""
