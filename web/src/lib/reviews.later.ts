// What the page asks of the server about reviews.
import type { Action, ChoicesAgain, Decision, GameMistakes, Imported, Opened, ReviewOptions, ReviewState, ReviewSteps, SoloDecision } from "../protocol";
import { answer, posted } from "./api";

/** A game that can be reviewed: of a room or of an imported record, and its number from 1. */
export interface Reviewed {
  source: string;
  number: number;
}

const path = ({ source, number }: Reviewed): string => `/api/reviews/${source}/${number}`;

/** The review as far as it has been made, once it is further than `after`. */
export function reviewOf(game: Reviewed, seat: number | null, after: number): Promise<ReviewState> {
  return answer(`${path(game)}?after=${after}${seat === null ? "" : `&seat=${seat}`}`);
}

/** Reviews a game once more. */
export const reviewAgain = (game: Reviewed): Promise<ReviewState> => answer(path(game), { method: "POST" });

/** Every position of the game. */
export const stepsOf = (game: Reviewed): Promise<ReviewSteps> => answer(`${path(game)}/steps`);

/** The mistakes of a seat in the game, to be practised. */
export const mistakesOf = (game: Reviewed, seat: number): Promise<GameMistakes> => answer(`${path(game)}/mistakes?seat=${seat}`);

/** Every choice of a decision. */
export const optionsOf = (game: Reviewed, at: number): Promise<ReviewOptions> => answer(`${path(game)}/options/${at}`);

/** The choices of the computer players in the game, computed again from what they saw. */
export const computerOf = (game: Reviewed): Promise<ChoicesAgain> => answer(`${path(game)}/computer`);

/** The grade of other cards at a decision. */
export const gradeOf = (game: Reviewed, at: number, cards: readonly string[]): Promise<Decision> => answer(`${path(game)}/grade`, posted({ at, cards }));

/** The grade of another choice in a game for one. */
export const gradeAction = (game: Reviewed, at: number, action: Action): Promise<SoloDecision> => answer(`${path(game)}/grade`, posted({ at, action }));

/** A new room that goes on from a position. */
export const playOn = (game: Reviewed, at: number, seat: number): Promise<Opened> => answer(`${path(game)}/play`, posted({ at, seat }));

/** Hands in a record, so that its games can be reviewed. */
export function handIn(record: string): Promise<Imported> {
  return answer("/api/reviews", { method: "POST", headers: { "Content-Type": "text/plain; charset=utf-8" }, body: record });
}
