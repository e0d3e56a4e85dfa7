// What the page asks of the server about the account, and what this browser remembers of it.
import type { AccountReport, PasskeyOptions } from "../protocol";
import { answer, ask, becomes, posted, secret } from "./api";
import { saveFile } from "./save.later";

const KEY = "fifteentwo.account";

/** Whether this browser is signed in, as far as it remembers. */
export function isSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers that this browser is signed in, so that its settings follow the account. */
export function remember(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is switched off: the settings do not follow.
  }
}

export async function accountNow(): Promise<AccountReport> {
  const report = await answer<AccountReport>("/api/account");
  remember(report.name !== null);
  return report;
}

export async function withPassword(how: "sign-up" | "sign-in", name: string, password: string): Promise<void> {
  const token = secret();
  await ask(how === "sign-up" ? "/api/account" : "/api/account/session", posted({ name, password, device: deviceName(navigator.userAgent), token }));
  becomes(token);
}

/** Makes a passkey, or signs in with one; rejects with the browser's error if the person breaks it off. */
export async function withPasskey(purpose: "sign-up" | "sign-in" | "add", name = ""): Promise<void> {
  const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
  const { options } = await answer<PasskeyOptions>("/api/account/passkeys/options", posted({ purpose, name }));
  const optionsJSON: unknown = JSON.parse(options);
  const made =
    purpose === "sign-in"
      ? await startAuthentication({ optionsJSON } as Parameters<typeof startAuthentication>[0])
      : await startRegistration({ optionsJSON } as Parameters<typeof startRegistration>[0]);
  const token = purpose === "add" ? "" : secret();
  await ask("/api/account/passkeys", posted({ credential: JSON.stringify(made), device: deviceName(navigator.userAgent), token }));
  if (token !== "") becomes(token);
}

/** Whether passkeys are possible here: in a secure context, and not at an IP address. */
export function hasPasskeys(host = location.hostname): boolean {
  return isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(host);
}

export async function signOut(): Promise<void> {
  await ask("/api/account/session", { method: "DELETE" });
  remember(false);
}

export async function removeDevice(id: string): Promise<void> {
  await ask(`/api/account/devices/${id}`, { method: "DELETE" });
}

export async function removePasskey(id: string): Promise<void> {
  await ask(`/api/account/passkeys/${id}`, { method: "DELETE" });
}

export async function changePassword(password: string, wanted: string): Promise<void> {
  await ask("/api/account/password", posted({ password, new: wanted }));
}

export async function exportAll(): Promise<void> {
  saveFile(await (await ask("/api/account/export")).blob(), "fifteentwo-account.zip");
}

export async function deleteAccount(name: string): Promise<void> {
  await ask("/api/account/delete", posted({ name }));
  remember(false);
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Firefox|FxiOS/, "Firefox"],
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR|Opera/, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Chrom(e|ium)|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Mac OS/, "Mac"],
  [/Linux/, "Linux"],
];

/** What a browser is called in the list of browsers: "Firefox, Linux". */
export function deviceName(agent: string): string {
  const found = [BROWSERS, SYSTEMS].map((names) => names.find(([sign]) => sign.test(agent))?.[1]);
  return found.filter((name) => name !== undefined).join(", ");
}
