// What the page of a review works out from its values: the curve, the marks on it, the steps, the ledger as a waterfall.
import { cardSigns } from "../../lib/cards/cards";
import { common } from "../../lib/strings";
import type { CountGrade, CurvePoint, Decision, GameReview, KeyMoment, LedgerSum, Note, PathGrade, ReviewState } from "../../protocol";
import { percent, points as tenth, reviewWords as say, type Way } from "./strings";

export type Part = LedgerSum["lines"][number]["part"];

/** A difference of points below this is told as none. */
const SMALL = 0.05;

export const written = (cards: readonly string[]): string => cards.map(cardSigns).join(" ");

/** Whether an error is large enough to be printed in tenths of a percent. */
export const isSeen = (error: number | null): boolean => error !== null && error >= 0.0005;

/** The loss of a decision with its error: "2.1 ± 0.3 %"; "" where it has none. */
export function lossOf({ loss }: Pick<Decision, "loss">): string {
  if (loss === null) return "";
  return within(percent(loss.value), loss.error);
}

/** A loss in words with its sign; one that is printed as 0 has none. */
export const lessOf = (loss: number, words: string): string => (Math.abs(loss) < 0.0005 ? percent(0) : `−${words}`);

/** Whether the loss says too little to be more than an inaccuracy. */
export const unclear = ({ loss, band }: Decision): boolean => band === "inaccuracy" && loss !== null && loss.error !== null && loss.value >= 0.02;

/** The chance of a seat to win, with its error where it has one: "47.1 ± 1.2 %". */
export const matchOf = ({ match, match_error }: NonNullable<CurvePoint["chances"]>, seat: number): string => within(percent(match?.[seat] ?? 0), match_error?.[seat] ?? null);
export const skunkOf = ({ skunk, skunk_error }: NonNullable<CurvePoint["chances"]>, seat: number): string => within(percent(skunk?.[seat] ?? 0), skunk_error?.[seat] ?? null);
export const chanceOf = ({ win, error }: NonNullable<CurvePoint["chances"]>, seat: number): string => within(percent(win[seat] ?? 0), error?.[seat] ?? null);

const within = (value: string, error: number | null): string => (isSeen(error) ? value.replace(" %", ` ± ${percent(error ?? 0)}`) : value);

/** Whether the best choice is known to win more often: the loss is more than twice its error, and not printed as 0. */
export const isSure = ({ loss }: Pick<Decision, "loss">): boolean => loss !== null && loss.value >= Math.max(0.0005, 2 * (loss.error ?? 0));

/** The decision that led to this step, if one did. */
export const decisionAt = (review: GameReview, step: number): Decision | null => review.decisions.find(({ at }) => at === step - 1) ?? null;

/** The claim, call, pass or naming of jokers that led to this step, if one did. */
export const countAt = (review: GameReview, step: number): CountGrade | null => review.counts.find(({ at }) => at === step - 1) ?? null;

/** The direction round the crash board that led to this step, if one did. */
export const pathAt = (review: GameReview, step: number): PathGrade | null => review.paths.find(({ at }) => at === step - 1) ?? null;

/** Whether something better could have been said. */
export const isWrong = ({ points, band }: CountGrade): boolean => points !== 0 || band !== "none";

/** The band of a count; until its chances are known, by the points it gave up, with the bounds of docs/review.md. */
export function countBand({ points, loss, band }: Pick<CountGrade, "points" | "loss" | "band">): Decision["band"] {
  if (loss) return band;
  return points >= 3 ? "blunder" : points >= 1.5 ? "mistake" : points >= 0.5 ? "inaccuracy" : "none";
}

/** What was said at a count, and by whom. */
export function countTitle({ action }: CountGrade, name: string): string {
  if (action.type === "claim") return say.claimed(name, action.points);
  if (action.type === "call") return say.called(name, action.points);
  return action.type === "pass" ? say.passed(name) : say.named(name, written(action.cards));
}

/** What should have been said. */
export function countReason({ action, best, missed }: CountGrade): string {
  const right = "points" in best ? best.points : 0;
  if (best.type === "name") return action.type === "name" && written(action.cards) !== written(best.cards) ? say.betterNamed(written(best.cards)) : say.countRight;
  if (action.type === "claim") return action.points === right ? say.countRight : say.rightClaim(right, missed);
  if (action.type === "call") return action.points === right ? say.countRight : right ? say.rightCall(right, missed) : say.nothingMissed;
  return right ? say.notCalled(right, missed) : say.countRight;
}

/** A stretch of the curve: a deal from its first step to the first of the next. */
export interface DealSpan {
  deal: number;
  first: number;
  last: number;
  dealer: number | null;
  scores: readonly number[];
}

export function dealSpans(points: readonly CurvePoint[]): DealSpan[] {
  const starts = points.filter(({ kind }) => kind === "deal");
  return starts.map((start, place) => ({
    deal: start.deal,
    first: start.at - 1,
    last: (starts[place + 1]?.at ?? (points.at(-1)?.at ?? 0) + 1) - 1,
    dealer: start.dealer,
    scores: start.scores,
  }));
}

/** Where a step lies across the curve, from 0 to 100. */
export const across = (at: number, last: number): number => (100 * at) / Math.max(1, last);

/** The line of a seat's chances, in a square of 100. */
export function curvePath(points: readonly CurvePoint[], chance: (of: NonNullable<CurvePoint["chances"]>) => number): string {
  const last = points.at(-1)?.at ?? 1;
  const known = points.filter(({ chances }) => chances !== null);
  return known.map((point, place) => `${place ? "L" : "M"}${across(point.at, last).toFixed(2)} ${(100 * (1 - chance(point.chances!))).toFixed(2)}`).join("");
}

/** The luck of the cards and of the starter in each deal. */
export function luckByDeal(review: GameReview): Map<number, { cards: number; starter: number }> {
  const found = new Map<number, { cards: number; starter: number }>();
  for (const { deal, part, change } of review.ledger?.entries ?? []) {
    const luck = found.get(deal) ?? { cards: 0, starter: 0 };
    if (part === "my cards" || part === "their cards") luck.cards += change;
    if (part === "starter") luck.starter += change;
    if (deal > 0) found.set(deal, luck);
  }
  return found;
}

/** The steps to look at first, in the order of the game. */
export function keySteps(review: GameReview): number[] {
  const steps = review.key_moments.map(stepOf);
  return [...new Set(steps)].sort((one, other) => one - other);
}

/** The step a key moment is about: what came of it. */
export const stepOf = ({ at }: KeyMoment): number => at + 1;

/** Where a key leads from a step; null for a key that is none of ours. */
export function stepBy(event: Pick<KeyboardEvent, "key" | "shiftKey">, at: number, review: GameReview): number | null {
  const deals = dealSpans(review.points).map(({ first }) => first + 1);
  return stepTo(event, at, { last: review.points.at(-1)?.at ?? 0, keys: keySteps(review), deals });
}

/** The same among the steps of any game: its key moments, and the first steps of its deals. */
export function stepTo(event: Pick<KeyboardEvent, "key" | "shiftKey">, at: number, { last, keys, deals }: { last: number; keys: readonly number[]; deals: readonly number[] }): number | null {
  const to = {
    Home: 0,
    End: last,
    ArrowLeft: event.shiftKey ? (deals.findLast((deal) => deal < at) ?? 0) : at - 1,
    ArrowRight: event.shiftKey ? (deals.find((deal) => deal > at) ?? last) : at + 1,
    n: keys.find((step) => step > at) ?? at,
    p: keys.findLast((step) => step < at) ?? at,
  };
  return event.key in to ? Math.max(0, Math.min(last, to[event.key as keyof typeof to])) : null;
}

export interface Fall {
  part: Part | "expectation" | "result";
  kind: "start" | "luck" | "skill" | "rest";
  tenths: number;
  from: number;
  to: number;
}

const KINDS: Record<Part, Fall["kind"]> = {
  cut: "luck",
  "my cards": "luck",
  "their cards": "luck",
  starter: "luck",
  "my decisions": "skill",
  "their decisions": "skill",
  unseen: "rest",
  model: "rest",
};

/** The ledger as a waterfall: each line from the sum before it to the sum after it. */
export function waterfall(sum: LedgerSum): Fall[] {
  let running = sum.expectation;
  const lines = sum.lines.map(({ part, tenths }): Fall => {
    const from = running;
    running += tenths;
    return { part, kind: KINDS[part], tenths, from, to: running };
  });
  return [
    { part: "expectation", kind: "start", tenths: sum.expectation, from: 0, to: sum.expectation },
    ...lines,
    { part: "result", kind: "start", tenths: sum.result, from: 0, to: sum.result },
  ];
}

/** The sum of the lines of a kind, in tenths. */
export const sumOf = (falls: readonly Fall[], kind: Fall["kind"]): number => falls.reduce((sum, each) => sum + (each.kind === kind ? each.tenths : 0), 0);

function way(points: number): [Way, string] {
  return [Math.abs(points) < SMALL ? "same" : points > 0 ? "more" : "less", tenth(Math.abs(points))];
}

/** Why the best choice is better, or why there is nothing to say against the one made. */
export function reasonOf(decision: Decision): string {
  const { chosen, best, loss } = decision;
  if (decision.forced) return say.forced;
  if (chosen === null || best === null) return say.unknown;
  if (decision.mixed) return say.mixed(written(decision.cards));
  if (best.cards.join() === chosen.cards.join() || loss?.value === 0) return say.isBest(written(decision.cards));
  const gain = (part: "hand" | "crib" | "pegging"): number => (best.points[part] ?? 0) - (chosen.points[part] ?? 0);
  if (best.points.hand === null) {
    const [more, points] = way(decision.points);
    return more === "more" || isSure(decision) ? say.whyCard(written(best.cards), more, points) : say.unclear;
  }
  const own = decision.phase === "discard as dealer";
  return say.whyDiscard(written(best.cards), own, way(gain("hand")), way(own ? gain("crib") : -gain("crib")), way(gain("pegging")));
}

export const isDiscard = ({ phase }: Pick<Decision, "phase">): boolean => phase.startsWith("discard");

/** What the parts of the ledger and the page call the seats: oneself and everybody else. */
export function otherSide({ sides, seat }: Pick<ReviewState, "sides" | "seat">, names: readonly string[]): string {
  return names.filter((_, side) => side !== sides[seat]).join(" · ");
}

/** How the game came out: for its player, or for whoever opened a record. `names` are those of the sides. */
export function titleOf({ review, sides }: Pick<ReviewState, "review" | "sides">, names: readonly string[], me: number | null): string {
  const scores = review?.outcome?.scores ?? review?.points.at(-1)?.scores ?? [];
  const own = me === null ? null : (sides[me] ?? null);
  // Partners are joined by "and" already.
  const together = (of: readonly string[]): string => (names.length < sides.length ? of.join(" · ") : common.both(of));
  if (scores.length === 0) return together(names); // nothing has been reviewed yet
  if (own === null || !review?.outcome) return say.between(together(names), scores.join("–"));
  const others = names.map((_, each) => each).filter((each) => each !== own);
  const score = [own, ...others].map((each) => scores[each]).join("–");
  return (review.outcome.winners.includes(own) ? say.won : say.lost)(together(others.map((each) => names[each] ?? "")), score);
}

/** Something to know about the review, in a sentence. */
export function noteOf({ code, text, seat }: Note, names: readonly string[]): string {
  if (code === "unknown cards") return say.notes.unknown(names[seat ?? 0] ?? "");
  return code === "unchecked" ? say.notes.unchecked(text) : say.notes[code];
}
