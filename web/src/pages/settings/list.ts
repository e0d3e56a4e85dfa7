// All settings in the order people look for them, with search words.
import { asks } from "../../cribbage/prompts/strings";
import { choose, chosen, LANGUAGES } from "../../lib/language";
import { BACKS, BOARDS, DECKS, FELTS, PACES, PEGS, settings, SOUNDS, THEMES, TUTORS, WOODS, type Settings } from "../../lib/settings.svelte";
import { settingsWords as say } from "./strings";

type Look = "felt" | "back" | "wood" | "pegs";
type Chosen = Look | "botPace" | "deck" | "board" | "theme" | "tutor";
type Options = readonly (readonly [string, string])[];

interface Said {
  label: string;
  why?: string | undefined;
  /** Further search words. */
  also?: string | undefined;
}
interface OfKind {
  kind: "choice";
  options: Options;
  get: () => string;
  set: (value: string) => void;
}
/** A choice of looks, with a sample of each. */
type Swatch = Omit<OfKind, "kind"> & { kind: "swatches"; sample: Look };
interface OnOff {
  kind: "switch";
  get: () => boolean;
  set: (on: boolean) => void;
}
/** Settings on a page of their own. */
interface Link {
  kind: "link";
  href: string;
}
/** Settings with their own kind of control. */
interface Own {
  kind: "name" | "push" | "countSpeed" | "volume" | "setup" | "file" | "reset";
}
export type Entry = Said & (OfKind | Swatch | OnOff | Link | Own);

export interface Section {
  title: string;
  /** Whether a sample of the table shows the choice. */
  preview?: boolean;
  entries: readonly Entry[];
}

function choice<K extends Chosen>(key: K, values: readonly Settings[K][], words: Record<Settings[K], string>, said: Said): Said & OfKind {
  return {
    ...said,
    kind: "choice",
    options: values.map((value) => [value, words[value]]),
    get: () => settings[key],
    set: (value) => (settings[key] = value as Settings[K]),
  };
}

function swatches<K extends Look>(key: K, values: readonly Settings[K][], words: Record<Settings[K], string>, said: Said): Entry {
  return { ...choice(key, values, words, said), kind: "swatches", sample: key };
}

function onOff(said: Said, get: () => boolean, set: (on: boolean) => void): Entry {
  return { ...said, kind: "switch", get, set };
}

const { also } = say;

const LANGUAGE: Entry = {
  label: say.language,
  also: also.language,
  kind: "choice",
  options: [["", say.languageOfBrowser], ...Object.entries(LANGUAGES)],
  get: () => chosen() ?? "",
  set: (language) => {
    choose(language);
    location.reload();
  },
};

export const SECTIONS: readonly Section[] = [
  { title: say.you, entries: [{ kind: "name", label: say.name, also: also.name }, { kind: "link", href: "#/account", label: say.account, why: say.accountWhy, also: also.account }, { kind: "push", label: say.push, why: say.pushWhy, also: also.push }, LANGUAGE] },
  {
    title: say.pace,
    entries: [
      choice("botPace", PACES, say.paces, { label: say.botPace, also: also.botPace }),
      { kind: "countSpeed", label: say.countSpeed, also: also.countSpeed },
      onOff({ label: say.autoDeal, why: say.autoDealWhy, also: also.autoDeal }, () => settings.autoDeal === true, (on) => (settings.autoDeal = on)),
      onOff({ label: say.autoGo, why: say.autoGoWhy, also: also.autoGo }, () => settings.autoGo, (on) => (settings.autoGo = on)),
    ],
  },
  {
    title: say.table,
    preview: true,
    entries: [
      choice("deck", DECKS, say.decks, { label: say.deck, also: also.deck }),
      swatches("back", BACKS, say.backs, { label: say.back }),
      swatches("felt", FELTS, say.felts, { label: say.felt, also: also.felt }),
      choice("board", BOARDS, say.boards, { label: say.board, also: also.board }),
      swatches("wood", WOODS, say.woods, { label: say.wood, also: also.wood }),
      swatches("pegs", PEGS, say.pegSets, { label: say.pegs, also: also.pegs }),
    ],
  },
  {
    title: say.sound,
    entries: [
      { kind: "volume", label: say.volume, also: also.sound },
      ...SOUNDS.map((sound) =>
        onOff({ label: say.sounds[sound], also: also.sound }, () => settings.sounds[sound], (on) => (settings.sounds[sound] = on)),
      ),
      onOff({ label: say.spoken, why: say.spokenWhy, also: also.spoken }, () => settings.spoken, (on) => (settings.spoken = on)),
      onOff({ label: say.haptics, why: say.hapticsWhy, also: also.haptics }, () => settings.haptics, (on) => (settings.haptics = on)),
    ],
  },
  {
    title: say.looks,
    entries: [
      choice("theme", THEMES, say.themes, { label: say.theme, also: also.theme }),
      onOff({ label: say.contrast, why: say.contrastWhy, also: also.contrast }, () => settings.contrast === "more", (on) => (settings.contrast = on ? "more" : "system")),
      onOff({ label: say.motion, why: say.motionWhy, also: also.motion }, () => settings.motion === "reduced", (on) => (settings.motion = on ? "reduced" : "system")),
      onOff({ label: say.leftHanded, why: say.leftHandedWhy, also: also.leftHanded }, () => settings.hand === "left", (on) => (settings.hand = on ? "left" : "right")),
    ],
  },
  {
    title: say.play,
    entries: [
      onOff({ label: say.ownPegs, why: say.ownPegsWhy, also: also.ownPegs }, () => settings.ownPegs, (on) => (settings.ownPegs = on)),
      choice("tutor", TUTORS, say.tutors, { label: say.tutor, why: say.tutorWhy, also: also.tutor }),
      onOff({ label: asks.claim.bySets, why: asks.claim.bySetsWhy, also: also.bySets }, () => settings.bySets, (on) => (settings.bySets = on)),
      onOff({ label: asks.call.always, why: asks.call.alwaysWhy, also: also.letStand }, () => settings.letStand, (on) => (settings.letStand = on)),
    ],
  },
  {
    title: say.all,
    entries: [
      { kind: "setup", label: say.setup, also: also.setup },
      { kind: "file", label: say.file, why: say.fileWhy, also: also.file },
      { kind: "reset", label: say.reset, also: also.reset },
    ],
  },
];

/** Text for comparison in a search: without case and accents. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The sections and settings that contain every word of the search. */
export function found(search: string, sections: readonly Section[] = SECTIONS): Section[] {
  const wanted = plain(search).split(/\s+/);
  const isFound = (entry: Entry, title: string): boolean => {
    const options = "options" in entry ? entry.options.map(([, words]) => words) : [];
    const words = plain([title, entry.label, entry.why, entry.also, ...options].join(" "));
    return wanted.every((word) => words.includes(word));
  };
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter((entry) => isFound(entry, section.title)) }))
    .filter(({ entries }) => entries.length > 0);
}
