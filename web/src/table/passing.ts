// Letting a claim stand for a seat of this screen, without anybody having to sit down for it.
import type { HeldSeat } from "../api";
import { Line } from "../socket";

/**
 * Opens a line of the seat's own, lets the claim stand that it is asked about, and hangs up; nothing it hears is drawn.
 * `otherwise` is called where the seat is asked for something else. Gives what ends it early.
 */
export function letStand({ room, token, seat }: HeldSeat, otherwise: () => void): () => void {
  const line = new Line(room, token, {
    since: () => null,
    hear: (message) => {
      if (message.type === "Welcome") {
        const pass = message.position.legal.find(({ type }) => type === "pass");
        if (pass !== undefined && line.send({ type: "Act", action: { type: "pass", seat }, at: message.at })) return;
      }
      line.close();
      if (message.type !== "News") otherwise();
    },
    line: (state) => {
      if (state === "refused" || state === "broken") otherwise();
    },
  });
  return () => line.close();
}
