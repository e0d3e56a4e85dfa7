// What is said between the seats that share a screen.
export const curtainWords = {
  title: "fifteentwo",
  handTo: (name: string) => `Hand over to ${name}`,
  who: "Who sits at the screen now?",
  why: "Nobody’s cards are shown until the button is pressed.",
  iAm: (name: string) => `I am ${name}`,
  since: "What has happened",
};
