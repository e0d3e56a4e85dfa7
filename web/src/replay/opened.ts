// A record on its way to the replay page from elsewhere on the page.
import { recordOf, type HeldSeat } from "../api";

let waiting: string | null = null;

/** Opens the record of a match this browser sits at. */
export async function openRecordOf(seat: Pick<HeldSeat, "room" | "token">): Promise<void> {
  waiting = (await recordOf(seat)).text;
  location.hash = "#/replay";
}

/** The record that was sent here, once. */
export function take(): string | null {
  const text = waiting;
  waiting = null;
  return text;
}
