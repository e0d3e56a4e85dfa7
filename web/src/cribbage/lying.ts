// The cards in front of each player: held, from finished counts, and turned up in the show.
import { onShow, ownerOf } from "./people";
import { tableWords as say } from "./strings";
import type { Game } from "../game/game.svelte";
import type { CribbageScene } from "../protocol";

/** A hand, or the crib in the dealer's place, turned up where it was held. */
export interface Up {
  label: string;
  cards: readonly string[];
  from: string;
  starter: string | null;
  lit: readonly string[];
  running: boolean;
}

export interface Lying {
  held: readonly string[];
  pile: readonly string[];
  /** Null until cards are turned up. */
  laid: Up | null;
}

const ORDER = "A23456789TJQK";

/** Sorts cards that are turned up: by rank, then by suit; jokers last. */
function inOrder(cards: readonly string[]): string[] {
  const place = (card: string): number => (card.startsWith("*") ? ORDER.length : ORDER.indexOf(card.charAt(0)));
  return [...cards].sort((a, b) => place(a) - place(b) || a.charCodeAt(1) - b.charCodeAt(1));
}

type Seen = Pick<Game<"cribbage">, "counting" | "scene" | "isCounting" | "seat" | "names" | "shared" | "chairs">;

/** Whether a seat's cards are counted where they were held; with several players only the player's own. */
export function inPlace({ chairs, seat }: Pick<Seen, "chairs" | "seat">, who: number): boolean {
  return chairs.length === 2 || who === (seat ?? 0);
}

/** The cards a seat has played in finished counts. */
function played(scene: CribbageScene, who: number): string[] {
  return scene.plays.filter(([by], place) => by === who && place < scene.count_from).map(([, card]) => card);
}

/** The cards in front of a seat. */
export function lying(table: Seen, who: number): Lying {
  const { scene, counting } = table;
  if (scene === null) return { held: [], pile: [], laid: null };
  const shown = onShow(table);
  const held = scene.hands[who] ?? [];
  const before = played(scene, who);
  if (shown === null && scene.phase !== "show" && scene.phase !== "deal") return { held, pile: before, laid: null };
  const hand: Up = { label: say.owned(ownerOf(table, who), "hand"), cards: inOrder([...held, ...before]), from: `hand-${who}`, starter: null, lit: [], running: false };
  if (shown?.seat !== who) return { held: [], pile: [], laid: hand };
  const event = counting?.told.event;
  if (event?.type !== "Shown" || !inPlace(table, who)) return { held: [], pile: [], laid: shown.crib ? hand : { ...hand, cards: [] } };
  const lit = counting?.lit == null ? [] : (counting.told.lines[counting.lit]?.cards ?? []);
  return {
    held: [],
    pile: [],
    laid: {
      label: say.owned(ownerOf(table, who), event.crib ? "crib" : "hand"),
      cards: event.cards,
      from: event.crib ? "crib" : `hand-${who}`,
      starter: scene.starter,
      lit,
      running: table.isCounting,
    },
  };
}
