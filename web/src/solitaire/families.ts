// Registers the squares and the solitaires with the page.
import * as presenting from "./presenting";
import Patience from "./Patience.svelte";
import Picture from "./Picture.svelte";
import Shuffle from "./Shuffle.svelte";
import Square from "./Square.svelte";

const alike = {
  picture: async () => ({ default: Picture }),
  scores: ({ score }: { score: number }): number[] => [score],
};

export const square = { ...alike, telling: presenting.square, view: Square };
export const shuffle = { ...alike, telling: presenting.shuffle, view: Shuffle };
export const patience = { ...alike, telling: presenting.patience, view: Patience };
