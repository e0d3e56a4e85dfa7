// What the page asks of the server about the decision rating.
import type { RatingReport, ResultRating } from "../protocol";
import { answer } from "./api";

/** The most games that a rating covers. */
export const MOST_RATED = 500;

/** The decision rating over the last games that have a review; "" for all opponents and rules. */
export function ratingOf(last: number, opponent: string, rules: string): Promise<RatingReport> {
  const only = new URLSearchParams({ last: String(last), ...(opponent && { opponent }), ...(rules && { rules }) });
  return answer(`/api/rating?${only.toString()}`);
}

/** The ratings of the results, by kind of game. */
export const resultRatings = (): Promise<ResultRating[]> => answer("/api/ratings");
