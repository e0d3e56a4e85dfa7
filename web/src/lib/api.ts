// HTTP requests to the server, sent as this browser's owner.
import type { Chair, NewRoom, Opened, Problem, Summary } from "../protocol";
import { said, spoken } from "./language";
import { missed } from "./reach";
import { common } from "./strings";

/** The server refused or did not answer; the message is a sentence for the screen. */
export class Refusal extends Error {
  /** HTTP status of the answer; 0 if there was none. */
  constructor(
    sentence: string,
    readonly status = 0,
  ) {
    super(sentence);
  }
}

const OWNER = "fifteentwo.keeper";

let unkept = "";

/** This browser's secret: it identifies the owner of its games. Without storage, it lasts as long as the page. */
export function owner(): string {
  let kept = unkept;
  try {
    kept ||= localStorage.getItem(OWNER) ?? "";
  } catch {
    // Without storage.
  }
  return kept.length >= 32 ? kept : becomes(secret());
}

/** This browser is known by another secret from now on: whoever knows the former one has nothing of what it plays for. */
export function becomes(token: string): string {
  try {
    localStorage.setItem(OWNER, token);
  } catch {
    unkept = token;
  }
  return token;
}

export function secret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A list stored in this browser. */
export function kept(key: string): unknown[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** The response if it is successful; otherwise throws a ServerError. */
export async function ask(path: string, { headers = {}, ...init }: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers: { ...headers, Authorization: `Bearer ${owner()}` } });
  } catch {
    missed();
    throw new Refusal(common.unreachable);
  }
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as Partial<Problem> | null;
  const { sentence, ...coded } = body ?? {};
  throw new Refusal(typeof sentence === "string" ? spoken.refusal({ sentence, ...coded }) : common.oddAnswer(response.status), response.status);
}

/** The response, parsed as JSON. */
export async function answer<T>(...asked: Parameters<typeof ask>): Promise<T> {
  const response = await ask(...asked);
  try {
    return JSON.parse(await response.text(), said) as T;
  } catch {
    throw new Refusal(common.oddAnswer(response.status));
  }
}

export function posted(message: unknown): Parameters<typeof ask>[1] {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(message) };
}

/** Opens a room. Everyone at the table shares this browser. */
export const openRoom = (wanted: NewRoom): Promise<Opened> => answer("/api/rooms", posted(wanted));

/** A rematch with the same rules and chairs; `dealer` deals first (null: as the rules say). */
export function rematch(was: { rules_text: string; chairs: readonly Chair[]; hints: boolean }, dealer: number | null): Promise<Opened> {
  return openRoom({ rules: was.rules_text, seats: [...was.chairs], dealer, hints: was.hints });
}

/** This browser's games, the most recently played first. */
export const myGames = (): Promise<Summary[]> => answer("/api/rooms");

/** This browser's game in a room; null if it has no seat there. */
export async function roomNow(room: string): Promise<Summary | null> {
  return (await myGames()).find((game) => game.room === room) ?? null;
}
