/** XML files parsed whole (an act, a bill): nothing of their text is lost, nothing malformed or dangerous is accepted. */

import { EntityDecoder, XML } from "@nodable/entities";
import { type X2jOptions, XMLParser } from "fast-xml-parser";
import { UnusableInput } from "../unusable-input.ts";
import { decodeXml } from "./decode.ts";
import type { XmlElement } from "./element.ts";
import { XML_LIMITS, type XmlLimits } from "./limits.ts";
import { type Parsed, TreeBuilder } from "./tree-builder.ts";
import { checkWellFormed } from "./well-formed.ts";

// Document types are refused before, so the five names and the numbers are all there is, as many as there are.
const entityDecoder = new EntityDecoder({ namedEntities: XML, numericAllowed: true });

/** The parser's settings under which it loses nothing. */
export const PARSER_OPTIONS: X2jOptions = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  textNodeName: "#text",
  jPath: false,
  maxNestedTags: Number.POSITIVE_INFINITY,
  entityDecoder,
};

const parser = new XMLParser(PARSER_OPTIONS);
/** For markup without any reference. */
const plainParser = new XMLParser({ ...PARSER_OPTIONS, processEntities: false });

const decode = (run: string) => entityDecoder.decode(run);

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
 *   UTF-8, a document type, anything that is not well-formed XML 1.0, elements nested beyond the limit.
 * @example parseXml(Buffer.from("<a x='1'>b &amp; <c/></a>"))
 *   // { name: "a", attributes: { x: "1" }, children: ["b & ", { name: "c", attributes: {}, children: [] }] }
 */
export function parseXml(source: Buffer, limits: XmlLimits = XML_LIMITS): XmlElement {
  refuseHtml(source);
  const text = decodeXml(source);
  const { pieces, gaps } = checkWellFormed(text, limits, decode);
  const tree = new TreeBuilder(gaps);
  for (const piece of pieces) {
    const [root] = (piece.markup.includes("&") ? parser : plainParser).parse(piece.markup) as Parsed[];
    if (root === undefined) throw new UnusableInput("il file non contiene alcun elemento XML: scaricarlo di nuovo");
    tree.add(root, piece);
  }
  return tree.root();
}
