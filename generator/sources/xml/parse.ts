/** XML files parsed whole (an act, a bill): nothing of their text is lost, nothing malformed or dangerous is accepted. */

import { isUtf8 } from "node:buffer";
import { type MatcherView, type X2jOptions, XMLParser } from "fast-xml-parser";
import { UnusableInput } from "../unusable-input.ts";
import type { XmlElement, XmlNode } from "./navigate.ts";
import { MAX_DEPTH, MAX_TEXT, measureOf, type XmlCounts } from "./well-formed.ts";

// The tree is built from the events of fast-xml-parser and compared with the counts of the strict pass.
// That parser changes some of what it reads: texts are kept from it, and names and values escaped before it parses them.

interface OpenElement extends XmlElement {
  readonly children: XmlNode[];
}

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }),
);
const REFERENCE = /&(?:#x([0-9a-fA-F]+)|#([0-9]+)|(\w+));/g;

/** Text as the document means it: the parser decodes some references, and counts those of a long file as an attack. */
function decoded(written: string): string {
  if (!written.includes("&")) return written;
  return written.replace(REFERENCE, (whole, hex?: string, decimal?: string, name = "") => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return NAMED.get(name) ?? whole;
  });
}

/** How deep an element lies, the root at 1. With `jPath: false` the parser gives places as objects; its types allow a path too. */
const depthOf = (at: string | MatcherView): number => (typeof at === "string" ? at.split(".").length : at.getDepth());

/** White space that is written in a value is blanks (XML 1.0, 3.3.3), which the parser leaves as it is; as a reference it stays what it is. */
const attributeValue = (written: string): string =>
  decoded(/[\t\n]/.test(written) ? written.replace(/[\t\n]/g, " ") : written);

/** Ends of lines, which the parser knows of XML 1.0 only. */
const LINE_ENDS = /\r\n?/g;
const LINE_ENDS_1_1 = /\r?\u0085|\r\n?|\u2028/g;
const OTHER_VERSION = /^<\?xml\s+version\s*=\s*["'](?!1\.0["'])/;

/** What is between two texts. Texts are sliced: a loop over their letters overflows the stack of expressions that the engine has stopped optimizing. */
const MARKUP = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(?:[^"'>]+|"[^"]*"|'[^']*')*>/g;
const SECTION = "<![CDATA[";
const SECTION_ENDS = "]]>";

/** Stands for a text while tags are parsed: no file has a lone surrogate. */
const TEXT = "\uD802";

/** Letters of names that the parser takes for blanks, and the lone surrogates that replace them while it parses: no file has a lone surrogate. */
const BLANK_LETTERS: readonly (readonly [letter: string, half: string])[] = [
  ["\u1680", "\uD800"],
  ["\uFEFF", "\uD801"],
];
const HALF = /[\uD800\uD801]/gu;
const LETTER_OF: ReadonlyMap<string, string> = new Map(BLANK_LETTERS.map(([letter, half]) => [half, letter]));

/** Names that the parser refuses; it checks a tag that closes itself with the slash and without. */
const REFUSED = new Set(["__proto__", "constructor", "prototype"].flatMap((name) => [name, `${name}/`]));
/** Put before such a name: no real name begins so. */
const MARK = "<";

const takenName = (name: string): string => (REFUSED.has(name) ? MARK + name : name);

const NO_ATTRIBUTES: Readonly<Record<string, string>> = {};

class DocumentTree {
  readonly measure = { elements: 0, attributes: 0, characters: 0 };
  /** The elements that are open, and below them those that were: the root first. */
  readonly #open: OpenElement[] = [];
  readonly #localNames = new Map<string, string>();
  /** Whether lone surrogates replace letters in this document. */
  #halves = false;
  /** The texts inside the root, and how many of them are in the tree. */
  readonly #texts: string[] = [];
  #placed = 0;

  /** The parser keeps no tree of its own: it emits an element whose tag is not kept all the same, with all that is in it. */
  readonly #options: X2jOptions = {
    preserveOrder: true,
    ignoreAttributes: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    attributeNamePrefix: "",
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    processEntities: false,
    jPath: false,
    maxNestedTags: Number.POSITIVE_INFINITY,
    onDangerousProperty: (name) => name,
    transformTagName: takenName,
    transformAttributeName: takenName,
    attributeValueProcessor: (_, written) => this.#whole(attributeValue(written)),
    tagValueProcessor: (_, written, at) => this.#text(written, depthOf(at)),
    updateTag: (name, at, attributes) => this.#element(name, attributes, depthOf(at)),
  };

  of(document: string): XmlElement {
    new XMLParser(this.#options).parse(this.#inOtherWords(document));
    const [root] = this.#open;
    if (root === undefined) throw new Error("the parser found no root element");
    return root;
  }

  #inOtherWords(document: string): string {
    const isOther = OTHER_VERSION.test(document.trimStart());
    const hasOthers = isOther || document.includes("\r");
    let words = this.#tagsOf(hasOthers ? document.replace(isOther ? LINE_ENDS_1_1 : LINE_ENDS, "\n") : document);
    for (const [letter, half] of BLANK_LETTERS)
      if (words.includes(letter)) {
        words = words.replaceAll(letter, half);
        this.#halves = true;
      }
    return words;
  }

  /** The tags of a document, one letter for each text: the parser appends texts letter by letter, which was a twentieth of a cold build. */
  #tagsOf(words: string): string {
    let tags = "";
    let end = 0;
    const addText = (text: string) => {
      if (tags === "" || text === "") return;
      this.#texts.push(text);
      tags += TEXT;
    };
    for (const { 0: piece, index } of words.matchAll(MARKUP)) {
      addText(decoded(words.slice(end, index)));
      if (piece.startsWith(SECTION)) addText(piece.slice(SECTION.length, -SECTION_ENDS.length));
      // The parser reads an instruction as a tag: a quote there goes on to the next quote, wherever that is, and what is between is lost.
      else if (!piece.startsWith("<!--") && !piece.startsWith("<?")) tags += piece;
      end = index + piece.length;
    }
    addText(decoded(words.slice(end)));
    return tags;
  }

  /** A name or a value with its own letters. */
  #whole(raw: string): string {
    return this.#halves ? raw.replace(HALF, (half) => LETTER_OF.get(half) ?? half) : raw;
  }

  #nameOf(raw: string): string {
    return this.#whole(raw.startsWith(MARK) ? raw.slice(MARK.length) : raw);
  }

  #localName(raw: string): string {
    let local = this.#localNames.get(raw);
    if (local === undefined) {
      const name = this.#nameOf(raw);
      local = name.slice(name.indexOf(":") + 1);
      this.#localNames.set(raw, local);
    }
    return local;
  }

  #attributes(raw: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    let asWritten = true;
    const own = Object.entries(raw);
    for (const entry of own) {
      const [key, value] = entry;
      entry[0] = this.#nameOf(key);
      asWritten &&= entry[0] === key;
      this.measure.characters += entry[0].length + value.length;
    }
    this.measure.attributes += own.length;
    if (own.length === 0) return NO_ATTRIBUTES;
    return asWritten ? raw : Object.fromEntries(own);
  }

  #element(raw: string, attributes: Readonly<Record<string, string>>, depth: number): false {
    const element = { name: this.#localName(raw), attributes: this.#attributes(attributes), children: [] };
    this.measure.elements++;
    this.measure.characters += element.name.length;
    this.#open[depth - 2]?.children.push(element);
    this.#open[depth - 1] = element;
    return false;
  }

  /** Joins as many texts as an event has letters. */
  #text(written: string, depth: number): "" {
    const text = this.#texts.slice(this.#placed, this.#placed + written.length).join("");
    this.#placed += written.length;
    this.measure.characters += text.length;
    this.#open[depth - 1]?.children.push(text);
    return "";
  }
}

/**
 * The root element of a document that is well-formed.
 *
 * @param said what the strict pass counted in it
 * @throws UnusableInput where the tree holds more or less than that: a fault of this program, for which no word of a law may be lost
 * @example treeOf("<a>b<c/></a>", measureOf("<a>b<c/></a>", limits)) // { name: "a", attributes: {}, children: ["b", { name: "c", ... }] }
 */
export function treeOf(document: string, said: XmlCounts): XmlElement {
  const tree = new DocumentTree();
  const root = tree.of(document);
  const { elements, attributes, characters } = tree.measure;
  if (elements !== said.elements || attributes !== said.attributes || characters !== said.characters)
    throw new UnusableInput(
      `il file è XML valido, ma l'albero che ne è stato letto non lo contiene tutto (elementi ${elements} su ${said.elements}, attributi ${attributes} su ${said.attributes}, caratteri ${characters} su ${said.characters}): è un difetto del programma, segnalarlo con il file`,
    );
  return root;
}

// From the bytes of an XML file to its characters: UTF-8 only, strictly, so that no wrong letter is ever published.

const DECLARED_ENCODING = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/;
const UTF8_NAMES = new Set(["utf-8", "utf8", "us-ascii", "ascii"]);
const DECLARATION_BYTES = 256;
const LINE_FEED = 10;
const BYTE_ORDER_MARK = "\uFEFF";

function isUtf16(source: Buffer): boolean {
  const [a, b] = source;
  return (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || (a === 0x3c && b === 0) || (a === 0 && b === 0x3c);
}

function firstBadLine(source: Buffer): number {
  let line = 1;
  for (let start = 0; start < source.length; line++) {
    const end = source.indexOf(LINE_FEED, start);
    const stop = end === -1 ? source.length : end;
    if (!isUtf8(source.subarray(start, stop))) return line;
    start = stop + 1;
  }
  return line;
}

/**
 * The text of a file that must be UTF-8, without its byte order mark.
 *
 * @throws UnusableInput where the file is empty, UTF-16, declares another encoding or holds bytes that are not UTF-8.
 * @example decodeXml(Buffer.from("<a>è</a>")) // "<a>è</a>"
 */
export function decodeXml(source: Buffer): string {
  if (isUtf16(source)) throw new UnusableInput("il file è in UTF-16: convertirlo in UTF-8", "riga 1");
  const head = source.subarray(0, DECLARATION_BYTES).toString("latin1").replace(/^ï»¿/, "");
  const declared = DECLARED_ENCODING.exec(head)?.[1];
  if (declared !== undefined && !UTF8_NAMES.has(declared.toLowerCase()))
    throw new UnusableInput(`il file dichiara la codifica «${declared}»: convertirlo in UTF-8`, "riga 1");
  if (!isUtf8(source))
    throw new UnusableInput(
      "il file non è in UTF-8 (forse è ISO-8859-1): scaricarlo di nuovo o convertirlo in UTF-8",
      `riga ${firstBadLine(source)}`,
    );
  const decoded = source.toString("utf8");
  const text = decoded.startsWith(BYTE_ORDER_MARK) ? decoded.slice(1) : decoded;
  if (text.trim() === "") throw new UnusableInput("il file è vuoto: scaricarlo di nuovo");
  return text;
}

const htmlPage = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*(?:<!doctype\s+html|<html)\b/i;

const PAGE_HEAD = 16 * 1024;

function refuseHtml(source: Buffer): void {
  const head = source.subarray(0, PAGE_HEAD).toString("utf8");
  if (!htmlPage.test(head)) return;
  const title = /<title[^<>]*>([^<]*)<\/title>/i.exec(head)?.[1]?.replace(/\s+/g, " ").trim();
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
