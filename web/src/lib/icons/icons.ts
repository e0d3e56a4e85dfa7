// The page's icons as paths in a square of 24 units; many fonts lack characters for them.
export const ICONS = {
  bubble: "M4 5h16v11h-9l-4 4v-4H4Z",
  back: "M14 5 7 12l7 7",
  check: "m5 12.5 4.5 4.5L19 7.5",
  chevron: "m9 6 6 6-6 6",
  first: "M6 5v14M19 5 9 12l10 7Z",
  last: "M18 5v14M5 5l10 7-10 7Z",
  next: "M8 5l10 7-10 7Z",
  previous: "M16 5 6 12l10 7Z",
  settings: "M4 7h9m4 0h3M4 17h3m4 0h9M15 4.5v5M9 14.5v5",
  swap: "M4 9h15l-4-4M20 15H5l4 4",
  /** Clockwise; mirrored for anticlockwise. */
  turn: "M19 12a7 7 0 1 1-2.3-5.2M17 2.5v4.6h-4.6",
} as const;
