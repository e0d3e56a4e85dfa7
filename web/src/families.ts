// The families of games, each registered once: what draws a game, how it is told, what it needs besides.
import type { Component } from "svelte";
import { asksMore, load } from "./asks/later";
import { cribbage } from "./cribbage/family";
import type { Game } from "./game/game.svelte";
import type { Kind, RulesOf, SceneOf, Telling } from "./game/kinds";
import type { AnyRules, AnyScene, Replay, Standing } from "./protocol";

/** What a view is given: the game, whether the line to it is down, and whether the computer is to play it. */
interface Viewing {
  game: Game;
  lost: boolean;
  watch: boolean;
}

/** What a picture of a record is given: the record without its steps, and where the table stands at one of them. */
export interface Picturing {
  record: Omit<Replay, "steps">;
  scene: AnyScene;
  standing: Standing;
}

type Drawn<Props extends object> = () => Promise<{ default: Component<Props> }>;

interface Family {
  /** Fetches how it is told, and what games by these rules need besides. */
  load(rules: AnyRules): Promise<Telling>;
  view: Drawn<Viewing>;
  picture: Drawn<Picturing>;
  /** The scores of the sides as they stand in a scene. */
  scores(scene: AnyScene): number[];
}

/** The family as one of several: a view is only ever given games of its own family, and this is where that is said. */
function registered(family: { load(rules: never): Promise<unknown>; view: unknown; picture: unknown; scores(scene: never): number[] }): Family {
  return family as Family;
}

const FAMILIES: Record<Kind, Family> = {
  cribbage: registered({
    load: async (rules: RulesOf<"cribbage">) => {
      if (asksMore(rules)) await load();
      return cribbage;
    },
    view: () => import("./cribbage/TableView.svelte"),
    picture: () => import("./cribbage/Picture.svelte"),
    scores: ({ pegs }: SceneOf<"cribbage">) => pegs.map(([, front]) => front),
  }),
  square: registered({
    load: async () => (await import("./solitaire/telling")).square,
    view: () => import("./solitaire/Square.svelte"),
    picture: () => import("./solitaire/SquarePicture.svelte"),
    scores: ({ score }: SceneOf<"square">) => [score],
  }),
  patience: registered({
    load: async () => (await import("./solitaire/telling")).patience,
    view: () => import("./solitaire/Patience.svelte"),
    picture: () => import("./solitaire/PatiencePicture.svelte"),
    scores: ({ score }: SceneOf<"patience">) => [score],
  }),
  shuffle: registered({
    load: async () => (await import("./solitaire/telling")).shuffle,
    view: () => import("./solitaire/Shuffle.svelte"),
    picture: () => import("./solitaire/ShufflePicture.svelte"),
    scores: ({ score }: SceneOf<"shuffle">) => [score],
  }),
};

/** The family of a game by these rules. */
export function familyOf({ family }: AnyRules): Family {
  return FAMILIES[family];
}
