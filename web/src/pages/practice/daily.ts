// The tries at the puzzles of the day: kept by the server for their owner, and in this browser for a visit without it.
import type { DailyTries } from "../../protocol";
import { streakOf } from "../lobby/today";

const KEY = "fifteentwo.daily";
/** The number of days that are kept. */
const KEPT = 400;
export const TRIES = 3;

export type Band = "none" | "inaccuracy" | "mistake" | "blunder";
/** The bands of the tries on each day; "none" solves the puzzle. */
export type Days = Readonly<Record<string, readonly Band[]>>;

/** Squares in green, yellow, orange and red, as in fifteentwo.practice.puzzles. */
const SQUARES: Record<Band, string> = { none: "\u{1f7e9}", inaccuracy: "\u{1f7e8}", mistake: "\u{1f7e7}", blunder: "\u{1f7e5}" };

const isBand = (value: unknown): value is Band => typeof value === "string" && value in SQUARES;

/** The stored days; unreadable entries are ignored. */
export function readDays(text: string | null): Days {
  try {
    const stored: unknown = JSON.parse(text ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([day, bands]) => /^\d{4}-\d\d-\d\d$/.test(day) && Array.isArray(bands) && bands.every(isBand))) as Days;
  } catch {
    return {};
  }
}

export function days(): Days {
  try {
    return readDays(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

/** Records a try. */
export function addTry(was: Days, day: string, band: Band): Days {
  return keep({ ...was, [day]: [...(was[day] ?? []), band] });
}

/** The days of this browser and those that the server knows; of a day in both, the one with more tries. */
export function merged(was: Days, told: readonly DailyTries[]): Days {
  const now = Object.fromEntries(told.filter(({ day, bands }) => bands.length > (was[day]?.length ?? 0)).map(({ day, bands }) => [day, bands]));
  return Object.keys(now).length ? keep({ ...was, ...now }) : was;
}

function keep(now: Days): Days {
  const kept = Object.fromEntries(Object.entries(now).sort().slice(-KEPT));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is unavailable: the tries last as long as the page.
  }
  return kept;
}

export const isSolved = (bands: readonly Band[]): boolean => bands.includes("none");

/** Whether no try is left. */
export const isOver = (bands: readonly Band[]): boolean => isSolved(bands) || bands.length >= TRIES;

/** Consecutive days with a solved puzzle, up to today. */
export function streak(known: Days, today: string): number {
  return streakOf(new Set(Object.keys(known).filter((day) => isSolved(known[day] ?? []))), today);
}

/** The tries as a row of squares to share, which does not give the solution away. */
export const grid = (bands: readonly Band[]): string => bands.map((band) => SQUARES[band]).join("");
