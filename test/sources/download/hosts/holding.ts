/** What the stand-in hosts hold: the files of a data folder, each act by its identity. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { readInput } from "../../../../generator/sources/input.ts";
import { listInputs } from "../../../../generator/sources/list-inputs.ts";
import { readAtto } from "../../../../generator/sources/normattiva/read-atto.ts";
import { Rapporto } from "../../../../generator/sources/rapporto.ts";

export interface HeldAct {
  readonly denominazione: string;
  readonly data: string;
  readonly numero: string;
  readonly gazzetta: string;
  readonly codice: string;
  readonly titolo: string;
  /** Members of an export's archive, one for each version. */
  readonly files: Map<string, Uint8Array>;
  /** Last change that the source knows, `YYYY-MM-DD`. */
  changed: string;
}

/** The acts of a data folder, with every version that it has. */
export async function heldActs(data: string): Promise<HeldAct[]> {
  const limits = { memberBytes: 1e9, ratio: 1e6 };
  const acts = new Map<string, HeldAct & { readonly files: Map<string, Uint8Array> }>();
  for (const input of await listInputs(data, "norme", "norme", limits, new Rapporto())) {
    if (!/\.xml$/i.test(input.name)) continue;
    const bytes = await readInput(input);
    let record: ReturnType<typeof readAtto>["record"];
    try {
      ({ record } = readAtto(bytes, input.name));
    } catch {
      // A file that is no act: the source does not have it.
      continue;
    }
    const { denominazione, data: day, numero, titolo, pubblicazione, versione, chiave } = record;
    const { data: gazzetta, codice_redazionale: codice } = pubblicazione;
    const identity = { denominazione, data: day, numero: numero ?? "0", gazzetta, codice, titolo };
    const known = acts.get(chiave) ?? { ...identity, files: new Map(), changed: versione.al };
    const kind = versione.tipo === "originale" ? "ORIGINALE_V0" : `VIGENZA_${versione.al}_V${known.files.size + 1}`;
    known.files.set(`${denominazione}_${day.replaceAll("-", "")}_${numero}/${gazzetta}_${codice}_${kind}.xml`, bytes);
    if (known.changed < versione.al) known.changed = versione.al;
    acts.set(chiave, known);
  }
  return [...acts.values()];
}

/** An archive as the source makes it. */
export function archiveOf(acts: readonly HeldAct[]): Uint8Array {
  const options = { level: 1, mtime: new Date("2026-01-01T12:00:00Z") } as const;
  const members = acts.flatMap(({ files }) => [...files].map(([name, bytes]) => [name, [bytes, options]] as const));
  return zipSync(Object.fromEntries(members) as Parameters<typeof zipSync>[0]);
}

/** A table of the recovery plan, unzipped where the folder has it zipped. */
export async function tableOf(data: string, name: string): Promise<Uint8Array | null> {
  const limits = { memberBytes: 1e9, ratio: 1e6 };
  for (const input of await listInputs(data, "pnrr", "pnrr", limits, new Rapporto()))
    if (input.name.endsWith(name)) return readInput(input);
  return null;
}

/** A dump of the Senate as a zip, whatever its legislature. */
export function dumpOf(data: string, kind: "ddl" | "composizione"): Uint8Array {
  const folder = path.join(data, "parlamento/senato");
  const name = readdirSync(folder).find((one) => one.startsWith(`dump-${kind}-`));
  if (name === undefined) throw new Error(`${folder}: no dump of ${kind}`);
  const bytes = readFileSync(path.join(folder, name));
  return name.endsWith(".zip") ? bytes : zipSync({ [name]: bytes });
}

/** Texts of bills by their path in the repository, all as of one legislature. */
export function textsOf(data: string, legislature: number): Map<string, Uint8Array> {
  const root = path.join(data, "ddl");
  const names = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".akn.xml"));
  return new Map(
    names.map((name) => [name.replace(/^Leg\d+/, `Leg${legislature}`), readFileSync(path.join(root, name))] as const),
  );
}

export const bytesOf = (text: string): Uint8Array => strToU8(text);
