/** XML files parsed whole (an act, a bill): nothing of their text is lost, nothing malformed or dangerous is accepted. */

import { UnusableInput } from "../unusable-input.ts";
import { decodeXml } from "./decode.ts";
import type { XmlElement } from "./element.ts";
import { MAX_DEPTH, MAX_TEXT } from "./limits.ts";
import { treeOf } from "./tree.ts";
import { measureOf } from "./well-formed.ts";

const htmlPage = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!doctype\s+html|<html)\b/i;

const PAGE_HEAD = 16 * 1024;

function refuseHtml(source: Buffer): void {
  const head = source.subarray(0, PAGE_HEAD).toString("utf8");
  if (!htmlPage.test(head)) return;
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(head)?.[1]?.replace(/\s+/g, " ").trim();
  throw new UnusableInput(
    `è una pagina HTML${title ? ` («${title}»)` : ""} e non un file XML: il portale ha risposto con un errore, scaricarlo di nuovo`,
    "riga 1",
  );
}

/**
 * The root element of an XML file, text untouched and decoded, mixed content in order.
 *
 * @throws UnusableInput (Italian, with the line where it is known) for an empty file, an HTML page, an encoding other than
 *   UTF-8, a document type, anything that is not well-formed XML, elements nested or a text long beyond the limit; for a tree that does not
 *   hold all the file says.
 * @param depth how deep elements may nest
 * @param text how many characters may stand between two tags
 * @example parseXml(Buffer.from("<a x='1'>b &amp; <c/></a>"))
 *   // { name: "a", attributes: { x: "1" }, children: ["b & ", { name: "c", attributes: {}, children: [] }] }
 */
export function parseXml(source: Buffer, depth = MAX_DEPTH, text = MAX_TEXT): XmlElement {
  refuseHtml(source);
  const document = decodeXml(source);
  return treeOf(document, measureOf(document, { depth, text }));
}
