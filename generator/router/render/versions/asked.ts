/** The act and the version that a text asks for. */

import { itemAt } from "../../../collections/at.ts";
import { notaVersione } from "../../../contract/note-versioni.ts";
import { type Lingua, TESTO_SERVITO } from "../../../contract/prose.ts";
import { type ActIndex, partsOfChiave, versionOn } from "../../../format/act-index.ts";
import { metaWith } from "../../../format/line-json.ts";
import type { Read } from "../../../format/read-tree.ts";
import type { RequestedPlace } from "../../../law/citations/place.ts";
import { ORIGINAL } from "../../../law/identity/original.ts";
import { splitDay } from "../../../law/identity/version-day.ts";
import type { Answer } from "../../answer.ts";
import { findAct } from "../find-act.ts";
import { actNotFound, several } from "../lookup.ts";
import { type ActFiles, openAct } from "./act-files.ts";
import { type AskedPart, changedBetween, noVersion, officialText } from "./official-text.ts";

/** An act in one of its versions. */
export interface AskedVersion {
  readonly act: ActFiles;
  /** 0 is the newest. */
  readonly version: number;
  /** The day that was asked for, or `ORIGINAL`; `null` where none was. */
  readonly day: string | null;
  /** The article that the text names besides; `undefined` where it names none. */
  readonly luogo: RequestedPlace | undefined;
}

/**
 * Opens the act that a text names, in any of the spellings of the contract; else the answer that says why not.
 *
 * @param day of the version that is asked for
 * @param articolo number of the article that is asked for
 */
export async function openNamed(
  read: Read,
  text: string,
  lingua: Lingua,
  day: string | null = null,
  articolo?: string,
): Promise<Pick<AskedVersion, "act" | "luogo"> | { readonly answer: Answer }> {
  const { act, candidati, luogo, eli: _, ...unknown } = await findAct(read, text, (eli) => openAct(read, eli));
  if (candidati) return { answer: several("norma", lingua, candidati) };
  return act ? { act, luogo } : { answer: actNotFound(lingua, unknown, day, articolo) };
}

/**
 * Opens the act that a text names and finds the version that it asks for, the one that is served where it asks for none.
 *
 * @param part of the act that is asked for; by default the act
 * @param articolo number of the article that is asked for: where its official text is can be said of an act that is not here
 */
export async function openVersion(
  read: Read,
  named: string,
  lingua: Lingua,
  part?: (act: ActFiles) => AskedPart,
  articolo?: string,
): Promise<AskedVersion | { readonly answer: Answer }> {
  const { text, day } = splitDay(named);
  const opened = await openNamed(read, text, lingua, day, articolo);
  if ("answer" in opened) return opened;
  const { act, luogo } = opened;
  const version = versionOn(act.index, day);
  if (version !== undefined) return { act, version, day, luogo };
  return { answer: await noVersion(act, day, lingua, part?.(act)) };
}

/** The ELI of an act, with the day of its version where one was asked for. */
export function versionedEli({ act: { eli, index }, version, day }: AskedVersion): string {
  if (day === null) return eli;
  const { al = "" } = index.versioni[version] ?? {};
  // Of two versions of one day that day names the newer one.
  return `${eli}@${versionOn(index, al) === version ? al : ORIGINAL}`;
}

/**
 * What the address of an article says of it.
 *
 * @param eli of its act, with a day if one was asked for
 * @param chiave its path, as the index of its act has it
 * @example articleValues("eli:/it/legge/1990/08/07/241", "annesso/1/art/3") // { eli: "eli:/it/legge/1990/08/07/241/annesso/1", articolo: "3" }
 */
export function articleValues(eli: string, chiave: string): { readonly eli: string; readonly articolo: string } {
  const { below, last } = partsOfChiave(chiave);
  return { eli: `${eli}/${below}`.slice(0, -1), articolo: last };
}

/** What an answer about a version says of it. */
export function versionShown(index: ActIndex, version: number): ShownVersion {
  const { tipo, al, futura } = itemAt(index.versioni, version);
  return { tipo, al, ...(futura && { futura }) };
}

/** A version as an answer shows it. */
interface ShownVersion {
  readonly tipo: string;
  readonly al: string;
  readonly futura?: true;
}

/** What is said of a version because it was asked for. */
interface Between {
  /** Line 1 of the answer. */
  readonly meta: string;
  /** Further members of the answer, a comma before each; empty where no day was asked for. */
  readonly members: string;
}

/**
 * What an answer about a version says because it was asked for: which one it is, what may have changed until the day.
 *
 * @param line line 1 of the answer
 * @param into lines of relations that act on what was asked for
 * @param days of relations that may, too
 * @param articolo number of the article that is asked for, in the main numbering
 */
export async function changesUntilDay(
  { act: { index }, version, day }: AskedVersion,
  lingua: Lingua,
  line: string,
  into: readonly string[],
  days: readonly string[] = [],
  articolo?: string,
): Promise<Between> {
  if (day === null) return { meta: line, members: "" };
  const { al, tipo, futura = false } = versionShown(index, version);
  const giorno = day === ORIGINAL ? null : day;
  const isBetween = (one: string) => giorno !== null && al < one && one <= giorno;
  const found = giorno === null ? [] : changedBetween(into, al, giorno);
  const meta = metaWith(line, (nota, datiAl) => {
    const said = notaVersione(
      {
        ...{ tipo, al, futura, giorno, datiAl, intermedie: found.length, altre: days.filter(isBetween) },
        ...{ ultima: itemAt(index.versioni, 0).al, entrata: index.entrata },
      },
      lingua,
    );
    const served = TESTO_SERVITO[lingua];
    return nota.startsWith(served) ? nota.replace(served, `${said.slice(0, -1)};`) : `${said} ${nota}`;
  });
  if (giorno === null) return { meta, members: "" };
  const said = JSON.stringify({ giorno, testo_ufficiale: officialText(index, giorno, articolo) }).slice(1, -1);
  return { meta, members: `,${said},"modifiche_intermedie":[${found.join(",")}]` };
}
