/** Words and stems by number, so that a build counts in arrays what it counts by the hundred million. */

import { getOrMake } from "../../collections/get-or-make.ts";
import { ITALIAN } from "../italian.ts";
import { foldedWord, rawWords } from "../tokens.ts";
import { type Numbers, withRoom } from "./growing-numbers.ts";

/** What a UTF-16 code unit is in a word: not known yet, none of it, a letter, a mark or digit; or one that `rawWords` must look at. */
const [UNKNOWN, NONE, LETTER, OTHER, STRANGE] = [0, 1, 2, 3, 4];
const kinds = new Uint8Array(1 << 16);
const DOT = 46;

function kindOf(unit: number): number {
  const known = kinds[unit] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  const kind = lookedUp(String.fromCharCode(unit));
  kinds[unit] = kind;
  return kind;
}

function lookedUp(sign: string): number {
  // Signs that are not seen stand inside words; halves of a sign say nothing alone.
  if (/[\p{Cf}\p{Cs}]/u.test(sign)) return STRANGE;
  return /\p{L}/u.test(sign) ? LETTER : /[\p{M}\p{N}]/u.test(sign) ? OTHER : NONE;
}

type Units = Uint16Array<ArrayBuffer>;

const hashWith = (hash: number, unit: number) => (Math.imul(hash, 31) + unit) | 0;

const isInWord = (kind: number) => kind === LETTER || kind === OTHER;

/**
 * Words by number, in a table that is looked up by pieces of a text: no string is made of a word that is known. With a `Map`
 * and a pattern the phase `words` takes a fifth longer.
 */
export class Vocabulary {
  /** By stem. */
  readonly stems: string[] = [];
  /** By word as it is written: folded, and the number of its stem, -1 where it is left out. */
  readonly forms: string[] = [];
  stemOf: Numbers = new Int32Array(1024);
  /** Numbers of the words of the text that was read last. */
  words: Numbers = new Int32Array(1024);
  readonly #numbers = new Map<string, number>();
  /** The text that is read, as numbers: a letter of a string costs several times as much to look at. */
  #units: Units = new Uint16Array(1 << 14);
  /** All words as they are written, one after the other, and where each ends. */
  #letters: Units = new Uint16Array(1 << 13);
  #ends: Numbers = new Int32Array(1024);
  /** Hashes and numbers of words, these from 1: each pair at the first free place from that of its hash on; at least half are free. */
  #table: Numbers = new Int32Array(1 << 13);

  /**
   * Reads the words of a text into `words`: those of `rawWords`, in their order.
   *
   * @returns how many there are
   * @example vocabulary.read("La firma è la firma") // 5, with words 0 1 2 3 1
   */
  read(text: string): number {
    const units = this.#unitsOf(text);
    let count = 0;
    const { length } = text;
    for (let at = 0; at < length; ) {
      const first = kindOf(units[at] ?? 0);
      if (first === NONE) {
        at++;
        continue;
      }
      const start = at;
      let kind = first;
      let hash = 0;
      for (; isInWord(kind); kind = at < length ? kindOf(units[at] ?? 0) : NONE)
        hash = hashWith(hash, units[at++] ?? 0);
      if (kind === STRANGE) return this.#readSlowly(text);
      // Letters with dots between are one word.
      if (first === LETTER && at === start + 1 && at < length && units[at] === DOT) {
        const end = endOfDotted(text, start);
        if (end < 0) return this.#readSlowly(text);
        while (at < end) hash = hashWith(hash, units[at++] ?? 0);
      }
      if (count >= this.words.length) this.words = withRoom(this.words, count);
      this.words[count++] = this.#numberOf(text, start, at, hash);
    }
    return count;
  }

  /** The same for a text with signs that only the pattern knows. */
  #readSlowly(text: string): number {
    let count = 0;
    for (const word of rawWords(text)) {
      const units = this.#unitsOf(word);
      let hash = 0;
      for (let i = 0; i < word.length; i++) hash = hashWith(hash, units[i] ?? 0);
      this.words = withRoom(this.words, count);
      this.words[count++] = this.#numberOf(word, 0, word.length, hash);
    }
    return count;
  }

  /** The number of a stem, or of a type of act. */
  numberOfStem(stem: string): number {
    return getOrMake(this.#numbers, stem, () => this.stems.push(stem) - 1);
  }

  #unitsOf(text: string): Units {
    if (text.length > this.#units.length) this.#units = new Uint16Array(2 * text.length);
    const units = this.#units;
    for (let i = 0; i < text.length; i++) units[i] = text.charCodeAt(i);
    return units;
  }

  /** The number of a word, a piece of the text that is read. */
  #numberOf(text: string, start: number, end: number, hash: number): number {
    const table = this.#table;
    for (let at = placeOf(hash, table); ; at = (at + 2) & (table.length - 1)) {
      const number = (table[at + 1] ?? 0) - 1;
      if (number < 0) return this.#added(text.slice(start, end), hash, at);
      if (table[at] === hash && this.#isPiece(number, start, end)) return number;
    }
  }

  /** Whether a word is what stands at a place of the text that is read. */
  #isPiece(word: number, start: number, end: number): boolean {
    const [letters, units] = [this.#letters, this.#units];
    const begin = word === 0 ? 0 : (this.#ends[word - 1] ?? 0);
    if ((this.#ends[word] ?? 0) - begin !== end - start) return false;
    for (let i = start; i < end; i++) if (letters[begin + i - start] !== units[i]) return false;
    return true;
  }

  #added(word: string, hash: number, at: number): number {
    const form = foldedWord(word);
    const number = this.forms.push(form) - 1;
    this.stemOf = withRoom(this.stemOf, number);
    this.stemOf[number] = form === "" || ITALIAN.isStopWord(form) ? -1 : this.numberOfStem(ITALIAN.stemOf(form));
    this.#keepLetters(number, word);
    this.#table[at] = hash;
    this.#table[at + 1] = number + 1;
    if (4 * this.forms.length > this.#table.length) this.#table = doubled(this.#table);
    return number;
  }

  #keepLetters(number: number, word: string): void {
    const begin = number === 0 ? 0 : (this.#ends[number - 1] ?? 0);
    const end = begin + word.length;
    if (end > this.#letters.length) {
      const longer = new Uint16Array(2 * end);
      longer.set(this.#letters);
      this.#letters = longer;
    }
    for (let i = 0; i < word.length; i++) this.#letters[begin + i] = word.charCodeAt(i);
    this.#ends = withRoom(this.#ends, number);
    this.#ends[number] = end;
  }
}

/** Where the search for a hash begins. */
const placeOf = (hash: number, table: Numbers) => ((hash ^ (hash >>> 15)) << 1) & (table.length - 1);

/** The same pairs in a table of twice the length. */
function doubled(table: Numbers): Numbers {
  const longer = new Int32Array(2 * table.length);
  for (let from = 0; from < table.length; from += 2) {
    const [hash = 0, number = 0] = table.subarray(from, from + 2);
    if (number === 0) continue;
    let at = placeOf(hash, longer);
    while (longer[at + 1] !== 0) at = (at + 2) & (longer.length - 1);
    longer[at] = hash;
    longer[at + 1] = number;
  }
  return longer;
}

/** Where letters with dots between end, of which one stands at `start`; -1 where a sign there must be looked at by the pattern. */
function endOfDotted(text: string, start: number): number {
  const kindAt = (at: number) => (at < text.length ? kindOf(text.charCodeAt(at)) : NONE);
  let end = start + 1;
  while (text.charCodeAt(end) === DOT) {
    const [letter, after] = [kindAt(end + 1), kindAt(end + 2)];
    if (letter === STRANGE || after === STRANGE) return -1;
    if (letter !== LETTER || isInWord(after)) break;
    end += 2;
  }
  return end;
}
