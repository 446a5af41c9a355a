/** Writes the rulings of the Constitutional Court as `/pronunce` lists and finds them. */

import { byCodeUnit } from "../collections/code-unit.ts";
import { getOrMake } from "../collections/get-or-make.ts";
import type { RulingEntry, RulingRow } from "../contract/resources/pronunce.ts";
import { byDeposit } from "../contract/resources/ruling-row.ts";
import { EFFECTS, type Effect } from "../contract/ruling-effects.ts";
import { encodeLines } from "../format/entry-lists.ts";
import { RULING_NUMBERS, type RulingsCard } from "../format/ruling-lists.ts";
import type { FileSink } from "./file-sink.ts";
import { writeCoded, writeEntryPages } from "./write-entry-list.ts";

/** What one row says of the ruling as a whole; of rows that contradict each other, what most of them say, of several the first. */
function mostSaid(rows: readonly RulingRow[]): RulingRow | undefined {
  const said = rows.map(({ tipo, deciso, deposito, gazzetta }) => JSON.stringify([tipo, deciso, deposito, gazzetta]));
  const count = (text: string | undefined) => said.filter((other) => other === text).length;
  const most = Math.max(...said.map(count));
  return rows.find((_, i) => count(said[i]) === most);
}

/**
 * A ruling as a list shows it.
 *
 * @param rows of it, by act and in the order of the act
 */
function rulingEntry(rows: readonly RulingRow[]): RulingEntry {
  const first = mostSaid(rows);
  if (!first) throw new RangeError("a ruling without a row");
  const { ecli, tipo, numero, anno, deciso, deposito, gazzetta, url } = first;
  const norme = new Map(
    rows.map(({ norma: { eli, titolo } }) => [eli, { eli, titolo, articoli: new Map<string, string>() }]),
  );
  for (const { norma, articolo } of rows) norme.get(norma.eli)?.articoli.set(articolo.eli, articolo.numero);
  const effects: ReadonlySet<Effect> = new Set(rows.map(({ effetto }) => effetto));
  return {
    ...{ ecli, tipo, numero, anno, deciso, deposito, gazzetta, url },
    n_atti: norme.size,
    n_articoli: new Set(rows.map(({ articolo }) => articolo.eli)).size,
    effetti: EFFECTS.filter((effect) => effects.has(effect)),
    norme: Array.from(norme.values(), (act) => ({ ...act, articoli: [...act.articoli.values()] })),
  };
}

/**
 * Writes all rulings. They are held together: the Court has struck some thousands of articles since 1956.
 *
 * @param rows those of each act in the order of its articles
 * @returns what the cards say
 */
export function writeRulingLists(
  staging: FileSink,
  rows: Iterable<RulingRow>,
): { readonly pronunce: RulingsCard; readonly codici: number } {
  const rulings = new Map<string, RulingRow[]>();
  let count = 0;
  for (const row of rows) {
    getOrMake(rulings, row.ecli ?? `${row.articolo.eli} ${row.nota}`, () => []).push(row);
    count++;
  }
  for (const own of rulings.values()) own.sort((a, b) => byCodeUnit(a.norma.eli, b.norma.eli));
  const entries = [...rulings]
    .sort(([a], [b]) => byCodeUnit(a, b))
    .map(([, own]) => rulingEntry(own))
    .sort(byDeposit);
  const { pages, windows } = writeEntryPages(staging, "pronunce", entries, EFFECTS, ({ effetti }, effect) =>
    effetti.includes(effect),
  );
  const coded = [...rulings].flatMap(([ecli, own]) =>
    own[0]?.ecli === ecli ? [[ecli, [rulingEntry(own), own]] as const] : [],
  );
  const codici = writeCoded(staging, "pronunce", coded, count);
  const numbers = entries.flatMap(({ anno, numero }) =>
    anno === null || numero === null ? [] : [[anno, numero] as const],
  );
  staging.write(RULING_NUMBERS, encodeLines(numbers.sort(([year, a], [other, b]) => year - other || a - b)));
  return { pronunce: { ...pages, effetti: windows }, codici };
}
