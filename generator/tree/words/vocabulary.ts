/** Words and stems by number, so that a build counts in arrays what it counts by the hundred million. */

import { getOrMake } from "../../collections/get-or-make.ts";
import { ITALIAN } from "../../search/italian.ts";
import { foldedWord, rawWords } from "../../search/tokens.ts";
import { type Numbers, withRoom } from "./numbers.ts";

export class Vocabulary {
  /** By stem. */
  readonly stems: string[] = [];
  /** By word as it is written: folded, and the number of its stem, -1 where it is left out. */
  readonly forms: string[] = [];
  stemOf: Numbers = new Int32Array(1024);
  /** Numbers of the words of the text that was read last. */
  words: Numbers = new Int32Array(1024);
  readonly #numbers = new Map<string, number>();
  readonly #written = new Map<string, number>();

  /**
   * Reads the words of a text into `words`.
   *
   * @returns how many there are
   * @example vocabulary.read("La firma è la firma") // 5, with words 0 1 2 3 1
   */
  read(text: string): number {
    let count = 0;
    for (const word of rawWords(text)) {
      this.words = withRoom(this.words, count);
      this.words[count++] = this.#written.get(word) ?? this.#added(word);
    }
    return count;
  }

  /** The number of a stem, or of a type of act. */
  numberOfStem(stem: string): number {
    return getOrMake(this.#numbers, stem, () => this.stems.push(stem) - 1);
  }

  #added(word: string): number {
    const form = foldedWord(word);
    const number = this.forms.push(form) - 1;
    this.stemOf = withRoom(this.stemOf, number);
    this.stemOf[number] = form === "" || ITALIAN.isStopWord(form) ? -1 : this.numberOfStem(ITALIAN.stemOf(form));
    this.#written.set(word, number);
    return number;
  }
}
