// A record as a row of pictures: one for each thing that happened and can be seen.
import type { Card, Group, Line, Replay, Scene, Standing, Told } from "../protocol";
import { replayWords } from "./strings";
import { namesOf, sentence } from "../telling";

export interface Frame {
  /** Which game of the match, from 0. */
  game: number;
  words: string;
  scene: Scene;
  standing: Standing;
  remark: string;
  lines: Line[];
  groups: Group[];
}

/** The frames of a replay. Points pegged for a card or hand belong to its picture. */
export function frames(replay: Replay): Frame[] {
  const names = namesOf(replay.chairs, replay.sides);
  const all: Frame[] = [];
  for (const step of replay.steps) {
    const before = all.length;
    const add = (words: string, scene: Scene, told?: Told): void => {
      const { game, standing } = step;
      all.push({ game, words, scene, standing, remark: "", lines: told?.lines ?? [], groups: told?.groups ?? [] });
    };
    for (const told of step.told) {
      const words = sentence(told.event, told.words, names, all.at(-1)?.scene.pegs);
      const last = all.at(-1);
      if (words !== "") add(words, told.scene, told);
      else if (told.event.type === "Pegged" && last !== undefined && all.length > before) last.scene = told.scene;
    }
    if (step.told.length === 0) add(replayWords.begins, step.scene);
    const last = all.at(-1);
    if (last !== undefined && step.remark) last.remark = last.remark ? `${last.remark} ${step.remark}` : step.remark;
  }
  return all;
}

/** For each game where it begins and where it ends among the frames. */
export function games(all: readonly Frame[]): { game: number; first: number; last: number }[] {
  const spans = new Map<number, { game: number; first: number; last: number }>();
  all.forEach((frame, place) => {
    const span = spans.get(frame.game);
    if (span === undefined) spans.set(frame.game, { game: frame.game, first: place, last: place });
    else span.last = place;
  });
  return [...spans.values()];
}

/** The hand a seat kept, in order; those it has played are marked. */
export function keptBy(scene: Scene, seat: number): { card: Card; played: boolean }[] {
  const held = (scene.hands[seat] ?? []).map((card) => ({ card, played: false }));
  const played = scene.plays.filter(([who]) => who === seat).map(([, card]) => ({ card, played: true }));
  return [...held, ...played];
}

/** All cards of the crib, wherever they lie. */
export function cribOf(scene: Scene): Card[] {
  return [...scene.crib, ...scene.laid.flat()];
}

/** Where a key leads from `at`, among `count` frames; null for a key that is none of ours. */
export function stepTo(key: string, at: number, count: number): number | null {
  const to = { Home: 0, ArrowLeft: at - 1, ArrowRight: at + 1, End: count - 1 }[key];
  return to === undefined ? null : Math.max(0, Math.min(count - 1, to));
}
