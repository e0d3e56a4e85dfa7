// Connections for a seat of this screen behind the curtain: the room sends none of its cards.
import { Line } from "../../lib/socket";

/**
 * Lets a claim pass for the seat, after entry `at`, and closes the connection; nothing of the seat is seen.
 * Calls `otherwise` if the seat is asked for something else. Returns a function that cancels it.
 */
export function letStand(room: string, seat: number, at: number | null, otherwise: () => void): () => void {
  let asked = false;
  const line = new Line(room, { covered: seat }, {
    since: () => null,
    hear: (message) => {
      if (message.type === "Presence" && at !== null && (asked ||= line.send({ type: "Act", action: { type: "pass", seat }, at }))) return;
      line.close();
      otherwise();
    },
    line: (state) => {
      if (state === "refused" || state === "broken") otherwise();
    },
  });
  return () => line.close();
}

/** Says for a seat behind the curtain that its players are at the table. Returns a function that ends it. */
export function beThere(room: string, seat: number): () => void {
  const line = new Line(room, { covered: seat }, { since: () => null, hear() {}, line() {} });
  return () => line.close();
}
