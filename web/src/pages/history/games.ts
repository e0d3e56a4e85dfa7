// Texts about a game in the history, from the point of view of this browser's seats.
import { nameOf } from "../../solitaire/names";
import { locale } from "../../lib/language";
import { common } from "../../lib/strings";
import type { FinishedGame } from "../../protocol";
import { say as formWords } from "../newgame/words";
import { historyWords as say } from "./strings";

/** The names at the seats for which `wanted` holds. */
function names({ chairs }: FinishedGame, wanted: (seat: number) => boolean): string {
  return common.both(chairs.filter((_, seat) => wanted(seat)).map(({ name }) => name));
}

/** The side this browser played for; null if it had seats on several sides. */
export function ownSide(game: FinishedGame): number | null {
  return game.result === "shared" ? null : (game.sides[game.own[0] ?? 0] ?? 0);
}

/** The result, as the heading of the row. */
export function headline(game: FinishedGame): string {
  const mine = ownSide(game);
  const isWon = game.result === "won";
  if (mine === null) return say.shared(names(game, (seat) => game.winners.includes(game.sides[seat] ?? 0)), names(game, (seat) => !game.winners.includes(game.sides[seat] ?? 0)));
  if (game.scores.length === 1) return (isWon ? say.soloWon : say.soloLost)(rulesName(game.rules_text));
  const others = names(game, (seat) => game.sides[seat] !== mine);
  if (game.out_of_time && game.scores.length === 2) return (isWon ? say.beatOnTime : say.lostOnTime)(others);
  if (game.resigned === mine) return say.youResigned(others);
  if (game.resigned !== null && game.scores.length === 2) return say.theyResigned(others);
  return (isWon ? say.beat : say.lostTo)(others);
}

/** The loss titles (skunk and the like) of all losers, the owner's first; "" for none. */
export function badge(game: FinishedGame): string {
  const mine = ownSide(game);
  const title = (game.result === "lost" && mine !== null ? game.titles[mine] : game.titles.find((each) => each !== "")) ?? "";
  return say.badges[title] ?? title;
}

/** The picture beside a game: the first opponent, or the initial of a solo game. */
export function faceOf(game: FinishedGame): { player: string | null; name: string } {
  const mine = ownSide(game);
  const chair = game.chairs.find((_, seat) => game.sides[seat] !== (mine ?? game.winners[0]));
  return chair ? { player: chair.player, name: chair.name } : { player: null, name: rulesName(game.rules_text) };
}

export interface SideScore {
  names: string;
  score: number;
}

/** The sides' scores, the owner's first. */
export function scores(game: FinishedGame): SideScore[] {
  const mine = ownSide(game);
  const all = game.scores.map((score, side) => ({
    side,
    score,
    names: common.both(game.chairs.flatMap(({ name }, seat) => (game.sides[seat] !== side ? [] : [mine === side && game.own.includes(seat) ? say.you : name]))),
  }));
  return [...all.filter(({ side }) => side === mine), ...all.filter(({ side }) => side !== mine)].map(({ names: who, score }) => ({ names: who, score }));
}

/** A line of rules: the short name of its game and its changed options. */
export function rulesName(line: string): string {
  const [preset = "", ...changes] = line.split(" ");
  const known = formWords.presets[preset];
  if (known === undefined) return nameOf(line);
  const said = changes.map((change) => change.replaceAll(/[_=:]/g, " "));
  return said.length ? `${known} (${said.join(", ")})` : known;
}

const day = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", year: "numeric" });
const minute = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" });

/** "22 November 2026 at 18:24". */
export const whenOf = (moment: string): string => minute.format(new Date(moment));
/** "22 November 2026". */
export const dayOf = (moment: string): string => day.format(new Date(moment));

/** The remaining details of a game in one line. */
export function about(game: FinishedGame): string[] {
  const isSolo = game.scores.length === 1;
  return [
    whenOf(game.ended),
    ...(isSolo ? [] : [rulesName(game.rules_text)]),
    ...(game.match === "single" ? [] : [say.gameOfMatch(game.number)]),
    ...(game.day === null ? (game.deal === null ? [] : [say.deal(game.deal)]) : [say.daily(game.day)]),
    ...(game.demonstrated ? [say.demonstrated] : game.assisted ? [isSolo ? say.assistedSolo : say.assisted] : []),
  ];
}

/** Which game of a series it is, and how the series stands after it, the owner's side first; "" where there was no rematch. */
export function seriesOf(game: FinishedGame): string {
  if (game.series === null) return "";
  const mine = ownSide(game);
  const won = game.series.won.map((matches, side) => ({ matches, side }));
  const figures = [...won.filter(({ side }) => side === mine), ...won.filter(({ side }) => side !== mine)].map(({ matches }) => matches);
  return say.series(game.match === "single" ? "single" : "match", game.series.match, figures.join(" : "));
}

/** A unique name for a game; a match in one room has several. */
export const keyOf = ({ room, number }: { room: string; number: number }): string => `${room} ${number}`;
