/** How often the words of a run stand in the fields of its documents. */

import type { InField } from "../score.ts";
import { type Numbers, withRoom } from "./growing-numbers.ts";
import type { Vocabulary } from "./vocabulary.ts";

export class FieldCounts {
  readonly #vocabulary: Vocabulary;
  #documents = 0;
  /** By stem: the last document in which it stands, from 1, and how often it stands in the fields of that one. */
  #last: Numbers = new Int32Array(0);
  #heading: Numbers = new Int32Array(0);
  #text: Numbers = new Int32Array(0);
  /** Stems of the document at hand, in the order in which they are met. */
  readonly #met: number[] = [];
  /** By word, whether it was met and counts. */
  #known: Numbers = new Int32Array(0);
  /** The words that were, in the order in which they were met: that of their numbers is each thread's own. */
  readonly words: number[] = [];

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /**
   * Counts the words of two fields, of a document more.
   *
   * @param make is called with each stem; its fields are overwritten by the next call
   * @returns what it makes of each
   */
  of<T>(heading: string, text: string, make: (stem: number, heading: InField, text: InField) => T): T[] {
    this.#documents++;
    this.#met.length = 0;
    const inHeading = { count: 0, length: this.#count(heading, true) };
    const inText = { count: 0, length: this.#count(text, false) };
    return this.#met.map((stem) => {
      inHeading.count = this.#heading[stem] ?? 0;
      inText.count = this.#text[stem] ?? 0;
      return make(stem, inHeading, inText);
    });
  }

  /** @returns how many words of a text count */
  #count(text: string, isHeading: boolean): number {
    const all = this.#vocabulary.read(text);
    const { words, stemOf, stems, forms } = this.#vocabulary;
    this.#known = withRoom(this.#known, forms.length);
    this.#last = withRoom(this.#last, stems.length);
    this.#heading = withRoom(this.#heading, stems.length);
    this.#text = withRoom(this.#text, stems.length);
    const counts = isHeading ? this.#heading : this.#text;
    let length = 0;
    for (let i = 0; i < all; i++) {
      const word = words[i] ?? 0;
      const stem = stemOf[word] ?? -1;
      if (stem < 0) continue;
      if (this.#known[word] === 0) {
        this.#known[word] = 1;
        this.words.push(word);
      }
      if (this.#last[stem] !== this.#documents) {
        this.#last[stem] = this.#documents;
        this.#heading[stem] = 0;
        this.#text[stem] = 0;
        this.#met.push(stem);
      }
      counts[stem] = (counts[stem] ?? 0) + 1;
      length++;
    }
    return length;
  }
}
