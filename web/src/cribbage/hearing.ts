// What an event changes besides the scene: the players' calls, the hand being counted, and what was wrong with a claim.
import { extras } from "./prompts/extras";
import type { Heard, Stage } from "../game/kinds";
import type { CribbageScene, Told } from "../protocol";
import { scorer } from "./seating";

const RESULTS: ReadonlySet<Told["event"]["type"]> = new Set(["TurnedUp", "Shown", "GameEnded"]);

/** Updates these for an event; `before` is the scene before it. */
export function heard(told: Told, stage: Stage<"cribbage">, before: CribbageScene | null): Heard {
  const { event } = told;
  // Kept readable until the player's next action, or until a hand is turned up.
  if ((event.type === "Played" && event.seat === stage.seat) || event.type === "TurnedUp") stage.verdict = "";
  const remark = wrongClaim(told, stage.rules, before);
  if (remark !== "") stage.verdict = remark;
  speak(told, stage);
  // A hint must not cover the counts or the end of the game.
  return { remark, done: RESULTS.has(event.type) || ((event.type === "Played" || event.type === "Discarded") && event.seat === stage.seat) };
}

/** What was wrong with the claim that an event settles; "" for a correct claim. */
function wrongClaim({ event }: Told, rules: Stage<"cribbage">["rules"], before: CribbageScene | null): string {
  if (event.type !== "Shown" && event.type !== "Counted") return "";
  return extras()?.verdict(rules, before?.asked ?? null, event.points) ?? "";
}

function speak(told: Told, stage: Stage<"cribbage">): void {
  const { event, words } = told;
  switch (event.type) {
    case "Played":
    case "SaidGo":
    case "Named":
    case "Claimed":
    case "Called":
    case "Passed":
      stage.speech[event.seat] = words;
      break;
    case "Pegged":
      if (words !== "") stage.speech[scorer(event, told.scene as CribbageScene, stage.sides, null)] = words;
      break;
    case "Shown":
      stage.speech = [];
      stage.counting = { told, done: 0, lit: null };
      break;
    case "TurnedUp":
    case "Dealt":
    case "GameEnded":
      stage.counting = null;
      stage.speech = [];
      break;
    case "CountEnded":
      stage.speech = [];
      break;
  }
}
