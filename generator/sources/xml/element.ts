/** An XML element without its prefix: mixed content keeps its order, text is decoded and untouched. */
export interface XmlElement {
  /** Local name. */
  readonly name: string;
  /** By qualified name as written (`eId`, `nrdfa:property`), values decoded. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

export type XmlNode = XmlElement | string;
