// The part of the server's menu for cribbage, the only game of this form.
import type { CribbageRules, Field, Menu, PresetCard, RulesCard } from "../../protocol";

const FAMILY = "cribbage";

export interface CribbageMenu extends Pick<Menu, "players" | "targets" | "sections"> {
  presets: (PresetCard & { rules: CribbageRules })[];
  fields: Field[];
}

export type CribbageCard = RulesCard & { rules: CribbageRules };

export function cribbageOf({ presets, families, players, targets, sections }: Menu): CribbageMenu {
  return {
    presets: presets.filter((preset): preset is CribbageMenu["presets"][number] => preset.rules.family === FAMILY),
    fields: families.find(({ name }) => name === FAMILY)?.fields ?? [],
    players,
    targets,
    sections,
  };
}

/** Whether a line of rules is one of cribbage. */
export function isCribbage(card: RulesCard): card is CribbageCard {
  return card.rules.family === FAMILY;
}
