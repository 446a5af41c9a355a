import { answerOf } from "../answer.ts";
import { afterLine, card, concat, metaLine } from "../tree.ts";
import { findAct, relazioniHead } from "./find-act.ts";
import { notFound, several } from "./lookup.ts";
import type { Render } from "./render.ts";
import { inLanguage } from "./whole.ts";

/** Offset of the line that is `count` lines after the one at `from`. */
function skipLines(bytes: Uint8Array, from: number, count: number): number {
  let at = from;
  for (let i = 0; i < count; i++) at = afterLine(bytes, at);
  return at;
}

/** The relations of the act that a text names. In its file they stand `out` first: one direction is one run of lines. */
export const renderRelazioni: Render<"relazioni"> = async ({ text, dir }, { lingua, read }) => {
  const found = await findAct(read, "relazioni", text);
  if ("candidati" in found) return several("norma", lingua, found.candidati);
  if (!("document" in found))
    return notFound("norma", lingua, found.riconosciuta ? { riconosciuta: found.riconosciuta } : {});
  const { document } = found;
  if (dir === "entrambe") return answerOf(200, await inLanguage(document, "relazioni", lingua, read), lingua);
  const head = relazioniHead(document);
  const totale = dir === "out" ? head.totale_out : head.totale_in;
  const list = skipLines(document, 0, 3);
  const start = dir === "out" ? list : skipLines(document, list, head.totale_out);
  const end = skipLines(document, start, totale);
  const lines = document.subarray(start, end);
  // Without the comma that stands before a line of the other direction.
  const last = lines.length >= 2 && lines[lines.length - 2] === 0x2c ? lines.length - 2 : lines.length - 1;
  return answerOf(
    200,
    concat([
      lingua === "it" ? document.subarray(0, afterLine(document, 0)) : metaLine(await card(read, "relazioni"), lingua),
      `${JSON.stringify({ ...head, dir, totale }).slice(1, -1)},\n"relazioni":[\n`,
      totale > 0 ? lines.subarray(0, last) : "",
      totale > 0 ? "\n]}\n" : "]}\n",
    ]),
    lingua,
  );
};
