// What the boards say.

export const boardWords = {
  label: (sides: readonly string[], targets: readonly number[]) =>
    new Set(targets).size < 2
      ? `The board: ${sides.join(", ")}, of ${targets[0] ?? 0}.`
      : `The board: ${sides.map((side, at) => `${side} of ${targets[at] ?? 0}`).join(", ")}.`,
  side: (name: string, score: number, won: number) => (won > 0 ? `${name} ${score} (match ${won})` : `${name} ${score}`),
  name: "Pegboard",
  /** The terms that explain the letters. */
  terms: { L: "lurch", S: "skunk", SS: "doubleSkunk" } as Record<string, string>,
  line: (letter: string) => `Line ${letter} on the board`,
  lines: { lurch: "L", skunk: "S", "double skunk": "SS" } as Record<string, string>,
};
