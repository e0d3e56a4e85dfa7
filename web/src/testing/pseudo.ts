// The pseudo-language: English with every letter changed and every vowel doubled, so readable but longer.
import { vi } from "vitest";
import { catalogue, PAGES } from "./catalogues";

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const CHANGED = "åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";
const SIGNS = new Map([...PLAIN].map((letter, place) => [letter, [...CHANGED][place] ?? letter]));

function changed(words: string): string {
  return words.replace(/[A-Za-z]/g, (letter) => {
    const sign = SIGNS.get(letter) ?? letter;
    return /[aeiou]/i.test(letter) ? sign + sign.toLowerCase() : sign;
  });
}

/** A catalogue in the pseudo-language: only the texts change, not codes, selector keys, arguments and names of terms. */
export function pseudo(catalogue: string): string {
  return catalogue.replace(/^(?!#)( *(?:\*?\[\w+\]|[\w-]+ =))(.*)$/gm, (_, head: string, words: string) => {
    const parts = words.split(/(\{[^{}]*\}|\{.*->|\[\w+\|)/);
    return head + parts.map((part, place) => (place % 2 ? part : changed(part))).join("");
  });
}

/** Makes modules imported from now on use the pseudo-language. */
export async function speakPseudo(): Promise<void> {
  vi.resetModules();
  const { speakFrom } = await import("../lib/language.later");
  speakFrom("en-XA", new Map(PAGES.map((name) => [name, pseudo(catalogue(name))])));
}

const SPOKEN = ["aria-label", "placeholder", "title", "alt"];

/** The visible and accessible texts of an element that are not in the pseudo-language. */
export function plainTexts(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  for (const element of root.querySelectorAll("*")) for (const name of SPOKEN) texts.push(element.getAttribute(name) ?? "");
  return texts.map((text) => text.trim()).filter((text) => /[A-Za-z]{2}/.test(text));
}

/** Renders a component, and returns its texts in plain letters once `ready`. */
export async function plainTextsOf(component: unknown, props: Record<string, unknown>, ready: (root: Element) => void | Promise<void> = () => undefined): Promise<string[]> {
  const { mount, unmount, flushSync } = await import("svelte");
  const target = document.body.appendChild(document.createElement("div"));
  const mounted = mount(component as Parameters<typeof mount>[0], { target, props });
  flushSync();
  await ready(target);
  flushSync();
  const texts = plainTexts(document.body);
  await unmount(mounted);
  target.remove();
  return texts;
}
