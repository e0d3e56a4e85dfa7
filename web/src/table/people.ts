// How the page speaks of seats and sides: "your crib", "Steady's crib", "You and Ann".
import { strings } from "../strings";
import type { Table } from "../table.svelte";
import { others } from "./seating";

type Seated = Pick<Table, "seat" | "names" | "shared">;

/** What somebody is called: the player himself is "You", where no other looks at the same screen. */
export function nameOf({ names }: Pick<Seated, "names">, who: number | null): string {
  return who === null ? "" : (names[who] ?? "");
}

/** "my crib" as one says it to the player: "your crib", "Steady's crib". */
export function owned({ seat, names, shared }: Seated, who: number | null, what: string): string {
  if (who === null) return what;
  return who === seat && !shared ? strings.table.your(what) : strings.table.of(names[who] ?? "", what);
}

/** Those across the table, clockwise: "Steady", "Ann, Steady and Simple". */
export function company({ seat, names }: Seated): string {
  return strings.common.both(others(names.length, seat ?? 0).map((who) => names[who] ?? ""));
}

/** With a capital, to open a line. */
export function opening(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
