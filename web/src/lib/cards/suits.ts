// The four suits as shapes in a square of 100 units, for the large deck.

export const SHAPES = {
  C: "M46 62a21 21 0 1 1-15-35 21 21 0 1 1 38 0 21 21 0 1 1-15 35c0 16 5 24 14 30H32c9-6 14-14 14-30Z",
  D: "M50 4C58 22 72 38 88 50 72 62 58 78 50 96 42 78 28 62 12 50 28 38 42 22 50 4Z",
  H: "M50 93C43 72 10 56 10 31a20 20 0 0 1 40-5 20 20 0 0 1 40 5c0 25-33 41-40 62Z",
  S: "M50 5C56 26 90 42 90 65a18 18 0 0 1-36 6c0 12 5 18 12 23H34c7-5 12-11 12-23a18 18 0 0 1-36-6C10 42 44 26 50 5Z",
} as const;

export type Suit = keyof typeof SHAPES;

export type Deck = "classic" | "four-colour" | "large";

/** The colour of a suit in a deck: two colours or four. */
export function colourOf(suit: Suit, deck: Deck): string {
  return deck === "classic" ? (suit === "D" || suit === "H" ? COLOURS.H : COLOURS.S) : COLOURS[suit];
}

/** A separate colour for each suit. */
export const COLOURS: Record<Suit, string> = { C: "#0b6b3a", D: "#1a4fb4", H: "#c4202f", S: "#15161a" };
