// Builds the service worker with the list of files it caches.
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Card faces are needed only at a table, which needs the server too; the browser's own cache is enough for them. */
const KEPT = /\/(?!face)[^/]*\.(js|css|woff2|svg)$/;

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    buildStart() {
      this.emitFile({ type: "chunk", id: "worker/worker.ts", fileName: "sw.js" });
    },
    generateBundle(_options, bundle) {
      const worker = bundle["sw.js"];
      const index = bundle["index.html"];
      if (worker?.type !== "chunk" || index?.type !== "asset") this.error("the page and its worker are built together");
      const files = Object.keys(bundle)
        .filter((name) => KEPT.test(name))
        .sort()
        .map((name) => `/${name}`);
      const version = createHash("sha256").update(index.source).update(files.join()).digest("hex").slice(0, 16);
      worker.code = `const VERSION="${version}",FILES=${JSON.stringify(files)};${worker.code}`;
    },
  };
}
