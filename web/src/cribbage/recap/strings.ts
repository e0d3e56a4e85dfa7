// What the page at the end of a game of cribbage says.
import { does, whose } from "../../lib/speech";

/** "You", in the middle of a sentence. */
const inside = (who: string): string => who.replace(/^You\b/, "you");
const owned = (who: string, what: string | number): string => (who === "You" ? `your ${what}` : `${who}’s ${what}`);
const lineOf = (title: string): string => (title === "" ? "skunk line" : `${title} line`);

export const recapWords = {
  heads: {
    beatBy: (winner: string, loser: string, points: number) => `${winner} beat ${inside(loser)} by ${points}.`,
    beat: (winner: string, loser: string) => `${winner} beat ${inside(loser)}.`,
    won: (winner: string) => `${winner} won.`,
    resigned: (loser: string) => `${loser} resigned.`,
  },
  badges: { skunk: "Skunk!", "double skunk": "Double skunk!", lurch: "Lurch!" } as Record<string, string>,
  facts: {
    trailed: (who: string, points: number, deal: number) => `${who} came back from ${points} down after deal ${deal}.`,
    led: (who: string) => `${who} led from the first deal to the last.`,
    hand: (who: string, points: number, other: string, against: number) => `${who} counted ${points} in hand to ${owned(other, against)}.`,
    crib: (who: string, points: number, other: string, against: number) => `${who} counted ${points} in the crib to ${owned(other, against)}.`,
    pegging: (who: string, points: number, other: string, against: number) => `${who} pegged ${points} in the play to ${owned(other, against)}.`,
    short: (who: string, holes: number, title: string) =>
      `${holes === 1 ? "One more hole" : `${holes} more holes`} would have saved ${inside(who)} from the ${title || "skunk"}.`,
    past: (who: string, holes: number, title: string) =>
      holes === 0 ? `${who} only just escaped the ${title || "skunk"}.` : `${who} escaped the ${title || "skunk"} by ${holes === 1 ? "one hole" : `${holes} holes`}.`,
  },
  match: {
    won: (who: string, score: string) => `${does(who, "wins", "win")} the match, ${score}.`,
    drawn: "The match is drawn.",
  },
  assisted: (names: string) => `With hints for ${inside(names)}.`,
  score: (who: string, points: number) => `${who} ${points}`,
  final: (scores: readonly string[]) => `Final score: ${scores.join(", ")}`,
  gamePoints: (points: number) => (points === 1 ? "1 game point" : `${points} game points`),

  home: "Home",
  table: "View table",
  replay: "Replay",
  other: "Another opponent",
  otherGame: "Another game",
  share: "Share",
  sharing: "One moment …",
  ways: "What next",

  chart: "Deal by deal",
  deals: (deals: number) => (deals === 1 ? "One deal." : `${deals} deals.`),
  chartHow: "The marks below the chart show who dealt. Tap a deal, or use the arrow keys.",
  chartLabel: "Scores after each deal",
  deal: (number: number) => `Deal ${number}`,
  dealer: (who: string) => `${who} dealt`,
  dealt: "Dealer",
  row: (deal: number, dealer: string, scores: readonly string[]) => `Deal ${deal}, ${dealer}: ${scores.join(", ")}`,
  gained: (who: string, points: number, score: number) => `${who} ${points < 0 ? `−${-points}` : `+${points}`} to ${score}`,
  line: (title: string) => lineOf(title),
  asTable: "Show as table",
  noDeals: "No deal was finished.",

  parts: "Where the points came from",
  partsHow: "Averages per deal. The dot marks who did better.",
  partsUsual: "Averages per deal. The dot marks who did better; “Usual” is what two experts average.",
  part: "Points from",
  of: { hand: "Hand", crib: "Crib", pegging: "Pegging", heels: "Heels" },
  best: "Best hand",
  total: "Total",
  usual: "Usual",
  better: "better",
  none: "–",

  hand: {
    won: "The hand that won it",
    of: (who: string) => whose(who, "best hand"),
    crib: (deal: number, who: string) => `Deal ${deal}, ${who === "You" ? "your" : `${who}’s`} crib`,
    hand: (deal: number, who: string) => `Deal ${deal}, ${who === "You" ? "your" : `${who}’s`} hand`,
    starter: "Starter",
    call: (words: string) => `“${words.charAt(0).toUpperCase()}${words.slice(1)}.”`,
  },

  image: {
    beat: (winner: string, loser: string) => `${winner} beat ${inside(loser)}`,
    line: (facts: readonly string[]) => facts.join(" · "),
    deals: (deals: number) => (deals === 1 ? "one deal" : `${deals} deals`),
    best: (points: number) => `best hand ${points}`,
    what: (day: string) => `cribbage · ${day}`,
    file: "fifteentwo.png",
    title: "A game of cribbage",
    saved: "The image was saved.",
    failed: "The image could not be made.",
  },
};
