import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// What is fetched when it is first asked for. The rest, all that a game of two needs, is one script.
const LATER = [
  "lib/(adopt|terms/|people/|menu/|icons/icons|cards/joker|form/[A-Z]|AsTable|dialog/(Dialog|Close))",
  "board/([Cc]rash|Strip)",
  "game/(hints/|Log|GameSheet|Warming|demonstration)",
  "cribbage/(recap/|prompts/(?!later|extras)|coach/(?!beside|key)|Reasons|GameOver|Picture|picture)",
  "solitaire/",
  "pages/(?!Overlays|room/(?!Curtain))",
];
const PAGE = new RegExp(`/(node_modules|src/(?!\\S*\\.later\\.ts|${LATER.join("|")}))`);

/** What the lobby shares with pages that come later: one file, which is smaller than nine. */
const HOME = /\/src\/(lib\/(people\/|icons\/icons|(api|history)\.later)|board\/Strip|pages\/lobby\/)/;

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    // The page is part of the Python package; git ignores it, the wheel carries it.
    outDir: "../src/fifteentwo/static",
    emptyOutDir: true,
    // And one script for all a game needs, which is smaller than its parts; what few ask for comes when it is asked for.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "page", test: PAGE }, { name: "home", test: HOME }] } },
    },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/setup.ts"],
    // One jsdom for each worker: a new one for each file costs more than the tests.
    isolate: false,
    // A busy machine is slow, and not wrong.
    testTimeout: 120_000,
  },
});
