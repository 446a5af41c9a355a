export interface XmlLimits {
  /** How deep elements may nest; official files reach 31. */
  readonly depth: number;
  /** Characters of markup that the parser is given at once, or a few more. */
  readonly piece: number;
}

export const XML_LIMITS: XmlLimits = { depth: 256, piece: 8192 };
