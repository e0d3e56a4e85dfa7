// Texts that are rarely needed: about the game itself, and for the computer in the player's place.
import english from "../../../src/fifteentwo/locales/en/sheet.ftl";
import { messages } from "../lib/messages";
import { lossOf } from "../lib/strings";

const say = messages(english, "sheet");

export const sheetWords = {
  title: say("sheet-title"),
  rules: say("sheet-rules"),
  match: say("sheet-match"),
  scores: say("sheet-scores"),
  record: say("sheet-record"),
  recordWhy: say("sheet-record-why"),
  check: say("sheet-check"),
  checkWhy: say("sheet-check-why"),
  giveUp: say("sheet-resign"),
  giveUpTitle: say("sheet-resign-title"),
  giveUpCost: (points: number, title: string, winners: string) => say("sheet-resign-cost", { points, title: lossOf(title), winners }),
  giveUpYes: say("sheet-resign-yes"),
  giveUpNo: say("sheet-resign-no"),
};

export const warmingWords = say("sheet-warming");

/** The computer plays in the player's place. */
export const demonstrationWords = {
  watch: say("watch-button"),
  askTitle: say("watch-ask-title"),
  askWords: say("watch-ask-words"),
  on: say("watch-on"),
  waiting: say("watch-waiting"),
  begins: say("watch-begins"),
  goesOn: say("watch-goes-on"),
  paused: say("watch-paused"),
  stopped: say("watch-stopped"),
};

/** Numbered deals. */
export const numberedWords = {
  deal: (number: number) => say("numbered-deal", { number }),
  daily: (day: string) => say("numbered-daily", { day }),
  numberWhy: say("numbered-why"),
  assisted: say("numbered-assisted"),
  assistedWhy: say("numbered-assisted-why"),
  byComputer: say("numbered-by-computer"),
  byComputerWhy: say("numbered-by-computer-why"),
  replayed: say("numbered-replayed"),
};
