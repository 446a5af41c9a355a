/** Which sets of groups a text can choose. */

import type { Gruppo } from "../../corpus/parlamento/modello.ts";

/** What the filter compares: name and acronym in small letters, branch. */
export type NomeGruppo = readonly [nome: string, sigla: string, ramo: Gruppo["ramo"]];

/** A group as the filter sees it. */
export function nomeGruppo({ nome, sigla, ramo }: Gruppo): NomeGruppo {
  return [nome.toLowerCase(), sigla.toLowerCase(), ramo];
}

/**
 * Every set of groups that some text chooses, as ascending indexes into `nomi`, each once. A text chooses a group whose name or
 * acronym contains it: so only what is part of one can choose anything, and two texts that choose the same groups are one.
 *
 * @example reachableSets([["lega", "l", "Camera"], ["lega", "lsp", "Senato"]]) // [[0, 1], [1]]
 */
export function reachableSets(nomi: readonly NomeGruppo[]): number[][] {
  const tried = new Set<string>();
  const sets = new Map<string, number[]>();
  const texts = new Set([...nomi.map(([nome]) => nome), ...nomi.map(([, sigla]) => sigla)]);
  for (const text of texts)
    for (let from = 0; from < text.length; from++)
      for (let to = from + 1; to <= text.length; to++) {
        const part = text.slice(from, to);
        if (tried.has(part)) continue;
        tried.add(part);
        const chosen: number[] = [];
        nomi.forEach(([nome, sigla], i) => {
          if (nome.includes(part) || sigla.includes(part)) chosen.push(i);
        });
        sets.set(chosen.join(","), chosen);
      }
  return [...sets.values()];
}
