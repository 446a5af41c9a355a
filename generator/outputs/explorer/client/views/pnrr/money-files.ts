/** Reads the files about the recovery plan that stand beside the answers, each once while the page is open. */

import {
  MONEY_FILES,
  type MoneyIndex,
  type MoneyNames,
  type MoneyPage,
  type MoneyPlaces,
} from "../../../../../api/explorer/money-files.ts";
import { ROOT } from "../../data/place.ts";

async function fetched<Body>(name: string): Promise<Body> {
  const response = await fetch(`${ROOT}${name}`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return await response.json();
}

/** Gives files of one kind; one that failed is asked for anew by the next who wants it. */
function reader<Body>(nameOf: (n: number) => string): (n: number) => Promise<Body> {
  const asked = new Map<number, Promise<Body>>();
  return (n) => {
    const here = asked.get(n) ?? fetched<Body>(nameOf(n));
    asked.set(n, here);
    here.catch(() => asked.delete(n));
    return here;
  };
}

const index = reader<MoneyIndex>(() => MONEY_FILES.index);

export const readIndex = (): Promise<MoneyIndex> => index(0);
export const readPlaces = reader<MoneyPlaces>(MONEY_FILES.places);
export const readPage = reader<MoneyPage>(MONEY_FILES.page);
export const readNames = reader<MoneyNames>(MONEY_FILES.names);
