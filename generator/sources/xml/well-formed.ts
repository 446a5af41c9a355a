/**
 * The rules of XML 1.0 that the parser does not enforce by itself (it would lose text in silence): balanced tags, one root,
 * no text outside it, known entities, allowed characters, distinct attributes. Document types are refused altogether, so no
 * entity can ever expand to more than one character.
 */

import { UnusableInput } from "../input.ts";
import {
  attribute,
  declaration,
  forbidden,
  isReserved,
  isXmlCodePoint,
  notBlank,
  reference,
  tagEnd,
  tagName,
} from "./grammar.ts";

const AGAIN = "scaricare di nuovo il file";

/** What stands between two tags: characters with references, a character data section, or what is no text (comment, instruction). */
export const RUN = { text: 0, cdata: 1, none: 2 } as const;

/** The root element's place in the text, and what stands between its tags. */
export interface Root {
  readonly start: number;
  readonly end: number;
  /** Three numbers each: start, end, kind (`RUN`); a document has hundreds of thousands, so they are no objects. */
  readonly runs: readonly number[];
}

function place(text: string, index: number): string {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < index; at = text.indexOf("\n", at + 1)) {
    line++;
    start = at + 1;
  }
  return `riga ${line}, colonna ${index - start + 1}`;
}

function next(text: string, what: string, from: number): number {
  const at = text.indexOf(what, from);
  return at === -1 ? Number.POSITIVE_INFINITY : at;
}

class Checker {
  readonly #text: string;
  readonly #depth: number;
  readonly #open: string[] = [];
  readonly #opened: number[] = [];
  readonly #runs: number[] = [];
  /** The next `&` and `]]>` at or after the place reached: no piece of text is searched beyond its end. */
  #nextReference: number;
  #nextCdataEnd: number;
  #rootStart = -1;
  #rootEnd = -1;

  constructor(text: string, depth: number) {
    this.#text = text;
    this.#depth = depth;
    this.#nextReference = next(text, "&", 0);
    this.#nextCdataEnd = next(text, "]]>", 0);
  }

  #fail(index: number, what: string): never {
    throw new UnusableInput(`XML non valido: ${what}; ${AGAIN}`, place(this.#text, index));
  }

  #checkReferences(from: number, to: number): void {
    const text = this.#text;
    if (this.#nextReference < from) this.#nextReference = next(text, "&", from);
    for (; this.#nextReference < to; this.#nextReference = next(text, "&", this.#nextReference + 1)) {
      const at = this.#nextReference;
      reference.lastIndex = at;
      const found = reference.exec(text);
      if (!found)
        this.#fail(at, "«&» isolata o entità non definita (ammesse: amp, lt, gt, quot, apos e quelle numeriche)");
      const code = found[1] ? Number.parseInt(found[1], 10) : found[2] ? Number.parseInt(found[2], 16) : 0x20;
      if (!isXmlCodePoint(code)) this.#fail(at, `${found[0]} indica un carattere che l'XML non ammette`);
    }
  }

  #textBetween(from: number, to: number): void {
    if (from >= to) return;
    const text = this.#text;
    if (this.#open.length === 0) {
      const found = notBlank.exec(text.slice(from, to));
      if (found) this.#fail(from + found.index, "c'è testo fuori dall'elemento radice");
      return;
    }
    this.#checkReferences(from, to);
    if (this.#nextCdataEnd < from) this.#nextCdataEnd = next(text, "]]>", from);
    if (this.#nextCdataEnd < to) this.#fail(this.#nextCdataEnd, "«]]>» nel testo");
    this.#runs.push(from, to, RUN.text);
  }

  #checkName(name: string, at: number): void {
    if (isReserved(name)) this.#fail(at, `«${name}» è un nome non ammesso`);
  }

  /** Reads a start tag whose `<` is at `at`; gives the index after its `>`. */
  #startTag(at: number): number {
    const text = this.#text;
    tagName.lastIndex = at + 1;
    const name = tagName.exec(text)?.[0];
    if (name === undefined) this.#fail(at, "dopo «<» manca il nome di un elemento");
    this.#checkName(name, at);
    if (this.#open.length === 0) {
      if (this.#rootEnd !== -1) this.#fail(at, "ci sono due elementi radice");
      this.#rootStart = at;
    }
    let end = tagName.lastIndex;
    let first = "";
    let more: Set<string> | null = null;
    for (;;) {
      attribute.lastIndex = end;
      const key = attribute.exec(text)?.[1];
      if (key === undefined) break;
      if (key === first || more?.has(key)) this.#fail(end, `l'attributo «${key}» è ripetuto`);
      this.#checkName(key, end);
      if (first === "") first = key;
      else {
        more ??= new Set();
        more.add(key);
      }
      this.#checkReferences(end, attribute.lastIndex);
      end = attribute.lastIndex;
    }
    tagEnd.lastIndex = end;
    const close = tagEnd.exec(text);
    if (!close) {
      if (text.indexOf(">", end) === -1) this.#truncated(at);
      this.#fail(end, `gli attributi di <${name}> non sono scritti correttamente`);
    }
    if (close[1] === "") {
      this.#open.push(name);
      this.#opened.push(at);
      if (this.#open.length > this.#depth)
        throw new UnusableInput(
          `elementi annidati oltre il limite di ${this.#depth}: non è un atto, controllare da dove viene il file`,
          place(text, at),
        );
    } else if (this.#open.length === 0) this.#rootEnd = tagEnd.lastIndex;
    return tagEnd.lastIndex;
  }

  #endTag(at: number): number {
    const text = this.#text;
    const close = text.indexOf(">", at);
    if (close === -1) this.#truncated(at);
    const name = text.slice(at + 2, close).trimEnd();
    const open = this.#open.pop();
    const opened = this.#opened.pop();
    if (open === undefined || opened === undefined) this.#fail(at, `</${name}> chiude un elemento mai aperto`);
    if (open !== name) this.#fail(at, `</${name}> dove si attende </${open}> (aperto a ${place(text, opened)})`);
    if (this.#open.length === 0) this.#rootEnd = close + 1;
    return close + 1;
  }

  /** Comments, character data sections and document types. */
  #markup(at: number): number {
    const text = this.#text;
    if (text.startsWith("<!--", at)) {
      const end = text.indexOf("--", at + 4);
      if (end === -1) this.#truncated(at);
      if (text[end + 2] !== ">") this.#fail(end, "«--» in un commento");
      if (this.#open.length > 0) this.#runs.push(at, end + 3, RUN.none);
      return end + 3;
    }
    if (text.startsWith("<![CDATA[", at) && this.#open.length > 0) {
      const end = text.indexOf("]]>", at);
      if (end === -1) this.#truncated(at);
      this.#runs.push(at, end + 3, RUN.cdata);
      return end + 3;
    }
    if (/^<!doctype/i.test(text.slice(at, at + 9)))
      throw new UnusableInput(
        "il file contiene un DOCTYPE: non è ammesso (le entità non si espandono mai); usare il file originale, che non ne ha",
        place(text, at),
      );
    return this.#fail(at, "costrutto «<!» non ammesso");
  }

  #instruction(at: number): number {
    const text = this.#text;
    const close = text.indexOf("?>", at);
    if (close === -1) this.#truncated(at);
    if (/^<\?xml[ \t\r\n?]/i.test(text.slice(at, at + 6))) {
      declaration.lastIndex = at;
      if (at !== 0 || !declaration.test(text)) this.#fail(at, "dichiarazione XML scorretta o non all'inizio del file");
    }
    if (this.#open.length > 0) this.#runs.push(at, close + 2, RUN.none);
    return close + 2;
  }

  #truncated(at: number): never {
    const open = this.#open.slice(-3).map((name) => `<${name}>`);
    throw new UnusableInput(
      `il file è troncato${open.length ? ` (restano aperti ${open.join(" ")})` : ""}: scaricarlo di nuovo per intero`,
      place(this.#text, at),
    );
  }

  run(): Root {
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
      else if (tag + 1 === text.length) this.#truncated(tag);
      else at = this.#startTag(tag);
    }
    if (this.#open.length > 0) this.#truncated(text.length);
    if (this.#rootEnd === -1) this.#fail(0, "manca l'elemento radice");
    return { start: this.#rootStart, end: this.#rootEnd, runs: this.#runs };
  }
}

/**
 * Where the root element of a well-formed document stands, and the texts in it.
 *
 * @param depth how deep elements may nest.
 * @throws UnusableInput with the line and column of the first offence.
 * @example checkWellFormed("<?xml version='1.0'?><a/>", 256) // { start: 21, end: 25, runs: [] }
 */
export function checkWellFormed(text: string, depth: number): Root {
  return new Checker(text, depth).run();
}
