/** The sample acts as plain XML, for tests that hold them against themselves and not against the program's own reader. */

import { fileURLToPath } from "node:url";
import { readInput } from "../../generator/sources/input.ts";
import { listInputs } from "../../generator/sources/list-inputs.ts";
import { Rapporto } from "../../generator/sources/rapporto.ts";
import { attribute, childAt, descendants, textOf, type XmlElement } from "../../generator/sources/xml/navigate.ts";
import { parseXml } from "../../generator/sources/xml/parse.ts";

export const SAMPLE = fileURLToPath(new URL("../../data-raw", import.meta.url));
const LIMITS = { memberBytes: 1024 * 1024, ratio: 200 };

export interface SampleAct {
  readonly file: string;
  readonly act: XmlElement;
  readonly urn: string;
  /** Identity as references write it: `2010-04-20/9004`. */
  readonly key: string;
  readonly denominazione: string;
  readonly titolo: string;
  readonly eli: string;
  readonly gazzetta: string;
  readonly codice: string;
  /** All text of body and attachments. */
  readonly testo: string;
}

const collapsed = (text: string) => text.replace(/\s+/g, " ").trim();

function sampleAct(file: string, root: XmlElement): SampleAct {
  const act = childAt(root, "act")!;
  const work = childAt(act, "meta", "identification", "FRBRWork")!;
  const alias = (name: string) =>
    attribute(
      [...descendants(work, "FRBRalias")].find((e) => attribute(e, "name") === name),
      "value",
    )!;
  const span = (property: string) => [...descendants(work, "span")].find((e) => attribute(e, "property") === property)!;
  const urn = alias("urn:nir");
  return {
    file,
    act,
    urn,
    key: urn.split(":").at(-1)!.replace(";", "/"),
    denominazione: attribute(span("eli:type_document"), "resource")!.split("#")[1]!,
    titolo: collapsed(attribute(span("eli:title"), "content")!),
    eli: alias("eli"),
    gazzetta: attribute(childAt(act, "meta", "publication"), "date")!,
    codice: attribute(span("eli:id_local"), "content")!,
    testo: collapsed(textOf(childAt(act, "body")) + textOf(childAt(act, "attachments"))),
  };
}

/** Every act of the sample in every version, loose files and members of archives. */
export async function readSample(): Promise<SampleAct[]> {
  const rapporto = new Rapporto();
  const inputs = await listInputs(SAMPLE, "norme", "norme", LIMITS, rapporto);
  if (rapporto.discarded > 0) throw new Error(JSON.stringify(rapporto));
  return Promise.all(inputs.map(async (input) => sampleAct(input.name, parseXml(await readInput(input)))));
}

/** What an act says that it changes, and what is said to change it, by key (`2010-04-20/9004`). */
export function changesOf({ act, key }: SampleAct): {
  changes: Set<string>;
  changedBy: Set<string>;
  kinds: Set<string>;
} {
  const changes = new Set<string>();
  const changedBy = new Set<string>();
  const kinds = new Set<string>();
  const active = childAt(act, "meta", "analysis", "activeModifications");
  for (const mod of active ? descendants(active, "textualMod") : []) {
    const href = attribute(childAt(mod, "destination"), "href")!;
    const marked = attribute(childAt(mod, "source"), "href")!.startsWith("#");
    kinds.add(marked ? "modifica_marcata" : "modifica_attiva");
    const [, data, numero] = /(\d{4}-\d\d-\d\d)[;/](\d+)/.exec(href)!;
    if (`${data}/${numero}` !== key) changes.add(`${data}/${numero}`);
  }
  for (const ref of descendants(childAt(act, "meta", "references")!, "passiveRef")) {
    const [, data, numero] = /^\/akn\/it\/act\/[^/]+\/[^/]+\/([\d-]+)\/(\d+)\//.exec(attribute(ref, "href")!) ?? [];
    if (data !== undefined) changedBy.add(`${data}/${numero}`);
  }
  return { changes, changedBy, kinds };
}
