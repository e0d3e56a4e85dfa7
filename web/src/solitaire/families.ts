// The squares and the solitaires, as the page has them.
import * as presenting from "./presenting";
import Patience from "./Patience.svelte";
import PatiencePicture from "./PatiencePicture.svelte";
import Shuffle from "./Shuffle.svelte";
import ShufflePicture from "./ShufflePicture.svelte";
import Square from "./Square.svelte";
import SquarePicture from "./SquarePicture.svelte";

const scores = ({ score }: { score: number }): number[] => [score];

export const square = { telling: presenting.square, view: Square, picture: async () => ({ default: SquarePicture }), scores };
export const shuffle = { telling: presenting.shuffle, view: Shuffle, picture: async () => ({ default: ShufflePicture }), scores };
export const patience = { telling: presenting.patience, view: Patience, picture: async () => ({ default: PatiencePicture }), scores };
