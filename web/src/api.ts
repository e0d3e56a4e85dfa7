// What the page asks of the server by HTTP, and the seats this browser holds.
import type { Chair, Menu, NewRoom, Opened, Replay, RulesCard, Summary } from "./protocol";
import { strings } from "./strings";
import { forgetSeen } from "./table/memory";

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

/** A seat this browser holds. Whoever has the token has the seat. */
export interface HeldSeat {
  token: string;
  room: string;
  seat: number;
}

const KEY = "fifteentwo.seats";
/** As many seats as the server looks up at once. */
const MOST_SEATS = 200;
/** The seats, where this browser keeps nothing: they last as long as the page. */
let unkept: HeldSeat[] | null = null;

/** The server's answer, if it is a good one. */
export async function ask(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal(strings.common.unreachable);
  }
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  const sentence = typeof body === "object" && body !== null && "sentence" in body ? body.sentence : null;
  throw new Refusal(typeof sentence === "string" ? sentence : strings.common.oddAnswer(response.status), response.status);
}

/** What the server answered, read as JSON. */
export async function answer<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await ask(path, init);
  return response.json().catch(() => {
    throw new Refusal(strings.common.oddAnswer(response.status));
  }) as Promise<T>;
}

function post<T>(path: string, message: unknown): Promise<T> {
  return answer<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(message),
  });
}

/** What a new game can be made of. */
export function menu(): Promise<Menu> {
  return answer<Menu>("/api/menu");
}

/** What a line of rules stands for; refused, with a sentence, where it stands for nothing. */
export function rulesOf(rules: string): Promise<RulesCard> {
  return post<RulesCard>("/api/rules", { rules });
}

/** Opens a room and keeps its seats: all people at the table share this browser. */
export async function openRoom(wanted: NewRoom): Promise<Opened> {
  const opened = await post<Opened>("/api/rooms", wanted);
  for (const { seat, token } of opened.seats) hold({ token, room: opened.room, seat });
  return opened;
}

/** The same rules and chairs once more; `dealer` deals first (null: as the rules say). */
export function rematch(
  was: { rules_text: string; chairs: readonly Chair[]; hints: boolean },
  dealer: number | null,
): Promise<Opened> {
  return openRoom({ rules: was.rules_text, seats: [...was.chairs], dealer, hints: was.hints });
}

/** The games of the seats this browser holds, the last played first. */
export async function myGames(): Promise<Summary[]> {
  const tokens = seats().map((seat) => seat.token);
  if (tokens.length === 0) return [];
  const games = await post<Summary[]>("/api/rooms/mine", { tokens });
  return games.toSorted((a, b) => (a.updated < b.updated ? 1 : -1));
}

/** How a room stands where this browser holds seats; null where the server knows none of them. */
export async function roomNow(room: string): Promise<Summary | null> {
  const [game] = await post<Summary[]>("/api/rooms/mine", { tokens: seatsIn(room).map((seat) => seat.token) });
  return game ?? null;
}

/** A room of the lobby: how its first seat here sees it, and every seat this browser holds there. */
export interface OwnRoom {
  game: Summary;
  own: number[];
}

/** The games as the lobby lists them: one for each room, however many of its seats are held here. */
export function byRoom(games: readonly Summary[]): OwnRoom[] {
  const rooms = new Map<string, OwnRoom>();
  for (const game of games.toSorted((a, b) => a.seat - b.seat)) {
    const known = rooms.get(game.room);
    if (known === undefined) rooms.set(game.room, { game, own: [game.seat] });
    else known.own.push(game.seat);
  }
  const order = new Map(games.map(({ room }, place) => [room, place]));
  return [...rooms.values()].sort((a, b) => (order.get(a.game.room) ?? 0) - (order.get(b.game.room) ?? 0));
}

/** A record, JSON or text, step by step. */
export function replay(record: string): Promise<Replay> {
  return answer<Replay>("/api/replay", {
    method: "POST",
    headers: { "Content-Type": "text/plain; charset=utf-8" },
    body: record,
  });
}

/** The record of a match so far, as this seat has seen it, and the name of its file. */
export async function recordOf(
  { room, token }: Pick<HeldSeat, "room" | "token">,
  form: "text" | "json" = "text",
): Promise<{ text: string; name: string }> {
  const response = await ask(`/api/rooms/${room}/record?form=${form}`, { headers: { Authorization: `Bearer ${token}` } });
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return { text: await response.text(), name: name ?? `cribbage.${form === "text" ? "txt" : "json"}` };
}

/** Lets the browser save that record as a file. */
export async function downloadRecord(seat: Pick<HeldSeat, "room" | "token">): Promise<void> {
  const { text, name } = await recordOf(seat);
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function isSeat(value: unknown): value is HeldSeat {
  if (typeof value !== "object" || value === null) return false;
  const { token, room, seat } = value as Partial<HeldSeat>;
  return typeof token === "string" && typeof room === "string" && typeof seat === "number";
}

/** The seats this browser holds, the newest last. */
export function seats(): HeldSeat[] {
  if (unkept !== null) return unkept;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSeat).slice(-MOST_SEATS) : [];
  } catch {
    return [];
  }
}

/** The seats this browser holds in a room, in their order round the table. */
export function seatsIn(room: string): HeldSeat[] {
  return seats()
    .filter((seat) => seat.room === room)
    .sort((a, b) => a.seat - b.seat);
}

/** One of them; none where this browser has no seat there. */
export function seatIn(room: string): HeldSeat | undefined {
  return seatsIn(room)[0];
}

/** Keeps a seat. */
export function hold(seat: HeldSeat): void {
  write([...seats().filter((other) => other.token !== seat.token), seat]);
}

/** Gives a seat out of hand: without its token nobody can sit there again. */
export function forget(token: string): void {
  for (const seat of seats()) if (seat.token === token) forgetSeen(seat.room);
  write(seats().filter((seat) => seat.token !== token));
}

/** Leaves a room: gives all seats this browser holds there out of hand. */
export function leave(room: string): void {
  for (const { token } of seatsIn(room)) forget(token);
}

function write(kept: HeldSeat[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    unkept = kept;
  }
}
