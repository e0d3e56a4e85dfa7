// Turns a record into frames: one for each visible event.
import type { Telling } from "../../game/kinds";
import { namesOf } from "../../game/names";
import type { AnyScene, Group, Line, Replay, Standing, Told } from "../../protocol";
import { replayWords } from "./strings";

export interface Frame {
  /** The game of the match, from 1. */
  game: number;
  words: string;
  scene: AnyScene;
  standing: Standing;
  remark: string;
  lines: Line[];
  groups: Group[];
}

/** The frames of a page of a record, following those in `before`. Points pegged for a card or hand are in its frame. */
export function frames({ chairs, sides, steps }: Replay, telling: Telling, before: readonly Frame[] = []): Frame[] {
  const names = namesOf(chairs, sides);
  const all: Frame[] = [];
  const lain = (): AnyScene | null => (all.at(-1) ?? before.at(-1))?.scene ?? null;
  for (const { game, standing, told, scene, remark, assisted } of steps) {
    const said = [remark, ...assisted.map((seat) => replayWords.assisted(names.seats[seat] ?? ""))].filter(Boolean).join(" ");
    const first = all.length;
    const add = (words: string, scene: AnyScene, { lines = [], groups = [] }: Partial<Told> = {}): void => {
      all.push({ game, words, scene, standing, remark: "", lines, groups });
    };
    for (const one of told) {
      const words = telling.sentence(one, names, lain());
      const last = all.at(-1);
      if (words !== "") add(words, one.scene, one);
      else if (one.event.type === "Pegged" && last !== undefined && all.length > first) last.scene = one.scene;
    }
    if (told.length === 0) add(replayWords.begins, scene);
    const last = all.at(-1);
    if (last !== undefined && said) last.remark = last.remark ? `${last.remark} ${said}` : said;
  }
  return all;
}

/** The first and the last frame of each game. */
export function games(all: readonly Frame[]): { game: number; first: number; last: number }[] {
  const spans = new Map<number, { game: number; first: number; last: number }>();
  all.forEach((frame, place) => {
    const span = spans.get(frame.game);
    if (span === undefined) spans.set(frame.game, { game: frame.game, first: place, last: place });
    else span.last = place;
  });
  return [...spans.values()];
}

/** The frame that a key leads to from `at`, out of `count` frames; null for other keys. */
export function stepTo(key: string, at: number, count: number): number | null {
  const to = { Home: 0, ArrowLeft: at - 1, ArrowRight: at + 1, End: count - 1 }[key];
  return to === undefined ? null : Math.max(0, Math.min(count - 1, to));
}
