import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const SOURCE = join(import.meta.dirname, "src");
const components = readdirSync(SOURCE, { recursive: true }).filter((name) => name.endsWith(".svelte")).sort().map((name) => join(SOURCE, name));

/** A short scoped class name from the component's path, because it appears in every file of the page. */
function cssHash({ hash, filename }) {
  const place = components.indexOf(resolve(filename));
  return place < 0 ? `s-${hash(filename)}` : `s${place.toString(36)}`;
}

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };
