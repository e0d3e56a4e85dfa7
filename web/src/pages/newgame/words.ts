// Texts of the custom game, loaded with it. The server sends the texts of the rule fields and a line on each preset;
// the presets' short names are here.
import english from "../../../../src/fifteentwo/locales/en/custom.ftl";
import { messages } from "../../lib/messages";

const text = messages(english, "custom");

export const say = {
  title: text("custom-title"),
  home: text("custom-home"),
  intro: text("custom-intro"),
  ticket: text("custom-ticket"),
  sentence: (against: string, rules: string) => text("custom-sentence", { against, rules }),
  aFriend: text("custom-a-friend"),
  opponentTitle: text("custom-opponent-title"),
  friend: text("custom-friend"),
  friendWhere: text("custom-friend-where"),
  game: text("custom-game"),
  /** The presets whose cards are always visible; the others are behind `otherGames`. */
  usualGames: ["standard", "muggins", "lowball", "crash", "jokers", "no_discard", "five_card", "acc"],
  otherGames: text("custom-other-games"),
  /** The sign on a preset's tile, and a short description. */
  presetSigns: {
    standard: ["121", text("custom-line-standard")],
    muggins: ["!", text("custom-line-muggins")],
    lowball: ["L", text("custom-line-lowball")],
    crash: ["8", text("custom-line-crash")],
    jokers: ["J", text("custom-line-jokers")],
    no_discard: ["4", text("custom-line-no-discard")],
    five_card: ["5", text("custom-line-five-card")],
    acc: ["A", text("custom-line-acc")],
    gamerules: ["½", text("custom-line-gamerules")],
    gamerules_61: ["61", text("custom-line-gamerules-61")],
    hoyle: ["7", text("custom-line-hoyle")],
    three_players: ["3", text("custom-line-three-players")],
    partners: ["2", text("custom-line-partners")],
    nineteen: ["19", text("custom-line-nineteen")],
    seven_card: ["7", text("custom-line-seven-card")],
    toss_fives: ["5", text("custom-line-toss-fives")],
    captain: ["C", text("custom-line-captain")],
  } as Record<string, [sign: string, line: string]>,
  presets: {
    standard: text("custom-preset-standard"),
    gamerules: text("custom-preset-gamerules"),
    gamerules_61: text("custom-preset-gamerules-61"),
    hoyle: text("custom-preset-hoyle"),
    acc: text("custom-preset-acc"),
    muggins: text("custom-preset-muggins"),
    three_players: text("custom-preset-three-players"),
    partners: text("custom-preset-partners"),
    lowball: text("custom-preset-lowball"),
    crash: text("custom-preset-crash"),
    no_discard: text("custom-preset-no-discard"),
    jokers: text("custom-preset-jokers"),
    nineteen: text("custom-preset-nineteen"),
    five_card: text("custom-preset-five-card"),
    seven_card: text("custom-preset-seven-card"),
  } as Record<string, string>,
  asCard: (preset: string) => text("custom-as-card", { preset }),

  players: text("custom-players"),
  tables: {
    "2": text("custom-two"),
    "3": text("custom-three"),
    "4 partners": text("custom-four-partners"),
    "4": text("custom-four"),
    "5": text("custom-five"),
    "6 partners": text("custom-six"),
  },
  seats: text("custom-seats"),
  seatsWhy: text("custom-seats-why"),
  seat: (number: number) => text("custom-seat", { number }),
  pair: (number: number) => text("custom-pair", { number }),
  captain: (alone: boolean) => (alone ? text("custom-captain") : text("custom-against-captain")),
  opponent: (name: string, level: string) => text("custom-opponent", { name, level }),
  sitter: (number: number) => text("custom-sitter", { number }),
  hints: text("custom-hints"),
  hintsWhy: text("custom-hints-why"),
  aPerson: text("custom-a-person"),
  person: (number: number) => text("custom-person", { number }),
  name: text("custom-name"),
  nameOf: (number: number) => text("custom-name-of", { number }),
  helped: text("custom-helped"),
  helpedOf: (number: number) => text("custom-helped-of", { number }),
  missesOf: (number: number) => text("custom-misses-of", { number }),
  misses: {
    0: text("custom-misses-none"),
    10: text("custom-misses-ten"),
    4: text("custom-misses-four"),
    2: text("custom-misses-two"),
  },
  notCribbage: text("custom-not-cribbage"),
  nobody: text("custom-nobody"),
  dealer: text("custom-dealer"),

  target: text("custom-target"),
  targetOwn: text("custom-target-own"),
  match: text("custom-match"),
  matchKinds: {
    single: text("custom-match-single"),
    first_to: text("custom-match-first-to"),
    best_of: text("custom-match-best-of"),
  },
  firstTo: text("custom-first-to"),
  bestOf: text("custom-best-of"),

  more: text("custom-more"),
  unset: text("custom-unset"),
  unsetThis: (field: string) => text("custom-unset-this", { field }),
  otherFields: text("custom-other-fields"),

  rules: text("custom-rules"),
  rulesWhy: text("custom-rules-why"),
  inShort: text("custom-in-short"),
  save: text("custom-save"),
  saved: text("custom-saved"),
  start: text("custom-start"),
  starting: text("custom-starting"),
};

/** The name of a preset: its own text, or its name in the rules, "Toss fives". */
export function titled(titles: Record<string, string>, name: string): string {
  const words = name.replaceAll("_", " ");
  return titles[name] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
