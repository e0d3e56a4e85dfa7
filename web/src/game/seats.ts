// The seats round a table.

/** The other seats, clockwise from my left. */
export function others(players: number, me: number): number[] {
  return Array.from({ length: Math.max(0, players - 1) }, (_, step) => (me + 1 + step) % players);
}
