// Texts of hints besides those of the room.
import english from "../../../../src/fifteentwo/locales/en/hints.ftl";
import { messages } from "../../lib/messages";

const say = messages(english, "hints");
const row = (at: number): number => Math.floor(at / 4) + 1;
const column = (at: number): number => (at % 4) + 1;

export const hintWords = {
  title: say("hint-title"),
  options: say("hint-options"),
  /** The button that shows the rest. */
  rest: (number: number) => say("hint-rest", { number }),
  details: say("hint-details"),
  fewer: say("hint-fewer"),
  figures: {
    hand: say("figure-hand"),
    crib: say("figure-crib"),
    play: say("figure-play"),
    now: say("figure-now"),
    total: say("figure-total"),
    average: say("figure-average"),
    then: say("figure-then"),
    win: say("figure-win"),
    match: say("figure-match"),
  },
  starters: (best: string, worst: string) => say("hint-starters", { best, worst }),
  starter: (rank: string, points: string) => `${rank} (${points})`,
  signs: say("hint-signs"),
  place: (card: string, cell: number) => say("hint-place", { card, row: row(cell), column: column(cell) }),
  swap: (first: number, second: number) => say("hint-swap", { row: row(first), column: column(first), row2: row(second), column2: column(second) }),
  done: say("hint-done"),
  throwAway: say("hint-throw-away"),
  keep: (pile: number) => say("hint-keep", { pile }),
  minus: "−",
  guess: (figure: string) => `≈ ${figure}`,
  within: (figure: string, error: string) => `${figure}\u00a0± ${error}`,
  percent: (percent: string) => say("figure-percent", { percent }),
};
