// A table of cribbage during the play.
import type { CribbageScene } from "../protocol";

export function scene(scores: [number, number], more: Partial<CribbageScene> = {}): CribbageScene {
  return {
    type: "CribbageScene",
    phase: "play",
    dealer: 1,
    deals: 1,
    pegs: [
      [0, scores[0]],
      [0, scores[1]],
    ],
    cut: [],
    hands: [["5H"], ["??"]],
    discarded: [["AC", "2C"], []],
    crib: [],
    starter: "TD",
    plays: [[0, "KS"]],
    count_from: 0,
    count: 10,
    turn: 1,
    gone: [],
    shown: 0,
    paths: [],
    asked: null,
    ...more,
  };
}
