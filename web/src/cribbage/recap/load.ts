// Loads the recap of a game and its page together, when a game has ended.
import { gameRecap } from "../../lib/history.later";
import type { Recap as Told } from "../../protocol";
import Recap from "./Recap.svelte";

/** The page, and the recap of the game that has just ended in a room. */
export async function load(room: string, number: number): Promise<{ view: typeof Recap; told: Told }> {
  return { view: Recap, told: await gameRecap(room, number) };
}
