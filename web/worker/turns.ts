// Notifications about turns: what a message of the server shows, what a click opens, and a subscription that was replaced.

/** What the server sends: TurnMessage in server/pushing.py. */
interface TurnMessage {
  title: string;
  body: string;
  room: string;
}

/** Shows whose turn it is. A notification about the same table replaces the one before, and is heard again. */
export async function showTurn(worker: ServiceWorkerGlobalScope, message: PushMessageData | null): Promise<void> {
  if (message === null) return;
  const { title, body, room } = message.json() as TurnMessage;
  const shown: NotificationOptions & { renotify: boolean } = { body, tag: room, renotify: true, icon: "/icons/icon-192.png", data: room };
  await worker.registration.showNotification(title, shown);
}

/** Opens the table: in the page that shows it, in one that shows the lobby, or in a new one. */
export async function openTable(worker: ServiceWorkerGlobalScope, notification: Notification): Promise<void> {
  notification.close();
  const hash = `#/room/${String(notification.data)}`;
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const at = (...hashes: string[]): WindowClient | undefined => pages.find(({ url }) => hashes.includes(new URL(url).hash));
  const open = at(hash) ?? (await at("", "#/")?.navigate(`/${hash}`).catch(() => null));
  await (open ? open.focus() : worker.clients.openWindow(`/${hash}`));
}

/** Tells the server that the browser has replaced its subscription, or subscribes anew in place of one that has ended. */
export async function renew(worker: ServiceWorkerGlobalScope, { oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  if (oldSubscription === null) return; // the switch in the settings is off now
  const subscription = newSubscription ?? (await worker.registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ former: oldSubscription.endpoint, endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
  await fetch("/api/push/renewed", { method: "POST", headers: { "Content-Type": "application/json" }, body });
}
