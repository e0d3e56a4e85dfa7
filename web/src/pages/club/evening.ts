// What the parts of an evening's page ask of the evening they are told.
import { common } from "../../lib/strings";
import type { EveningCommand, EveningUpdate, EveningView, GameLine, Result } from "../../protocol";
import { clubWords as say } from "./strings";

/** Sends a command to the server; whether it was carried out. */
export type Act = (command: EveningCommand) => Promise<boolean>;

/** A spread as text, with a true minus. */
export const spreadOf = (spread: number): string => String(spread).replace("-", "−");

/** The name of a player. */
export const nameOf = (evening: EveningView, player: number | null): string => (player === null ? "" : (evening.players[player]?.name ?? ""));

/** The names of these players, as one text. */
export const namesOf = (evening: EveningView, players: readonly number[]): string => common.both(players.map((player) => nameOf(evening, player)));

export const isOpen = ({ report }: GameLine): boolean => report !== "settled" && report !== "void";

/** One's own player in a game; undefined if it is a game of others. */
export const ownIn = (told: EveningUpdate, game: GameLine): number | undefined => told.mine.find((player) => player === game.first || player === game.second);

/** Whether one has yet to say that a result which somebody else has entered is right. */
export function toSign(told: EveningUpdate, game: GameLine): boolean {
  const own = ownIn(told, game);
  return game.report === "settled" && own !== undefined && told.evening.stage !== "closed" && !game.signed[own === game.first ? 0 : 1];
}

/** A result as text: "Ann 121, Bob 90". */
export const written = ([one, other]: readonly [string, string], { first, second }: Result): string => `${one} ${first}, ${other} ${second}`;

/** The name of a round of the knock-out with this many places. */
export function roundName(places: number): string {
  if (places === 2) return say.final;
  if (places === 4) return say.semiFinals;
  return places === 8 ? say.quarterFinals : say.lastOf(places);
}

/** The rounds that are played, of how many. */
export const roundOf = ({ rounds, total }: EveningView): string => {
  const number = rounds.filter(({ knockout }) => !knockout).length;
  return total === null ? say.roundNumber(number) : say.roundTotal(number, Math.max(number, total));
};
