import { byCodeUnit } from "../../collections/code-unit.ts";
import { jsonLines, type MakeList } from "../../collections/sorted-list.ts";
import type { InputFile } from "../../sources/input.ts";
import { findInputs } from "../../sources/list-inputs.ts";
import { NO_USE } from "../../sources/lister.ts";
import type { Rapporto } from "../../sources/rapporto.ts";

/** An act of Normattiva is at most 10 MB; ten times that is no act. Legitimate ratios stay below 60. */
const ZIP_LIMITS = { memberBytes: 100 * 1024 * 1024, ratio: 200 };

/** What hears of the files of `norme/`. */
export interface FoundActs {
  /** One that calls itself an act. */
  readonly act: (input: InputFile) => void;
  /** The name of any other: an archive, or whatever else lies there. */
  readonly other: (name: string) => void;
}

/**
 * Lists the files of `norme/` of a data folder, in whatever thread.
 *
 * @param spool folder for archives that stand in archives
 * @param lists sorted lists for what grows with the corpus
 * @param rapporto receives what could not be listed, and what is of no use here
 * @example await listActs("data-raw", "spool", lists, rapporto, { act: ({ name }) => names.push(name), other: () => {} }) // names[0]: "norme/codice.xml"
 */
export async function listActs(
  data: string,
  spool: string,
  lists: MakeList,
  rapporto: Rapporto,
  { act, other }: FoundActs,
): Promise<void> {
  const paths = lists("paths", jsonLines<string>(byCodeUnit));
  const found = (input: InputFile) => {
    if (/\.(xml|akn)$/i.test(input.name)) return act(input);
    rapporto.count("norme", NO_USE, { esempio: input.name });
    if (input.member === undefined) other(input.name);
  };
  const folder = { dataDir: data, folder: "norme", area: "norme" } as const;
  await findInputs(folder, ZIP_LIMITS, rapporto, paths, found, { archive: other, spool });
  paths.close();
}
