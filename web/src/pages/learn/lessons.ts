// The lessons in teaching order: text, examples, and the question at the end.
import english from "../../../../src/fifteentwo/locales/en/lessons.ftl";
import { messages } from "../../lib/messages";

const say = messages(english, "lessons");

/** A hand as an example; the server counts its points. */
export interface HandExample {
  hand: readonly string[];
  starter: string | null;
  words: string;
}

/** The cards of a count, in the order they were played. */
export interface RowExample {
  row: readonly string[];
  words: string;
}

export type Part = string | HandExample | RowExample;

export interface Option {
  words: string;
  /** The reason the answer is right or wrong. */
  why: string;
  right?: true;
}

/** The question at the end: the points of a hand, or a choice of answers. */
export type Check =
  | { ask: string; hand: readonly string[]; starter: string | null }
  | { ask: string; cards: readonly string[]; options: readonly Option[] };

export interface Lesson {
  id: string;
  title: string;
  aim: string;
  parts: readonly Part[];
  checks: readonly Check[];
}

export const LESSONS: readonly Lesson[] = [
  {
    id: "fifteens",
    title: say("lesson-fifteens-title"),
    aim: say("lesson-fifteens-aim"),
    parts: [
      say("lesson-fifteens-1"),
      say("lesson-fifteens-2"),
      { hand: ["7S", "8H", "2C", "4D"], starter: null, words: say("lesson-fifteens-3") },
      { hand: ["5S", "TH", "JC", "KD"], starter: null, words: say("lesson-fifteens-4") },
      say("lesson-fifteens-5"),
    ],
    checks: [
      { ask: say("lesson-fifteens-ask-1"), hand: ["5H", "QD", "9S", "6C"], starter: null },
      { ask: say("lesson-fifteens-ask-2"), hand: ["3D", "5S", "7H", "KC"], starter: null },
    ],
  },
  {
    id: "pairs-runs",
    title: say("lesson-pairs-runs-title"),
    aim: say("lesson-pairs-runs-aim"),
    parts: [
      say("lesson-pairs-runs-1"),
      say("lesson-pairs-runs-2"),
      { hand: ["9C", "JD", "TH", "2S"], starter: null, words: say("lesson-pairs-runs-3") },
      say("lesson-pairs-runs-4"),
      { hand: ["7S", "7D", "8H", "9C"], starter: null, words: say("lesson-pairs-runs-5") },
      say("lesson-pairs-runs-6"),
    ],
    checks: [
      { ask: say("lesson-pairs-runs-ask-1"), hand: ["2C", "3D", "3S", "4H"], starter: null },
      { ask: say("lesson-pairs-runs-ask-2"), hand: ["JC", "JH", "JD", "9S"], starter: null },
    ],
  },
  {
    id: "show",
    title: say("lesson-show-title"),
    aim: say("lesson-show-aim"),
    parts: [
      say("lesson-show-1"),
      say("lesson-show-2"),
      { hand: ["2H", "6H", "8H", "QH"], starter: "KS", words: say("lesson-show-3") },
      { hand: ["JD", "2C", "4S", "8H"], starter: "7D", words: say("lesson-show-4") },
      { hand: ["5H", "5C", "5D", "JS"], starter: "5S", words: say("lesson-show-5") },
    ],
    checks: [
      { ask: say("lesson-show-ask-1"), hand: ["6S", "7H", "8D", "8C"], starter: "9S" },
      { ask: say("lesson-show-ask-2"), hand: ["3D", "4D", "JD", "KD"], starter: "5D" },
    ],
  },
  {
    id: "play",
    title: say("lesson-play-title"),
    aim: say("lesson-play-aim"),
    parts: [
      say("lesson-play-1"),
      { row: ["8C", "7S"], words: say("lesson-play-2") },
      { row: ["4H", "4S"], words: say("lesson-play-3") },
      { row: ["4H", "6C", "5D"], words: say("lesson-play-4") },
      say("lesson-play-5"),
      say("lesson-play-6"),
    ],
    checks: [
      {
        ask: say("lesson-play-ask-1"),
        cards: ["TC", "8D", "6S", "7H"],
        options: [
          { words: say("lesson-play-option-1a"), why: say("lesson-play-why-1a") },
          { words: say("lesson-play-option-1b"), why: say("lesson-play-why-1b") },
          { words: say("lesson-play-option-1c"), why: say("lesson-play-why-1c"), right: true },
        ],
      },
      {
        ask: say("lesson-play-ask-2"),
        cards: ["5S", "KD"],
        options: [
          { words: say("lesson-play-option-2a"), why: say("lesson-play-why-2a") },
          { words: say("lesson-play-option-2b"), why: say("lesson-play-why-2b"), right: true },
          { words: say("lesson-play-option-2c"), why: say("lesson-play-why-2c") },
        ],
      },
    ],
  },
  {
    id: "discard",
    title: say("lesson-discard-title"),
    aim: say("lesson-discard-aim"),
    parts: [
      say("lesson-discard-1"),
      say("lesson-discard-2"),
      say("lesson-discard-3"),
      { hand: ["7S", "7D", "8H", "9C"], starter: null, words: say("lesson-discard-4") },
    ],
    checks: [
      {
        ask: say("lesson-discard-ask-1"),
        cards: ["4C", "5D", "5H", "6S", "9D", "KC"],
        options: [
          { words: "5♦ 5♥", why: say("lesson-discard-why-1a") },
          { words: "9♦ K♣", why: say("lesson-discard-why-1b"), right: true },
          { words: "4♣ 6♠", why: say("lesson-discard-why-1c") },
        ],
      },
      {
        ask: say("lesson-discard-ask-2"),
        cards: ["5C", "JD", "2H", "9S"],
        options: [
          { words: "5♣ J♦", why: say("lesson-discard-why-2a"), right: true },
          { words: "2♥ 9♠", why: say("lesson-discard-why-2b") },
        ],
      },
    ],
  },
  {
    id: "pegging",
    title: say("lesson-pegging-title"),
    aim: say("lesson-pegging-aim"),
    parts: [
      say("lesson-pegging-1"),
      say("lesson-pegging-2"),
      say("lesson-pegging-3"),
      { row: ["8D", "8S"], words: say("lesson-pegging-4") },
      say("lesson-pegging-5"),
    ],
    checks: [
      {
        ask: say("lesson-pegging-ask-1"),
        cards: ["4S", "5H", "TD", "QC"],
        options: [
          { words: "4♠", why: say("lesson-pegging-why-1a"), right: true },
          { words: "5♥", why: say("lesson-pegging-why-1b") },
          { words: "10♦", why: say("lesson-pegging-why-1c") },
        ],
      },
      {
        ask: say("lesson-pegging-ask-2"),
        cards: ["TD", "4C", "2H"],
        options: [
          { words: say("lesson-pegging-option-2a"), why: say("lesson-pegging-why-2a"), right: true },
          { words: say("lesson-pegging-option-2b"), why: say("lesson-pegging-why-2b") },
          { words: say("lesson-pegging-option-2c"), why: say("lesson-pegging-why-2c") },
        ],
      },
    ],
  },
  {
    id: "board",
    title: say("lesson-board-title"),
    aim: say("lesson-board-aim"),
    parts: [
      say("lesson-board-1"),
      say("lesson-board-2"),
      say("lesson-board-3"),
      say("lesson-board-4"),
    ],
    checks: [
      {
        ask: say("lesson-board-ask-1"),
        cards: [],
        options: [
          { words: say("lesson-board-option-1a"), why: say("lesson-board-why-1a"), right: true },
          { words: say("lesson-board-option-1b"), why: say("lesson-board-why-1b") },
          { words: say("lesson-board-option-1c"), why: say("lesson-board-why-1c") },
        ],
      },
      {
        ask: say("lesson-board-ask-2"),
        cards: [],
        options: [
          { words: say("lesson-board-option-2a"), why: say("lesson-board-why-2a"), right: true },
          { words: say("lesson-board-option-2b"), why: say("lesson-board-why-2b") },
        ],
      },
    ],
  },
];

/** The counting trainer comes after this lesson in the path. */
export const TRAINER_AFTER = "show";
