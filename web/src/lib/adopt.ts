// The seats that an earlier version of the page kept by a token each. It is fetched where there are any.
import { ask, kept, posted } from "./api";

export const SEATS = "fifteentwo.seats";
/** As many tokens as the server takes at once. */
const MOST_TOKENS = 200;

/** Hands them over to this browser's owner; where that fails, the next visit does. */
export async function adopt(): Promise<void> {
  const tokens = kept(SEATS).flatMap((seat) => (typeof seat === "object" && seat !== null && "token" in seat && typeof seat.token === "string" ? [seat.token] : []));
  try {
    for (let first = 0; first < tokens.length; first += MOST_TOKENS) {
      await ask("/api/seats", posted({ tokens: tokens.slice(first, first + MOST_TOKENS) }));
    }
    localStorage.removeItem(SEATS);
  } catch {
    // They stay where they are.
  }
}
