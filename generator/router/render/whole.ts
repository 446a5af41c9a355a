import type { OperationId } from "../../api/operations.ts";
import type { Lingua } from "../../api/prose.ts";
import { answerOf } from "../answer.ts";
import { afterLine, card, concat, metaLine, must, type Read } from "../tree.ts";
import type { Render } from "./render.ts";

/** A document of the tree in a language: the file as it is in Italian, else with line 1 from the card. */
export async function inLanguage(
  file: Uint8Array,
  operation: OperationId,
  lingua: Lingua,
  read: Read,
): Promise<Uint8Array> {
  if (lingua === "it") return file;
  return concat([metaLine(await card(read, operation), lingua), file.subarray(afterLine(file, 0))]);
}

/** The file is the answer. */
export const renderWhole: Render<"whole"> = async ({ file }, { operation, lingua, read }) => {
  const bytes = await must(read, file);
  return answerOf(200, operation === "openapi" ? bytes : await inLanguage(bytes, operation, lingua, read), lingua);
};
