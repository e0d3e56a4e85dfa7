// What the page asks of the server about puzzles and trainers.
import type { DrillProgress, PuzzleAnswer, PuzzleCard, PuzzleThemes, RatingReport, TrainerAnswer, TrainerItem, TrainerResult } from "../protocol";
import { answer, ask, posted } from "./api";

export type Drill = DrillProgress["drill"];

/** The themes of the puzzles, and the solver's rating. */
export const puzzleThemes = (): Promise<PuzzleThemes> => answer("/api/puzzles");

/** Today's puzzle. */
export const dailyPuzzle = (): Promise<PuzzleCard> => answer("/api/puzzles/daily");

/** A new puzzle near the solver's rating; `theme` is "" for all of them. */
export const nextPuzzle = (theme: string): Promise<PuzzleCard> => answer(`/api/puzzles/next${theme === "" ? "" : `?theme=${encodeURIComponent(theme)}`}`);

/** The puzzle with this name; rejects with a sentence if there is none. */
export const namedPuzzle = (key: string): Promise<PuzzleCard> => answer(`/api/puzzles/${encodeURIComponent(key)}`);

/** Judges a choice in a puzzle. */
export const solve = (key: string, cards: readonly string[]): Promise<PuzzleAnswer> => answer(`/api/puzzles/${key}`, posted({ cards }));

/** The progress in each trainer. */
export const drillProgress = (): Promise<DrillProgress[]> => answer("/api/trainer");

/** What to practise next; with the source "mistakes" only what was missed. */
export const nextItem = (drill: Drill, source: "any" | "mistakes"): Promise<TrainerItem> => answer(`/api/trainer/next?drill=${drill}&source=${source}`);

/** The next item with this theme. */
export const themedItem = (drill: Drill, theme: string): Promise<TrainerItem> => answer(`/api/trainer/next?drill=${drill}&theme=${encodeURIComponent(theme)}`);

/** Judges an answer of a trainer. */
export const answerItem = (given: TrainerAnswer): Promise<TrainerResult> => answer("/api/trainer", posted(given));

/** Adds the mistakes named in the caller's rating to the trainers; resolves to their number. */
export async function addMistakes(): Promise<number> {
  const { leaks } = await answer<RatingReport>("/api/rating");
  const positions = [...new Set(leaks.flatMap(({ examples }) => examples.map(({ position }) => position)).filter(Boolean))].slice(0, 200);
  if (positions.length > 0) await ask("/api/trainer/mistakes", posted({ positions }));
  return positions.length;
}
