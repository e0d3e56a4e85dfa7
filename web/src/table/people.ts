// How the page speaks of the sides: "your crib", "Steady's crib".
import { strings } from "../strings";
import type { Table } from "../table.svelte";

type Seated = Pick<Table, "seat" | "names">;

/** What somebody is called: the player himself is "You". */
export function nameOf({ names }: Seated, who: number | null): string {
  return who === null ? "" : (names[who] ?? "");
}

/** "my crib" as one says it to the player: "your crib", "Steady's crib". */
export function owned({ seat, names }: Seated, who: number | null, what: string): string {
  if (who === null) return what;
  return who === seat ? strings.table.your(what) : strings.table.of(names[who] ?? "", what);
}

/** With a capital, to open a line. */
export function opening(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
