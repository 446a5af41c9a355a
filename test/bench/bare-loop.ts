/**
 * The baseline of generation: fast-xml-parser, losing nothing, over the same files, one thread, nothing else.
 *
 *   node .build/bench/bare-loop.js <data folder> [part of parts, 0 1 by default]
 */

import { readFileSync } from "node:fs";
import { XMLParser } from "fast-xml-parser";
import { readInput } from "../../generator/sources/input.ts";
import { listInputs } from "../../generator/sources/list-inputs.ts";
import { Rapporto } from "../../generator/sources/rapporto.ts";

/** Settings under which fast-xml-parser loses no text of a usual file, keeps mixed content in order and decodes references. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  attributeNamePrefix: "",
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  jPath: false,
  maxNestedTags: Number.POSITIVE_INFINITY,
  htmlEntities: true,
  processEntities: { enabled: true, maxExpandedLength: Number.POSITIVE_INFINITY },
});

/** What fast-xml-parser makes of a file, and no check. */
function bareParse(source: Buffer): unknown {
  return parser.parse(source.toString("utf8"));
}

const [data, part = "0", parts = "1"] = process.argv.slice(2) as [string, string?, string?];
const inputs = await listInputs(data, "norme", "norme", { memberBytes: 1e9, ratio: 1e6 }, new Rapporto());
const acts = inputs.filter(({ name }) => name.endsWith(".xml"));
for (const input of acts.filter((_, i) => i % Number(parts) === Number(part))) {
  try {
    // Nothing quicker than this reads files one after the other.
    bareParse(input.member === undefined ? readFileSync(input.path) : await readInput(input));
  } catch {
    // The one unusable file of the collection: the generator refuses it as well.
  }
}
