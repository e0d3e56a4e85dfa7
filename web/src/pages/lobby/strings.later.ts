// Texts of the player's record and of the dialogs to delete or resign a game.
import english from "../../../../src/fifteentwo/locales/en/record.ftl";
import { decimals } from "../../lib/language";
import { messages } from "../../lib/messages";

const say = messages(english, "record");

export const recordWords = {
  yourRecord: say("record-your-record"),
  statistics: say("record-statistics"),
  progress: say("record-progress"),
  skunksGiven: say("record-skunks-given"),
  taken: (count: number) => say("record-taken", { count }),
  parts: { hand: say("record-part-hand"), crib: say("record-part-crib"), pegging: say("record-part-pegging") } as Record<string, string>,
  average: (points: number) => decimals(points, 1),
  expected: (points: string) => say("record-expected", { points }),
  expectedAll: (points: readonly string[]) => `${say("record-expected-all", { points: points.join(", ") })} `,
  assisted: (count: number) => say("record-assisted", { count }),
  games: (count: number) => say("record-games", { count }),
  wins: (count: number) => say("record-wins", { count }),
  inARow: say("record-in-a-row"),
  best: (streak: number) => say("record-best", { streak }),
  percent: (share: number) => say("record-percent", { percent: Math.round(100 * share) }),
  cannotResign: say("record-cannot-resign"),
  deleteTitle: say("record-delete-title"),
  deleteWords: (match: string) => say("record-delete-words", { match: match === "single" ? "single" : "other" }),
  deleteYes: say("record-delete-yes"),
};
