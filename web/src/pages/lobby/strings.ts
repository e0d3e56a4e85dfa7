// Texts of the lobby.
import english from "../../../../src/fifteentwo/locales/en/lobby.ftl";
import { messages } from "../../lib/messages";
import type { PlayerCard } from "../../protocol";

const say = messages(english, "lobby");
const listed = (words: readonly string[]): string => words.join(", ");

export const lobbyWords = {
  mainNavigation: say("lobby-main-navigation"),
  history: say("lobby-history"),
  justNow: say("lobby-just-now"),
  custom: say("lobby-custom"),
  pickAnother: say("lobby-pick-another"),
  starting: say("lobby-starting"),

  first: {
    title: say("lobby-first-title"),
    lede: (name: string) => say("lobby-first-lede", { name }),
    play: (name: string) => say("lobby-play", { name }),
    coach: say("lobby-coach"),
    opponents: say("lobby-first-opponents"),
  },
  again: {
    lost: (name: string) => say("lobby-again-lost", { name }),
    close: say("lobby-again-close"),
    won: ({ name, pronoun }: PlayerCard) => say("lobby-again-won", { name, pronoun }),
    drawn: (name: string) => say("lobby-again-drawn", { name }),
    youWon: (mine: number, theirs: number, when: string) => say("lobby-you-won", { mine, theirs, when }),
    youLost: (name: string, theirs: number, mine: number, when: string) => say("lobby-you-lost", { name, theirs, mine, when }),
    youResigned: (mine: number, theirs: number, when: string) => say("lobby-you-resigned", { mine, theirs, when }),
    noWinner: (name: string, when: string) => say("lobby-no-winner", { name, when }),
    mark: say("lobby-rematch"),
  },
  waiting: {
    mine: (name: string) => say("lobby-waiting-mine", { name }),
    theirs: (name: string) => say("lobby-waiting-theirs", { name }),
    stands: (mine: number, theirs: number, when: string) => say("lobby-stands", { mine, theirs, when }),
    resume: say("lobby-continue"),
  },

  continue: say("lobby-continue"),
  allOpen: (count: number) => say("lobby-all-open", { count }),
  fewer: say("lobby-fewer"),
  none: say("lobby-none"),
  yourTurn: say("lobby-your-turn"),
  adjourned: say("lobby-adjourned"),
  theirTurn: (name: string) => say("lobby-their-turn", { name }),
  menuOf: (game: string) => say("lobby-menu-of", { game }),
  allGames: say("lobby-all-games"),
  friend: say("lobby-friend"),
  deleted: say("lobby-deleted"),
  resigned: say("lobby-resigned"),

  opponents: say("lobby-opponents"),
  ratings: say("lobby-ratings"),
  rating: (rating: number) => say("lobby-rating", { rating }),
  notPlayed: say("lobby-not-played"),
  record: (wins: number, losses: number) => say("lobby-record", { wins, losses }),
  customWith: (name: string) => say("lobby-custom-with", { name }),

  steps: say("lobby-steps"),
  stepsMore: say("lobby-steps-more"),
  step: ["throw", "cut", "play", "count"].map((step) => [say(`lobby-step-${step}`), say(`lobby-step-${step}-words`)] as const),

  deals: say("lobby-deals"),
  sameForAll: say("lobby-same-for-all"),
  toWin: (points: number) => say("lobby-to-win", { points }),
  placed: (cards: number, all: number) => say("lobby-placed", { cards, all }),
  soFar: (points: number) => say("lobby-so-far", { points }),
  done: say("lobby-done"),
  score: (points: number) => say("lobby-score", { points }),
  par: (least: number, most: number) => (least === most ? say("lobby-par", { points: least }) : say("lobby-par-range", { least, most })),
  atPar: say("lobby-at-par"),
  streak: (days: number) => say("lobby-streak", { days }),
  week: (days: readonly string[]) => (days.length ? say("lobby-week", { days: listed(days) }) : say("lobby-week-none")),

  more: say("lobby-more"),
  puzzle: say("lobby-puzzle"),
  puzzleWhy: (days: number) => say("lobby-puzzle-why", { days }),
  puzzleSolved: (days: number) => say("lobby-puzzle-solved", { days }),
  puzzleMissed: say("lobby-puzzle-missed"),
  practice: say("lobby-practice"),
  practiceWhy: say("lobby-practice-why"),
  learn: say("lobby-learn"),
  learnWhy: say("lobby-learn-why"),
  rules: say("lobby-rules"),
  rulesWhy: say("lobby-rules-why"),
  solo: say("lobby-solo"),
  soloWhy: say("lobby-solo-why"),
  club: say("lobby-club"),
  clubWhy: say("lobby-club-why"),
  openRecord: say("lobby-open-record"),
  openRecordWhy: say("lobby-open-record-why"),

  against: (others: string) => say("lobby-against", { others }),
  withPartner: (partner: string, others: string) => say("lobby-with-partner", { partner, others }),
  table: (all: string) => say("lobby-table", { all }),
  /** The action of a button and the game it applies to. */
  forGame: (what: string, game: string) => say("lobby-for-game", { what, game }),
  resign: say("lobby-resign"),
  delete: say("lobby-delete"),
  sideScore: (names: string, score: number) => `${names} ${score}`,
  youAre: say("lobby-you-are"),
  played: (when: string) => say("lobby-played", { when }),
};
