// Texts that every part of the page may use.
import english from "../../../src/fifteentwo/locales/en/common.ftl";
import { locale } from "./language";
import { messages } from "./messages";

const say = messages(english, "common");
/** Made with the first list of several names: the browser needs longer for it than for the rest of this module. */
let list: Intl.ListFormat | null = null;
/** The lists of several names made so far: a name may have "and" in it, too. */
const joined = new Set<string>();

function both(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  const several = (list ??= new Intl.ListFormat(locale(), { type: "conjunction" })).format(names);
  joined.add(several);
  return several;
}

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
  both,
  stepThrough: say("common-replay"),
  review: say("common-review"),
};

/** The subject of a sentence: the player, the player with others, several others, or one other. */
export type Person = "you" | "ours" | "they" | "single";

/** The kind of loss, as the catalogues name it: "lurch", "skunk", "double", "none". */
export const lossOf = (title: string): string => title.split(" ")[0] || "none";

/** The arguments of a sentence about one player, or several joined by `both`. */
export function about(who: string): { who: string; person: Person } {
  if (who === common.you) return { who, person: "you" };
  if (!joined.has(who)) return { who, person: "single" };
  return { who, person: who.startsWith(`${common.you} `) || who.startsWith(`${common.you},`) ? "ours" : "they" };
}
