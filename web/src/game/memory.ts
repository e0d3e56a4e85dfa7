// How far this browser has shown the game in a room, so that a reload continues at the same card.

export interface Seen {
  /** The last entry shown completely, and how many events of the next one. */
  at: number;
  events: number;
  log: LogLine[];
}

export interface LogLine {
  id: number;
  /** The side of the line; null for none. */
  side: number | null;
  text: string;
  /** Whether it starts a new deal or game. */
  opens: boolean;
}

const LONGEST = 200;
const PREFIX = "fifteentwo.seen.";
const key = (room: string): string => PREFIX + room;

/** What was shown of a room; null if it was never opened. */
export function recall(room: string): Seen | null {
  try {
    const seen = JSON.parse(localStorage.getItem(key(room)) ?? "null") as Partial<Seen> | null;
    if (typeof seen?.at !== "number" || typeof seen.events !== "number" || !Array.isArray(seen.log)) return null;
    return { at: seen.at, events: seen.events, log: seen.log };
  } catch {
    return null;
  }
}

/** Forgets what was shown of a room. */
export function drop(room: string): void {
  try {
    localStorage.removeItem(key(room));
  } catch {
    // Nothing was stored.
  }
}

/** Stores what was shown of a room. */
export function keep(room: string, { at, events, log }: Seen): void {
  const seen = JSON.stringify({ at, events, log: log.slice(-LONGEST) });
  try {
    localStorage.setItem(key(room), seen);
  } catch {
    // Storage is full: drop other rooms. A reload there shows the current table.
    try {
      for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
      localStorage.setItem(key(room), seen);
    } catch {
      // Storage is unavailable.
    }
  }
}

/** Stores that this room has the board of the first picture. */
export function remember(room: string): void {
  try {
    localStorage.setItem("fifteentwo.board", room);
  } catch {
    // Its next visit begins without a picture.
  }
}
