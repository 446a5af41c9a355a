/** Which sets of named things a text can choose. */

import { byCodeUnit } from "../../collections/code-unit.ts";

/**
 * Every set that some text chooses, as ascending indexes, each once; large sets first. A text chooses the things of which a spelling
 * contains it, so only as many sets can be chosen as there are different answers among all parts of all spellings. A text that is
 * part of none chooses nothing, which is not listed.
 *
 * @param spellings those of each thing, compared as they are
 * @example choosableSets([["lega", "l"], ["lega", "lsp"]]) // [[0, 1], [1]]
 */
export function choosableSets(spellings: readonly (readonly string[])[]): number[][] {
  const chosenBy = new Map<string, number[]>();
  spellings.forEach((own, i) => {
    for (const spelling of own)
      for (let from = 0; from < spelling.length; from++)
        for (let to = from + 1; to <= spelling.length; to++) {
          const text = spelling.slice(from, to);
          const chosen = chosenBy.get(text);
          if (!chosen) chosenBy.set(text, [i]);
          else if (chosen.at(-1) !== i) chosen.push(i);
        }
  });
  const sets = new Map([...chosenBy.values()].map((chosen) => [chosen.join(","), chosen]));
  return [...sets].sort(([a, x], [b, y]) => y.length - x.length || byCodeUnit(a, b)).map(([, chosen]) => chosen);
}
