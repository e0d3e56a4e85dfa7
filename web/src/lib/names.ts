// Names in characters as people see them: an emoji of several code points is never cut.
const segmenter = "Segmenter" in Intl ? new Intl.Segmenter(undefined, { granularity: "grapheme" }) : null;

/** The characters of a text, as people see them; where the browser cannot tell them, its code points. */
export function charactersOf(text: string): string[] {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text);
}

/** The text, or its first characters where it has more than `most`. */
export function clipped(text: string, most: number): string {
  return text.length <= most ? text : charactersOf(text).slice(0, most).join("");
}
