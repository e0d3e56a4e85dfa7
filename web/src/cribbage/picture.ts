// What a picture of a record shows of a hand and of the crib, with everything the record knows.
import type { Card, CribbageScene } from "../protocol";

/** The hand a seat kept, in order; those it has played are marked. */
export function keptBy(scene: CribbageScene, seat: number): { card: Card; played: boolean }[] {
  const held = (scene.hands[seat] ?? []).map((card) => ({ card, played: false }));
  const played = scene.plays.filter(([who]) => who === seat).map(([, card]) => ({ card, played: true }));
  return [...held, ...played];
}

/** All cards of the crib, wherever they lie. */
export function cribOf(scene: CribbageScene): Card[] {
  return [...scene.crib, ...scene.discarded.flat()];
}
