// Texts that every part of the page may use.
import english from "../../../src/fifteentwo/locales/en/common.ftl";
import { locale } from "./language";
import { messages } from "./messages";

const say = messages(english, "common");
const list = new Intl.ListFormat(locale(), { type: "conjunction" });

export const common = {
  title: "fifteentwo",
  close: say("common-close"),
  cancel: say("common-cancel"),
  settings: say("common-settings"),
  help: say("common-help"),
  lobby: say("common-lobby"),
  tryAgain: say("common-try-again"),
  loading: say("common-loading"),
  unreachable: say("common-unreachable"),
  oddAnswer: (status: number) => say("common-odd-answer", { status }),
  /** What the player is called. */
  you: say("common-you"),
  /** Several names as one: "Ann and Bob", "Ann, Bob and Cy". */
  both: (names: readonly string[]) => list.format(names),
  stepThrough: say("common-replay"),
  review: say("common-review"),
};

/** The subject of a sentence: the player, the player with others, several others, or one other. */
export type Person = "you" | "ours" | "they" | "single";

/** The kind of loss, as the catalogues name it: "lurch", "skunk", "double", "none". */
export const lossOf = (title: string): string => title.split(" ")[0] || "none";

/** "and" before each kind of name in a list: Spanish has two forms. */
const ands = ["a", "i"].map((name) => list.format(["a", name]).slice(1, -1));

/** The arguments of a sentence about one player, or several joined by `both`. */
export function about(who: string): { who: string; person: Person } {
  const several = ands.some((and) => who.includes(and));
  if (who === common.you) return { who, person: "you" };
  if (!several) return { who, person: "single" };
  return { who, person: who.startsWith(`${common.you} `) || who.startsWith(`${common.you},`) ? "ours" : "they" };
}
