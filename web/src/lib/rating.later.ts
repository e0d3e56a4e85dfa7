// What the page asks of the server about the decision rating.
import type { RatingReport } from "../protocol";
import { answer } from "./api";

/** The most games that a rating covers. */
export const MOST_RATED = 500;

/** The decision rating over the last games that have a review. */
export const ratingOf = (last: number): Promise<RatingReport> => answer(`/api/rating?last=${last}`);
