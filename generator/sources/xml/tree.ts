/** A well-formed document as a tree: what the strict parser tells, event by event, put together. */

import { SaxesParser, type SaxesTagPlain } from "saxes";
import { UnusableInput } from "../unusable-input.ts";
import type { XmlElement, XmlNode } from "./element.ts";
import { faultInItalian, unclosedInItalian } from "./faults.ts";

interface OpenElement extends XmlElement {
  readonly children: XmlNode[];
}

const localNames = new Map<string, string>();

function localName(name: string): string {
  let local = localNames.get(name);
  if (local === undefined) {
    local = name.slice(name.indexOf(":") + 1);
    localNames.set(name, local);
  }
  return local;
}

/** One document, from its first character to its root element. */
export class DocumentTree {
  readonly #parser = new SaxesParser({ xmlns: false, fragment: false, position: true });
  readonly #depth: number;
  /** Names as written of the elements that are open, the root first. */
  readonly #names: string[] = [];
  readonly #open: OpenElement[] = [];
  /** The text since the last tag: comments and instructions do not part it. */
  #text = "";
  #root: XmlElement | null = null;
  /** The document once all of it was read, `null` before. */
  #document: string | null = null;

  /** @param depth how deep elements may nest */
  constructor(depth: number) {
    this.#depth = depth;
    this.#parser.on("error", (error) => this.#fault(error));
    this.#parser.on("doctype", () =>
      this.#refuse(
        "il file contiene un DOCTYPE: non è ammesso (le entità non si espandono mai); usare il file originale, che non ne ha",
      ),
    );
    this.#parser.on("opentag", (tag) => this.#startTag(tag));
    this.#parser.on("closetag", () => this.#endTag());
    this.#parser.on("text", (text) => this.#characters(text));
    this.#parser.on("cdata", (text) => this.#characters(text));
  }

  /**
   * The root element of a document.
   *
   * @throws UnusableInput with line and column where it is not well-formed, has a document type or nests too deep.
   */
  of(document: string): XmlElement {
    this.#parser.write(document);
    this.#document = document;
    this.#parser.close();
    if (this.#root === null) throw new Error("the parser told of no root element");
    return this.#root;
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
    const element = { name: localName(name), attributes, children: [] };
    this.#closeText();
    this.#open.at(-1)?.children.push(element);
    this.#root ??= element;
    this.#open.push(element);
    this.#names.push(name);
    if (this.#open.length > this.#depth)
      this.#refuse(
        `elementi annidati oltre il limite di ${this.#depth}: non è un atto, controllare da dove viene il file`,
      );
  }

  #endTag(): void {
    this.#closeText();
    this.#open.pop();
    this.#names.pop();
  }

  #characters(text: string): void {
    if (this.#open.length > 0) this.#text += text;
  }

  #closeText(): void {
    if (this.#text === "") return;
    this.#open.at(-1)?.children.push(this.#text);
    this.#text = "";
  }
}
