// The salts this browser has added to the shuffles: by the commitment the server had shown before, so that both can be checked later.

export const SALTS = "fifteentwo.salts";
const MOST = 100;

/** The salt for the game with this commitment: the one that was given before, or a new one of 128 random bits. */
export function saltFor(commitment: string): string {
  const kept = noted();
  const salt = kept[commitment] ?? fresh();
  try {
    const last = Object.entries({ ...kept, [commitment]: salt }).slice(-MOST);
    localStorage.setItem(SALTS, JSON.stringify(Object.fromEntries(last)));
  } catch {
    // Without storage the salt counts as well; it is only not noted.
  }
  return salt;
}

function noted(): Partial<Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(SALTS) ?? "{}") as Partial<Record<string, string>>;
  } catch {
    return {};
  }
}

const fresh = (): string => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
