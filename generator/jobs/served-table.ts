/** The acts that are served, as every thread knows them: one file, which each reads once. */

import { readFileSync, writeFileSync } from "node:fs";
import type { AttoServito } from "../corpus/norme/corpus.ts";
import { type ActIdentity, Identities } from "../corpus/norme/identities.ts";
import type { AttoSommario } from "../corpus/norme/sommario.ts";

export interface ServedTable {
  /** By position among the acts served. */
  readonly acts: readonly ActIdentity[];
  readonly identities: Identities;
  /** `AttoSommario.percorsi` of the acts that have any, by ELI. */
  readonly percorsi: ReadonlyMap<string, AttoSommario["percorsi"]>;
}

interface Written {
  readonly acts: readonly ActIdentity[];
  readonly incerti: readonly string[];
  readonly percorsi: readonly (readonly [eli: string, percorsi: AttoSommario["percorsi"]])[];
}

let loaded: { readonly file: string; readonly table: ServedTable } | undefined;

/** Writes what threads must know of all acts. */
export function writeServedTable(
  file: string,
  atti: readonly AttoServito<AttoSommario>[],
  incerti: ReadonlySet<string>,
): void {
  const written: Written = {
    acts: atti.map(({ identita }) => identita),
    incerti: [...incerti],
    percorsi: atti.flatMap(({ eli, record: { percorsi } }) =>
      Object.keys(percorsi).length === 0 ? [] : [[eli, percorsi] as const],
    ),
  };
  writeFileSync(file, JSON.stringify(written));
  // This thread knows it already.
  loaded = { file, table: tableOf(written) };
}

function tableOf({ acts, incerti, percorsi }: Written): ServedTable {
  return { acts, identities: new Identities(acts, new Set(incerti)), percorsi: new Map(percorsi) };
}

/** The acts served, from the file that `writeServedTable` wrote. */
export function servedTable(file: string): ServedTable {
  if (loaded?.file !== file) loaded = { file, table: tableOf(JSON.parse(readFileSync(file, "utf8")) as Written) };
  return loaded.table;
}
