// The hands and the crib in the picture of a record, with all known cards.
import type { Card, CribbageScene } from "../protocol";

/** The hand a seat kept, sorted; cards already played are marked. */
export function keptBy(scene: CribbageScene, seat: number): { card: Card; played: boolean }[] {
  const held = (scene.hands[seat] ?? []).map((card) => ({ card, played: false }));
  const played = scene.plays.filter(([who]) => who === seat).map(([, card]) => ({ card, played: true }));
  return [...held, ...played];
}

/** All cards of the crib, wherever they are. */
export function cribOf(scene: CribbageScene): Card[] {
  return [...scene.crib, ...scene.discarded.flat()];
}
