import { itemAt } from "../../collections/at.ts";
import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import type { AttoRecord } from "../../sources/normattiva/records.ts";

/** The fields by which versions are distinguished and ordered. */
export type Versione = Pick<AttoRecord, "chiave" | "versione" | "file" | "caratteri" | "senzaGiorno">;

/** One act in all the versions that were read. */
interface Atto<V extends Versione> {
  /** The version that is served to who asks for no day: the newest that is not of a day after the data, else the nearest one. */
  readonly record: V;
  /** The other versions, newest first: their signals count too. */
  readonly earlier: readonly V[];
}

/**
 * Whether a version is of a day after that of the data: who extracted them cannot know whether it will be so.
 *
 * @param datiAl newest day of the sources of acts; `null` where there are none
 * @example isFuture({ al: "2027-01-01" }, "2026-05-07") // true
 */
export const isFuture = ({ al }: AttoRecord["versione"], datiAl: string | null): boolean =>
  datiAl !== null && al > datiAl;

/** A file that holds what another one holds. */
export interface Doppione {
  /** The file left aside, and the one that was kept. */
  readonly file: string;
  readonly altro: string;
}

/** What became of the files of all acts. */
interface Grouped<V extends Versione> {
  readonly atti: Atto<V>[];
  readonly doppioni: Doppione[];
  /** Files left aside because nothing tells the day of their version, and their act has versions of which it is known. */
  readonly senzaGiorno: string[];
}

const NONE: readonly never[] = [];

/** Newest first; on one day the consolidated text is newer than the original, then the longer text comes first, then the file's name decides. */
function byAge(a: Versione, b: Versione): number {
  return (
    byCodeUnit(b.versione.al, a.versione.al) ||
    byCodeUnit(a.versione.tipo, b.versione.tipo) ||
    b.caratteri - a.caratteri ||
    byCodeUnit(a.file, b.file)
  );
}

/**
 * Gathers the versions of each act (`chiave`: Gazzetta date and codice redazionale). The same version read twice (same kind,
 * same date) counts once: the file with more text is kept, of two equal ones the first by name. A version of which nothing tells the day counts
 * where its act has no other.
 *
 * @param datiAl newest day of the sources of acts, as `isFuture` takes it
 * @example groupVersions([v2024, v2021, v2024again], "2026-05-07") // { atti: [{ record: v2024, earlier: [v2021] }], doppioni: [{ file: "b.xml", altro: "a.xml" }], senzaGiorno: [] }
 */
export function groupVersions<V extends Versione>(records: readonly V[], datiAl: string | null): Grouped<V> {
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
  const senzaGiorno: string[] = [];
  for (const [chiave, record] of byKey) {
    const list = several.get(chiave);
    if (list === undefined) {
      atti.push({ record, earlier: NONE });
      continue;
    }
    const versions: V[] = [];
    const dated = list.filter((version) => !version.senzaGiorno);
    if (dated.length > 0) for (const { file, senzaGiorno: undated } of list) if (undated) senzaGiorno.push(file);
    for (const record of (dated.length > 0 ? dated : list).sort(byAge)) {
      const last = versions.at(-1);
      if (last && last.versione.al === record.versione.al && last.versione.tipo === record.versione.tipo)
        doppioni.push({ file: record.file, altro: last.file });
      else versions.push(record);
    }
    const served =
      versions.find(({ versione }) => !isFuture(versione, datiAl)) ?? itemAt(versions, versions.length - 1);
    atti.push({ record: served, earlier: versions.filter((version) => version !== served) });
  }
  doppioni.sort((a, b) => byCodeUnit(a.file, b.file));
  return { atti, doppioni, senzaGiorno: senzaGiorno.sort(byCodeUnit) };
}

/** Articles named in a report, at most. */
const MOST_NAMED = 12;

/**
 * What two files of one version have that the other has not, in Italian; empty where their texts are equal.
 *
 * @param kept articles of the file that is served: number and text by ELI
 * @param left those of the other one
 * @example differenceOf(new Map([["e", { numero: "3", testo: "Uno." }]]), new Map([["e", { numero: "3", testo: "" }]])) // "1 articoli senza il loro testo: 3"
 */
export function differenceOf(
  kept: ReadonlyMap<string, { readonly numero: string; readonly testo: string }>,
  left: ReadonlyMap<string, { readonly numero: string; readonly testo: string }>,
): string {
  const [empty, other, missing]: [string[], string[], string[]] = [[], [], []];
  for (const [eli, { numero, testo }] of kept) {
    const text = left.get(eli)?.testo;
    if (text === testo) continue;
    if (text === undefined) missing.push(numero);
    else (text === "" ? empty : other).push(numero);
  }
  const added = [...left].flatMap(([eli, { numero }]) => (kept.has(eli) ? [] : [numero]));
  const named = (numbers: readonly string[]) =>
    numbers.slice(0, MOST_NAMED).join(", ") + (numbers.length > MOST_NAMED ? ", …" : "");
  return [
    ["articoli senza il loro testo", empty] as const,
    ["articoli con un altro testo", other] as const,
    ["articoli che mancano", missing] as const,
    ["articoli in più", added] as const,
  ]
    .flatMap(([what, numbers]) => (numbers.length ? [`${numbers.length} ${what}: ${named(numbers)}`] : []))
    .join("; ");
}
