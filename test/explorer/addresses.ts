/** Addresses of the explorer over the embedded sample: one at least for each view, and the states that are not what was hoped for. */

const ACT = "norma/it/legge/1999/03/15/9001";

export const ADDRESSES: readonly (readonly [what: string, hash: string])[] = [
  ["the first page", "#/"],
  ["all acts", "#/cerca"],
  ["a search in texts", "#/cerca?q=biblioteche"],
  ["a search in bills", "#/cerca?q=esempio&vista=ddl"],
  ["a search in names", "#/cerca?q=esempio&vista=imprese"],
  ["a search that finds nothing", "#/cerca?q=zzzzzz"],
  ["an act", `#/${ACT}`],
  ["an article", `#/${ACT}/art/2`],
  ["two versions of an act", `#/confronto/${"it/decreto-legislativo/2010/04/20/9004"}`],
  ["who signs", "#/parlamentari"],
  ["groups", "#/gruppi"],
  ["an act that is not here", "#/norma/it/legge/1900/01/01/1"],
  ["changes of an act", `#/${ACT}?vista=modifiche`],
  ["changes of an article", `#/${ACT}/art/3?vista=modifiche`],
  ["an act without changes", "#/norma/it/legge-costituzionale/1995/07/22/9010?vista=modifiche"],
  ["versions of an act", `#/${ACT}?vista=versioni`],
  ["versions of an article", `#/${ACT}/art/5?vista=versioni`],
  ["two versions compared", "#/confronto/it/legge/1999/03/15/9001"],
  ["versions of unknown days compared", "#/confronto/it/legge/1999/03/15/9001?da=1900-01-01"],
];
