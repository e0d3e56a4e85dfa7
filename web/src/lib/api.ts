// What the page asks of the server by HTTP, in the name of this browser's owner.
import type { Chair, Menu, NewRoom, Opened, DealResult, Replay, RulesCard, Statistics, Summary } from "../protocol";
import { common } from "./strings";

/** The server said no, or nothing at all; the message is a sentence for the screen. */
export class Refusal extends Error {
  /** `status` is that of the answer; 0 where there was none. */
  constructor(
    sentence: string,
    readonly status = 0,
  ) {
    super(sentence);
  }
}

const OWNER = "fifteentwo.keeper";
const HIDDEN = "fifteentwo.hidden";

let unkept: string | null = null;

/** The secret of this browser: who sends it holds its games. Where nothing can be kept, it lasts as long as the page. */
export function owner(): string {
  if (unkept !== null) return unkept;
  try {
    const kept = localStorage.getItem(OWNER);
    if (kept !== null && kept.length >= 32) return kept;
    localStorage.setItem(OWNER, secret());
    return localStorage.getItem(OWNER) ?? secret();
  } catch {
    unkept = secret();
    return unkept;
  }
}

function secret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A list kept in this browser. */
export function kept(key: string): unknown[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** The server's answer, if it is a good one. */
export async function ask(path: string, { headers = {}, ...init }: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers: { ...headers, Authorization: `Bearer ${owner()}` } });
  } catch {
    throw new Refusal(common.unreachable);
  }
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  const sentence = typeof body === "object" && body !== null && "sentence" in body ? body.sentence : null;
  throw new Refusal(typeof sentence === "string" ? sentence : common.oddAnswer(response.status), response.status);
}

/** What the server answered, read as JSON. */
async function answer<T>(...asked: Parameters<typeof ask>): Promise<T> {
  const response = await ask(...asked);
  return response.json().catch(() => {
    throw new Refusal(common.oddAnswer(response.status));
  }) as Promise<T>;
}

export function posted(message: unknown): Parameters<typeof ask>[1] {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(message) };
}

/** What a new game can be made of. */
export const menu = (): Promise<Menu> => answer("/api/menu");

/** What a line of rules stands for; refused, with a sentence, where it stands for nothing. */
export const rulesOf = (rules: string): Promise<RulesCard> => answer("/api/rules", posted({ rules }));

/** Opens a room: all people at the table share this browser. */
export const openRoom = (wanted: NewRoom): Promise<Opened> => answer("/api/rooms", posted(wanted));

/** The same rules and chairs once more; `dealer` deals first (null: as the rules say). */
export function rematch(was: { rules_text: string; chairs: readonly Chair[]; hints: boolean }, dealer: number | null): Promise<Opened> {
  return openRoom({ rules: was.rules_text, seats: [...was.chairs], dealer, hints: was.hints });
}

/** The games of this browser, the last played first. */
export const myGames = (): Promise<Summary[]> => answer("/api/rooms");

/** How a room stands where this browser holds seats; null where it holds none. */
export async function roomNow(room: string): Promise<Summary | null> {
  return (await myGames()).find((game) => game.room === room) ?? null;
}

/** What there was to be made of a numbered deal that has been played. */
export const resultOf = (room: string): Promise<DealResult> => answer(`/api/rooms/${room}/result`);

/** How the games by these rules came out. */
export const statistics = (rules: string): Promise<Statistics> => answer(`/api/statistics?rules=${encodeURIComponent(rules)}`);

/** How the server does; `warming` is what it gets ready. */
export const health = (): Promise<{ warming?: string[] }> => answer("/api/health");

/** A record, JSON or text, step by step from step `first` on: as many steps as the server gives at once. */
export function replay(record: string, first = 0): Promise<Replay> {
  return answer(`/api/replay?first=${first}`, { method: "POST", headers: { "Content-Type": "text/plain; charset=utf-8" }, body: record });
}

/** The record of a game so far, as a seat has seen it (null: the first one held), and the name of its file. */
export async function recordOf(room: string, seat: number | null = null): Promise<{ text: string; name: string }> {
  const response = await ask(`/api/rooms/${room}/record?form=text${seat === null ? "" : `&seat=${seat}`}`);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return { text: await response.text(), name: name ?? "record.txt" };
}

/** Lets the browser save that record as a file. */
export async function downloadRecord(room: string, seat: number | null): Promise<void> {
  const { text, name } = await recordOf(room, seat);
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The rooms that this browser does not list any more. */
export const hidden = (): ReadonlySet<unknown> => new Set(kept(HIDDEN));

/** Lists a room no more. */
export function hide(room: string): void {
  try {
    localStorage.setItem(HIDDEN, JSON.stringify([...hidden(), room]));
  } catch {
    // Nothing can be kept: it is gone from this page only.
  }
}
