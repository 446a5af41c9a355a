/** The baseline of generation: fast-xml-parser with the generator's settings over the same files, one thread, nothing else. */

import { listInputs, readInput } from "../../generator/sources/input.ts";
import { Rapporto } from "../../generator/sources/rapporto.ts";
import { bareParse } from "./bare-parse.ts";

const inputs = await listInputs(process.argv[2]!, "norme", "norme", { memberBytes: 1e9, ratio: 1e6 }, new Rapporto());
for (const input of inputs.filter(({ name }) => name.endsWith(".xml"))) {
  try {
    bareParse(await readInput(input));
  } catch {
    // The one unusable file of the collection: the generator refuses it as well.
  }
}
