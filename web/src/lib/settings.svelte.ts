// The player's preferences. Stored in this browser, shared by its tabs, never sent anywhere.
import { prefersReducedMotion } from "svelte/motion";
import { MediaQuery } from "svelte/reactivity";
import { clipped } from "./names";

export const PACES = ["instant", "fast", "normal", "slow"] as const;
export const DECKS = ["classic", "four-colour", "large"] as const;
export const BOARDS = ["continuous", "classic"] as const;
export const THEMES = ["system", "light", "dark"] as const;
export const CONTRASTS = ["system", "more"] as const;
export const MOTIONS = ["system", "reduced"] as const;
export const HANDS = ["right", "left"] as const;
// Each has tokens in palette.css; the first is the default.
export const FELTS = ["green", "blue", "wine", "slate"] as const;
export const BACKS = ["red", "blue", "green"] as const;
export const WOODS = ["oak", "walnut", "birch"] as const;
export const PEGS = ["classic", "sea", "steel"] as const;
/** Off, or the least loss the tutor speaks up for: a chance to win in percent, or points. */
export const TUTORS = ["off", "1%", "2%", "5%", "0.5", "1"] as const;
export const SOUNDS = ["deal", "card", "peg", "crash", "go", "turn", "end"] as const;

export type Sound = (typeof SOUNDS)[number];

/** Someone in a chair: a person (player null) or a computer player with its name. */
export interface Sitter {
  player: string | null;
  name: string;
  /** This person's hands are counted for them, where others count by hand. */
  helped: boolean;
  /** A computer player that counts by hand overlooks one set in this many; 0: its default. */
  misses: number;
}

/** The last new game: a line of rules ("hoyle target=61"), the players from seat 0 on, and the pace. */
export interface Setup {
  rules: string;
  chairs: Sitter[];
  /** Whether hints are allowed; null: the server's default. */
  hints: boolean | null;
  /** The counting speed for new games; null: unchanged. */
  countSpeed: number | null;
}

export interface Settings {
  name: string;
  /** Counting speed: 1 is the fastest, 9 the slowest, 0 shows the result at once. */
  countSpeed: number;
  /** How long the computer takes to play a card. */
  botPace: (typeof PACES)[number];
  /** Say go automatically after a moment, if no card can be played. */
  autoGo: boolean;
  /** Cut for deal, deal and cut the starter automatically; null: not in the first game. */
  autoDeal: boolean | null;
  /** Players move their own pegs; the game waits until they have. */
  ownPegs: boolean;
  /** Count your own hands set by set. */
  bySets: boolean;
  /** Asks the tutor about every choice of cards; such games are marked as assisted. */
  tutor: (typeof TUTORS)[number];
  /** In muggins: accept all claims without asking. */
  letStand: boolean;
  deck: (typeof DECKS)[number];
  board: (typeof BOARDS)[number];
  theme: (typeof THEMES)[number];
  contrast: (typeof CONTRASTS)[number];
  felt: (typeof FELTS)[number];
  back: (typeof BACKS)[number];
  wood: (typeof WOODS)[number];
  pegs: (typeof PEGS)[number];
  motion: (typeof MOTIONS)[number];
  /** The side of the page for buttons and panels: the hand the player taps with. */
  hand: (typeof HANDS)[number];
  /** 0 to 1; each sound also has its own switch. */
  volume: number;
  sounds: Record<Sound, boolean>;
  /** Vibrate when cards are played and points pegged, if the device can. */
  haptics: boolean;
  /** Speak the players' calls with the device's voice. */
  spoken: boolean;
  /** Initial choices for a custom game; null: the standard game. */
  savedSetup: Setup | null;
}

const KEY = "fifteentwo.settings";
export const LONGEST_NAME = 24;
export const MOST_CHAIRS = 6;
export const MISSES = [0, 10, 4, 2] as const;

/** On a phone the cards are small, so large print is the default there. */
const isPhone = matchMedia("(max-width: 30rem), (max-height: 31.25rem)").matches;

export const DEFAULTS: Readonly<Settings> = {
  name: "",
  countSpeed: 4,
  botPace: "normal",
  autoGo: false,
  autoDeal: null,
  ownPegs: false,
  bySets: false,
  tutor: "off",
  letStand: false,
  deck: isPhone ? "large" : "classic",
  board: "continuous",
  theme: "system",
  contrast: "system",
  felt: "green",
  back: "red",
  wood: "oak",
  pegs: "classic",
  motion: "system",
  hand: "right",
  volume: 0.25,
  sounds: { deal: true, card: true, peg: true, crash: true, go: true, turn: true, end: true },
  haptics: true,
  spoken: false,
  savedSetup: null,
};

function oneOf<T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.find((one) => one === value) ?? otherwise;
}

function within<T>(value: unknown, low: number, high: number, otherwise: T): number | T {
  return typeof value === "number" && value >= low && value <= high ? value : otherwise;
}

function asCountSpeed<T>(value: unknown, otherwise: T): number | T {
  return typeof value === "number" && Number.isInteger(value) ? within(value, 0, 9, otherwise) : otherwise;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function asSitter(value: unknown): Sitter {
  const { player, name, helped, misses } = asRecord(value);
  return {
    player: typeof player === "string" ? player : null,
    name: typeof name === "string" ? clipped(name, LONGEST_NAME) : "",
    helped: helped === true,
    misses: MISSES.find((one) => one === misses) ?? 0,
  };
}

function asSetup(value: unknown): Setup | null {
  const { rules, chairs, opponent, hints, countSpeed } = asRecord(value);
  if (typeof rules !== "string") return null;
  // Two-player games used to store only the opponent.
  const kept: unknown[] = Array.isArray(chairs) ? chairs : typeof opponent === "string" ? [null, { player: opponent }] : [];
  return {
    rules,
    chairs: kept.slice(0, MOST_CHAIRS).map(asSitter),
    hints: typeof hints === "boolean" ? hints : null,
    countSpeed: asCountSpeed(countSpeed, null),
  };
}

/** Settings from stored text; invalid values are replaced by their defaults. */
export function read(text: string | null): Settings {
  let stored: Record<string, unknown> = {};
  try {
    stored = asRecord(JSON.parse(text ?? "{}"));
  } catch {
    // Not valid JSON: use the defaults.
  }
  const sounds = asRecord(stored.sounds);
  return {
    name: typeof stored.name === "string" ? clipped(stored.name, LONGEST_NAME) : DEFAULTS.name,
    countSpeed: asCountSpeed(stored.countSpeed, DEFAULTS.countSpeed),
    botPace: oneOf(PACES, stored.botPace, DEFAULTS.botPace),
    autoGo: stored.autoGo === true,
    autoDeal: typeof stored.autoDeal === "boolean" ? stored.autoDeal : null,
    ownPegs: stored.ownPegs === true,
    bySets: stored.bySets === true,
    tutor: oneOf(TUTORS, stored.tutor, DEFAULTS.tutor),
    letStand: stored.letStand === true,
    deck: oneOf(DECKS, stored.deck, DEFAULTS.deck),
    board: oneOf(BOARDS, stored.board, DEFAULTS.board),
    theme: oneOf(THEMES, stored.theme, DEFAULTS.theme),
    contrast: oneOf(CONTRASTS, stored.contrast, DEFAULTS.contrast),
    felt: oneOf(FELTS, stored.felt, DEFAULTS.felt),
    back: oneOf(BACKS, stored.back, DEFAULTS.back),
    wood: oneOf(WOODS, stored.wood, DEFAULTS.wood),
    pegs: oneOf(PEGS, stored.pegs, DEFAULTS.pegs),
    motion: oneOf(MOTIONS, stored.motion, DEFAULTS.motion),
    hand: oneOf(HANDS, stored.hand, DEFAULTS.hand),
    volume: within(stored.volume, 0, 1, DEFAULTS.volume),
    sounds: Object.fromEntries(
      SOUNDS.map((sound) => [sound, typeof sounds[sound] === "boolean" ? sounds[sound] : DEFAULTS.sounds[sound]]),
    ) as Record<Sound, boolean>,
    haptics: stored.haptics !== false,
    spoken: stored.spoken === true,
    savedSetup: asSetup(stored.savedSetup),
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is switched off: the settings last as long as the page
  }
}

/** The settings, reactive: assigning to a field saves it. */
export const settings: Settings = $state(read(stored()));

const prefersContrast = new MediaQuery("prefers-contrast: more");

/** Whether motion is reduced, by the settings or the system. */
export function isStill(): boolean {
  return settings.motion === "reduced" || prefersReducedMotion.current;
}

/** Resets everything except the name. */
export function reset(): void {
  Object.assign(settings, { ...structuredClone(DEFAULTS), name: settings.name });
}

/** Saves the settings and sets those of the look on <html>, for the style sheets. */
export function keepSettings(): () => void {
  const page = document.documentElement.dataset;
  const stop = $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // As above.
      }
    });
    $effect(() => {
      page.theme = settings.theme;
      page.motion = isStill() ? "reduced" : "system";
      page.contrast = prefersContrast.current ? "more" : settings.contrast;
      for (const choice of ["deck", "felt", "back", "wood", "pegs", "hand"] as const) page[choice] = settings[choice];
    });
  });
  /** Show keys on buttons when there is a keyboard: with a mouse, or after the first key press. */
  const keyed = (): string => (page.keys = "shown");
  if (matchMedia("(hover: hover) and (pointer: fine)").matches) keyed();
  addEventListener("keydown", keyed, { once: true });
  const heard = (event: StorageEvent): void => {
    if (event.key === KEY || event.key === null) Object.assign(settings, read(event.newValue));
  };
  addEventListener("storage", heard);
  return () => {
    stop();
    removeEventListener("keydown", keyed);
    removeEventListener("storage", heard);
  };
}
