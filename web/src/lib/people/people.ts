// The faces of the computer opponents, one file per player.
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

/** A player's picture, without background, and its background colour; null for a player without a picture. */
export function faceOf(player: string | null): { src: string; ground: string } | null {
  const [name, ground] = FACES[kindOf(player)] ?? [];
  const src = FILES[`./${name ?? ""}.svg`];
  return src === undefined || ground === undefined ? null : { src, ground };
}
