// The words that every part of the page may use.
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
  /** What the player himself is called. */
  you: say("common-you"),
  /** Several names as one: "Ann and Bob", "Ann, Bob and Cy". */
  both: (names: readonly string[]) => list.format(names),
  stepThrough: say("common-replay"),
};

/** Whom a sentence speaks of: the player, the player with others, several others, or one other. */
export type Person = "you" | "ours" | "they" | "single";

/** What a loss is called, as the catalogues name it: "lurch", "skunk", "double", "none". */
export const lossOf = (title: string): string => title.split(" ")[0] || "none";

/** "and" in a list of names, before any name: Spanish has two. */
const ands = ["a", "i"].map((name) => list.format(["a", name]).slice(1, -1));

/** Somebody, or several as `both` joins them, as the arguments of a sentence about them. */
export function about(who: string): { who: string; person: Person } {
  const several = ands.some((and) => who.includes(and));
  if (who === common.you) return { who, person: "you" };
  if (!several) return { who, person: "single" };
  return { who, person: who.startsWith(`${common.you} `) || who.startsWith(`${common.you},`) ? "ours" : "they" };
}
