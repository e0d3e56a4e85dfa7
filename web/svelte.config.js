import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // Short names for scoped classes: they stand in every file of the page.
  compilerOptions: { cssHash: ({ hash, filename, css }) => `s${hash(filename ?? css).slice(0, 5)}` },
};
