// The terms of cribbage, each explained in at most twenty words. The full list is docs/glossary.md.
import english from "../../../../src/fifteentwo/locales/en/terms.ftl";
import { messages } from "../messages";

const say = messages(english, "terms");

const term = (code: string): readonly [name: string, words: string] => [say(`term-${code}`), say(`term-${code}-words`)];

export const TERMS = {
  dealer: term("dealer"),
  pone: term("pone"),
  pack: term("pack"),
  crib: term("crib"),
  discard: term("discard"),
  starter: term("starter"),
  count: term("count"),
  lead: term("lead"),
  go: term("go"),
  lastCard: term("last-card"),
  thirtyOne: term("thirty-one"),
  fifteen: term("fifteen"),
  pair: term("pair"),
  run: term("run"),
  flush: term("flush"),
  nobs: term("nobs"),
  heels: term("heels"),
  show: term("show"),
  board: term("board"),
  peg: term("peg"),
  skunk: term("skunk"),
  doubleSkunk: term("double-skunk"),
  lurch: term("lurch"),
};

export type Term = keyof typeof TERMS;

export const termWords = {
  all: say("explain-all"),
  close: say("explain-close"),
};
