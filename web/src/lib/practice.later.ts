// What the page asks of the server about puzzles and trainers.
import type { DailyTries, DrillProgress, MistakesAdded, PuzzleAnswer, PuzzleCard, PuzzleThemes, TrainerAnswer, TrainerItem, TrainerResult } from "../protocol";
import { answer, posted } from "./api";

export type Drill = DrillProgress["drill"];

/** The themes of the puzzles, and the solver's rating. */
export const puzzleThemes = (): Promise<PuzzleThemes> => answer("/api/puzzles");

/** Today's puzzle. */
export const dailyPuzzle = (): Promise<PuzzleCard> => answer("/api/puzzles/daily");

/** A new puzzle near the solver's rating; `theme` is "" for all of them. */
export const nextPuzzle = (theme: string): Promise<PuzzleCard> => answer(`/api/puzzles/next${theme === "" ? "" : `?theme=${encodeURIComponent(theme)}`}`);

/** The puzzle with this name; rejects with a sentence if there is none. */
export const namedPuzzle = (key: string): Promise<PuzzleCard> => answer(`/api/puzzles/${encodeURIComponent(key)}`);

/** Judges a choice in a puzzle, which may be that of a day. */
export const solve = (key: string, cards: readonly string[], day: string | null = null): Promise<PuzzleAnswer> =>
  answer(`/api/puzzles/${key}`, posted(day === null ? { cards } : { cards, day }));

/** This owner's tries at the puzzles of the days, on any device. */
export const dailyTries = (): Promise<DailyTries[]> => answer("/api/puzzles/days");

/** The progress in each trainer. */
export const drillProgress = (): Promise<DrillProgress[]> => answer("/api/trainer");

/** What to practise next; with the source "mistakes" only what was missed. */
export const nextItem = (drill: Drill, source: "any" | "mistakes"): Promise<TrainerItem> => answer(`/api/trainer/next?drill=${drill}&source=${source}`);

/** The next item with this theme. */
export const themedItem = (drill: Drill, theme: string): Promise<TrainerItem> => answer(`/api/trainer/next?drill=${drill}&theme=${encodeURIComponent(theme)}`);

/** Judges an answer of a trainer. */
export const answerItem = (given: TrainerAnswer): Promise<TrainerResult> => answer("/api/trainer", posted(given));

/** Adds the mistakes in the caller's reviewed games to the trainers. */
export const addMistakes = (): Promise<MistakesAdded> => answer("/api/rating/mistakes", { method: "POST" });
