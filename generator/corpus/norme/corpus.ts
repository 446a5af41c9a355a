/** The acts that are served: the model that the views of `norme` are made of. */

import { byCodeUnit } from "../../law/code-unit.ts";
import { type ActIdentity, assignElis, identityOf, uncertainIdentities } from "./identities.ts";
import type { AttoSommario } from "./sommario.ts";
import { type Doppione, groupVersions } from "./versions.ts";

/** An act as it is served. */
export interface AttoServito<S extends AttoSommario> {
  /** Unique in the corpus: with `~<code>-<Gazzetta date>` where two acts share type, date and number. */
  readonly eli: string;
  /** Newest version: the one that is served. */
  readonly record: S;
  /** The other versions, newest first: their signals count too. */
  readonly earlier: readonly S[];
  readonly identita: ActIdentity;
}

/** How many relations an act has: where it modifies, and where it is modified. */
export interface Relazioni {
  readonly out: number;
  readonly in: number;
}

/** An act with its relations counted. */
export interface NormaServita {
  readonly eli: string;
  readonly record: AttoSommario;
  readonly relazioni: Relazioni;
}

export interface CorpusNorme<S extends AttoSommario> {
  /** Sorted by `eli` by code unit. */
  readonly atti: readonly AttoServito<S>[];
  /** Identities that nobody can tell apart (`uncertainIdentities`). */
  readonly incerti: ReadonlySet<string>;
  /** Shared ELIs without suffix, each with the ELIs of the acts that bear it, by code unit. */
  readonly collisioni: ReadonlyMap<string, readonly string[]>;
  /** Files that repeat a version already read, by name. */
  readonly doppioni: readonly Doppione[];
  /** What was read, by Italian reason. */
  readonly conteggi: Readonly<Record<string, number>>;
}

/** The readers' own counters, summed over the acts served: `modifica_attiva`, `riferimento_passivo: europeo`. */
function readersCounts(atti: readonly { readonly record: AttoSommario }[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { record } of atti)
    for (const key in record.conteggi) sums[key] = (sums[key] ?? 0) + record.conteggi[key]!;
  return Object.fromEntries(
    Object.entries(sums).map(([key, by]) => {
      const [base, motivo] = key.split(": ", 2);
      return [motivo === undefined ? `segnali letti: ${base}` : `segnali ${base} senza relazione: ${motivo}`, by];
    }),
  );
}

function* versionsOf<S>(atti: readonly { readonly record: S; readonly earlier: readonly S[] }[]): Generator<S> {
  for (const { record, earlier } of atti) {
    yield record;
    yield* earlier;
  }
}

/**
 * Joins what was read from all files: per act the newest version is served; acts that share an ELI are told apart. The result does not
 * depend on the order of the summaries.
 *
 * @example buildCorpus([sommario]).atti[0].eli // "eli:/it/legge/2007/05/04/56"
 */
export function buildCorpus<S extends AttoSommario>(sommari: readonly S[]): CorpusNorme<S> {
  const { atti: grouped, doppioni } = groupVersions(sommari);
  const { elis, collisioni } = assignElis(grouped.map(({ record }) => record));
  const atti = grouped
    .map(({ record, earlier }, i) => ({ eli: elis[i]!, record, earlier, identita: identityOf(elis[i]!, record) }))
    .sort((a, b) => byCodeUnit(a.eli, b.eli));
  const acts = atti.map(({ identita }) => identita);
  const incerti = uncertainIdentities(acts, versionsOf(atti));
  return { atti, incerti, collisioni, doppioni, conteggi: readersCounts(atti) };
}
