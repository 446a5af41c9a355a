/**
 * The first child element with a name.
 *
 * @example child(article, "num")?.name // "num"
 */
export function child(of: XmlElement | undefined, name: string): XmlElement | undefined {
  if (of === undefined) return undefined;
  for (const node of of.children) if (typeof node !== "string" && node.name === name) return node;
  return undefined;
}

/**
 * The element at the end of a path of names, each step the first child of that name.
 *
 * @example childAt(act, "meta", "identification", "FRBRWork")
 */
export function childAt(of: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  let at = of;
  for (const name of path) at = child(at, name);
  return at;
}

/**
 * The child elements, or those with a name, in order.
 *
 * @example children(list, "point").length // 3
 */
export function children(of: XmlElement | undefined, name?: string): XmlElement[] {
  const out: XmlElement[] = [];
  if (of === undefined) return out;
  for (const node of of.children)
    if (typeof node !== "string" && (name === undefined || node.name === name)) out.push(node);
  return out;
}

/**
 * Every element below one, in document order (the element itself is not included), or those with a name.
 *
 * @example [...descendants(act, "article")].length // 345
 */
export function* descendants(of: XmlElement, name?: string): Generator<XmlElement> {
  const open = [of.children.values()];
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const { value: node, done } = top.next();
    if (done) open.pop();
    else if (typeof node !== "string") {
      if (name === undefined || node.name === name) yield node;
      if (node.children.length > 0) open.push(node.children.values());
    }
  }
}

/**
 * All text below an element, as it stands (white space untouched); empty where there is none.
 *
 * @example textOf(parseXml(Buffer.from("<p>Il <ref>d.l.</ref> 1</p>"))) // "Il d.l. 1"
 */
export function textOf(of: XmlElement | undefined): string {
  if (of === undefined) return "";
  let out = "";
  for (const node of of.children) out += typeof node === "string" ? node : textOf(node);
  return out;
}

/**
 * An attribute by local name: `property` finds `nrdfa:property` too; `undefined` where there is none.
 *
 * @example attribute(span, "property") // "eli:title"
 */
export function attribute(of: XmlElement | undefined, local: string): string | undefined {
  if (of === undefined) return undefined;
  if (Object.hasOwn(of.attributes, local)) return of.attributes[local];
  for (const key in of.attributes)
    if (key.endsWith(local) && key[key.length - local.length - 1] === ":") return of.attributes[key];
  return undefined;
}

/** An XML element without its prefix: mixed content keeps its order, text is decoded and untouched. */
export interface XmlElement {
  /** Local name. */
  readonly name: string;
  /** By qualified name as written (`eId`, `nrdfa:property`), values decoded. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

export type XmlNode = XmlElement | string;
