/** Writes the acts of the European Union as `/ue` lists and finds them. */

import { byCodeUnit } from "../collections/code-unit.ts";
import { getOrMake } from "../collections/get-or-make.ts";
import type { NormaRow } from "../contract/norma-row.ts";
import type { UnionOfAct } from "../contract/resources/union-row.ts";
import { byListOrder } from "../corpus/orders/norme/rows.ts";
import type { CitingAct, CodedUnion, LinkedAct, UnionCard, UnionEntry } from "../format/union-lists.ts";
import { identifiedUnionAct, TIPI_UE } from "../law/identity/union-act.ts";
import { ITALIAN_CITATIONS } from "../law/italian/tables.ts";
import type { FileSink } from "./file-sink.ts";
import { writeCoded, writeEntryPages } from "./write-entry-list.ts";

/** What acts say of an act of the Union. */
interface SaidOf {
  readonly recepita_da: LinkedAct[];
  readonly attuata_da: LinkedAct[];
  readonly citata_da: CitingAct[];
  /** How often it is named by which words. */
  readonly denominazioni: Map<string, number>;
}

const nothingSaid = (): SaidOf => ({ recepita_da: [], attuata_da: [], citata_da: [], denominazioni: new Map() });
const byNorma = (a: { readonly norma: NormaRow }, b: { readonly norma: NormaRow }) => byListOrder(a.norma, b.norma);

/** The words by which most name it: of those that are as frequent the shortest, then the first by code unit. */
function mostFrequent(denominazioni: SaidOf["denominazioni"]): string | null {
  const [first] = [...denominazioni].sort(([a, n], [b, m]) => m - n || a.length - b.length || byCodeUnit(a, b));
  return first?.[0] ?? null;
}

/** An act of the Union as lists show it. */
function unionEntry(celex: string, { recepita_da, attuata_da, citata_da, denominazioni }: SaidOf): UnionEntry {
  const act = identifiedUnionAct(celex);
  if (!act) throw new RangeError(`${celex}: no act of the Union`);
  const { unione, unioneChiesta } = ITALIAN_CITATIONS;
  const nomi = [...new Set([...(unioneChiesta[celex] ?? []), ...(unione[celex] ?? [])])];
  const counts = { n_recepita_da: recepita_da.length, n_attuata_da: attuata_da.length };
  return { ...act, denominazione: mostFrequent(denominazioni), nomi, ...counts, n_citata_da: citata_da.length };
}

/**
 * Writes all acts of the Union, the newest year first, then by CELEX number. They are held together: all acts of the State name some
 * thousands, each some tens.
 *
 * @param acts with what the served version of each says of the Union
 * @returns what the cards say
 */
export function writeUnionLists(
  files: FileSink,
  acts: Iterable<{ readonly norma: NormaRow; readonly ue: readonly UnionOfAct[] }>,
): { readonly ue: UnionCard; readonly codici: number } {
  const found = new Map<string, SaidOf>();
  let rows = 0;
  for (const { norma, ue } of acts)
    for (const { celex, legame, cita, articoli, denominazioni } of ue) {
      const own = getOrMake(found, celex, nothingSaid);
      for (const one of denominazioni) own.denominazioni.set(one, (own.denominazioni.get(one) ?? 0) + 1);
      if (legame) {
        const { come, ...link } = legame;
        own[come === "recepisce" ? "recepita_da" : "attuata_da"].push({ norma, ...link });
      }
      if (cita) own.citata_da.push({ norma, articoli });
      rows++;
    }
  const all = Array.from(found, ([celex, said]): [string, CodedUnion[string]] => {
    const sorted = [
      said.recepita_da.sort(byNorma),
      said.attuata_da.sort(byNorma),
      said.citata_da.sort(byNorma),
    ] as const;
    return [celex, [unionEntry(celex, said), ...sorted]];
  });
  const entries = all.map(([, [entry]]) => entry);
  entries.sort((a, b) => b.anno - a.anno || byCodeUnit(a.celex, b.celex));
  const { pages, windows } = writeEntryPages(files, "ue", entries, TIPI_UE, ({ tipo }, wanted) => tipo === wanted);
  return { ue: { ...pages, tipi: windows }, codici: writeCoded(files, "ue", all, rows) };
}
