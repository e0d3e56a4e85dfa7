// What the crash board says.
import { clipped } from "../lib/names";

export const way = (clockwise: boolean): string => (clockwise ? "clockwise" : "counter-clockwise");

export const crashWords = {
  label: (sides: readonly string[]) => `The crash board, a figure of eight: ${sides.join("; ")}.`,
  side: (name: string, [rear, front]: readonly [number, number], clockwise: boolean | null, won: number) =>
    `${name} ${front}, rear peg ${rear}, ${clockwise === null ? "no way chosen" : way(clockwise)}${won > 0 ? ` (match ${won})` : ""}`,
  legend: (name: string) => (clipped(name, 9) === name ? name : `${clipped(name, 8)}…`),
  games: (won: number) => ` · ${won}`,
};
