// Letting a claim stand for a seat of this screen, without anybody having to sit down for it.
import { Line } from "../../lib/socket";

/**
 * Opens a line of the seat's own, lets the claim stand that it is asked about, and hangs up; nothing it hears is drawn.
 * `otherwise` is called where the seat is asked for something else. Gives what ends it early.
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
