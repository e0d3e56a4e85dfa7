// Connections for a seat of this screen at which nothing is drawn.
import { Line } from "../../lib/socket";

/**
 * Opens a connection for the seat, accepts the claim it is asked about, and closes it; nothing is drawn.
 * Calls `otherwise` if the seat is asked for something else. Returns a function that cancels it.
 */
export function letStand(room: string, seat: number, otherwise: () => void): () => void {
  const line = new Line(room, seat, {
    since: () => null,
    hear: (message) => {
      if (message.type === "Welcome") {
        const pass = message.position.offer.legal.find(({ type }) => type === "pass");
        if (pass !== undefined && line.send({ type: "Act", action: pass, at: message.at })) return;
      }
      line.close();
      if (message.type !== "Update") otherwise();
    },
    line: (state) => {
      if (state === "refused" || state === "broken") otherwise();
    },
  });
  return () => line.close();
}

/** Keeps a connection for a seat behind the curtain, so that the others see that its players are at the table. Returns a function that closes it. */
export function beThere(room: string, seat: number): () => void {
  const line = new Line(room, seat, { since: () => null, hear: () => undefined, line: () => undefined });
  return () => line.close();
}
