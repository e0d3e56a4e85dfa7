// The pseudo-language: English with every letter changed and every vowel doubled, so readable but longer.
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
