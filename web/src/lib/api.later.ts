// Further server requests, for the forms, the records and the solo games.
import { answer, ask, posted } from "./api";
import { saveFile } from "./save.later";
import type { Menu, DealResult, Replay, RulesCard, Statistics } from "../protocol";

/** The choices for a new game: games, rules and players. */
export const menu = (): Promise<Menu> => answer("/api/menu");

/** The rules that a line of rules stands for; rejects with a sentence if the line is not valid. */
export const rulesOf = (rules: string): Promise<RulesCard> => answer("/api/rules", posted({ rules }));

/** The result of a numbered deal that has been played, compared with par. */
export const resultOf = (room: string): Promise<DealResult> => answer(`/api/rooms/${room}/result`);

/** The caller's results in games with these rules. */
export const statistics = (rules: string): Promise<Statistics> => answer(`/api/statistics?rules=${encodeURIComponent(rules)}`);

/** The server's health; `warming` names what it is still preparing. */
export const health = (): Promise<{ warming?: string[] }> => answer("/api/health");

/** A record, as JSON or text, step by step from step `first`; the server limits the number of steps per answer. */
export function replay(record: string, first = 0): Promise<Replay> {
  return answer(`/api/replay?first=${first}`, { method: "POST", headers: { "Content-Type": "text/plain; charset=utf-8" }, body: record });
}

/** The record so far from a seat's view (null: the first seat held), and its file name. */
export async function recordOf(room: string, seat: number | null = null): Promise<{ text: string; name: string }> {
  const response = await ask(`/api/rooms/${room}/record?form=text${seat === null ? "" : `&seat=${seat}`}`);
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return { text: await response.text(), name: name ?? "record.txt" };
}

/** Saves that record as a file. */
export async function downloadRecord(room: string, seat: number | null): Promise<void> {
  const { text, name } = await recordOf(room, seat);
  saveFile(new Blob([text], { type: "text/plain" }), name);
}
