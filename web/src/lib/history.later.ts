// Server requests about finished games.
import type { History, HistoryFigures, HistoryStatistics, Recap } from "../protocol";
import { answer, ask, posted } from "./api";
import { saveFile } from "./save.later";

export interface GameQuery {
  text?: string;
  opponent?: string;
  rules?: string;
  result?: string;
  assisted?: boolean;
}

/** A path with the query values that are set. */
function withQuery(path: string, query: Record<string, string | number | boolean | undefined>): string {
  const said = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  return said.length ? `${path}?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}` : path;
}

/** A page of matching finished games, the most recently ended first; `before` is the `next` of the previous page. */
export function historyPage(query: GameQuery = {}, before: string | null = null): Promise<History> {
  return answer(withQuery("/api/history", { ...query, before: before ?? undefined }));
}

/** A page of the finished games of a series of rematches. */
export function seriesPage(series: string, before: string | null = null): Promise<History> {
  return answer(withQuery(`/api/history/series/${series}`, { before: before ?? undefined }));
}

/** Summary figures of the games against others. */
export const historyFigures = (): Promise<HistoryFigures> => answer("/api/history/figures");

/** Statistics of the games against others. */
export function historyStatistics(query: { opponent?: string; rules?: string; assisted?: boolean; last?: number }): Promise<HistoryStatistics> {
  return answer(withQuery("/api/history/statistics", query));
}

/** A finished game of a match (numbered from 1), deal by deal. */
export const gameRecap = (room: string, number: number): Promise<Recap> => answer(`/api/rooms/${room}/games/${number}`);

/** The most matches that can be deleted in one request. */
const MOST_DELETED = 500;

/** Permanently deletes the matches in these rooms. */
export async function deleteMatches(rooms: readonly string[]): Promise<void> {
  for (let first = 0; first < rooms.length; first += MOST_DELETED) {
    await ask("/api/history/delete", posted({ rooms: rooms.slice(first, first + MOST_DELETED) }));
  }
}

/** Saves the records of all finished games as a file. */
export async function downloadAll(): Promise<void> {
  const response = await ask("/api/history/export");
  saveFile(await response.blob(), "fifteentwo-games.jsonl");
}
