"""What to discard: each way evaluated exactly against a model of the other player's discards."""
