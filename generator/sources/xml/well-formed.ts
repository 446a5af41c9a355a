/**
 * The rules of XML 1.0 that the parser does not enforce by itself (it would lose text in silence): balanced tags, one root,
 * no text outside it, known entities, allowed characters, distinct attributes. Document types are refused altogether, so no
 * entity can ever expand to more than one character.
 */

import { UnusableInput } from "../unusable-input.ts";
import { fault, placeIn, truncated } from "./faults.ts";
import { attributeEnd, declaration, forbidden, isReserved, nameEnd, notBlank, tagEnd } from "./grammar.ts";
import type { XmlLimits } from "./limits.ts";
import { References } from "./references.ts";
import { type Skeleton, SkeletonWriter } from "./skeleton.ts";

const GREATER = 0x3e;
const EQUALS = 0x3d;
const SLASH = 0x2f;
/** The last of the characters that XML takes for white space; none of a name is below it. */
const SPACE = 0x20;

class Checker {
  readonly #text: string;
  readonly #depth: number;
  readonly #open: string[] = [];
  readonly #opened: number[] = [];
  readonly #admitted = new Set<string>();
  readonly #references: References;
  readonly #skeleton: SkeletonWriter;
  #rootEnd = -1;

  constructor(text: string, { depth, piece }: XmlLimits, decode: (run: string) => string) {
    this.#text = text;
    this.#depth = depth;
    this.#references = new References(text);
    this.#skeleton = new SkeletonWriter(text, decode, piece);
  }

  #fail(index: number, what: string): never {
    throw fault(this.#text, index, what);
  }

  #textBetween(from: number, to: number): void {
    if (from >= to) return;
    const text = this.#text;
    if (this.#open.length === 0) {
      const found = notBlank.exec(text.slice(from, to));
      if (found) this.#fail(from + found.index, "c'è testo fuori dall'elemento radice");
      return;
    }
    this.#skeleton.characters(from, to, this.#references.checkText(from, to));
  }

  #checkName(name: string, at: number): void {
    if (this.#admitted.has(name)) return;
    if (isReserved(name)) this.#fail(at, `«${name}» è un nome non ammesso`);
    this.#admitted.add(name);
  }

  /** Reads a start tag whose `<` is at `at`; gives the index after its `>`. */
  #startTag(at: number): number {
    const text = this.#text;
    const nameTo = nameEnd(text, at + 1);
    if (nameTo === -1) this.#fail(at, "dopo «<» manca il nome di un elemento");
    const name = text.slice(at + 1, nameTo);
    this.#checkName(name, at);
    if (this.#open.length === 0) {
      if (this.#rootEnd !== -1) this.#fail(at, "ci sono due elementi radice");
      this.#skeleton.root(at);
    } else this.#skeleton.tag(at, this.#open);
    const end = text.charCodeAt(nameTo) === GREATER ? nameTo : this.#attributes(at, nameTo);
    const after = this.#closeOf(name, at, end);
    if (text.charCodeAt(after - 2) === SLASH) {
      this.#skeleton.emptyEnd();
      if (this.#open.length === 0) this.#rootEnd = after;
      return after;
    }
    this.#open.push(name);
    this.#opened.push(at);
    if (this.#open.length > this.#depth)
      throw new UnusableInput(
        `elementi annidati oltre il limite di ${this.#depth}: non è un atto, controllare da dove viene il file`,
        placeIn(text, at),
      );
    return after;
  }

  /** Reads the attributes of the tag at `at`, the first of them at `from`; gives the index after the last. */
  #attributes(at: number, from: number): number {
    const text = this.#text;
    const next = text.indexOf("<", at + 1);
    const limit = next === -1 ? text.length : next;
    let end = from;
    let first = "";
    let more: Set<string> | null = null;
    while (text.charCodeAt(end) !== GREATER) {
      const after = attributeEnd(text, end, limit);
      if (after === -1) break;
      const key = this.#keyAfter(end);
      if (key === first || more?.has(key)) this.#fail(end, `l'attributo «${key}» è ripetuto`);
      this.#checkName(key, end);
      if (first === "") first = key;
      else {
        more ??= new Set();
        more.add(key);
      }
      this.#references.check(end, after);
      end = after;
    }
    return end;
  }

  /** The name of the attribute that follows white space. */
  #keyAfter(end: number): string {
    const text = this.#text;
    let from = end + 1;
    while (text.charCodeAt(from) <= SPACE) from++;
    let to = from + 1;
    for (let code = text.charCodeAt(to); code > SPACE && code !== EQUALS; code = text.charCodeAt(to)) to++;
    return text.slice(from, to);
  }

  /** The index after the start tag at `at`, its attributes read up to `end`; before it stands the slash of an empty element. */
  #closeOf(name: string, at: number, end: number): number {
    const text = this.#text;
    if (text.charCodeAt(end) === GREATER) return end + 1;
    tagEnd.lastIndex = end;
    if (tagEnd.test(text)) return tagEnd.lastIndex;
    if (text.indexOf(">", end) === -1) throw truncated(text, at, this.#open);
    return this.#fail(end, `gli attributi di <${name}> non sono scritti correttamente`);
  }

  #endTag(at: number): number {
    const text = this.#text;
    const open = this.#open.at(-1);
    // Nearly every end tag is written without blanks: its name is compared in place.
    const plain = at + 2 + (open ?? "").length;
    let after = plain + 1;
    if (open === undefined || text.charCodeAt(plain) !== GREATER || !text.startsWith(open, at + 2)) {
      const close = text.indexOf(">", at);
      if (close === -1) throw truncated(text, at, this.#open);
      const name = text.slice(at + 2, close).trimEnd();
      if (open === undefined) this.#fail(at, `</${name}> chiude un elemento mai aperto`);
      if (open !== name)
        this.#fail(at, `</${name}> dove si attende </${open}> (aperto a ${placeIn(text, this.#opened.at(-1)!)})`);
      after = close + 1;
    }
    this.#skeleton.tag(at, this.#open);
    this.#open.pop();
    this.#opened.pop();
    if (this.#open.length === 0) this.#rootEnd = after;
    return after;
  }

  /** Comments, character data sections and document types. */
  #markup(at: number): number {
    const text = this.#text;
    if (text.startsWith("<!--", at)) {
      const end = text.indexOf("--", at + 4);
      if (end === -1) throw truncated(text, at, this.#open);
      if (text[end + 2] !== ">") this.#fail(end, "«--» in un commento");
      if (this.#open.length > 0) this.#skeleton.leaveOut(at, end + 3);
      return end + 3;
    }
    if (text.startsWith("<![CDATA[", at) && this.#open.length > 0) {
      const end = text.indexOf("]]>", at);
      if (end === -1) throw truncated(text, at, this.#open);
      this.#skeleton.characterData(at, end + 3);
      return end + 3;
    }
    if (/^<!doctype/i.test(text.slice(at, at + 9)))
      throw new UnusableInput(
        "il file contiene un DOCTYPE: non è ammesso (le entità non si espandono mai); usare il file originale, che non ne ha",
        placeIn(text, at),
      );
    return this.#fail(at, "costrutto «<!» non ammesso");
  }

  #instruction(at: number): number {
    const text = this.#text;
    const close = text.indexOf("?>", at);
    if (close === -1) throw truncated(text, at, this.#open);
    if (/^<\?xml[ \t\r\n?]/i.test(text.slice(at, at + 6))) {
      declaration.lastIndex = at;
      if (at !== 0 || !declaration.test(text)) this.#fail(at, "dichiarazione XML scorretta o non all'inizio del file");
    }
    if (this.#open.length > 0) this.#skeleton.leaveOut(at, close + 2);
    return close + 2;
  }

  run(): Skeleton {
    const text = this.#text;
    const bad = forbidden.exec(text);
    if (bad) this.#fail(bad.index, `carattere di controllo U+${bad[0].charCodeAt(0).toString(16).padStart(4, "0")}`);
    let at = 0;
    for (;;) {
      const tag = text.indexOf("<", at);
      this.#textBetween(at, tag === -1 ? text.length : tag);
      if (tag === -1) break;
      const code = text.charCodeAt(tag + 1);
      if (code === 47) at = this.#endTag(tag);
      else if (code === 33) at = this.#markup(tag);
      else if (code === 63) at = this.#instruction(tag);
      else if (tag + 1 === text.length) throw truncated(text, tag, this.#open);
      else at = this.#startTag(tag);
    }
    if (this.#open.length > 0) throw truncated(text, text.length, this.#open);
    if (this.#rootEnd === -1) this.#fail(0, "manca l'elemento radice");
    return this.#skeleton.end(this.#rootEnd);
  }
}

/**
 * The root element of a well-formed document, its tags and its texts apart.
 *
 * @param decode replaces the references of a run of text
 * @throws UnusableInput with the line and column of the first offence.
 * @example checkWellFormed("<?xml version='1.0'?><a>b &amp; <c/>d<!-- e -->f</a>", { depth: 256, piece: 8192 }, decode)
 *   // { pieces: [{ markup: "<a><c/></a>", carried: 0, left: 0, gaps: 3 }], gaps: ["b & ", "", "df"] }
 */
export function checkWellFormed(text: string, limits: XmlLimits, decode: (run: string) => string): Skeleton {
  return new Checker(text, limits, decode).run();
}
