// Every English word of the page, by the part of it that speaks. What a card scores is said by the server.

const common = {
  title: "Fifteentwo",
  close: "Close",
  cancel: "Cancel",
  settings: "Settings",
  help: "Help",
  newGame: "New game",
  loading: "One moment …",
  unreachable: "The game server does not answer. Is it still running?",
  oddAnswer: (status: number) => `The game server answered with an error (${status}).`,
  noStorage: "This browser does not keep anything between visits, so a game could not be found again.",
};

const table = {};

export const strings = { common, table };
