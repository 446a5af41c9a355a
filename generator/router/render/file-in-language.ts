import type { Lingua } from "../../contract/prose.ts";
import { afterLine, concat } from "../../format/bytes.ts";
import { cardFile, metaLine } from "../../format/card.ts";
import { withMeta } from "../../format/line-json.ts";
import { type Read, readRequired } from "../../format/read-tree.ts";

/** Line 1 of a document of the tree in a language: its own in Italian, else from the card. */
export async function metaOf(
  file: Uint8Array,
  operation: string,
  lingua: Lingua,
  read: Read,
): Promise<string | Uint8Array> {
  return lingua === "it"
    ? file.subarray(0, afterLine(file))
    : metaLine(await readRequired(read, cardFile(operation)), lingua);
}

/** A document of the tree in a language: the file as it is in Italian. */
export async function documentIn(file: Uint8Array, operation: string, lingua: Lingua, read: Read): Promise<Uint8Array> {
  return lingua === "it" ? file : concat(withMeta(await metaOf(file, operation, lingua, read), file));
}
