// The time that is left on a clock, as it is shown and announced.
import { locale } from "../../lib/language";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The seconds at which little time is announced. */
const MARKS = [30, 10];

/** Days and hours, hours and minutes, minutes and seconds, or seconds and tenths. */
export function shown(left: number): string {
  const unit = (value: number, name: "day" | "hour"): string => new Intl.NumberFormat(locale(), { style: "unit", unit: name, unitDisplay: "narrow" }).format(value);
  const two = (value: number): string => String(value).padStart(2, "0");
  if (left >= DAY) return `${unit(Math.floor(left / DAY), "day")} ${unit(Math.floor((left % DAY) / HOUR), "hour")}`;
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${two(Math.floor((left % HOUR) / MINUTE))}:${two(Math.floor((left % MINUTE) / SECOND))}`;
  if (left >= 10 * SECOND) return `${Math.floor(left / MINUTE)}:${two(Math.floor((left % MINUTE) / SECOND))}`;
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.floor(left / 100) / 10);
}

/** The seconds of a mark that was passed between these two times; null if there is none. */
export function crossed(before: number, left: number): number | null {
  return MARKS.find((mark) => before !== Infinity && before > mark * SECOND && left <= mark * SECOND) ?? null;
}
