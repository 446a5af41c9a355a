/** Which rows of the list of acts have all that is asked for, and where those rows stand side by side (`FORMAT.md`, Rows of acts). */

import { numberAt } from "../../collections/at.ts";
import { own } from "../../format/line-json.ts";
import {
  addOrdinalSet,
  bitmapBytes,
  decodeTitleTerms,
  type RowPlace,
  type TitlesCard,
  titleTermsFile,
} from "../../format/titles.ts";
import { must, type Read } from "../tree.ts";

/** What a request asks for, found. */
interface Found {
  /** A bit for each row that has it all, low bits first. */
  readonly bits: Uint8Array;
  /** Where rows with one of the texts stand side by side among few others. */
  readonly places: readonly RowPlace[];
}

/**
 * The rows that have, for each of some texts, a term that begins with it. Each file is read once, however many texts are looked for in it.
 *
 * @example await rowsWith(read, list, ["ambient", " legge "])
 */
export async function rowsWith(
  read: Read,
  { totale, file, inizi }: Pick<TitlesCard, "totale" | "file" | "inizi">,
  texts: Iterable<string>,
): Promise<Found> {
  let bits = new Uint8Array(bitmapBytes(totale)).fill(255);
  const places: RowPlace[] = [];
  const asked = Array.from(texts, (text) => {
    return { text, index: own(inizi, text) ?? file.findLastIndex((from) => from <= text) };
  });
  const look = async (index: number) => {
    const { terms, copie } = decodeTitleTerms(await must(read, titleTermsFile(index)));
    for (const { text } of asked.filter((one) => one.index === index)) {
      const found = new Uint8Array(bits.length);
      for (const { term, set } of terms) if (term.startsWith(text)) addOrdinalSet(found, set);
      bits = bits.map((byte, i) => byte & numberAt(found, i));
      // Copies are sorted: the last one has the longest key.
      const copy = copie.findLast(([key]) => text.startsWith(key));
      if (copy) places.push(copy[1]);
    }
  };
  await Promise.all(Array.from(new Set(asked.map(({ index }) => index)), look));
  return { bits, places };
}
