// Effects of an event besides what is seen: sound, vibration and spoken calls.
import { spoken } from "../lib/language";
import { make } from "../lib/sounds";
import { settings } from "../lib/settings.svelte";
import type { Told } from "../protocol";
import type { Sitter } from "./kinds";
import { soundOf } from "./sounds";

export { make };

/** Milliseconds of vibration and of the pauses between; none for most events. */
export function patternOf({ event }: Told, { seat, side }: Pick<Sitter, "seat" | "side">): number[] {
  switch (event.type) {
    case "Played":
    case "Discarded":
      return event.seat === seat ? [12] : [];
    case "Pegged":
      return [event.side === side ? Math.min(70, 14 + 6 * event.points) : 10];
    case "Crashed":
    case "GameEnded":
      return [40, 60, 40, 60, 90];
    default:
      return [];
  }
}

/** Vibrates, if the device can; browsers allow it only after the first tap. */
function vibrate(pattern: number[]): void {
  if (settings.haptics && pattern.length > 0 && navigator.userActivation?.hasBeenActive === true) navigator.vibrate?.(pattern);
}

/** Speaks these words, and drops any that are still pending. */
function call(words: string): void {
  if (!settings.spoken || words === "" || typeof speechSynthesis === "undefined") return;
  if (speechSynthesis.pending) speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = spoken.language;
  speechSynthesis.speak(utterance);
}

/** Called when an event is shown to this player. */
export function sense(told: Told, sitter: Pick<Sitter, "seat" | "side">): void {
  make(...soundOf(told.event));
  vibrate(patternOf(told, sitter));
  call(told.words);
}
