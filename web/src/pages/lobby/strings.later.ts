// What the lobby says of a game.

export const gameWords = {
  against: (others: string) => `Against ${others}`,
  withPartner: (partner: string, others: string) => `With ${partner} against ${others}`,
  table: (all: string) => `Table of ${all}`,
  /** What a button does, and for which of the games. */
  forGame: (what: string, game: string) => `${what}: ${game}`,
  resume: "Continue",
  resign: "Resign …",
  cannotResign: "This game cannot be resigned now.",
  remove: "Remove …",
  removeTitle: "Remove this game?",
  removeWords: (game: string) => `${game}: this browser does not list it any more.`,
  removeYes: "Remove the game",
  sideScore: (names: string, score: number) => `${names} ${score}`,
  youAre: "you",
  played: (when: string) => `Last played ${when}`,
};
