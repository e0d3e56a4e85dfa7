// The terms of a table: the clocks to choose from, and the terms in sentences.
import type { Terms, TimeControl } from "../../protocol";
import { friendWords as say } from "./strings";

const clock = (kind: TimeControl["kind"], seconds: number, increment = 0): TimeControl => ({ kind, seconds, increment, computer: false });

/** The clocks offered before a game; null is none. */
export const CLOCKS: readonly (TimeControl | null)[] = [null, clock("game", 600, 10), clock("game", 300, 5), clock("move", 60), clock("days", 86_400), clock("days", 3 * 86_400)];

/** A clock in a few words. */
export function clockName(control: TimeControl | null): string {
  if (control === null) return say.clocks.none;
  if (control.kind === "move") return say.clocks.move(control.seconds);
  if (control.kind === "days") return say.clocks.days(control.seconds / 86_400);
  return say.clocks.game(control.seconds / 60, control.increment ?? 0);
}

/** The terms, a sentence each. */
export function inSentences({ clock: control = null, absence = "choose", leg = 0, open_cards = false }: Partial<Terms>, patience: number | null): string[] {
  return [
    ...(leg === 0 ? [] : [say.legs[leg - 1] ?? ""]),
    ...(control === null ? [] : [`${clockName(control)}. ${say.clockWhy[control.kind]} ${say.flags[control.computer ? "computer" : "lose"]}`]),
    patience === null ? say.awayWaits : say.awayRuleFor(Math.max(1, Math.round(patience / 60)), absence),
    ...(patience !== null && absence !== "adjourn" ? [say.replaceRule] : []),
    ...(open_cards ? [say.openCardsRule] : []),
  ];
}
