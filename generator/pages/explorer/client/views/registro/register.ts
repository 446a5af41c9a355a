/** The register of one's own acts: what is read of `/registro`, what is remembered of a look at it, and the file that it is kept in. */

import type { AnswerOf } from "../../../../../contract/resources/declare/fields.ts";
import type { ACT_BODIES } from "../../../../../contract/resources/norme.ts";
import type { SheetTable } from "../../data/csv.ts";
import type { ListedAct } from "../norma/act-body.ts";

/** What `/registro` answers. */
export type Register = AnswerOf<typeof ACT_BODIES.registro>;
/** What became of a name in the register. */
export type RegisterEntry = Register["norme"][number];

/** An act of the register that this collection has. */
export interface KnownEntry extends RegisterEntry {
  readonly norma: ListedAct;
}

/** Whether this collection has one act of the name. */
export const isKnown = (entry: RegisterEntry): entry is KnownEntry => entry.norma !== null;

/**
 * What tells whether an act has changed since it was looked at: its versions, the day and the digest of its text, its latest relation.
 *
 * @example lookOf(entry) // "2 2024-12-14 0f1e2d3c4b5a 2024-12-14 eli:/it/decreto-legislativo/2024/11/29/9009"
 */
export const lookOf = ({ n_versioni, versione, ultima_modifica }: RegisterEntry): string =>
  [n_versioni, versione?.al, versione?.sha256.slice(0, 12), ultima_modifica?.data, ultima_modifica?.da]
    .filter((part) => part !== undefined)
    .join(" ");

/**
 * Whether an act has changed: since a day, or since the last look where no day is asked for. An act that was never looked at has not.
 *
 * @param seen what `lookOf` gave at the last look; empty or undefined where there was none
 */
export const hasChanged = (entry: RegisterEntry, seen: string | undefined): boolean =>
  entry.cambiata ?? (seen ? seen !== lookOf(entry) : false);

const SEEN = " # visto: ";

/**
 * The register as the text of a file, an act on each line with what was seen of it: `npm run ask -- registro FILE` reads it too.
 *
 * @param acts by ELI, what `lookOf` gave
 * @example registerText({ "eli:/it/legge/1999/03/15/9001": "" }) // "eli:/it/legge/1999/03/15/9001\n"
 */
export const registerText = (acts: Readonly<Record<string, string>>): string =>
  Object.entries(acts)
    .map(([eli, seen]) => `${eli}${seen === "" ? "" : SEEN + seen}\n`)
    .join("");

/**
 * What a file says was seen of acts, by their names; nothing of those that it says nothing of.
 *
 * @example seenIn("eli:/it/legge/1999/03/15/9001 # visto: 1 1999-03-20") // { "eli:/it/legge/1999/03/15/9001": "1 1999-03-20" }
 */
export const seenIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split("\n").flatMap((line) => {
      const at = line.indexOf(SEEN);
      return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + SEEN.length).trim()]];
    }),
  );

/** The register as a table of the drawer "these data". */
export const registerTable = (entries: readonly KnownEntry[], changed: (entry: KnownEntry) => boolean): SheetTable => ({
  columns: ["eli", "titolo", "cambiata", "versione", "versioni", "ultima_modifica", "modificata_da", "versione_futura"],
  rows: entries.map((entry) => [
    entry.norma.eli,
    entry.norma.titolo,
    changed(entry),
    entry.versione?.al ?? null,
    entry.n_versioni,
    entry.ultima_modifica?.data ?? null,
    entry.ultima_modifica?.da ?? null,
    entry.futura?.al ?? null,
  ]),
});
