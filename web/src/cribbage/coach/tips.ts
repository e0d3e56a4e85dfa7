// The coach's tips. Terms in brackets can be tapped for an explanation: [crib|your crib].
import english from "../../../../src/fifteentwo/locales/en/coach.ftl";
import { messages } from "../../lib/messages";

const say = messages(english, "coach");

export const STEPS = ["deal", "crib", "starter", "play", "show", "board"] as const;
export type Step = (typeof STEPS)[number];

export interface Tip {
  step: Step;
  /** The part of the table it is about; the bubble is placed near it. */
  near: string;
  /** The number of sentences or paragraphs. */
  length: 1 | 2;
}

const tip = (step: Step, near: string, length: 1 | 2 = 1): Tip => ({ step, near, length });

const CRIB = '[data-anchor="crib"]';
const PACK = ".pack";
const ROW = ".row";
const COUNT = ".count";
const SHOW = ".show, .cards";
const BOARD = ".board";

export const TIPS = {
  welcome: tip("deal", '[data-anchor="deck"]', 2),
  hello: tip("deal", '[data-anchor="deck"]'),
  cribMine: tip("crib", CRIB, 2),
  cribTheirs: tip("crib", CRIB),
  starter: tip("starter", '[data-key="starter"], .pack', 2),
  heels: tip("starter", PACK),
  lead: tip("play", ROW),
  count: tip("play", COUNT, 2),
  fifteen: tip("play", COUNT),
  thirtyOne: tip("play", COUNT),
  pair: tip("play", ROW),
  run: tip("play", ROW),
  go: tip("play", COUNT),
  goTheirs: tip("play", COUNT),
  newCount: tip("play", COUNT),
  last: tip("play", ROW),
  show: tip("show", SHOW, 2),
  showCrib: tip("show", SHOW),
  nobs: tip("show", SHOW),
  flush: tip("show", SHOW),
  board: tip("board", BOARD),
  next: tip("deal", BOARD),
  end: tip("board", BOARD),
} satisfies Record<string, Tip>;

export type TipId = keyof typeof TIPS;

const codeOf = (id: TipId): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const titleOf = (id: TipId): string => say(`tip-${codeOf(id)}-title`);

/** The text of a tip in a game against `other`. */
export function wordsOf(id: TipId, other: string): string[] {
  return Array.from({ length: TIPS[id].length }, (_, place) => say(`tip-${codeOf(id)}-${place + 1}`, { other }));
}

export const coachWords = {
  label: say("coach-label"),
  close: say("coach-close"),
  held: say("coach-held"),
  skip: say("coach-skip"),
  more: say("coach-more"),
  place: (number: number, of: number) => `${number} / ${of}`,
  step: (number: number, of: number) => say("coach-step", { number, of }),
  steps: Object.fromEntries(STEPS.map((step) => [step, say(`coach-step-${step}`)])) as Record<Step, string>,
  stepsLabel: (number: number, of: number) => say("coach-steps", { number, of }),
  keep: (cards: string, points: number) => say("coach-keep", { cards, points }),
  why: (points: number) => say("coach-why", { points }),
};

/** The text in parts for a small bubble: sentence by sentence. */
export function breaths(words: readonly string[]): string[] {
  return words.flatMap((text) => text.split(/(?<=[.!?]) (?=[\p{Lu}[¡¿])/u));
}

/** A sentence in parts: plain text, and terms with the words used for them. */
export function parts(sentence: string): (string | { term: string; words: string })[] {
  return sentence.split(/(\[\w+\|[^\]]+\])/).map((part) => {
    const [, term, words] = /^\[(\w+)\|([^\]]+)\]$/.exec(part) ?? [];
    return term === undefined || words === undefined ? part : { term, words };
  });
}
