import type { InputFile } from "../../sources/input.ts";
import { listInputs, NO_USE } from "../../sources/list-inputs.ts";
import { type Conteggio, Rapporto, type Scarto } from "../../sources/rapporto.ts";

/** An act of Normattiva is at most 10 MB; ten times that is no act. Legitimate ratios stay below 60. */
const ZIP_LIMITS = { memberBytes: 100 * 1024 * 1024, ratio: 200 };

/** The files of `norme/`. */
export interface ListedActs {
  /** Those that call themselves acts, by name. */
  readonly inputs: readonly InputFile[];
  /** Names of the other files: archives, and whatever else lies there. */
  readonly others: readonly string[];
  /** What could not be listed, and what is of no use here. */
  readonly rapporto: { readonly scarti: readonly Scarto[]; readonly conteggi: readonly Conteggio[] };
}

/**
 * Lists the files of `norme/` of a data folder, in whatever thread.
 *
 * @param spool folder for archives that stand in archives
 * @example (await listActs("data-raw", "spool")).inputs[0].name // "norme/codice.xml"
 */
export async function listActs(data: string, spool: string): Promise<ListedActs> {
  const rapporto = new Rapporto();
  const others: string[] = [];
  const inputs: InputFile[] = [];
  const archive = (name: string) => others.push(name);
  for (const input of await listInputs(data, "norme", "norme", ZIP_LIMITS, rapporto, { archive, spool }))
    if (/\.(xml|akn)$/i.test(input.name)) inputs.push(input);
    else {
      rapporto.count("norme", NO_USE, { esempio: input.name });
      if (input.member === undefined) others.push(input.name);
    }
  return { inputs, others, rapporto: rapporto.toJSON() };
}
