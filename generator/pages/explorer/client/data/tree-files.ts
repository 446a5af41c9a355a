/** Files of the tree that stand beside the answers, each read once while the page is open. */

import { ROOT } from "./place.ts";

async function fetched<Body>(name: string): Promise<Body> {
  const response = await fetch(`${ROOT}${name}`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return await response.json();
}

/**
 * Gives files of one kind; one that failed is asked for anew by the next who wants it.
 *
 * @example reader<MoneyPage>(MONEY_FILES.page)(0) // what `esplora/pnrr/appalti/0.json` holds
 */
export function reader<Body>(nameOf: (n: number) => string): (n: number) => Promise<Body> {
  const asked = new Map<number, Promise<Body>>();
  return (n) => {
    const here = asked.get(n) ?? fetched<Body>(nameOf(n));
    asked.set(n, here);
    here.catch(() => asked.delete(n));
    return here;
  };
}
