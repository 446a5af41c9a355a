/** The lines of an act's answer, from line 2 on. */

import { relationLines } from "../../../format/act.ts";
import { listFrames } from "../../../format/line-json.ts";

const [ARTICOLI = "", ALLEGATI = "", RELAZIONI = ""] = listFrames([
  ["articoli"],
  ["allegati"],
  ["relazioni", "out"],
  ["relazioni", "in"],
]);

export interface AnswerLines {
  /** Line 2 without the comma at its end. */
  readonly scalars: string;
  readonly articoli: readonly string[];
  readonly allegati: readonly string[];
  readonly relazioni: ReturnType<typeof relationLines>;
  /** Byte where the lines of the relations begin, the one that closes the list before them included. */
  readonly relations: number;
}

const items = (block: string) => block.split("\n").flatMap((line) => (line ? [line.replace(/,$/, "")] : []));

/**
 * Parts an answer into its lines.
 *
 * @param answer from line 2 on
 * @throws RangeError where it is no act's answer
 * @example answerLines('"eli":"…",\n"articoli":[\n{…}\n],"allegati":[\n],"relazioni":{"out":[\n],"in":[\n]}}\n').articoli // ["{…}"]
 */
export function answerLines(answer: Buffer): AnswerLines {
  const text = answer.toString();
  const [articoli, allegati] = [text.indexOf(`\n${ARTICOLI}`) + 1, text.indexOf(`\n${ALLEGATI}`) + 1];
  const relazioni = text.lastIndexOf(`\n${RELAZIONI}`) + 1;
  if (!(0 < articoli && articoli < allegati && allegati < relazioni)) throw new RangeError("no lists of an act");
  return {
    scalars: text.slice(0, articoli - 2),
    articoli: items(text.slice(articoli + ARTICOLI.length, allegati)),
    allegati: items(text.slice(allegati + ALLEGATI.length, relazioni)),
    relazioni: relationLines(text),
    relations: Buffer.byteLength(text.slice(0, relazioni)),
  };
}
