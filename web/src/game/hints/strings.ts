// What a hint says beside the words of the room.
const cell = (at: number): string => `row ${Math.floor(at / 4) + 1}, col. ${(at % 4) + 1}`;

export const hintWords = {
  title: "Hint",
  options: "What you can do, the best first",
  /** Shows the rest of them. */
  rest: (number: number) => `All ${number} options`,
  details: "Details",
  fewer: "Best three only",
  figures: { hand: "hand", crib: "crib", play: "in the play", now: "pegs at once", total: "in all", average: "on average", then: "makes the square", win: "game won", match: "match won" },
  best: (ranks: string) => `Best starters: ${ranks}`,
  worst: (ranks: string) => `worst: ${ranks}`,
  starter: (rank: string, points: string) => `${rank} (${points})`,
  signs: "A figure without a sign is exact; ± says how far it may be off; ≈ is a guess.",
  place: (card: string, row: number, column: number) => `${card} row ${row}, col. ${column}`,
  swap: (first: number, second: number) => `${cell(first)} with ${cell(second)}`,
  done: "Done",
  throwAway: "Throw it away",
  keep: (pile: number) => `Keep it on pile ${pile}`,
  minus: "−",
  guess: (figure: string) => `≈ ${figure}`,
  within: (figure: string, error: string) => `${figure}\u00a0± ${error}`,
  percent: (figure: string) => `${figure}\u00a0%`,
};
