// Builds the service worker beside the page, with the names of the files it keeps.
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** The faces of cards are needed at a table only, which needs the server too; the browser keeps them by itself. */
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
