/** The last gate: no file about money, members or bills, and no report, is written with the personal code of anybody. */

import { personalCodeIn } from "../law/personal-code.ts";

/**
 * Files that hold the texts of acts, whole or cut into words. What a law says is published as it is, a sample code on an official form too,
 * and one act never stops a run.
 */
const OF_ACTS = /(?:^|[/-])(?:norme|articoli|relazioni|allegati|cerca|graph|pronunce|ue)(?:[./-]|$)/;
/** Files of text. The others are compressed copies of these, numbers, and tables made of the same rows as the answers. */
const TEXT = /\.(?:json|ndjson|csv|txt|md|ttl|xml|atom|html|sql)$/;
/**
 * Digests, which the program makes itself: releases have 12 hexadecimal digits, ids of feeds 20, checksums more; policies of pages write theirs
 * in base 64. A personal code has 16 signs, and two of them lost or doubled leave it between these.
 */
const DIGEST = /(?<![A-Za-z0-9])(?:[0-9a-f]{12}|[0-9a-f]{20,})(?![A-Za-z0-9])|sha256-[A-Za-z0-9+/]{43}=/g;
/** Folders whose files are of the recovery plan, though they hold a graph. */
const OF_MONEY_OR_MEMBERS = /(?:^|[/-])(?:pnrr|politici|ddl|parlamentari)(?:[./-]|$)/;

/**
 * Looks at a file, or at a piece of one, before it is written.
 *
 * @param name path in the tree
 * @throws Error where it holds what looks like a personal code: it names the file, and the code by its beginning alone
 * @example assertNoPerson("rapporto.json", "ZZZXXX00A01A001Z") // throws: rapporto.json: contiene il codice fiscale di una persona ...
 */
export function assertNoPerson(name: string, content: string | Uint8Array): void {
  if (!TEXT.test(name) || (OF_ACTS.test(name) && !OF_MONEY_OR_MEMBERS.test(name))) return;
  // One byte, one sign: the form has plain letters and digits alone, and no text need be decoded.
  const text = typeof content === "string" ? content : Buffer.from(content).toString("latin1");
  // Digests are looked for if there is something that one could be: few files have any.
  const found = personalCodeIn(text) && personalCodeIn(text.replace(DIGEST, "-"));
  if (found === null) return;
  throw new Error(
    `${name}: contiene il codice fiscale di una persona («${found.slice(0, 4)}…»). Niente è stato pubblicato: cercarlo nei file d'ingresso da cui viene e toglierlo`,
  );
}
