// An argument in a compiled English sentence.

/** Formats a number in English; returns a text unchanged. Most numbers are small and whole, and need no formatter, which is slow. */
export const plain = (value: string | number | undefined): string => (typeof value === "number" && !(Number.isInteger(value) && value >= 0 && value < 1000) ? value.toLocaleString("en") : String(value));
