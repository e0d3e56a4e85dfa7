// The modules of the page form no circle: whatever a module needs, be it only a type, lies below it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

type Graph = Map<string, string[]>;

/** What each module of a folder imports from it: values, types, and what is fetched later. */
function graphOf(root: string): Graph {
  const names = readdirSync(root, { recursive: true, encoding: "utf8" });
  const modules = names.filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts"));
  return new Map(modules.map((name) => [join(root, name), importsOf(join(root, name))]));
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const scripts = file.endsWith(".svelte") ? [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script) : [text];
  const named = ts.preProcessFile(scripts.join("\n"), true, true).importedFiles.map(({ fileName }) => fileName);
  return named.filter((name) => name.startsWith(".")).map((name) => resolve(join(dirname(file), name), file));
}

function resolve(path: string, from: string): string {
  const found = [path, `${path}.ts`].find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate));
  if (found === undefined) throw new Error(`${from} imports ${path}, which does not exist`);
  return found;
}

/** A chain of imports that leads back to where it began; null where there is none. */
function circleIn(graph: Graph): string[] | null {
  const done = new Set<string>();
  function follow(file: string, path: readonly string[]): string[] | null {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const circle = follow(next, [...path, file]);
      if (circle !== null) return circle;
    }
    done.add(file);
    return null;
  }
  for (const file of graph.keys()) {
    const circle = follow(file, []);
    if (circle !== null) return circle;
  }
  return null;
}

test("a circle is found, however long", () => {
  expect(circleIn(new Map([["a", ["b", "c"]], ["b", ["c"]], ["c", []]]))).toBeNull();
  expect(circleIn(new Map([["a", ["b"]], ["b", ["c"]], ["c", ["d"]], ["d", ["b"]]]))).toEqual(["b", "c", "d", "b"]);
});

test("no module of the page imports itself, directly or through others", () => {
  const graph = graphOf(import.meta.dirname);
  expect(graph.get(join(import.meta.dirname, "main.ts"))).toContain(join(import.meta.dirname, "App.svelte"));
  expect(graph.get(join(import.meta.dirname, "App.svelte"))).toContain(join(import.meta.dirname, "lobby/Lobby.svelte"));
  expect(circleIn(graph)).toBeNull();
});
