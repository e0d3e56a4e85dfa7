// The addresses of clubs, after `#/club/`.

/** The parts of an evening's page, by the end of their address. */
export const EVENING_PARTS = ["results", "cards", "bracket", "players", "log", "screen"] as const;
export type EveningPart = (typeof EVENING_PARTS)[number];

/** An evening and a part of its page, or the code by which one joins or watches; `claim` is the code of the desk or of a player's place. */
export interface ClubPlace {
  evening?: string | undefined;
  code?: string | undefined;
  claim?: string | undefined;
  view?: EveningPart | undefined;
  season?: string | undefined;
}

/** Parses the end of an address, such as `desk/EVENING/CODE`; unknown ones are the doors. */
export function placeOf(path: string): ClubPlace {
  const [first = "", second, third] = path.split("/");
  if (first === "join") return { code: second };
  if (first === "season") return { season: second };
  if (first === "desk" || first === "place") return { evening: second, claim: third };
  return first === "" ? {} : { evening: first, view: EVENING_PARTS.find((part) => part === second), code: third };
}

/** The address of a part of an evening. */
export function toEvening(evening: string, part?: EveningPart): string {
  return `#/club/${evening}${part === undefined ? "" : `/${part}`}`;
}
