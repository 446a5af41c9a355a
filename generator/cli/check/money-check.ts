/** Holds the files about the recovery plan that the explorer reads against each other. */

import {
  MONEY_FILES,
  type MoneyIndex,
  type MoneyNames,
  type MoneyPage,
  type MoneyPlaces,
} from "../../api/money-files.ts";
import { bucketOf } from "../../law/identity/act-bucket.ts";
import { messageOf } from "../../terminal/error-message.ts";
import type { CheckedFiles } from "./held-files.ts";
import { CHECK_TEXTS } from "./texts.ts";

/** A file that has a line of its own: nothing more can be said. */
class Spoilt extends Error {}

/** Where the ids of a page's tenders, and of all that have a part in them, are said to be: `[tenders, page, ...]` by id. */
function placesOf(pages: Iterable<MoneyPage>): Map<string, number[]> {
  const places = new Map<string, number[]>();
  let page = 0;
  for (const { nodi, appalti } of pages) {
    for (const [tender, ...lists] of appalti)
      for (const place of [tender, ...lists.flat()]) {
        const id = nodi[place]?.id ?? `${place}?`;
        const own = places.get(id) ?? [0];
        places.set(id, own);
        own[0] = (own[0] ?? 0) + 1;
        if (own.length === 1 || own.at(-1) !== page) own.push(page);
      }
    page++;
  }
  return places;
}

/**
 * What is wrong with `esplora/pnrr/`, a line each: a file that is missing or no JSON, an id that is said to be elsewhere than it is.
 * Nothing where one of them is not what the manifest says.
 */
export function moneyProblems(files: CheckedFiles): string[] {
  const problems: string[] = [];
  const tell = (name: string, problem: string) => problems.push(`${name}: ${problem}`);
  /** A file by its number, from 0 on, until there is none. */
  function* numbered<Body>(nameOf: (n: number) => string): Generator<Body> {
    for (let n = 0; files.has(nameOf(n)); n++) yield parsed<Body>(nameOf(n));
  }
  const parsed = <Body>(name: string): Body => {
    const bytes = files.read(name);
    if (bytes === null) throw new Spoilt(name);
    try {
      return JSON.parse(bytes.toString());
    } catch (error) {
      throw new Error(CHECK_TEXTS.noJson(name, messageOf(error)));
    }
  };
  if (!files.has(MONEY_FILES.index)) return [`${MONEY_FILES.index}: ${CHECK_TEXTS.missing}`];
  try {
    const { parti, nomi } = parsed<MoneyIndex>(MONEY_FILES.index);
    const parts = [...numbered<MoneyPlaces>(MONEY_FILES.places)];
    const names = [...numbered<MoneyNames>(MONEY_FILES.names)];
    if (parts.length !== parti) tell(MONEY_FILES.index, CHECK_TEXTS.says("parti", parti, parts.length));
    if (JSON.stringify(names.map(([first]) => first?.[0])) !== JSON.stringify(nomi))
      tell(MONEY_FILES.index, CHECK_TEXTS.says("nomi", nomi.length, names.length));
    const expected = placesOf(numbered<MoneyPage>(MONEY_FILES.page));
    const said = parts.reduce((sum, part) => sum + Object.keys(part).length, 0);
    if (said !== expected.size) tell(MONEY_FILES.index, CHECK_TEXTS.says(CHECK_TEXTS.nodes, said, expected.size));
    for (const [id, places] of expected) {
      const part = bucketOf(id, parti);
      if (JSON.stringify(parts[part]?.[id]) !== JSON.stringify(places))
        tell(MONEY_FILES.places(part), CHECK_TEXTS.elsewhere(id));
    }
  } catch (error) {
    if (error instanceof Spoilt) return [];
    problems.push(messageOf(error));
  }
  return problems;
}
