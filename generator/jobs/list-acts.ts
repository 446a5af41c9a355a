import { type InputFile, listInputs } from "../sources/input.ts";
import { Rapporto, type Scarto } from "../sources/rapporto.ts";

/** An act of Normattiva is at most 10 MB; ten times that is no act. Legitimate ratios stay below 60. */
const ZIP_LIMITS = { memberBytes: 100 * 1024 * 1024, ratio: 200 };

/** The files of `norme/`. */
export interface ListedActs {
  /** Those that call themselves acts, by name. */
  readonly inputs: readonly InputFile[];
  /** Names of the other files: archives, and whatever else lies there. */
  readonly others: readonly string[];
  /** What could not be listed. */
  readonly scarti: readonly Scarto[];
}

/**
 * Lists the files of `norme/` of a data folder, in whatever thread.
 *
 * @example (await listActs("data-raw")).inputs[0].name // "norme/codice.xml"
 */
export async function listActs(data: string): Promise<ListedActs> {
  const rapporto = new Rapporto();
  const others: string[] = [];
  const inputs: InputFile[] = [];
  for (const input of await listInputs(data, "norme", "norme", ZIP_LIMITS, rapporto, (name) => others.push(name)))
    if (/\.(xml|akn)$/i.test(input.name)) inputs.push(input);
    else if (input.member === undefined) others.push(input.name);
  return { inputs, others, scarti: rapporto.scarti };
}
