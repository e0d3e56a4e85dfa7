// The seats round a table.

/** The other seats, clockwise from the left of `me`. */
export function others(players: number, me: number): number[] {
  return Array.from({ length: Math.max(0, players - 1) }, (_, step) => (me + 1 + step) % players);
}
