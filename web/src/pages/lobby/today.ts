// The deals of the day: which were played, and the streak of days.
import { locale } from "../../lib/language";
import type { Menu, PresetCard, Summary } from "../../protocol";

/** A deal of the day, and this browser's first game of it. */
export interface TodaysDeal {
  preset: PresetCard;
  game: Summary | null;
}

export function todaysDeals({ day, presets }: Pick<Menu, "day" | "presets">, games: readonly Summary[]): TodaysDeal[] {
  return presets
    .filter(({ today }) => today !== null)
    .map((preset) => ({
      preset,
      game: games.findLast((game) => game.day === day && game.rules_text === preset.name && !game.demonstrated) ?? null,
    }));
}

/** The days on which a daily deal was finished. */
export function daysPlayed(games: readonly Summary[]): Set<string> {
  return new Set(games.flatMap(({ day, stand, demonstrated }) => (day !== null && stand.match_over && !demonstrated ? [day] : [])));
}

/** The ISO date a number of days earlier. */
export function daysBefore(day: string, count: number): string {
  const moment = new Date(`${day}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() - count);
  return moment.toISOString().slice(0, 10);
}

/** Consecutive days with a deal, up to today; an unplayed today does not end the streak. */
export function streakOf(played: ReadonlySet<string>, today: string): number {
  let back = played.has(today) ? 0 : 1;
  const first = back;
  while (played.has(daysBefore(today, back))) back += 1;
  return back - first;
}

/** The last seven days up to today: the name of each, and whether a deal was played. */
export function weekOf(played: ReadonlySet<string>, today: string): { day: string; name: string; played: boolean }[] {
  const named = new Intl.DateTimeFormat(locale(), { weekday: "long", timeZone: "UTC" });
  return [6, 5, 4, 3, 2, 1, 0].map((count) => {
    const day = daysBefore(today, count);
    return { day, name: named.format(new Date(`${day}T12:00:00Z`)), played: played.has(day) };
  });
}
