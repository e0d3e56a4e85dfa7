// An argument in a compiled English sentence.

/** Formats a number in English; returns a text unchanged. */
export const plain = (value: string | number | undefined): string => (typeof value === "number" ? value.toLocaleString("en") : String(value));
