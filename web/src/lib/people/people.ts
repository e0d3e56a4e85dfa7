// The faces of the computer opponents, each a file of its own, by the player it belongs to.
const FACES: Record<string, [name: string, ground: string]> = {
  beginner: ["pip", "#e9c98a"],
  novice: ["walter", "#b9cdbf"],
  casual: ["mei", "#c8b7d6"],
  club: ["arthur", "#d8b48c"],
  strong: ["imani", "#9fc4b6"],
  expert: ["odile", "#dcb3a6"],
};
const FILES = import.meta.glob<string>("./*.svg", { eager: true, import: "default", query: "?no-inline" });

/** A player without what it is told to overlook: "club" of "club:misses=runs". */
export function kindOf(player: string | null): string {
  return player?.split(":")[0] ?? "";
}

/** The picture of a player, with nothing behind it, and the colour of its ground; null for one without a face. */
export function faceOf(player: string | null): { src: string; ground: string } | null {
  const [name, ground] = FACES[kindOf(player)] ?? [];
  const src = FILES[`./${name ?? ""}.svg`];
  return src === undefined || ground === undefined ? null : { src, ground };
}
