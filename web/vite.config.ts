import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { catalogues } from "./catalogues/compile.ts";
import { shortened } from "./catalogues/shorten.ts";
import { serviceWorker } from "./worker/build.ts";

// Modules loaded on demand. Everything else that a two-player game needs is one script.
const LATER = [
  "(main|first)\\.ts",
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
/** The script of index.html. It runs before the page's language is known, so it must not contain texts. */
const MAIN = /src\/(lib\/(language|painted)|main)\.ts|preload-helper/;
const PAGE = new RegExp(`/(node_modules/(?!@fluent|@simplewebauthn)|src/(?!\\S*\\.later\\.ts|${LATER.join("|")}))`);

/** The pages whose scripts the first script requests, by the beginning of their address. */
const PLACES = { "": "lobby/Lobby", room: "room/Room", learn: "learn/Learn", practice: "practice/Practice", puzzles: "practice/Puzzle", custom: "newgame/Custom", history: "history/History", solo: "solitaires/Home", friend: "friend/Friend", review: "review/Review" };

/** What the lobby shows at once besides: its titles and its first opponent. */
const SHOWN = ["src/lib/fonts/spectral-bold.woff2", "src/lib/people/pip.svg"];

/** The beginning of an address and the files its page needs, as src/first.ts reads them. */
const namesOf = (place: string, files: readonly string[]): string => [place, ...new Set(files.map((name) => name.replace("assets/", "")))].join(" ");

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
      /** The name that a file of the sources has in the page. */
      function assetOf(path: string): string {
        const asset = Object.values(bundle).find((file) => file.type === "asset" && file.originalFileNames.includes(path));
        if (asset === undefined) throw new Error(`the page has no ${path}`);
        return asset.fileName;
      }
      // What every page needs. A preload in the head would count as something that the first picture waits for.
      const [, entry = ""] = /<script type="module"[^>]*src="\/([^"]+)"/.exec(html) ?? [];
      const base = [...withImports([entry]), ...partsOf("App")].filter((name) => name !== entry);
      const parts = Object.entries(PLACES).map(([place, path]) => {
        const own = partsOf(`pages/${path}`).filter((name) => !base.includes(name) && name !== entry);
        return namesOf(place, place === "" ? [...own, ...SHOWN.map(assetOf)] : own);
      });
      const page = html.replace("<script>", `<script data-parts="${[namesOf("*", base), ...parts].join()}">`);
      return page.replace('<script type="module"', '$& fetchpriority="low"').replace(/\s*<!--.*?-->/gs, "").replace(/\s*<link rel="modulepreload".*?>/g, "");
    },
  },
};

/** Puts into the page itself what would be a request each: the script and style sheet of the first picture, and the small style sheet of every page. */
const inlined: Plugin = {
  name: "inlined",
  buildStart() {
    if (this.environment.mode === "build") this.emitFile({ type: "chunk", id: "src/first.ts" });
  },
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      if (bundle === undefined) return html.replace("<body>", '$&<script type="module" src="/src/first.ts"></script>');
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const first = chunks.find((file) => file.facadeModuleId?.endsWith("/src/first.ts"));
      const styles = ["main", "base"].map((name) => chunks.find((file) => file.name === name)?.viteMetadata?.importedCss);
      if (first === undefined || first.imports.length > 0) throw new Error("the page has no first script");
      const sources = styles.map((names) => {
        const [name = "", more] = names ?? [];
        const style = bundle[name];
        if (style?.type !== "asset" || more !== undefined) throw new Error("the scripts of every page have not one style sheet each");
        delete bundle[name];
        names?.clear();
        return String(style.source).trim();
      });
      delete bundle[first.fileName];
      return html
        .replace(/\s*<link rel="stylesheet" [^>]*>/, () => `\n    <style>${sources.join("")}</style>`)
        .replace("<body>", () => `<body>\n    <script>{${first.code.trim()}}</script>`);
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
        if (file.type !== "chunk" || !["base", "lobby", "page", "svelte"].includes(file.name) || file.moduleIds.length === 1) continue;
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

const NAMED = { entryFileNames: "assets/[name]-[hash:7].js", chunkFileNames: "assets/[name]-[hash:7].js", assetFileNames: "assets/[name]-[hash:7][extname]" };

export default defineConfig({
  plugins: [shortened(), catalogues(), svelte(), svelteTesting(), inlined, preload, compiled, serviceWorker()],
  build: {
    // The built page is part of the Python package; git ignores it, the wheel includes it.
    outDir: "../src/fifteentwo/static",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // One script with everything a game needs is smaller than its parts; rarely used modules are loaded on demand.
    rolldownOptions: {
      // Hashes do not compress, and the scripts of the first page name a hundred files: seven characters, 42 bits, tell one version from another.
      output: { ...NAMED, codeSplitting: { groups: [{ name: "main", test: MAIN, priority: 5 }, { name: "svelte", test: /node_modules\/svelte\//, priority: 4 }, { name: "base", test: BASE, priority: 3 }, { name: "lobby", test: LOBBY, priority: 2 }, { name: "page", test: PAGE, priority: 1 }] } },
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
