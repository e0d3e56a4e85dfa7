// Texts of the page for records.
import english from "../../../../src/fifteentwo/locales/en/replay.ftl";
import { messages } from "../../lib/messages";

const say = messages(english, "replay");

export const replayWords = {
  title: say("replay-title"),
  intro: say("replay-intro"),
  choose: say("replay-choose"),
  drop: say("replay-drop"),
  paste: say("replay-paste"),
  read: say("replay-read"),
  reading: say("replay-reading"),
  another: say("replay-another"),
  unreadable: say("replay-unreadable"),
  noSeat: say("replay-no-seat"),
  later: say("replay-later"),
  versus: (one: string, other: string) => say("replay-versus", { one, other }),
  games: say("replay-games"),
  game: (number: number) => say("replay-game", { number }),
  scores: (scores: readonly number[]) => scores.join(" – "),
  step: (number: number, of: number) => say("replay-step", { number, of }),
  first: say("replay-first"),
  back: say("replay-back"),
  forward: say("replay-forward"),
  last: say("replay-last"),
  place: say("replay-position"),
  begins: say("replay-begins"),
  assisted: (who: string) => say("replay-assisted", { who }),
  unchecked: (number: number) => say("replay-unchecked", { number }),
  uncheckedWhy: say("replay-unchecked-why"),
  checked: say("replay-checked"),
  more: (steps: number, of: number) => say("replay-more", { steps, of }),
  cut: say("replay-cut"),
};
