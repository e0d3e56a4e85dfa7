// Texts of duplicate play.
import english from "../../../../src/fifteentwo/locales/en/duplicate.ftl";
import { locale } from "../../lib/language";
import { messages } from "../../lib/messages";

const say = messages(english, "duplicate");
const one = new Intl.NumberFormat(locale(), { maximumFractionDigits: 1, signDisplay: "exceptZero" });

/** A difference with its sign: "+2.5"; a dash where there is nothing to compare. */
export const signed = (value: number | null): string => (value === null ? "–" : one.format(value).replace("-", "−"));

export const duplicateWords = {
  title: say("duplicate-title"),
  why: say("duplicate-why"),
  play: say("duplicate-play"),
  playSet: say("duplicate-play-set"),
  number: say("duplicate-number"),
  numberWhy: say("duplicate-number-why"),
  against: say("duplicate-against"),
  friend: say("duplicate-friend"),
  seat: say("duplicate-seat"),
  seats: [say("duplicate-seat-pone"), say("duplicate-seat-dealer")],
  begin: say("duplicate-begin"),
  look: say("duplicate-look"),
  set: (number: string) => say("duplicate-set", { number }),
  share: say("duplicate-share"),
  played: (number: number) => say("duplicate-played", { number }),
  playFirst: say("duplicate-play-first"),
  scores: say("duplicate-scores"),
  heads: { player: say("duplicate-player"), tables: say("duplicate-tables"), wins: say("duplicate-wins"), points: say("duplicate-points"), chance: say("duplicate-chance") },
  scoresWhy: say("duplicate-scores-why"),
  deals: say("duplicate-deals"),
  deal: say("duplicate-deal"),
  dealsWhy: say("duplicate-deals-why"),
  result: say("duplicate-result"),
  dealer: say("duplicate-dealer"),
  known: say("duplicate-known"),
  resigned: say("duplicate-resigned"),
  review: say("duplicate-review"),
};
