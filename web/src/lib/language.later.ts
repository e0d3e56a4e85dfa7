// Fetches the catalogues of a language other than English.
import { spoken } from "./language";
import { messages } from "./messages.later";

const files = import.meta.glob<string>(["../../../src/fifteentwo/locales/*/*.ftl", "!../../../src/fifteentwo/locales/*/cli.ftl", "!../../../src/fifteentwo/locales/en/*.ftl"], {
  query: "?raw",
  import: "default",
});

/** Makes this the language of the page. Rejects where its catalogues cannot be fetched; then nothing has changed. */
export async function speak(language: string): Promise<void> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  const texts = await Promise.all(own.map(async ([path, read]) => [/(\w+)\.ftl$/.exec(path)?.[1] ?? "", await read()] as const));
  spoken.language = language;
  spoken.catalogues = new Map(texts);
  const say = messages("", "cards", "core", "server");
  spoken.refusal = ({ sentence, code, arguments: values }) => (code ? say(code, values) : sentence);
}
