// What the games for one ask of the server. Who holds the keeper's secret, which this browser makes up, holds the games.
import { ask, answer } from "../api";
import type {
  Hint,
  NewSolo,
  SoloAct,
  SoloGame,
  SoloMenu,
  SoloNews,
  SoloStatistics,
  SoloSummary,
  SoloUndo,
  Step,
  Verdict,
} from "./protocol";

const KEY = "fifteentwo.keeper";
let unkept: string | null = null;

/** The secret under which this browser's games are kept; where it can keep nothing, one for as long as the page lasts. */
export function keeper(): string {
  if (unkept !== null) return unkept;
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null && kept.length >= 32) return kept;
    const made = secret();
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    unkept = secret();
    return unkept;
  }
}

function secret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function get<T>(path: string): Promise<T> {
  return answer<T>(path, { headers: { Authorization: `Bearer ${keeper()}` } });
}

function post<T>(path: string, message?: NewSolo | SoloAct | SoloUndo): Promise<T> {
  return answer<T>(path, {
    method: "POST",
    headers: { Authorization: `Bearer ${keeper()}`, "Content-Type": "application/json" },
    body: message === undefined ? null : JSON.stringify(message),
  });
}

/** The games there are, and today's deals. */
export const soloMenu = (): Promise<SoloMenu> => get("/api/solo/menu");

/** The games begun in this browser, the last played first. */
export const mySolos = (): Promise<SoloSummary[]> => get("/api/solo/mine");

/** Begins a game. */
export const begin = (wanted: NewSolo): Promise<SoloGame> => post("/api/solo", wanted);

/** A game as it stands. */
export const look = (game: string): Promise<SoloGame> => get(`/api/solo/${game}`);

/** Acts in a game. */
export const act = (game: string, wanted: SoloAct): Promise<SoloNews> => post(`/api/solo/${game}/act`, wanted);

/** Takes back the last action. */
export const undo = (game: string, wanted: SoloUndo): Promise<SoloNews> => post(`/api/solo/${game}/undo`, wanted);

/** What the house would do, for points or for the chance to win. */
export const hint = (game: string, aim: Hint["aim"]): Promise<Hint> => post(`/api/solo/${game}/hint?aim=${aim}`);

/** The house does what it thinks best. */
export const demonstrate = (game: string, wanted: SoloUndo): Promise<Step> => post(`/api/solo/${game}/demonstrate`, wanted);

/** What there was to be made of a deal that has been played. */
export const verdict = (game: string): Promise<Verdict> => get(`/api/solo/${game}/verdict`);

/** How the games by these rules came out. */
export const statistics = (rules: string): Promise<SoloStatistics> =>
  get(`/api/solo/statistics?rules=${encodeURIComponent(rules)}`);

/** The record of a game, for a file. */
export async function recordOf(game: string): Promise<string> {
  const response = await ask(`/api/solo/${game}/record`, { headers: { Authorization: `Bearer ${keeper()}` } });
  return response.text();
}
