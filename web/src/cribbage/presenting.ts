// Presents a game of cribbage.
import type { Telling } from "../game/kinds";
import { pauseOfLine } from "../game/timing";
import type { CribbageScene } from "../protocol";
import { tableWords } from "./strings";
import { heard } from "./hearing";
import { gateBefore, pauseAfter, pauseBefore } from "./pace";
import { sentence } from "./telling";

export const cribbage: Telling<"cribbage"> = {
  gateBefore,
  pauseBefore,
  pauseAfter,
  pauseOfLine,
  heard,
  sentence: ({ event, words }, names, before) => sentence(event, words, names, before?.pegs),
  line({ event, words, scene }, names, before) {
    if (event.type !== "Pegged") return sentence(event, words, names, before?.pegs);
    const score = (scene as CribbageScene).pegs[event.side]?.[1] ?? 0;
    return tableWords.pegs(names.sides[event.side] ?? "", event.points, words, score);
  },
  advises: ({ legal, jokers }) => jokers.length > 0 || legal.some(({ type }) => type === "discard" || type === "play"),
  aims: false,
};
