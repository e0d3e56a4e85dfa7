// The recap of a game and the page that shows it: fetched together when a game has ended.
import { gameRecap } from "../../lib/history.later";
import type { Recap as Told } from "../../protocol";
import Recap from "./Recap.svelte";

/** The page, and what it tells of the game that has just ended in a room. */
export async function load(room: string, number: number): Promise<{ view: typeof Recap; told: Told }> {
  return { view: Recap, told: await gameRecap(room, number) };
}
