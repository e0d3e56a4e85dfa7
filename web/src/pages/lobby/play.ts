// Starts games directly from the lobby.
import { openRoom } from "../../lib/api";
import { toRoom } from "../../lib/route";
import { settings } from "../../lib/settings.svelte";
import { common } from "../../lib/strings";
import type { NewRoom, PlayerCard } from "../../protocol";
import { outcomeOf, type Duel } from "./tally";

/** The standard two-player game against an opponent. */
export function against({ name, player }: PlayerCard): NewRoom {
  const me = settings.name.trim() || common.you;
  return {
    rules: "standard",
    seats: [
      { name: me === name ? `${me} 2` : me, player: null, helped: false },
      { name, player, helped: false },
    ],
  };
}

/** A rematch with the same chairs and rules; the loser deals. */
export function rematchOf(duel: Duel): NewRoom {
  const { rules_text: rules, chairs, own } = duel.game;
  const me = own[0] ?? 0;
  const dealer = { won: 1 - me, lost: me, drawn: null }[outcomeOf(duel)];
  return { rules, seats: chairs, dealer };
}

/** Opens the room and goes there. */
export async function sitDown(wanted: NewRoom): Promise<void> {
  location.hash = toRoom((await openRoom(wanted)).room);
}
