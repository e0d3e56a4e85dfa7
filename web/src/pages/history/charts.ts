// Positions of the marks in the charts.
import { decimals } from "../../lib/language";
import type { PointAverage, Stretch } from "../../protocol";

/** A row of the chart of averages: positions in per cent, null where there is no value. */
export interface AverageRow {
  key: string;
  mine: number | null;
  theirs: number | null;
  expected: number | null;
  average: PointAverage;
}

const MARGIN = 8;

/** The averages relative to the expected value of each row (or the middle of the two), on one common scale of points. */
export function averageRows(averages: readonly PointAverage[]): AverageRow[] {
  const shown = averages.map((average) => ({ average, centre: centreOf(average) }));
  const away = shown.flatMap(({ average: { mine, theirs }, centre }) => [mine, theirs].map((value) => (value === null ? 0 : Math.abs(value - centre))));
  const reach = Math.max(0.5, ...away);
  const place = (value: number | null, centre: number): number | null => (value === null ? null : 50 + ((50 - MARGIN) * (value - centre)) / reach);
  return shown.map(({ average, centre }) => ({
    key: average.role === null ? average.part : `${average.part} ${average.role}`,
    mine: place(average.mine, centre),
    theirs: place(average.theirs, centre),
    expected: average.expected === null ? null : 50,
    average,
  }));
}

function centreOf({ mine, theirs, expected }: PointAverage): number {
  const known = [mine, theirs].filter((value) => value !== null);
  return expected ?? (known.length ? known.reduce((sum, value) => sum + value, 0) / known.length : 0);
}

/** A column of the chart of wins: its share won and the cumulative share, each from 0 to 1. */
export interface WinColumn {
  stretch: Stretch;
  share: number;
  running: number;
}

export function winColumns(course: readonly Stretch[]): WinColumn[] {
  let games = 0;
  let wins = 0;
  return course.map((stretch) => {
    games += stretch.games;
    wins += stretch.wins;
    return { stretch, share: stretch.wins / stretch.games, running: wins / games };
  });
}

/** "7.74"; a dash for a missing value. */
export const figure = (value: number | null, none: string): string => (value === null ? none : decimals(value, 2));

/** A whole percentage. */
export const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));
