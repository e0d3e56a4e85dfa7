import type { Sound } from "../lib/settings.svelte";
import type { AnyEvent } from "../protocol";

/** The sound of an event, and how often a peg touches the board. */
export function soundOf(event: AnyEvent): [Sound | null, number?] {
  switch (event.type) {
    case "Dealt":
    case "HandsDealt":
      return ["deal"];
    case "Played":
    case "Discarded":
    case "StarterTurned":
    case "Placed":
    case "Turned":
      return ["card"];
    case "Pegged":
      return ["peg", 1 + Math.ceil(event.points / 5)];
    case "SaidGo":
    case "Called":
      return ["go"];
    case "Crashed":
      return ["crash"];
    case "CountEnded":
      return [event.count === 31 ? "go" : null];
    case "GameEnded":
      return ["end"];
    default:
      return [null];
  }
}
