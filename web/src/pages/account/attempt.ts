// What the page of the account does with errors and times.
import { Refusal } from "../../lib/api";
import { locale } from "../../lib/language";
import { accountWords as say } from "./strings";

/** What went wrong as a sentence; '' if nothing did. */
export async function attempt(deed: () => Promise<void>): Promise<string> {
  try {
    await deed();
    return "";
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    // The browser breaks off so when the person does, or when there is no such passkey.
    const { name, message } = error as Error;
    return name === "NotAllowedError" || name === "AbortError" ? say.cancelled : say.failed(message);
  }
}

const days = new Intl.DateTimeFormat(locale(), { dateStyle: "medium" });

/** A time of the server as a day. */
export const dayOf = (time: string): string => days.format(new Date(time));
