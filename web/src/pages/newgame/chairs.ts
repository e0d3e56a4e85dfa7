// The players of a new game: people on this device and computer players.
import type { Chair, CribbageRules, Menu } from "../../protocol";
import { clipped } from "../../lib/names";
import { LONGEST_NAME, MOST_CHAIRS, settings, type Sitter } from "../../lib/settings.svelte";
import { common } from "../../lib/strings";
import { say } from "./words";

/** A person without a name yet. */
export const PERSON: Readonly<Sitter> = { player: null, name: "", helped: false, misses: 0 };

/** A sitter for every possible chair: as saved, otherwise first a person and then different computer players; `opposite` takes seat 1. */
export function sitters(menu: Pick<Menu, "players">, saved: readonly Sitter[], opposite?: string): Sitter[] {
  const names = menu.players.map((player) => player.player);
  const usual = opposite !== undefined && names.includes(opposite) ? opposite : (names.find((name) => name === "club" || name === "steady") ?? names[0]);
  const place = names.indexOf(usual ?? "");
  // The nearest in strength first: `names` are in this order.
  const near = [...names.keys()].sort((one, other) => Math.abs(one - place) - Math.abs(other - place)).map((at) => names[at] ?? null);
  return Array.from({ length: MOST_CHAIRS }, (_, seat) => {
    if (seat === 1 && opposite !== undefined && usual === opposite) return { ...PERSON, player: opposite };
    const kept = saved[seat];
    if (kept && (kept.player === null || names.includes(kept.player))) return { ...kept };
    return { ...PERSON, player: seat === 0 ? null : (near[(seat - 1) % near.length] ?? null) };
  });
}

/** The name of a person who entered none: a single person has the name stored in this browser. */
export function nameless(sitting: readonly Sitter[], seat: number): string {
  const people = sitting.filter((sitter) => sitter.player === null).length;
  return people > 1 ? say.person(seat + 1) : settings.name.trim() || common.you;
}

/** The chairs for the server; duplicate names get a number. Misses apply to counting by hand only. */
export function chairsOf(menu: Pick<Menu, "players">, sitting: readonly Sitter[], byHand: boolean): Chair[] {
  const taken = new Set<string>();
  return sitting.map(({ player, name, helped, misses }, seat) => {
    const house = menu.players.find((one) => one.player === player)?.name;
    const wanted = house ?? (name.trim() || nameless(sitting, seat));
    let given = wanted;
    for (let number = 2; taken.has(given); number++) {
      given = `${clipped(wanted, LONGEST_NAME - 2)} ${number}`;
    }
    taken.add(given);
    if (player === null) return { name: given, player, helped };
    return { name: given, player: byHand && misses ? `${player}:misses=all/every=${misses}` : player, helped: false };
  });
}

/** The seats of each pair of partners, or of two players and their captain; [] if everyone plays alone. */
export function pairsOf({ players, teams, captain }: Pick<CribbageRules, "players" | "teams" | "captain">): number[][] {
  if (captain) return [[0, 2], [1]];
  return Array.from({ length: teams ? players / 2 : 0 }, (_, seat) => [seat, seat + players / 2]);
}
