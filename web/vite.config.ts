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
  "lib/(\\S*\\.css|language|painted|adopt|sync|sounds|terms/|people/|menu/|icons/icons|cards/joker|form/[A-Z]|AsTable|dialog/(Dialog|Close))",
  "board/([Cc]rash|Strip|long)",
  "game/(hints/|tutor/|friend/|effects|sounds|Log|GameSheet|Warming|demonstration)",
  "cribbage/(recap/|drag|Flourish|prompts/(?!later|extras)|coach/(?!beside|key)|Reasons|GameOver|Picture|picture)",
  "solitaire/",
  "pages/(?!Overlays|room/(?!Curtain))",
];
/** What every page needs. */
const BASE = /\/(node_modules\/(?!@fluent|@simplewebauthn)|src\/(App|start|fifteentwo\/locales\/en\/(common|table|cards|board)|lib\/(api|save)\.later|lib\/(?!\S*\.(later|css)|language|painted|adopt|sync|sounds|terms\/|menu\/|form\/[A-Z]|AsTable|dialog\/|cards\/(flight|joker))|pages\/Overlays|cribbage\/(strings|coach\/key)\.ts|game\/(memory|seats)|board\/(pegs|geometry|lines|strings)\.ts))/;
/** What the lobby needs besides. */
const LOBBY = /\/src\/(fifteentwo\/locales\/en\/(games|lobby)|pages\/lobby\/(?!Record|Delete|Resign|still)|solitaire\/names|board\/Strip)/;
/** What runs before the page's language is known; it must not contain texts. */
const FIRST = /src\/lib\/(language|painted)\.ts|preload-helper/;
const PAGE = new RegExp(`/(node_modules/(?!@fluent|@simplewebauthn)|src/(?!\\S*\\.later\\.ts|${LATER.join("|")}))`);

/** The pages whose scripts the first script requests, by the beginning of their address. */
const PLACES = { "": "lobby/Lobby", room: "room/Room", learn: "learn/Learn", practice: "practice/Practice", puzzles: "practice/Puzzle", custom: "newgame/Custom", history: "history/History", solo: "solitaires/Home", friend: "friend/Friend", review: "review/Review", club: "club/Club" };

/** Has the scripts of a page requested at once, in parallel with those that would request them only once they run. */
const preload: Plugin = {
  name: "preload",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      /** A chunk with everything it imports, and their style sheets. */
      function withImports(names: readonly string[], needed = new Set<string>()): Set<string> {
        for (const name of names) {
          const chunk = bundle[name];
          if (chunk?.type !== "chunk" || needed.has(name)) continue;
          needed.add(name);
          chunk.viteMetadata?.importedCss.forEach((css) => needed.add(css));
          withImports(chunk.imports, needed);
        }
        return needed;
      }
      /** The chunk with a module of the page, and what it needs. */
      function partsOf(path: string): string[] {
        const own = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${path}.svelte`)));
        if (own.length !== 1) throw new Error(`${own.length} scripts have ${path}`);
        return [...withImports(own.map(({ fileName }) => fileName))];
      }
      const base = partsOf("App");
      const tags = base
        .filter((name) => !html.includes(name))
        .map((name) => {
          const how = name.endsWith(".css") ? { rel: "preload", as: "style", crossorigin: true } : { rel: "modulepreload", crossorigin: true };
          return { tag: "link", injectTo: "head" as const, attrs: { ...how, href: `/${name}` } };
        });
      const parts = Object.entries(PLACES).map(([place, path]) => {
        const own = partsOf(`pages/${path}`).filter((name) => !base.includes(name) && !html.includes(name));
        return [place, ...own.map((name) => name.replace("assets/", ""))].join(" ");
      });
      // Block rendering until the first script has decided whether to show the picture in the page.
      const page = html.replace('<script type="module"', '$& blocking="render"').replace('id="app"', `$& data-parts="${parts.join()}"`);
      return { html: page.replace(/\s*<!--.*?-->/gs, ""), tags };
    },
  },
};

/** Has Chromium compile what a table and the lobby run at once while it loads, and not function by function at the first call. */
const compiled: Plugin = {
  name: "compiled",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk" || !["base", "lobby", "page"].includes(file.name) || file.moduleIds.length === 1) continue;
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

export default defineConfig({
  plugins: [shortened(), catalogues(), svelte(), svelteTesting(), preload, compiled, serviceWorker()],
  build: {
    // The built page is part of the Python package; git ignores it, the wheel includes it.
    outDir: "../src/fifteentwo/static",
    emptyOutDir: true,
    // One script with everything a game needs is smaller than its parts; rarely used modules are loaded on demand.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "first", test: FIRST, priority: 4 }, { name: "base", test: BASE, priority: 3 }, { name: "lobby", test: LOBBY, priority: 2 }, { name: "page", test: PAGE, priority: 1 }] } },
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
    // A second worker would run every module that tests import once more, and take a quarter more processor time in all.
    maxWorkers: 1,
    // Generous, because a busy machine is slow.
    testTimeout: 120_000,
  },
});
