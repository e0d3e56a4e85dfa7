// What the forms, the records and the games for one ask of the server besides.
import { answer, ask, posted } from "./api";
import { saveFile } from "./save.later";
import type { Menu, DealResult, Replay, RulesCard, Statistics } from "../protocol";

/** What a new game can be made of. */
export const menu = (): Promise<Menu> => answer("/api/menu");

/** What a line of rules stands for; refused, with a sentence, where it stands for nothing. */
export const rulesOf = (rules: string): Promise<RulesCard> => answer("/api/rules", posted({ rules }));

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
  saveFile(new Blob([text], { type: "text/plain" }), name);
}
