/** The strict pass over a document: it refuses what is not well-formed, with the place, and counts elements, attributes and characters. It builds no tree. */

import { SaxesParser, type SaxesTagPlain } from "saxes";
import { UnusableInput } from "../unusable-input.ts";

// Messages about XML that is not well-formed: what is wrong and what to do.

/** A pattern of the parser's message, and the same message in Italian. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/^documents may contain only one root/, "ci sono due elementi radice"],
  [/^text data outside of root/, "c'è testo fuori dall'elemento radice"],
  [/^document must contain a root/, "manca l'elemento radice"],
  [/^unmatched closing tag: (.*)\.$/, "</$1> chiude un elemento mai aperto"],
  [/^unexpected close tag/, "un tag di chiusura non è quello dell'ultimo elemento aperto"],
  [/^malformed character entity/, "un riferimento numerico indica un carattere che l'XML non ammette"],
  [/entity/, "«&» isolata o entità non definita (ammesse: amp, lt, gt, quot, apos e quelle numeriche)"],
  [/^duplicate attribute: (.*)\.$/, "l'attributo «$1» è ripetuto"],
  [/^malformed comment/, "«--» in un commento"],
  [/in char data/, "«]]>» nel testo"],
  [/^disallowed character\./, "c'è un carattere che in quel punto l'XML non ammette"],
  [/attribute|^forward-slash/, "gli attributi di un elemento non sono scritti correttamente"],
  [/tag name|closing tag|close tag/, "il nome di un elemento non è scritto correttamente"],
  [/processing instruction/, "istruzione di elaborazione scorretta"],
  [
    /XML declaration|version|encoding|standalone|whitespace required|value |expected/,
    "dichiarazione XML scorretta o non all'inizio del file",
  ],
  [/doctype/, "DOCTYPE non ammesso"],
  [/^incorrect syntax/, "«<!» non apre né un commento né una sezione CDATA"],
];

/**
 * A fault that the parser found, in Italian; in the parser's own words where they are none of the known ones.
 *
 * @param said the parser's words, without the place
 * @example faultInItalian("duplicate attribute: eId.") // "XML non valido: l'attributo «eId» è ripetuto; scaricare di nuovo il file"
 */
function faultInItalian(said: string): string {
  const [pattern, italian] = FAULTS.find(([words]) => words.test(said)) ?? [/^.*$/s, "$&"];
  const what = italian.replace(/\$(\d|&)/g, (_, group: string) => pattern.exec(said)?.[group === "&" ? 0 : 1] ?? "");
  return `XML non valido: ${what}; scaricare di nuovo il file`;
}

/**
 * The message about a file that ends while something is open.
 *
 * @param open names of the elements that are open at its end
 * @param whole whether it ends as a whole file does, with the end of its root element
 * @example unclosedInItalian(["a"], false) // "il file è troncato (restano aperti <a>): scaricarlo di nuovo per intero"
 */
function unclosedInItalian(open: readonly string[], whole: boolean): string {
  const last = open.slice(-3).map((name) => `<${name}>`);
  const still = last.length > 0 ? ` (restano aperti ${last.join(" ")})` : "";
  if (!whole) return `il file è troncato${still}: scaricarlo di nuovo per intero`;
  return `XML non valido: un elemento, un commento o una «&» non ha fine${still}; scaricare di nuovo il file`;
}

/** How deep elements may nest; official files reach 31. */
export const MAX_DEPTH = 256;

/** How many characters may stand between two tags, as they are written: more than the largest act has in all (10 MB, tags included). */
export const MAX_TEXT = 16 * 1024 * 1024;

/** How much a document says: whoever reads all of it comes to the same numbers. */
export interface XmlCounts {
  readonly elements: number;
  readonly attributes: number;
  /** UTF-16 units of text inside the root, of names without prefix, of names and values of attributes. */
  readonly characters: number;
}

/** What a document may have. */
interface XmlLimits {
  /** Levels of elements. */
  readonly depth: number;
  /** Characters between two tags, as they are written, comments included. */
  readonly text: number;
}

/** It has as few handlers as it can: with two more, V8 turns the parser into a slow object and the pass takes four times as long. */
class StrictPass {
  readonly measure = { elements: 0, attributes: 0, characters: 0 };
  readonly #parser = new SaxesParser({ xmlns: false, fragment: false, position: true });
  readonly #limits: XmlLimits;
  /** Names as written of the elements that are open, the root first. */
  readonly #names: string[] = [];
  /** Where the last tag ends. */
  #tagEnd = 0;
  /** The document once all of it was read, `null` before. */
  #document: string | null = null;

  constructor(limits: XmlLimits) {
    this.#limits = limits;
    this.#parser.on("error", (error) => this.#fault(error));
    this.#parser.on("doctype", () =>
      this.#refuse(
        "il file contiene un DOCTYPE: non è ammesso (le entità non si espandono mai); usare il file originale, che non ne ha",
      ),
    );
    this.#parser.on("opentag", (tag) => this.#startTag(tag));
    this.#parser.on("closetag", () => this.#endTag());
    // The parser emits a text once it has read the `<` after it.
    this.#parser.on("text", (text) => this.#characters(text, this.#parser.position - 1));
    this.#parser.on("cdata", (text) => this.#characters(text, this.#parser.position));
  }

  over(document: string): void {
    this.#parser.write(document);
    this.#document = document;
    this.#parser.close();
  }

  #refuse(message: string): never {
    throw new UnusableInput(message, `riga ${this.#parser.line}, colonna ${this.#parser.column}`);
  }

  #fault({ message }: Error): never {
    // The parser puts line and column before its words.
    const said = message.replace(/^\d+:\d+: /, "");
    if (this.#document !== null && !said.startsWith("document must contain a root")) {
      const [root] = this.#names;
      const whole = this.#document.trimEnd().endsWith(root === undefined ? ">" : `</${root}>`);
      this.#refuse(unclosedInItalian(this.#names, whole));
    }
    this.#refuse(faultInItalian(said));
  }

  #startTag({ name, attributes }: SaxesTagPlain): void {
    this.measure.elements++;
    this.measure.characters += name.length - name.indexOf(":") - 1;
    for (const [key, value] of Object.entries(attributes)) {
      this.measure.attributes++;
      this.measure.characters += key.length + value.length;
    }
    this.#tagEnd = this.#parser.position;
    if (this.#names.push(name) > this.#limits.depth)
      this.#refuse(
        `elementi annidati oltre il limite di ${this.#limits.depth}: non è un atto, controllare da dove viene il file`,
      );
  }

  #endTag(): void {
    this.#names.pop();
    this.#tagEnd = this.#parser.position;
  }

  /** White space around the root is text that says nothing, but takes memory as any. */
  #characters(text: string, end: number): void {
    if (this.#names.length > 0) this.measure.characters += text.length;
    if (end - this.#tagEnd > this.#limits.text)
      this.#refuse(
        `un testo supera il limite di ${this.#limits.text} caratteri senza un tag: non è un atto, controllare da dove viene il file`,
      );
  }
}

/**
 * Checks a document against XML 1.0 (1.1 where it declares that) and against limits, and counts its parts.
 *
 * @throws UnusableInput (Italian, with line and column) where it is not well-formed, has a document type, nests too deep or has too long a
 *   text.
 * @example measureOf("<a:b x='1'>è &amp;</a:b>", { depth: 9, text: 99 }) // { elements: 1, attributes: 1, characters: 6 }
 */
export function measureOf(document: string, limits: XmlLimits): XmlCounts {
  const pass = new StrictPass(limits);
  pass.over(document);
  return pass.measure;
}
