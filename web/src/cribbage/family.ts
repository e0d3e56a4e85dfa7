// Registers cribbage with the page.
import { asksMore, load } from "./prompts/later";
import type { CribbageRules, CribbageScene } from "../protocol";

export { cribbage as telling } from "./presenting";
export { default as view } from "./TableView.svelte";

export const picture = () => import("./Picture.svelte");

export const recap = async (room: string, number: number) => (await import("./recap/load")).load(room, number);

export const scores = ({ pegs }: CribbageScene): number[] => pegs.map(([, front]) => front);

export async function prepare(rules: CribbageRules): Promise<void> {
  if (asksMore(rules)) await load();
}
