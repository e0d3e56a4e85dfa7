// The result of a game in words: the headline, and the deciding moments.
import type { Game } from "../../game/game.svelte";
import { common } from "../../lib/strings";
import type { Outcome, Recap } from "../../protocol";
import { recapWords as say } from "./strings";

type Fact = Recap["facts"][number];

/** "You beat Arthur by 33."; `targets` are those of the sides: the margin is given only if they are equal. A side out of time has not resigned. */
export function headline({ winners, scores, resigned, out_of_time }: Outcome, targets: readonly number[], names: readonly string[]): string {
  const nameOf = (side: number): string => names[side] ?? "";
  const winner = common.both(winners.map(nameOf));
  if (resigned !== null) return (out_of_time ? say.heads.outOfTime : say.heads.resigned)(nameOf(resigned));
  const losers = scores.map((_, side) => side).filter((side) => !winners.includes(side));
  const [loser = 0] = losers;
  if (losers.length !== 1) return say.heads.won(winner);
  const [best = 0] = winners;
  const margin = Math.abs((scores[best] ?? 0) - (scores[loser] ?? 0));
  return new Set(targets).size < 2 ? say.heads.beatBy(winner, nameOf(loser), margin) : say.heads.beat(winner, nameOf(loser));
}

/** A deciding moment as a sentence. */
export function inWords(fact: Fact, names: readonly string[]): string {
  const who = names[fact.side] ?? "";
  switch (fact.type) {
    case "Trailed":
      return say.facts.trailed(who, fact.points, fact.deal);
    case "LedThroughout":
      return say.facts.led(who);
    case "PartWon": {
      const part = fact.part === "heels" ? "pegging" : fact.part;
      return say.facts[part](who, fact.points, names[fact.other] ?? "", fact.against);
    }
    case "ShortOfLine":
      return say.facts.short(who, fact.holes, fact.title);
    case "PastLine":
      return say.facts.past(who, fact.holes, fact.title);
  }
}

/** The loss title, or "" if the losers have different ones, which the text then lists. */
export function badge({ title, losses }: Outcome): string {
  return new Set(losses.map((loss) => loss.title)).size > 1 ? "" : title;
}

/** The sides in reading order: the player's own first. */
export function sidesOf({ side }: Pick<Game, "side">, count: number): number[] {
  const all = Array.from({ length: count }, (_, each) => each);
  return side === null ? all : [side, ...all.filter((each) => each !== side)];
}
