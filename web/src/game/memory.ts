// How far this browser has seen the game in a room, so that a reload goes on at the same card.

export interface Seen {
  /** The last entry seen to its end, and how many events of the next one. */
  at: number;
  events: number;
  log: LogLine[];
}

export interface LogLine {
  id: number;
  /** Whose line it is; null where it is nobody's. */
  side: number | null;
  text: string;
  /** Begins a new deal or game. */
  opens: boolean;
}

const LONGEST = 200;
const PREFIX = "fifteentwo.seen.";
const key = (room: string): string => PREFIX + room;

/** What was seen of a room; null for a room never looked at. */
export function recall(room: string): Seen | null {
  try {
    const seen = JSON.parse(localStorage.getItem(key(room)) ?? "null") as Partial<Seen> | null;
    if (typeof seen?.at !== "number" || typeof seen.events !== "number" || !Array.isArray(seen.log)) return null;
    return { at: seen.at, events: seen.events, log: seen.log };
  } catch {
    return null;
  }
}

/** Forgets what was seen of a room. */
export function drop(room: string): void {
  try {
    localStorage.removeItem(key(room));
  } catch {
    // Nothing was kept.
  }
}

/** Keeps what was seen of a room. */
export function keep(room: string, { at, events, log }: Seen): void {
  const seen = JSON.stringify({ at, events, log: log.slice(-LONGEST) });
  try {
    localStorage.setItem(key(room), seen);
  } catch {
    // Full: what was seen of other rooms gives way. A reload there shows the table as it stands.
    try {
      for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
      localStorage.setItem(key(room), seen);
    } catch {
      // Nothing can be kept here at all.
    }
  }
}
