// Gates before events of cribbage, and durations.
import { pegTime } from "../board/plan";
import type { Gate, Sitter } from "../game/kinds";
import { FACTOR } from "../game/timing";
import type { CribbageScene, Told } from "../protocol";
import type { Settings } from "../lib/settings.svelte";

/** Whether the player at the dealer's left, who cuts for the starter, is at this screen. */
function cutsHere({ seat, own }: Sitter, { dealer, hands }: CribbageScene): boolean {
  const cutter = ((dealer ?? 0) + 1) % hands.length;
  return cutter === seat || own.includes(cutter);
}

/** The settings that decide whether the page waits. */
type Gating = Partial<Pick<Settings, "ownPegs" | "autoDeal">>;

/** The gate before an event, for a player who sees `scene`; null for none. */
export function gateBefore({ event }: Told, scene: CribbageScene, sitter: Sitter, { ownPegs = false, autoDeal = false }: Gating = {}): Gate | null {
  const dealsItself = autoDeal || sitter.seat === null;
  switch (event.type) {
    case "CardsCut":
      return scene.cut.length === 0 && !dealsItself ? "cut" : null; // after equal cards the next cut is automatic
    case "Dealt":
      return scene.deals > 0 ? "next-deal" : dealsItself ? null : "deal";
    case "StarterTurned":
      return cutsHere(sitter, scene) && !autoDeal ? "starter" : null;
    case "SaidGo":
      return event.seat === sitter.seat ? "go" : null;
    case "Pegged":
      return ownPegs && event.side === sitter.side ? "peg" : null;
    case "TurnedUp":
      return scene.shown > 0 ? "continue" : null;
    case "Shown": // the page has already waited before what was turned up to be claimed or named
      return scene.shown > 0 && scene.asked === null ? "continue" : null;
    case "GameEnded":
      return scene.shown > 0 && event.outcome.resigned === null ? "continue" : null;
    default:
      return null;
  }
}

const THINKING = 300;

/** Milliseconds before an event, so that the previous one is seen and the computer seems to think. */
export function pauseBefore({ event }: Told, scene: CribbageScene, sitter: Sitter, settings: Settings): number {
  const factor = FACTOR[settings.botPace];
  switch (event.type) {
    case "Played":
    case "SaidGo":
    case "Claimed":
    case "Called":
    case "Named":
      return event.seat === sitter.seat ? 0 : THINKING * factor;
    case "Discarded":
      return event.seat === sitter.seat ? 0 : 150 * factor;
    case "Dealt":
      return (settings.autoDeal || sitter.seat === null) && scene.deals === 0 ? 700 * factor : 0; // time to see the dealer
    case "StarterTurned":
      return cutsHere(sitter, scene) && !settings.autoDeal ? 0 : THINKING * factor;
    case "CountEnded":
      return 350 * factor;
    case "TurnedUp":
      return scene.shown === 0 ? 350 * factor : 0;
    case "Shown":
      return scene.shown === 0 && scene.asked === null ? 350 * factor : 0;
    case "GameEnded":
      return 1500 * factor; // time to see the last peg
    default:
      return 0;
  }
}

/** Milliseconds that an event takes. */
export function pauseAfter({ event }: Told, settings: Settings): number {
  const factor = FACTOR[settings.botPace];
  switch (event.type) {
    case "CardsCut":
      return (event.dealer === null ? 1200 : 300) * factor;
    case "Dealt":
      return 300 * factor;
    case "Discarded":
      return 150 * factor;
    case "StarterTurned":
      return 350 * factor;
    case "SaidGo":
      return 300 * factor;
    case "Claimed":
    case "Called":
    case "Named":
      return 300 * factor;
    case "Crashed":
      return 600 * factor;
    case "Pegged":
      return (pegTime(event.points) / 3 + (event.why === "heels" ? 500 : 0)) * factor; // the peg moves on meanwhile
    default:
      return 50 * factor;
  }
}
