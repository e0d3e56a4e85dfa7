// Sentences from the Fluent catalogues, which page, server and command line share.
import { spoken, type Arguments, type Say } from "./language";

/** The messages of an English catalogue, compiled when the page was built. */
export type English = Record<string, string | ((values: Arguments) => string)>;

/** The messages of this catalogue in the page's language; `english` has the compiled English ones. */
export function messages(english: English, name: string): Say {
  return spoken.messages?.(name) ?? ((code, values = {}) => {
    const message = english[code];
    if (message === undefined) throw new Error(`there is no message ${code}`);
    return typeof message === "string" ? message : message(values);
  });
}
