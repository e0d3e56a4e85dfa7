// The service worker: caches the files of the page, so that the page starts without the server. It also keeps those of
// the previous version, for tabs that still show it. The build fills in the file names and the version.
import { openTable, renew, showTurn } from "./turns";

declare const self: ServiceWorkerGlobalScope;
declare const FILES: readonly string[];
declare const VERSION: string;

const KEPT_VERSIONS = 2;

async function keep(): Promise<void> {
  const cache = await caches.open(VERSION);
  await cache.addAll(["/", ...FILES]);
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  const versions = (await caches.keys()).filter((version) => version !== VERSION); // the oldest first
  await Promise.all(versions.slice(0, versions.length - KEPT_VERSIONS + 1).map((version) => caches.delete(version)));
  await self.clients.claim();
}

/** A file of this version or the previous one; otherwise the server's response. */
async function answer(request: Request, pathname: string): Promise<Response> {
  const kept = pathname === "/" ? await caches.match("/", { cacheName: VERSION }) : await caches.match(request);
  return kept ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin || event.request.method !== "GET") return;
  if (pathname === "/" || pathname.startsWith("/assets/")) event.respondWith(answer(event.request, pathname));
});
self.addEventListener("push", (event) => event.waitUntil(showTurn(self, event.data)));
self.addEventListener("notificationclick", (event) => event.waitUntil(openTable(self, event.notification)));
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(self, event as PushSubscriptionChangeEvent)));
