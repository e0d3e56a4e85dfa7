// Texts for passing a shared screen.
import english from "../../../../src/fifteentwo/locales/en/curtain.ftl";
import { messages } from "../../lib/messages";

const say = messages(english, "curtain");

export const curtainWords = {
  title: "fifteentwo",
  handTo: (name: string) => say("curtain-pass-to", { name }),
  who: say("curtain-who"),
  why: say("curtain-why"),
  iAm: (name: string) => say("curtain-i-am", { name }),
  since: say("curtain-since"),
};
