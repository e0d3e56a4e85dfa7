"""The laboratory: makes the engine's data from nothing, and proves how good it is."""
