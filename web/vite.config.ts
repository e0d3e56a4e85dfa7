import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues/compile.ts";
import { shortened } from "./catalogues/shorten.ts";
import { serviceWorker } from "./worker/build.ts";

// Modules loaded on demand. Everything else that a two-player game needs is one script.
const LATER = [
  "main\\.ts",
  "fifteentwo/locales/(?!en/(board|cards|room|table)\\.)",
  "lib/(\\S*\\.css|language|adopt|sync|sounds|terms/|people/|menu/|icons/icons|cards/joker|form/[A-Z]|AsTable|dialog/(Dialog|Close))",
  "board/([Cc]rash|Strip)",
  "game/(hints/|tutor/|friend/|effects|sounds|Log|GameSheet|Warming|demonstration)",
  "cribbage/(recap/|drag|Flourish|prompts/(?!later|extras)|coach/(?!beside|key)|Reasons|GameOver|Picture|picture)",
  "solitaire/",
  "pages/(?!Overlays|room/(?!Curtain))",
];
/** What every page needs, starting with the lobby. */
const BASE = /\/(node_modules\/(?!@fluent|@simplewebauthn)|src\/(App|start|fifteentwo\/locales\/en\/(common|games|lobby)|lib\/(?!\S*\.(later|css)|language|adopt|sync|sounds|terms\/|menu\/|form\/[A-Z]|AsTable|dialog\/|cards\/)|pages\/(Overlays|lobby\/(?!Record|Delete|Resign|still))|solitaire\/names|game\/(memory|seats)|board\/(Strip|pegs|geometry)))/;
/** What runs before the page's language is known; it must not contain texts. */
const FIRST = /src\/lib\/language\.ts|preload-helper/;
const PAGE = new RegExp(`/(node_modules/(?!@fluent|@simplewebauthn)|src/(?!\\S*\\.later\\.ts|${LATER.join("|")}))`);

/** Preloads the lobby in parallel with the first script, which would request it only once it runs. */
const preloadLobby: Plugin = {
  name: "preload-lobby",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const needed = new Set<string>();
      const add = (name: string): void => {
        const chunk = bundle[name];
        if (chunk?.type !== "chunk" || needed.has(name)) return;
        needed.add(name);
        chunk.viteMetadata?.importedCss.forEach((css) => needed.add(css));
        chunk.imports.forEach(add);
      };
      for (const [name, file] of Object.entries(bundle)) if (file.name === "base") add(name);
      const tags = [...needed]
        .filter((name) => !html.includes(name))
        .map((name) => {
          const how = name.endsWith(".css") ? { rel: "preload", as: "style", crossorigin: true } : { rel: "modulepreload", crossorigin: true };
          return { tag: "link", injectTo: "head" as const, attrs: { ...how, href: `/${name}` } };
        });
      // Block rendering until the first script has decided whether to show the picture in the page.
      return { html: html.replace('<script type="module"', '$& blocking="render"').replace(/\s*<!--.*?-->/gs, ""), tags };
    },
  },
};

export default defineConfig({
  plugins: [shortened(), catalogues(), svelte(), svelteTesting(), preloadLobby, serviceWorker()],
  build: {
    // The built page is part of the Python package; git ignores it, the wheel includes it.
    outDir: "../src/fifteentwo/static",
    emptyOutDir: true,
    // One script with everything a game needs is smaller than its parts; rarely used modules are loaded on demand.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "first", test: FIRST, priority: 3 }, { name: "base", test: BASE, priority: 2 }, { name: "page", test: PAGE, priority: 1 }] } },
    },
  },
  // The catalogues are outside this folder, because Python reads them too.
  server: { fs: { allow: [".."] } },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts", "worker/*.test.ts"],
    setupFiles: ["src/testing/setup.ts"],
    // One jsdom per worker: creating one per file takes longer than the tests.
    isolate: false,
    // Generous, because a busy machine is slow.
    testTimeout: 120_000,
  },
});
