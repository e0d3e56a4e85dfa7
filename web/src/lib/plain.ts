// An argument in a compiled English sentence.

/** A number as English writes it; a text as it is. */
export const plain = (value: string | number | undefined): string => (typeof value === "number" ? value.toLocaleString("en") : String(value));
