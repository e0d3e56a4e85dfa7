// Texts of the Learn page, except for the lessons.
import english from "../../../../src/fifteentwo/locales/en/learn.ftl";
import { locale } from "../../lib/language";
import { messages } from "../../lib/messages";

const say = messages(english, "learn");

/** Seconds, rounded to tenths. */
const tenths = (seconds: number): string => seconds.toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const learnWords = {
  title: say("learn-title"),
  home: say("learn-home"),
  lede: say("learn-lede"),
  coach: say("learn-coach"),
  coachWhy: say("learn-coach-why"),
  play: say("learn-play"),
  path: say("learn-path"),
  done: say("learn-done"),
  trainer: say("learn-trainer"),
  trainerWhy: say("learn-trainer-why"),
  practice: say("learn-practice"),
  puzzles: say("learn-puzzles"),
  puzzlesWhy: say("learn-puzzles-why"),
  explorers: say("learn-explorers"),
  printing: say("learn-printing"),
  papers: say("learn-papers"),
  printingWhy: say("learn-printing-why"),
  docs: say("learn-docs"),
  docsWhy: say("learn-docs-why"),
  toPath: say("learn-to-path"),
  next: (title: string) => say("learn-next", { title }),
  glossary: say("learn-glossary"),
  worth: (points: number) => say("learn-worth", { points }),
  why: say("learn-why"),
  hide: say("learn-hide"),
  check: say("learn-check"),
  question: (number: number, of: number) => say("learn-question", { number, of }),
  answer: say("learn-answer"),
  right: say("learn-right"),
  notQuite: (said: number, points: number) => say("learn-not-quite", { said, points }),
  finished: say("learn-finished"),
  nextQuestion: say("learn-next-question"),
  starter: say("learn-starter"),
};

export const trainerWords = {
  title: say("trainer-title"),
  lede: say("trainer-lede"),
  hand: say("trainer-hand"),
  crib: say("trainer-crib"),
  check: say("trainer-check"),
  another: say("trainer-another"),
  again: say("trainer-again"),
  right: (points: number, seconds: number) => say("trainer-right", { points, seconds: tenths(seconds) }),
  wrong: (said: number, points: number) =>
    said < points ? say("trainer-missed", { said, points, missed: points - said }) : say("trainer-too-many", { said, points, extra: said - points }),
  record: say("trainer-record"),
  hands: say("trainer-hands"),
  rightShare: say("trainer-right-share"),
  speed: say("trainer-speed"),
  seconds: (seconds: number) => say("trainer-seconds", { seconds: tenths(seconds) }),
  percent: (share: number) => say("trainer-percent", { percent: Math.round(100 * share) }),
  streak: say("trainer-streak"),
  none: "–",
  errors: say("trainer-errors"),
  kind: say("trainer-kind"),
  wrongOf: say("trainer-wrong-of"),
  ofHands: (wrong: number, hands: number) => say("trainer-of-hands", { wrong, hands }),
  forget: say("trainer-forget"),
  forgotten: say("trainer-forgotten"),
};

export const printWords = {
  title: say("print-title"),
  print: say("print-print"),
  rulesTitle: say("print-rules-title"),
  story: [
    [say("print-aim"), say("print-aim-words")],
    [say("print-step-deal"), say("print-deal-words")],
    [say("print-starter"), say("print-starter-words")],
    [say("print-play"), say("print-play-words")],
    [say("print-show"), say("print-show-words")],
    [say("print-pegs"), say("print-pegs-words")],
    [say("print-skunk"), say("print-skunk-words")],
  ] as readonly (readonly [string, string])[],
  count: say("print-count"),
  countWords: say("print-count-words"),
  sheetTitle: say("print-sheet-title"),
  rules: say("print-rules"),
  sheets: say("print-sheets"),
  deal: say("print-deal"),
  dealer: say("print-dealer"),
  pegging: say("print-pegging"),
  hand: say("print-hand"),
  crib: say("print-crib"),
  total: say("print-total"),
  player: (number: number) => say("print-player", { number }),
  source: say("print-source"),
};
