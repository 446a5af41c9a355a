import { EntityDecoder, XML } from "@nodable/entities";
import type { X2jOptions } from "fast-xml-parser";

/** Settings under which fast-xml-parser loses no text, keeps mixed content in order and expands nothing. */
export const LOSSLESS_OPTIONS: X2jOptions = {
  preserveOrder: true,
  ignoreAttributes: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  attributeNamePrefix: "",
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  textNodeName: "#text",
  jPath: false,
  maxNestedTags: Number.POSITIVE_INFINITY,
  entityDecoder: new EntityDecoder({ namedEntities: XML, numericAllowed: true }),
};
