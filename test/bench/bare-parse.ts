import { XMLParser } from "fast-xml-parser";
import { PARSER_OPTIONS } from "../../generator/sources/xml/parse.ts";

const parser = new XMLParser(PARSER_OPTIONS);

/** What fast-xml-parser alone makes of a file, with the generator's settings and no check of its own. */
export function bareParse(source: Buffer): unknown {
  return parser.parse(source.toString("utf8"));
}
