// What the page asks of the server about explorers.
import type { Explored, ExploredSquare, RulesCard, ScoreTable } from "../protocol";
import { answer, posted } from "./api";

/** A position with the value of every choice; rejects with a sentence if the text is no position. */
export const explore = (position: string): Promise<Explored> => answer("/api/explore", posted({ position }));

/** A half-filled square with the value of every choice. */
export const exploreSquare = (position: string): Promise<ExploredSquare> => answer("/api/explore/square", posted({ position }));

/** The chances to win from every score of a preset, to this target. */
export const scoreTable = (rules: string, target: number): Promise<ScoreTable> =>
  answer(`/api/explore/scores?${new URLSearchParams({ rules, target: String(target) })}`);

/** The rules that a line stands for; rejects with a sentence if it is not valid. */
export const rulesOf = (rules: string): Promise<RulesCard> => answer("/api/rules", posted({ rules }));
