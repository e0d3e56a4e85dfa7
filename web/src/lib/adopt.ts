// Moves the seats that an earlier version of the page stored, one token each, to this browser's owner.
import { ask, kept, posted } from "./api";

export const SEATS = "fifteentwo.seats";
/** The most tokens the server accepts in one request. */
const MOST_TOKENS = 200;

/** Sends the tokens to the server; if that fails, the next visit tries again. */
export async function adopt(): Promise<void> {
  const tokens = kept(SEATS).flatMap((seat) => (typeof seat === "object" && seat !== null && "token" in seat && typeof seat.token === "string" ? [seat.token] : []));
  try {
    for (let first = 0; first < tokens.length; first += MOST_TOKENS) {
      await ask("/api/seats", posted({ tokens: tokens.slice(first, first + MOST_TOKENS) }));
    }
    localStorage.removeItem(SEATS);
  } catch {
    // The tokens stay in storage for the next visit.
  }
}
