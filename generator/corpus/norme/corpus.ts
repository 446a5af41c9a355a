/** The acts that are served and the relations between them: the model that the views of `norme` are made of. */

import { byCodeUnit } from "../../law/code-unit.ts";
import type { AttoRecord } from "../../sources/normattiva/records.ts";
import { assignElis } from "./identities.ts";
import { mergeRelations } from "./merge.ts";
import type { Relazione } from "./relazione.ts";
import { type Doppione, groupVersions } from "./versions.ts";

/** An act as it is served: its newest version. */
export interface NormaServita {
  readonly record: AttoRecord;
  /** Unique in the corpus: with `~<code>-<Gazzetta date>` where two acts share type, date and number. */
  readonly eli: string;
  /** Positions in `CorpusNorme.relazioni`, ascending: where this act modifies, and where it is modified. */
  readonly out: readonly number[];
  readonly in: readonly number[];
}

export interface CorpusNorme {
  /** Sorted by `eli` by code unit. */
  readonly norme: readonly NormaServita[];
  /** Sorted by (`da`, `a`, `articolo_a`, `articolo_da`, `tipo`), whole acts first; also those with one end outside the corpus. */
  readonly relazioni: readonly Relazione[];
  /** Shared ELIs without suffix, each with the ELIs of the acts that bear it, by code unit. */
  readonly collisioni: ReadonlyMap<string, readonly string[]>;
  /** Files that repeat a version already read, by name. */
  readonly doppioni: readonly Doppione[];
  /** What gave no relation, and what was read, by Italian reason. */
  readonly conteggi: Readonly<Record<string, number>>;
}

/** The readers' own counters, summed over the acts served: `modifica_attiva`, `riferimento_passivo: europeo`. */
function readersCounts(norme: readonly AttoRecord[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { conteggi } of norme)
    for (const [key, by] of Object.entries(conteggi)) {
      const [base, motivo] = key.split(": ", 2);
      const name = motivo === undefined ? `segnali letti: ${base}` : `segnali ${base} senza relazione: ${motivo}`;
      sums[name] = (sums[name] ?? 0) + by;
    }
  return sums;
}

/**
 * Joins what was read from all files: per act the newest version is served and the signals of all versions count; acts that
 * share an ELI are told apart; relations are merged and both ends point to the same object. The result does not depend on the
 * order of the records.
 *
 * @example buildCorpus([record]).norme // [{ record, eli: "eli:/it/legge/2007/05/04/56", out: [], in: [0, 1] }]
 */
export function buildCorpus(records: readonly AttoRecord[]): CorpusNorme {
  const { atti, doppioni } = groupVersions(records);
  const { elis, collisioni } = assignElis(atti.map(({ record }) => record));
  const identified = atti.map((atto, i) => ({ ...atto, eli: elis[i]! })).sort((a, b) => byCodeUnit(a.eli, b.eli));
  const { relazioni, conteggi } = mergeRelations(identified);

  const norme = identified.map(({ record, eli }) => ({ record, eli, out: [] as number[], in: [] as number[] }));
  const byEli = new Map(norme.map((norma) => [norma.eli, norma]));
  relazioni.forEach(({ da, a }, index) => {
    byEli.get(da)?.out.push(index);
    byEli.get(a)?.in.push(index);
  });
  return {
    norme,
    relazioni,
    collisioni,
    doppioni,
    conteggi: { ...readersCounts(norme.map(({ record }) => record)), ...conteggi },
  };
}
