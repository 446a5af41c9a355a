/** What stands around the articles of an act: the preamble, and the formula, places, dates and names that close it. */

import type { XmlElement } from "../xml/element.ts";
import { children } from "../xml/navigate.ts";
import { readContent } from "./blocks.ts";
import { toLines } from "./lines.ts";
import type { Corpo } from "./records.ts";

function textOfPart(act: XmlElement, name: string): string | null {
  const lines = children(act, name).flatMap((part) => {
    const { blocks, notes } = readContent(part);
    return [...toLines(blocks), ...notes];
  });
  return lines.join("\n") || null;
}

/**
 * The texts around the articles, a line per recital and paragraph; `null` where the source has none.
 *
 * @example readFrame(act).preambolo // "IL PRESIDENTE DELLA REPUBBLICA\nVisti gli articoli 76 e 87 della Costituzione;\n..."
 */
export function readFrame(act: XmlElement): Pick<Corpo, "preambolo" | "conclusioni"> {
  return { preambolo: textOfPart(act, "preamble"), conclusioni: textOfPart(act, "conclusions") };
}
