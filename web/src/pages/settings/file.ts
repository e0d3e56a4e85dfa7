// Export and import of the settings as a file.
import { read, settings, type Settings } from "../../lib/settings.svelte";

export const FILE_NAME = "fifteentwo-settings.json";
const KIND = "fifteentwo settings";
/** In characters; an exported file has about two thousand. */
const LONGEST = 100_000;

/** The content of the file. */
export function exported(): string {
  return `${JSON.stringify({ kind: KIND, settings }, null, 2)}\n`;
}

/** The settings in a file's content; null if it is not an exported file. */
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
