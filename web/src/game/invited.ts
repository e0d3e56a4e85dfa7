// Whether this browser has invited somebody to a room. The secrets are kept until the seats are taken.
const KEY = "fifteentwo.invited.";

/** A seat that waits for a guest, and the secret of its invitation; null: it is not kept in this browser. */
export interface OpenSeat {
  seat: number;
  secret: string | null;
}

/** The secrets of the invitations to a room, by seat. */
export function secretsOf(room: string): Record<number, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY + room) ?? "{}") as Record<number, string>;
  } catch {
    return {};
  }
}

export const hasInvited = (room: string): boolean => Object.keys(secretsOf(room)).length > 0;

/** Keeps these secrets, or nothing if there are none. */
export function keepSecrets(room: string, secrets: Record<number, string>): void {
  try {
    if (Object.keys(secrets).length > 0) localStorage.setItem(KEY + room, JSON.stringify(secrets));
    else localStorage.removeItem(KEY + room);
  } catch {
    // Without storage the link is shown only until the page is left.
  }
}

const LINK = "fifteentwo.spectators.";

/** The secret of the spectators' link of a room, if this browser has made it. */
export function keptLink(room: string): string | null {
  try {
    return localStorage.getItem(LINK + room);
  } catch {
    return null;
  }
}

/** Keeps the secret of the spectators' link, or forgets it. */
export function keepLink(room: string, secret: string | null): void {
  try {
    if (secret === null) localStorage.removeItem(LINK + room);
    else localStorage.setItem(LINK + room, secret);
  } catch {
    // Without storage the link is shown only until the sheet is closed.
  }
}

const MUTED = "fifteentwo.muted.";

/** Whether this browser shows nothing of what the others say in a room. */
export function isMuted(room: string): boolean {
  try {
    return localStorage.getItem(MUTED + room) !== null;
  } catch {
    return false;
  }
}

/** Shows nothing of what the others say in a room, or everything again. */
export function mute(room: string, muted: boolean): void {
  try {
    if (muted) localStorage.setItem(MUTED + room, "1");
    else localStorage.removeItem(MUTED + room);
  } catch {
    // Without storage it holds until the page is left.
  }
}
