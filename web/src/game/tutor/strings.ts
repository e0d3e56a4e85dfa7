// What the tutor says.
import english from "../../../../src/fifteentwo/locales/en/tutor.ftl";
import { decimals } from "../../lib/language";
import { messages } from "../../lib/messages";

const say = messages(english, "tutor");
const minus = (text: string): string => text.replace("-", "−");

export const percent = (chance: number): string => say("tutor-percent", { percent: minus(decimals(100 * chance, 1)) });
export const points = (value: number): string => minus(decimals(value, 2));

export const tutorWords = {
  title: say("tutor-title"),
  costs: (discard: boolean, cards: string, loss: string, points: number) =>
    say("tutor-costs", { what: (discard ? "discard" : "play") + (points >= 0.05 ? "-points" : ""), cards, loss, points: decimals(points, 1) }),
  keep: say("tutor-keep"),
  rethink: say("tutor-rethink"),
  why: say("tutor-why"),
  best: (discard: boolean, cards: string) => say("tutor-best", { what: discard ? "discard" : "play", cards }),
  caption: say("tutor-caption"),
  part: say("tutor-part"),
  yours: say("tutor-yours"),
  better: say("tutor-better"),
  parts: { hand: say("tutor-hand"), crib: say("tutor-crib"), play: say("tutor-play"), total: say("tutor-total"), win: say("tutor-win") },
  assisted: say("tutor-assisted"),
};
