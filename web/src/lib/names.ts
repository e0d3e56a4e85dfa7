// Names as characters people see, so that an emoji of several code points is never cut.

/** Made with the first text to segment: the browser needs longer for it than for most pages' scripts. */
let segmenter: Intl.Segmenter | null = null;

/** The characters of a text as people see them, or its code points if the browser cannot segment it. */
export function charactersOf(text: string): string[] {
  if ("Segmenter" in Intl) segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text);
}

/** The text, cut to its first `most` characters. */
export function clipped(text: string, most: number): string {
  return text.length <= most ? text : charactersOf(text).slice(0, most).join("");
}
