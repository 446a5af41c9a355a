/** Words and stems by number, so that a build counts in arrays what it counts by the hundred million. */

import { getOrMake } from "../../collections/get-or-make.ts";
import { ITALIAN } from "../../search/italian.ts";
import { foldedWord, rawWords } from "../../search/tokens.ts";
import { type Numbers, withRoom } from "./numbers.ts";

/** What a UTF-16 code unit is in a word: not known yet, none of it, a letter, a mark or digit; or one that `rawWords` must look at. */
const [UNKNOWN, NONE, LETTER, OTHER, STRANGE] = [0, 1, 2, 3, 4];
const kinds = new Uint8Array(1 << 16);
const DOT = 46;

function kindOf(unit: number): number {
  const known = kinds[unit] ?? UNKNOWN;
  return known === UNKNOWN ? (kinds[unit] = lookedUp(String.fromCharCode(unit))) : known;
}

function lookedUp(sign: string): number {
  // Signs that are not seen stand inside words; halves of a sign say nothing alone.
  if (/[\p{Cf}\p{Cs}]/u.test(sign)) return STRANGE;
  return /\p{L}/u.test(sign) ? LETTER : /[\p{M}\p{N}]/u.test(sign) ? OTHER : NONE;
}

const isInWord = (kind: number) => kind === LETTER || kind === OTHER;

/**
 * Words by number, in a table that is looked up by pieces of a text: no string is made of a word that is known. Three fifths of the time
 * of a `Map` and a pattern.
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
  /** By word, as it is written, and its hash. */
  readonly #written: string[] = [];
  #hashes: Numbers = new Int32Array(1024);
  /** The numbers of words, from 1, each at the first free place from that of its hash on; half of them at least are free. */
  #table: Numbers = new Int32Array(1 << 12);

  /**
   * Reads the words of a text into `words`: those of `rawWords`, in their order.
   *
   * @returns how many there are
   * @example vocabulary.read("La firma è la firma") // 5, with words 0 1 2 3 1
   */
  read(text: string): number {
    let count = 0;
    const { length } = text;
    for (let at = 0; at < length; ) {
      const first = kindOf(text.charCodeAt(at));
      if (first === NONE) {
        at++;
        continue;
      }
      const start = at;
      let kind = first;
      let hash = 0;
      for (; isInWord(kind); kind = at < length ? kindOf(text.charCodeAt(at)) : NONE) {
        hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
        at++;
      }
      if (kind === STRANGE) return this.#readSlowly(text);
      // Letters with dots between are one word.
      if (first === LETTER && at === start + 1 && text.charCodeAt(at) === DOT) {
        const end = endOfDotted(text, start);
        if (end < 0) return this.#readSlowly(text);
        for (; at < end; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
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
      let hash = 0;
      for (let i = 0; i < word.length; i++) hash = (Math.imul(hash, 31) + word.charCodeAt(i)) | 0;
      this.words = withRoom(this.words, count);
      this.words[count++] = this.#numberOf(word, 0, word.length, hash);
    }
    return count;
  }

  /** The number of a stem, or of a type of act. */
  numberOfStem(stem: string): number {
    return getOrMake(this.#numbers, stem, () => this.stems.push(stem) - 1);
  }

  /** The number of a word, a piece of a text. */
  #numberOf(text: string, start: number, end: number, hash: number): number {
    const mask = this.#table.length - 1;
    for (let place = (hash ^ (hash >>> 15)) & mask; ; place = (place + 1) & mask) {
      const number = (this.#table[place] ?? 0) - 1;
      if (number < 0) return this.#added(text.slice(start, end), hash, place);
      if (this.#hashes[number] === hash && isPiece(this.#written[number] ?? "", text, start, end)) return number;
    }
  }

  #added(word: string, hash: number, place: number): number {
    const form = foldedWord(word);
    const number = this.forms.push(form) - 1;
    this.stemOf = withRoom(this.stemOf, number);
    this.stemOf[number] = form === "" || ITALIAN.isStopWord(form) ? -1 : this.numberOfStem(ITALIAN.stemOf(form));
    // By itself: a piece would keep its text.
    this.#written.push(Buffer.from(word, "utf16le").toString("utf16le"));
    this.#hashes = withRoom(this.#hashes, number);
    this.#hashes[number] = hash;
    this.#table[place] = number + 1;
    if (2 * this.forms.length > this.#table.length) this.#grow();
    return number;
  }

  #grow(): void {
    const table = new Int32Array(2 * this.#table.length);
    const mask = table.length - 1;
    for (let number = 0; number < this.forms.length; number++) {
      const hash = this.#hashes[number] ?? 0;
      let place = (hash ^ (hash >>> 15)) & mask;
      while (table[place] !== 0) place = (place + 1) & mask;
      table[place] = number + 1;
    }
    this.#table = table;
  }
}

/** Whether a word is what stands at a place of a text. */
function isPiece(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) !== text.charCodeAt(start + i)) return false;
  return true;
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
