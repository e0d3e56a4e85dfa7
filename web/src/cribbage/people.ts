// Names of seats, sides and cribs: "You and Ann".
import type { Owner } from "./strings";
import { common } from "../lib/strings";
import type { Game } from "../game/game.svelte";
import { others } from "../game/seats";

type Seated = Pick<Game<"cribbage">, "seat" | "names" | "shared">;

/** The name of a seat: the player is "You" unless several people share the screen. */
export function nameOf({ names }: Pick<Seated, "names">, who: number | null): string {
  return who === null ? "" : (names[who] ?? "");
}

/** The owner of something: the player, unless several people share the screen, or somebody by name. */
export function ownerOf({ seat, names, shared }: Seated, who: number): Owner {
  return { whose: who === seat && !shared ? "mine" : "theirs", name: names[who] ?? "" };
}

/** The opponents, clockwise: "Steady", "Ann, Steady and Simple". */
export function company({ seat, names }: Seated): string {
  return common.both(seat === null ? names : others(names.length, seat).map((who) => names[who] ?? ""));
}

/** The hand or crib that is turned up or being counted. */
export function onShow({ counting, scene }: Pick<Game<"cribbage">, "counting" | "scene">): { seat: number; crib: boolean } | null {
  const event = counting?.told.event;
  if (event?.type === "Shown") return event;
  const asked = scene?.asked;
  return asked?.of === "hand" || asked?.of === "crib" ? { seat: asked.whose, crib: asked.of === "crib" } : null;
}
