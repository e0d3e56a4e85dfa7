import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// All that a game of two needs; the rest comes when it is asked for.
const PAGE =
  /\/(node_modules|src\/(?!(adopt|replay|help|hints|icons|newgame|solitaire|settings\/|asks\/(?!later|extras)|cards\/joker|board\/[Cc]rash|form\/[A-Z]|dialog\/Dialog|log|lobby\/(?!Lobby|Emblem)|game\/(Curtain|GameSheet|Warming|demonstration|strings)|cribbage\/(GameOver|Picture|picture|strings))))/;

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    // The page is part of the Python package; git ignores it, the wheel carries it.
    outDir: "../src/fifteentwo/static",
    emptyOutDir: true,
    // And one script for all a game needs, which is smaller than its parts; what few ask for comes when it is asked for.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "page", test: PAGE }] } },
    },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/setup.ts"],
    // A busy machine is slow, and not wrong.
    testTimeout: 120_000,
  },
});
