// What the lobby says.
import type { PlayerCard } from "../../protocol";

/** "his" or "her". */
const possessive = ({ pronoun }: Pick<PlayerCard, "pronoun">): string => (pronoun === "he" ? "his" : "her");

export const lobbyWords = {
  mainNavigation: "Main",
  history: "History",
  justNow: "just now",
  custom: "Custom game",
  pickAnother: "Or choose someone else below.",
  starting: "Dealing …",

  first: {
    title: "Pull up a chair for a game of cribbage.",
    lede: (name: string) => `You and ${name} race to 121, and every hand is counted for you. Nothing to sign up for.`,
    play: (name: string) => `Play ${name}`,
    help: "How to play",
    opponents: "Pick an opponent",
  },
  again: {
    lost: (name: string) => `Take it back from ${name}.`,
    close: "That was close. Again?",
    won: (who: PlayerCard) => `${who.name} wants ${possessive(who)} revenge.`,
    drawn: (name: string) => `Settle it with ${name}.`,
    youWon: (mine: number, theirs: number, when: string) => `You won ${mine}–${theirs} ${when}. Same rules again.`,
    youLost: (name: string, theirs: number, mine: number, when: string) => `${name} won ${theirs}–${mine} ${when}. Same rules again.`,
    noWinner: (name: string, when: string) => `Nobody won your match with ${name} ${when}. Same rules again.`,
    play: (name: string) => `Play ${name}`,
    mark: "Rematch",
  },
  waiting: {
    mine: (name: string) => `${name} is waiting. Your turn.`,
    theirs: (name: string) => `Your game with ${name} goes on.`,
    stands: (mine: number, theirs: number, when: string) => `You have ${mine} points to ${theirs}. Last played ${when}.`,
    resume: "Continue",
    another: "New game",
  },

  continue: "Continue",
  allOpen: (count: number) => `All ${count} games`,
  fewer: "Show fewer",
  none: "No games in progress. You can leave a game any time and pick it up here.",
  yourTurn: "Your turn",
  theirTurn: (name: string) => `${name}’s turn`,
  menuOf: (game: string) => `More for the game ${game}`,
  allGames: "All games",
  removed: "The game was removed.",

  opponents: "Who’s across the table?",
  ratings: "Ratings are measured in games between them.",
  rating: (rating: number) => `Rating ${rating.toLocaleString("en")}`,
  notPlayed: "Not played yet",
  record: (wins: number, losses: number) => `Your record: ${wins} won, ${losses} lost`,
  customWith: (name: string) => `Custom game with ${name}`,

  steps: "A hand in four steps",
  stepsMore: "Learn in two minutes",
  step: [
    ["Throw two", "Six cards each. Two go to the crib, a spare hand for the dealer."],
    ["Cut", "One card is turned up. It counts in everyone’s hand."],
    ["Play to 31", "Take turns, add up, and score fifteens, pairs and runs as you go."],
    ["Count and peg", "Score your hand, then the crib. First to 121 wins."],
  ] as readonly (readonly [string, string])[],

  deals: "Today’s deals",
  sameForAll: "The same cards for everyone",
  toWin: (points: number) => `${points} to win`,
  soFar: (points: number) => `In progress, ${points} points`,
  done: "done",
  score: (points: number) => `${points} points`,
  par: (least: number, most: number) => (least === most ? `par ${least}` : `par ${least} to ${most}`),
  atPar: "Par",
  streak: (days: number) => (days === 0 ? "No streak yet" : days === 1 ? "One day played" : `${days}-day streak`),
  week: (days: readonly string[]) => (days.length ? `The last seven days: played on ${days.join(", ")}` : "The last seven days: nothing played yet"),

  more: "Learn and explore",
  rules: "The rules in two minutes",
  rulesWhy: "From the deal to the last peg",
  solo: "Solo games",
  soloWhy: "Squares and solitaires: any deal, statistics",
  openRecord: "Open a saved game",
  openRecordWhy: "Replay any game step by step",

  yourRecord: "Your record",
  statistics: "Statistics",
  skunksGiven: "skunks given",
  taken: (count: number) => `${count} taken`,
  parts: { hand: "Hand", crib: "Crib", pegging: "Pegging" } as Record<string, string>,
  expected: (points: string) => `, experts average ${points}`,
  expectedAll: (points: readonly string[]) => `What two experts average: ${points.join(", ")}. `,
  assisted: (count: number) => (count === 1 ? "One game with help is counted apart." : `${count} games with help are counted apart.`),
  games: (count: number) => (count === 1 ? "game" : "games"),
  wins: (count: number) => (count === 1 ? "win" : "wins"),
  inARow: "in a row",
  best: (streak: number) => `best ${streak}`,
  percent: (share: number) => `${Math.round(100 * share)} %`,
};
