// Server requests for learners: the first game with the coach, and the count of a hand.
import type { HandToCount, NewLesson, Opened, ScoredHand } from "../protocol";
import { answer, posted } from "./api";

/** Opens the first game with the coach. */
export const openLesson = (wanted: NewLesson): Promise<Opened> => answer("/api/lesson", posted(wanted));

/** The count of a hand by the standard rules. */
export const countHand = (hand: HandToCount): Promise<ScoredHand> => answer("/api/count", posted(hand));
