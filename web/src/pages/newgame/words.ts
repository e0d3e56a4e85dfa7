// The words of the new-game dialog, which come with it when it is opened. What is said of the fields of the rules comes
// from the server, with a line on each preset; here are the presets' short names.

export const say = {
  title: "New game",
  game: "Game",
  /** The presets by what they are about; the menu may have others, which stand at the end. */
  groups: [
    ["The usual game", ["standard", "gamerules", "gamerules_61"]],
    ["Matches and clubs", ["hoyle", "acc", "muggins"]],
    ["Three and four players", ["three_players", "captain", "partners"]],
    ["With a twist", ["lowball", "crash", "jokers", "nineteen", "toss_fives", "no_discard"]],
    ["Fewer cards, or more", ["five_card", "seven_card"]],
  ] as [string, string[]][],
  otherGames: "More games",
  presets: {
    standard: "Standard",
    gamerules: "Lurch",
    gamerules_61: "Short game",
    hoyle: "Hoyle match",
    acc: "Club play",
    muggins: "Muggins",
    three_players: "Three players",
    partners: "Partners",
    lowball: "Lowball",
    crash: "Crash",
    no_discard: "No discard",
    jokers: "Jokers",
    nineteen: "Nineteen",
    five_card: "Five-card",
    seven_card: "Seven-card",
  } as Record<string, string>,
  unlike: "What is not as in the standard game",
  asCard: (preset: string) => `Back to ${preset} as it is`,

  players: "How many play",
  tables: {
    "2": "Two",
    "3": "Three",
    "4 partners": "Four, partners",
    "4": "Four, each alone",
    "5": "Five",
    "6 partners": "Six, three pairs",
  },
  seats: "Who plays",
  seatsWhy: "Several people play by turns on this device; each hand is covered until its owner has it.",
  seat: (number: number) => `Seat ${number}`,
  pair: (number: number) => `Partners: pair ${number}`,
  captain: (alone: boolean) => (alone ? "The captain" : "The two against him"),
  opponent: (name: string, level: string) => `${name} (${level})`,
  sitter: (number: number) => `Player of seat ${number}`,
  hints: "Hints",
  hintsWhy: "A player may ask what to discard or to play. It is told at the end, and written in the record.",
  aPerson: "A person",
  person: (number: number) => `Player ${number}`,
  name: "Name",
  nameOf: (number: number) => `Name, seat ${number}`,
  helped: "Count for me",
  helpedOf: (number: number) => `Count for me, seat ${number}`,
  missesOf: (number: number) => `How well it counts, seat ${number}`,
  misses: {
    0: "counts as well as it plays",
    10: "overlooks a set in ten",
    4: "overlooks a set in four",
    2: "overlooks every other set",
  },
  notCribbage: "This is a game for one: it is begun under “Squares and solitaires”.",
  nobody: "At least one person must sit at the table.",
  dealer: "Who deals first",

  target: "Play to",
  targetOwn: "Another number",
  match: "Match",
  matchKinds: { single: "A single game", first_to: "First to so many points", best_of: "Best of so many games" },
  firstTo: "Game points that win",
  bestOf: "Games at most",

  more: "More options",
  unset: "Leave it to the game",
  unsetThis: (field: string) => `${field}: leave it to the game`,
  otherFields: "Also",

  rules: "These rules in one line",
  rulesWhy: "Type or paste another: words such as “acc match=best_of:5 jokers=1”.",
  inShort: "In short",
  save: "Save as my default",
  saved: "Saved for the next new game.",
  start: "Start the game",
  starting: "Dealing …",
};

/** What a preset is called: by its own words, or by its name as the rules have it, "Toss fives". */
export function titled(titles: Record<string, string>, name: string): string {
  const words = name.replaceAll("_", " ");
  return titles[name] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
