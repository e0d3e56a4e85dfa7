"""How the engine's data is made from nothing, certified and exported."""
