// The page's modules have no import cycles, and every import, even of a type, goes down the layers.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

type Graph = Map<string, string[]>;

/** Each folder may import only from those before it; the families of games are independent of each other. */
const LAYERS = [["protocol.ts"], ["lib"], ["board"], ["game"], ["cribbage", "solitaire"], ["families.ts"], ["pages"], ["App.svelte"], ["start.ts"], ["main.ts", "first.ts", "testing"]];

/** A module's imports: values, types, and dynamic imports. */
function graphOf(root: string): Graph {
  const names = readdirSync(root, { recursive: true, encoding: "utf8" });
  const modules = names.filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts"));
  return new Map(modules.map((name) => [join(root, name), importsOf(join(root, name))]));
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const scripts = file.endsWith(".svelte") ? [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script) : [text];
  const named = ts.preProcessFile(scripts.join("\n"), true, true).importedFiles.map(({ fileName }) => fileName);
  return named.filter((name) => name.startsWith(".") && !/\.ftl(\?raw)?$/.test(name)).map((name) => resolve(join(dirname(file), name), file));
}

function resolve(path: string, from: string): string {
  const found = [path, `${path}.ts`].find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate));
  if (found === undefined) throw new Error(`${from} imports ${path}, which does not exist`);
  return found;
}

/** The layer and the folder of a path within the page. */
function placeOf(path: string): [number, string] {
  const folder = path.split(sep)[0] ?? "";
  const layer = LAYERS.findIndex((folders) => folders.includes(folder));
  if (layer < 0) throw new Error(`${path} lies in no layer`);
  return [layer, folder];
}

/** Imports that do not go down. */
function upwardIn(graph: Graph): string[] {
  const mayImport = ([layer, folder]: [number, string], [below, other]: [number, string]): boolean => below < layer || folder === other;
  return [...graph].flatMap(([file, imports]) =>
    imports.filter((other) => !mayImport(placeOf(file), placeOf(other))).map((other) => `${file} imports ${other}`),
  );
}

/** A chain of imports that returns to its start; null if there is none. */
function cycleIn(graph: Graph): string[] | null {
  const done = new Set<string>();
  function follow(file: string, path: readonly string[]): string[] | null {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const cycle = follow(next, [...path, file]);
      if (cycle !== null) return cycle;
    }
    done.add(file);
    return null;
  }
  for (const file of graph.keys()) {
    const cycle = follow(file, []);
    if (cycle !== null) return cycle;
  }
  return null;
}

test("a cycle of any length is found", () => {
  expect(cycleIn(new Map([["a", ["b", "c"]], ["b", ["c"]], ["c", []]]))).toBeNull();
  expect(cycleIn(new Map([["a", ["b"]], ["b", ["c"]], ["c", ["d"]], ["d", ["b"]]]))).toEqual(["b", "c", "d", "b"]);
});

test("no module of the page imports itself, directly or through others", () => {
  const graph = graphOf(import.meta.dirname);
  expect(graph.get(join(import.meta.dirname, "main.ts"))).toContain(join(import.meta.dirname, "start.ts"));
  expect(graph.get(join(import.meta.dirname, "App.svelte"))).toContain(join(import.meta.dirname, "pages/lobby/Lobby.svelte"));
  expect(cycleIn(graph)).toBeNull();
});

test("an import up, or from one family to the other, is found", () => {
  const wrong = ["lib/api.ts imports game/names.ts", "cribbage/people.ts imports solitaire/strings.ts"];
  const graph = new Map([...wrong, "game/names.ts imports lib/api.ts"].map((line) => line.split(" imports ")).map(([file = "", other = ""]) => [file, [other]]));
  expect(upwardIn(graph)).toEqual(wrong);
});

test("every import of the page goes down the layers", () => {
  const inside = (path: string): string => relative(import.meta.dirname, path);
  const graph = new Map([...graphOf(import.meta.dirname)].map(([file, imports]) => [inside(file), imports.map(inside)]));
  expect(upwardIn(graph)).toEqual([]);
});
