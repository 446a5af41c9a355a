import { XMLParser } from "fast-xml-parser";
import { LOSSLESS_OPTIONS } from "../sources/xml/lossless-options.ts";

const parser = new XMLParser(LOSSLESS_OPTIONS);

/** What fast-xml-parser makes of a file, and no check. */
export function bareParse(source: Buffer): unknown {
  return parser.parse(source.toString("utf8"));
}
