// What the review of a game for one works out from its values: the curve of expected points, and the words of a choice.
import { actionName } from "../../game/hints/figures";
import type { ReviewStep, SoloDecision, SoloGameReview, SoloPar } from "../../protocol";
import { isSeenIn, points, reviewWords as say } from "./strings";

/** The expected points at a step: before a choice with the best one, after it with the one made; at the end the total. */
export interface SoloPoint {
  at: number;
  value: number;
}

/** The points that are sure at a step: those of the deals before, in a game of several deals. */
function sureAt(steps: readonly ReviewStep[], at: number): number {
  const scene = steps[at]?.scene;
  return scene?.type === "PatienceScene" ? scene.score : 0;
}

export function soloPoints(review: SoloGameReview, steps: readonly ReviewStep[]): SoloPoint[] {
  const found = new Map<number, number>();
  for (const { at, expected, loss } of review.decisions) {
    const sure = sureAt(steps, at);
    found.set(at, sure + expected.value);
    found.set(at + 1, sure + expected.value - loss.value);
  }
  if (review.won !== null && steps.length > 0) found.set(steps.length - 1, review.total);
  return [...found].map(([at, value]) => ({ at, value })).sort((one, other) => one.at - other.at);
}

/** The least and the most points of the drawing, in whole tens around all that is drawn. */
export function rangeOf(values: readonly number[]): [least: number, most: number] {
  const least = 10 * Math.floor(Math.min(...values) / 10);
  return [least, Math.max(least + 10, 10 * Math.ceil(Math.max(...values) / 10))];
}

/** The decision that led to this step, if one did. */
export const soloDecisionAt = (review: SoloGameReview, step: number): SoloDecision | null => review.decisions.find(({ at }) => at === step - 1) ?? null;

/** The costliest choices that are worth a mention, the costliest first. */
export function costliest(review: SoloGameReview): SoloDecision[] {
  return review.decisions.filter(({ band }) => band !== "none").sort((one, other) => other.loss.value - one.loss.value);
}

/** A loss in points with its error: "1.5 ± 0.4". */
export function soloLoss({ loss }: Pick<SoloDecision, "loss">): string {
  return `${points(loss.value)}${isSeenIn(loss.error) ? ` ± ${points(loss.error ?? 0)}` : ""}`;
}

/** Whether the loss is less than twice its error, so that it may be none. */
export const isUnclear = ({ loss }: Pick<SoloDecision, "loss">): boolean => loss.value > 0 && loss.error !== null && loss.value < 2 * loss.error;

/** What the best choice gains on the one made. */
export function soloReason(decision: SoloDecision): string {
  if (decision.forced) return say.forced;
  return decision.loss.value > 0 ? say.solo.why(actionName(decision.best), points(decision.loss.value)) : say.solo.isBest;
}

/** Par, or the interval it lies in. */
export const parText = ({ least, most }: SoloPar): string => (least === most ? String(least) : say.solo.between(least, most));

/** The result = the expectation + luck - losses, in tenths that add up; null where there is no such sum. */
export function soloSum(review: SoloGameReview): { expected: number; luck: number; choices: number; total: number } | null {
  const [first] = review.decisions;
  if (review.luck === null || first === undefined) return null;
  const expected = Math.round(10 * first.expected.value);
  const choices = -Math.round(10 * review.decisions.reduce((sum, { loss }) => sum + loss.value, 0));
  return { expected, choices, luck: 10 * review.total - expected - choices, total: 10 * review.total };
}

/** The points that all choices gave up. */
export const givenUp = (review: SoloGameReview): number => review.decisions.reduce((sum, { loss }) => sum + loss.value, 0);
