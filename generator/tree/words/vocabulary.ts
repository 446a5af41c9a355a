/** Words and stems by number: what a build counts by the hundred million is counted in arrays, and few words of a text become strings. */

import { getOrMake } from "../../collections/get-or-make.ts";
import { ITALIAN } from "../../search/italian.ts";
import { foldedWord, rawWords } from "../../search/tokens.ts";
import { type Numbers, withRoom } from "./numbers.ts";

/** Kinds of UTF-16 code units, of which words are made by the rule of `rawWords`; 0 where it is not known yet. */
const [APART, DIGIT, LETTER] = [1, 2, 3];
const DOT = 46;
const kinds = new Uint8Array(65_536);

function learnt(code: number): number {
  const text = String.fromCharCode(code);
  const kind = /\p{L}/u.test(text) ? LETTER : /[\p{M}\p{N}]/u.test(text) ? DIGIT : APART;
  kinds[code] = kind;
  return kind;
}

const kindOf = (code = 0): number => kinds[code] || learnt(code);

/** Where letters with dots between end that begin at some place; that place itself where none do. */
function dottedEnd(codes: Uint16Array, start: number): number {
  let end = start + 1;
  if (kindOf(codes[start]) !== LETTER) return start;
  while (codes[end] === DOT && kindOf(codes[end + 1]) === LETTER && kindOf(codes[end + 2]) === APART) end += 2;
  return end > start + 1 ? end : start;
}

/** Code units of the text at hand, of at least so many. */
let units = new Uint16Array(1 << 16);
function unitsOf(text: string): Uint16Array {
  // What follows the text is no part of a word.
  if (units.length < text.length + 2) units = new Uint16Array(2 * text.length + 2);
  Buffer.from(units.buffer).write(text, "utf16le");
  units[text.length] = 0;
  units[text.length + 1] = 0;
  return units;
}

const hashWith = (hash: number, code = 0): number => (Math.imul(hash, 31) + code) | 0;

function hashOf(codes: Uint16Array, start: number, end: number): number {
  let hash = 0;
  for (let at = start; at < end; at++) hash = hashWith(hash, codes[at]);
  return hash;
}

export class Vocabulary {
  /** By stem. */
  readonly stems: string[] = [];
  /** By word as it is written: folded, and the number of its stem, -1 where it is left out. */
  readonly forms: string[] = [];
  stemOf: Numbers = new Int32Array(1024);
  /** Numbers of the words of the text that was read last. */
  words: Numbers = new Int32Array(1024);
  readonly #numbers = new Map<string, number>();
  /** Words as they are written, one after the other; by word where it begins, and its hash. */
  #written = new Uint16Array(1 << 16);
  #starts: Numbers = new Int32Array(1024);
  #hashes: Numbers = new Int32Array(1024);
  /** One more than the number of a word, where its hash leads or in the next free place; 0 in free ones. */
  #places: Numbers = new Int32Array(4096);

  /**
   * Reads the words of a text into `words`.
   *
   * @returns how many there are
   * @example vocabulary.read("La firma è la firma") // 5, with words 0 1 2 3 1
   */
  read(text: string): number {
    let count = 0;
    // What is a word among letters of two code units, a pattern tells.
    if (/[\ud800-\udfff]/.test(text)) {
      for (const word of rawWords(text)) {
        const codes = unitsOf(word);
        this.#set(count++, this.#numberOf(codes, 0, word.length, hashOf(codes, 0, word.length)));
      }
      return count;
    }
    const codes = unitsOf(text);
    for (let at = 0; at < text.length; ) {
      let code = codes[at];
      if (kindOf(code) === APART) {
        at++;
        continue;
      }
      const start = at;
      if (codes[at + 1] === DOT) at = dottedEnd(codes, at);
      let hash = hashOf(codes, start, at);
      if (at === start)
        do {
          hash = hashWith(hash, code);
          code = codes[++at];
        } while (kindOf(code) !== APART);
      this.#set(count++, this.#numberOf(codes, start, at, hash));
    }
    return count;
  }

  #set(place: number, word: number): void {
    this.words = withRoom(this.words, place);
    this.words[place] = word;
  }

  /** The number of a stem, or of a type of act. */
  numberOfStem(stem: string): number {
    return getOrMake(this.#numbers, stem, () => this.stems.push(stem) - 1);
  }

  #firstPlace(hash: number): number {
    return (hash ^ (hash >>> 15)) & (this.#places.length - 1);
  }

  #numberOf(codes: Uint16Array, start: number, end: number, hash: number): number {
    let place = this.#firstPlace(hash);
    for (;;) {
      const number = (this.#places[place] ?? 0) - 1;
      if (number < 0) return this.#added(codes, start, end, hash, place);
      if (this.#hashes[number] === hash && this.#isWritten(number, codes, start, end)) return number;
      place = (place + 1) & (this.#places.length - 1);
    }
  }

  #isWritten(number: number, codes: Uint16Array, start: number, end: number): boolean {
    const from = this.#starts[number] ?? 0;
    if ((this.#starts[number + 1] ?? 0) - from !== end - start) return false;
    let at = start;
    while (at < end && this.#written[from + at - start] === codes[at]) at++;
    return at === end;
  }

  #added(codes: Uint16Array, start: number, end: number, hash: number, place: number): number {
    const form = foldedWord(Buffer.from(codes.buffer, 2 * start, 2 * (end - start)).toString("utf16le"));
    const number = this.forms.push(form) - 1;
    this.#starts = withRoom(this.#starts, number + 1);
    this.#hashes = withRoom(this.#hashes, number);
    this.stemOf = withRoom(this.stemOf, number);
    const from = this.#starts[number] ?? 0;
    if (from + end - start > this.#written.length) {
      const longer = new Uint16Array(2 * (from + end - start));
      longer.set(this.#written);
      this.#written = longer;
    }
    this.#written.set(codes.subarray(start, end), from);
    this.#starts[number + 1] = from + end - start;
    this.#hashes[number] = hash;
    this.stemOf[number] = form === "" || ITALIAN.isStopWord(form) ? -1 : this.numberOfStem(ITALIAN.stemOf(form));
    this.#places[place] = number + 1;
    if (2 * this.forms.length > this.#places.length) this.#widen();
    return number;
  }

  #widen(): void {
    this.#places = new Int32Array(2 * this.#places.length);
    for (let number = 0; number < this.forms.length; number++) {
      let place = this.#firstPlace(this.#hashes[number] ?? 0);
      while (this.#places[place] !== 0) place = (place + 1) & (this.#places.length - 1);
      this.#places[place] = number + 1;
    }
  }
}
