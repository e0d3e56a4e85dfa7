// Lines of rules for two that the explorers offer; any other can be typed.
export const RULES = ["standard", "acc", "hoyle", "standard target=61", "five_card", "lowball"] as const;
export const SQUARES = ["bvs", "bvs_hard", "wikibooks", "wikibooks_reserve"] as const;
