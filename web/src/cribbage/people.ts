// How the page speaks of seats and sides: whose crib it is, "You and Ann".
import type { Owner } from "./strings";
import { common } from "../lib/strings";
import type { Game } from "../game/game.svelte";
import { others } from "../game/seats";

type Seated = Pick<Game<"cribbage">, "seat" | "names" | "shared">;

/** What somebody is called: the player himself is "You", where no other looks at the same screen. */
export function nameOf({ names }: Pick<Seated, "names">, who: number | null): string {
  return who === null ? "" : (names[who] ?? "");
}

/** Whose something is: that of the player who looks, where no other looks at the same screen, or of somebody by name. */
export function ownerOf({ seat, names, shared }: Seated, who: number): Owner {
  return { whose: who === seat && !shared ? "mine" : "theirs", name: names[who] ?? "" };
}

/** Those across the table, clockwise: "Steady", "Ann, Steady and Simple". */
export function company({ seat, names }: Seated): string {
  return common.both(others(names.length, seat ?? 0).map((who) => names[who] ?? ""));
}

/** The hand or crib that lies turned up, to be counted or being counted. */
export function onShow({ counting, scene }: Pick<Game<"cribbage">, "counting" | "scene">): { seat: number; crib: boolean } | null {
  const event = counting?.told.event;
  if (event?.type === "Shown") return event;
  const asked = scene?.asked;
  return asked?.of === "hand" || asked?.of === "crib" ? { seat: asked.whose, crib: asked.of === "crib" } : null;
}
