/**
 * The answers about one act. `api/public/norme/<act>.json`, or the same from line 2 on in a pack:
 *
 *     {"meta":{...},                        line 1, of a file alone
 *     "eli":"…","tipo":"…",...,             line 2: the members of the row, further ones, the preamble and the end
 *     "articoli":[                          an article a line
 *     ],"allegati":[                        an attachment a line
 *     ],"relazioni":{"out":[                a change that the act makes a line
 *     ],"in":[                              a change made to it a line
 *     ]}}
 *
 * `api/public/relazioni/<act>.json` has the row and the same lines of changes, those that the act makes first.
 */

import type { ModificheSuccessive } from "../contract/modifiche-successive.ts";
import { afterLine, decode } from "./bytes.ts";
import { itemsOf, listBlock, piecesOf, scalarsOf } from "./line-json.ts";

/** The lines that open the lists of an act, and the one that closes the last. */
export const ARTICOLI = '"articoli":[\n';
export const ALLEGATI = '],"allegati":[\n';
export const OUT = '],"relazioni":{"out":[\n';
export const IN = '],"in":[\n';
export const END = "]}}\n";

/** Name of the answer of `/norme/{eli}`, by `fileOfEli`: `legge/1990/08/07/241` → `api/public/norme/legge/1990/08/07/241.json`. */
export const actFile = (file: string): string => `api/public/norme/${file}.json`;

/** Name of the answer of `/relazioni`. */
export const relazioniFile = (file: string): string => `api/public/relazioni/${file}.json`;

/** The changes that an act's answer shows: those it makes, and those made to it; each the JSON of one line. */
export interface RelationLines {
  readonly out: readonly string[];
  readonly in: readonly string[];
}

/** An act's answer, line by line. */
export interface ActLines {
  /** Line 2 without the comma at its end. */
  readonly scalari: string;
  readonly articoli: readonly string[];
  readonly allegati: readonly string[];
  readonly relazioni: RelationLines;
}

/**
 * The answer of `/norme/{eli}` from line 2 on.
 *
 * @example encodeAct({ scalari: '"eli":"…"', articoli: ["{}"], allegati: [], relazioni: { out: [], in: [] } })
 * // '"eli":"…",\n"articoli":[\n{}\n],"allegati":[\n],"relazioni":{"out":[\n],"in":[\n]}}\n'
 */
export const encodeAct = ({ scalari, articoli, allegati, relazioni }: ActLines): string =>
  `${scalari},\n${ARTICOLI}${listBlock(articoli)}${ALLEGATI}${listBlock(allegati)}${OUT}${listBlock(relazioni.out)}${IN}${listBlock(relazioni.in)}${END}`;

/**
 * The changes that an answer shows.
 *
 * @param text of the answer, from any line before its changes on
 * @throws RangeError where it is no act's answer
 * @example relationLines(answer).out.length // 12
 */
export function relationLines(text: string): RelationLines {
  const at = text.lastIndexOf(OUT);
  if (at < 0) throw new RangeError("manca un elenco dell'atto");
  const [out = "", into = ""] = text.slice(at + OUT.length, -END.length).split(IN);
  return { out: itemsOf(out), in: itemsOf(into) };
}

/**
 * The byte of the line that opens the list of the changes that an act makes; 0 where this is no act's answer.
 *
 * @param answer from any line before its changes on
 */
export function startOfRelations(answer: Uint8Array): number {
  const closing = OUT.charCodeAt(0);
  for (let at = afterLine(answer); at > 0; at = afterLine(answer, at))
    if (answer[at] === closing && decode(answer.subarray(at, at + OUT.length)) === OUT) return at;
  return 0;
}

/** Members of line 2 that are the act's row. */
const ROW = 7;

/** The day of a relation, from its line; `undefined` where it is not known. */
export const dayOfRelation = (line: string): string | undefined => /"data":"(\d{4}-\d\d-\d\d)"/.exec(line)?.[1];

/**
 * Days of the relations that change words of a text, of those whose day is known.
 *
 * @param lines of an answer
 * @example textualDays(['{"direzione":"in",…,"tipo":"abroga","classe":"testo","data":"2021-05-01",…}']) // ["2021-05-01"]
 */
export function textualDays(lines: readonly string[]): string[] {
  return lines.flatMap((line) => (line.includes('"classe":"testo"') ? (dayOfRelation(line) ?? []) : []));
}

const AL = /"versione":\{"tipo":"[a-z]*","al":"([\d-]*)"/;
const SUCCESSIVE = /"modifiche_successive":(\{"n":\d+,"ultima":"[\d-]*"\})/;

/**
 * The changes that came after the day of an act's text, which it does not have; `null` if there are none.
 *
 * @param text of the answer from line 2 on, or line 2 alone
 * @example successiveOf('"versione":{"tipo":"vigente","al":"2023-05-30"},"modifiche_successive":{"n":1,"ultima":"2024-12-31"},')
 *   // { al: "2023-05-30", changes: { n: 1, ultima: "2024-12-31" } }
 */
export function successiveOf(
  text: string | Uint8Array,
): { readonly al: string; readonly changes: ModificheSuccessive } | null {
  const second = typeof text === "string" ? text : decode(text.subarray(0, afterLine(text)));
  const [, al] = AL.exec(second) ?? [];
  const [, changes] = SUCCESSIVE.exec(second) ?? [];
  return al === undefined || changes === undefined ? null : { al, changes: JSON.parse(changes) };
}

/** The row of an act, from its text from line 2 on. */
export const rowOfAct = (act: Uint8Array): object =>
  Object.fromEntries(Object.entries(scalarsOf<object>(act, 0)).slice(0, ROW));

/**
 * The answer of `/relazioni` about an act, in both directions.
 *
 * @param meta line 1
 * @param norma the act's row
 */
export function encodeRelazioni(meta: string, norma: object, lines: RelationLines): string {
  const [totale_out, totale_in] = [lines.out.length, lines.in.length];
  const scalars = { norma, dir: "entrambe", totale: totale_out + totale_in, totale_out, totale_in };
  return piecesOf(meta, scalars, { relazioni: [...lines.out, ...lines.in].join(",\n") }).join("");
}

/** The lines of an answer of `/relazioni`: line 3 opens their list, the last line closes it. */
export const relazioniOf = (answer: Uint8Array): string[] =>
  decode(answer)
    .split("\n")
    .slice(3, -2)
    .map((line) => line.replace(/,$/, ""));
