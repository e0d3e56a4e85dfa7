// Relative times in words.
import { locale } from "../../lib/language";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];
const said = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });

/** "yesterday", "5 minutes ago"; under a minute "just now". */
export function ago(moment: string, now: number, justNow: string): string {
  const seconds = (Date.parse(moment) - now) / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? [];
  return unit === undefined || size === undefined ? justNow : said.format(Math.round(seconds / size), unit);
}
