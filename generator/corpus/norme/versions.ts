import { byCodeUnit } from "../../law/code-unit.ts";
import { getOrMake } from "../../law/get-or-make.ts";
import type { AttoRecord } from "../../sources/normattiva/records.ts";

/** What versions are told apart and ordered by. */
type Versione = Pick<AttoRecord, "chiave" | "versione" | "file">;

/** One act in all the versions that were read. */
export interface Atto<V extends Versione> {
  /** Newest version: the one that is served. */
  readonly record: V;
  /** The other versions, newest first: their signals count too. */
  readonly earlier: readonly V[];
}

/** A file that holds what another one holds. */
export interface Doppione {
  /** The file left aside, and the one that was kept. */
  readonly file: string;
  readonly altro: string;
}

const NONE: readonly never[] = [];

/** Newest first; on one day the consolidated text is newer than the original, then the file's name decides. */
function byAge(a: Versione, b: Versione): number {
  return (
    byCodeUnit(b.versione.al, a.versione.al) ||
    byCodeUnit(a.versione.tipo, b.versione.tipo) ||
    byCodeUnit(a.file, b.file)
  );
}

/**
 * Gathers the versions of each act (`chiave`: Gazzetta date and codice redazionale). The same version read twice (same kind,
 * same date) counts once, the first file by name is kept.
 *
 * @example groupVersions([v2024, v2021, v2024again]) // { atti: [{ record: v2024, earlier: [v2021] }], doppioni: [{ file: "b.xml", altro: "a.xml" }] }
 */
export function groupVersions<V extends Versione>(records: readonly V[]): { atti: Atto<V>[]; doppioni: Doppione[] } {
  const byKey = new Map<string, V>();
  // Few acts have more than one.
  const several = new Map<string, V[]>();
  for (const record of records) {
    const first = byKey.get(record.chiave);
    if (first === undefined) byKey.set(record.chiave, record);
    else getOrMake(several, record.chiave, () => [first]).push(record);
  }
  const atti: Atto<V>[] = [];
  const doppioni: Doppione[] = [];
  for (const [chiave, record] of byKey) {
    const list = several.get(chiave);
    if (list === undefined) {
      atti.push({ record, earlier: NONE });
      continue;
    }
    const versions: V[] = [];
    for (const record of list.sort(byAge)) {
      const last = versions.at(-1);
      if (last && last.versione.al === record.versione.al && last.versione.tipo === record.versione.tipo)
        doppioni.push({ file: record.file, altro: last.file });
      else versions.push(record);
    }
    atti.push({ record: versions[0]!, earlier: versions.slice(1) });
  }
  doppioni.sort((a, b) => byCodeUnit(a.file, b.file));
  return { atti, doppioni };
}
