// Web push: this browser asks the server to tell it of its turns while the page is closed.
import type { PushState } from "../protocol";
import { answer, ask, posted } from "./api";

/** Why there can be no notifications here: no secure context, a browser without them, or one in which they are blocked. */
export type PushTrouble = "insecure" | "unsupported" | "denied";

export function pushTrouble(): PushTrouble | null {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "denied" : null;
}

/** Whether this browser is told of its turns. */
export async function isPushOn(): Promise<boolean> {
  const [subscription, state] = await Promise.all([current(), answer<PushState>("/api/push")]);
  return state.on && subscription !== null && isFor(subscription, state.key);
}

/** Asks the person and subscribes. Rejects with a reason if they do not allow it, and with an error of the browser if it cannot. */
export async function turnPushOn(): Promise<PushTrouble | null> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const registration = await navigator.serviceWorker.getRegistration("/");
  if (registration === undefined) return "unsupported";
  const { key } = await answer<PushState>("/api/push");
  const former = await registration.pushManager.getSubscription();
  if (former !== null && !isFor(former, key)) await former.unsubscribe();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = subscription.toJSON();
  await ask("/api/push", posted({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth, language: document.documentElement.lang }));
  return null;
}

export async function turnPushOff(): Promise<void> {
  await ask("/api/push", { method: "DELETE" });
  await (await current())?.unsubscribe();
}

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether a subscription takes messages of the server with this key. */
function isFor({ options }: PushSubscription, key: string): boolean {
  return options.applicationServerKey === null || bytes(key).join() === new Uint8Array(options.applicationServerKey).join();
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
}
