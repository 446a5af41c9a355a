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
  ["bills", "#/ddl"],
  ["bills of a group", "#/ddl?gruppo=MISTO"],
  ["a bill that became a law", "#/ddl/S.9001-B"],
  ["a bill that names acts", "#/ddl/S.9002"],
  ["a number of several bills", "#/ddl/9002"],
  ["a bill that is not here", "#/ddl/S.1"],
  ["members of Parliament", "#/parlamentari"],
  ["members of a branch", "#/parlamentari?ramo=Senato"],
  ["groups", "#/gruppi"],
  ["a member of Parliament", "#/parlamentare/C-900107"],
  ["a member who is not here", "#/parlamentare/C-1"],
  ["an act that is not here", "#/norma/it/legge/1900/01/01/1"],
];
