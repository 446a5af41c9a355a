import { XMLParser } from "fast-xml-parser";

/** Settings under which fast-xml-parser loses no text of a usual file, keeps mixed content in order and decodes references. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  attributeNamePrefix: "",
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  jPath: false,
  maxNestedTags: Number.POSITIVE_INFINITY,
  htmlEntities: true,
  processEntities: { enabled: true, maxExpandedLength: Number.POSITIVE_INFINITY },
});

/** What fast-xml-parser makes of a file, and no check. */
export function bareParse(source: Buffer): unknown {
  return parser.parse(source.toString("utf8"));
}
