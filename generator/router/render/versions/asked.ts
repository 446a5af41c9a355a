/** The act and the version that a text asks for. */

import { NESSUNA_VERSIONE } from "../../../api/errors.ts";
import type { Lingua } from "../../../api/prose.ts";
import type { RequestedPlace } from "../../../law/citations/place.ts";
import { splitDay } from "../../../law/identity/version-day.ts";
import { type Answer, answerOf } from "../../answer.ts";
import type { Read } from "../../tree.ts";
import { findAct } from "../find-act.ts";
import { notFound, several } from "../lookup.ts";
import { type ActFiles, openAct } from "./act-files.ts";
import { versionOn } from "./pieces.ts";

/** An act in one of its versions. */
export interface AskedVersion {
  readonly act: ActFiles;
  /** 0 is the newest. */
  readonly version: number;
  /** Whether a day was asked for. */
  readonly dated: boolean;
  /** The article that the text names besides; `undefined` where it names none. */
  readonly luogo: RequestedPlace | undefined;
}

/** No version of an act was in force on a day: 404 with the days of those that are kept. */
export function noVersion({ index }: ActFiles, lingua: Lingua): Answer {
  const versioni = index.versioni.map(({ al }) => al);
  return answerOf(404, JSON.stringify({ detail: NESSUNA_VERSIONE[lingua], versioni }), lingua);
}

/** Opens the act that a text names, in any of the spellings of the contract; else the answer that says why not. */
export async function openNamed(
  read: Read,
  text: string,
  lingua: Lingua,
): Promise<Pick<AskedVersion, "act" | "luogo"> | { readonly answer: Answer }> {
  const { act, candidati, luogo, eli: _, ...unknown } = await findAct(read, text, (eli) => openAct(read, eli));
  if (candidati) return { answer: several("norma", lingua, candidati) };
  return act ? { act, luogo } : { answer: notFound("norma", lingua, unknown) };
}

/** Opens the act that a text names and finds the version in force on the day that it tells, the newest where it tells none. */
export async function openVersion(
  read: Read,
  named: string,
  lingua: Lingua,
): Promise<AskedVersion | { readonly answer: Answer }> {
  const { text, day } = splitDay(named);
  const opened = await openNamed(read, text, lingua);
  if ("answer" in opened) return opened;
  const { act, luogo } = opened;
  const version = versionOn(act.index, day);
  return version === undefined ? { answer: noVersion(act, lingua) } : { act, version, dated: day !== null, luogo };
}

/** The ELI of an act, with the day of its version where one was asked for. */
export function versionedEli({ act, version, dated }: AskedVersion): string {
  return dated ? `${act.eli}@${act.index.versioni[version]?.al}` : act.eli;
}
