// Texts of the end of a game of cribbage and of the picture of a record.
import english from "../../../src/fifteentwo/locales/en/end.ftl";
import { messages } from "../lib/messages";
import { about, lossOf } from "../lib/strings";
import { tableWords } from "./strings";

const say = messages(english, "end");
const title = (loss: string): string => say("end-title", { title: lossOf(loss) });

export const overWords = {
  wins: (who: string) => say("end-wins", about(who)),
  score: say("end-score"),
  margin: say("end-margin"),
  worth: say("end-worth"),
  match: say("end-match"),
  outOfTime: (who: string) => say("end-out-of-time", about(who)),
  gaveUp: (who: string) => say("end-resigned", about(who)),
  assisted: (who: string) => say("end-assisted", about(who)),
  winsMatch: (who: string) => say("end-wins-match", about(who)),
  matchDrawn: say("end-match-drawn"),
  recap: say("end-recap"),
  compare: say("end-compare"),
  knownCards: say("end-known-cards"),
  by: title,
};

export const pictureWords = {
  match: overWords.match,
  crib: (who: string) => say("picture-crib", about(who)),
  starter: tableWords.starter,
  count: tableWords.count,
  hand: (who: string, cards: string) => say("picture-hand", { ...about(who), cards }),
  dealer: tableWords.dealer,
  dealerMark: tableWords.dealerMark,
};

/** The explanation of a count. */
export const reasonWords = {
  nothing: say("reason-nothing"),
  sum: (points: number) => say("reason-sum", { points }),
};

// A great hand, and the last peg.
export const flourishWords = {
  hand: (points: number) => say("end-great", { points }),
  /** What the last peg wins. */
  title,
};
