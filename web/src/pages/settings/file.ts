// The settings as a file: to keep them, or to take them to another browser.
import { read, settings, type Settings } from "../../lib/settings.svelte";

export const FILE_NAME = "fifteentwo-settings.json";
const KIND = "fifteentwo settings";
/** Characters; a file of ours has some two thousand. */
const LONGEST = 100_000;

/** The text of the file. */
export function exported(): string {
  return `${JSON.stringify({ kind: KIND, settings }, null, 2)}\n`;
}

/** The settings in the text of a file; null where the file is not one of ours. */
export function imported(text: string): Settings | null {
  if (text.length > LONGEST) return null;
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  const isOurs = typeof file === "object" && file !== null && "kind" in file && file.kind === KIND && "settings" in file;
  return isOurs ? read(JSON.stringify((file as { settings: unknown }).settings)) : null;
}
