// Names as characters people see, so that an emoji of several code points is never cut.
const segmenter = "Segmenter" in Intl ? new Intl.Segmenter(undefined, { granularity: "grapheme" }) : null;

/** The characters of a text as people see them, or its code points if the browser cannot segment it. */
export function charactersOf(text: string): string[] {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text);
}

/** The text, cut to its first `most` characters. */
export function clipped(text: string, most: number): string {
  return text.length <= most ? text : charactersOf(text).slice(0, most).join("");
}
