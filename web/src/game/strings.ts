// What is said now and then at every table: between the seats that share a screen, and of the game itself.
export const curtainWords = {
  title: "fifteentwo",
  handTo: (name: string) => `Hand over to ${name}`,
  who: "Who sits at the screen now?",
  why: "Nobody’s cards are shown until the button is pressed.",
  iAm: (name: string) => `I am ${name}`,
  since: "What has happened",
};

export const sheetWords = {
  title: "This game",
  rules: "Rules",
  match: "Match",
  scores: "What scores, and the keys",
  record: "Download the record",
  recordWhy: "A text file of everything you have seen of this game. You can open it again from the lobby.",
  giveUp: "Give up this game …",
  giveUpTitle: "Give up this game?",
  giveUpCost: (points: number, title: string, winners: string) =>
    `It counts as lost at the score of this moment: ${title === "" ? "" : `a ${title}, `}${points === 1 ? "one game point" : `${points} game points`} for ${winners}.`,
  giveUpYes: "Give up",
  giveUpNo: "Play on",
};
