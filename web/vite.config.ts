import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    // The page is part of the Python package; git ignores it, the wheel carries it.
    outDir: "../src/fifteentwo/static",
    emptyOutDir: true,
    // One style sheet: a dozen small ones come to half as much again.
    cssCodeSplit: false,
    // And one script for all a game needs, which is smaller than its parts; what few ask for comes when it is asked for.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "page", test: /\/(node_modules|src\/(?!replay|help|newgame|solo|settings\/))/ }] } },
    },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/setup.ts"],
    // A busy machine is slow, and not wrong.
    testTimeout: 30_000,
  },
});
