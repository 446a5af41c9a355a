/** What the parser gives of the pieces of a document, as one tree with the texts back between its tags. */

import type { XmlElement, XmlNode } from "./element.ts";
import type { Piece } from "./skeleton.ts";

/** The parser's own shape: one key with the element's name, one with its attributes. */
export type Parsed = Readonly<Record<string, unknown>>;

const ATTRIBUTES = ":@";
const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze({});

const localNames = new Map<string, string>();

function localName(name: string): string {
  let local = localNames.get(name);
  if (local === undefined) {
    local = name.slice(name.indexOf(":") + 1);
    localNames.set(name, local);
  }
  return local;
}

/** The name of a node is its first key; the attributes, where there are any, are the second. */
function nameOf(item: Parsed): string {
  for (const key in item) return key;
  throw new Error("il parser ha dato un nodo senza nome");
}

/** An element whose end was not met yet, perhaps. */
interface Growing extends XmlElement {
  readonly children: XmlNode[];
}

/** Puts a document together, its pieces given in order. */
export class TreeBuilder {
  readonly #gaps: readonly string[];
  /** The next gap, and the one where the piece at hand ends. */
  #next = 0;
  #until = 0;
  /** The root element and the last one inside each, as far down as they were open where the last piece ended. */
  #open: readonly Growing[] = [];
  #carried = 0;
  #root: Growing | undefined;

  /** @param gaps of the whole document */
  constructor(gaps: readonly string[]) {
    this.#gaps = gaps;
  }

  /** @param parsed what the parser gave of the piece's only outermost element */
  add(parsed: Parsed, { carried, left, gaps }: Piece): void {
    this.#until = gaps;
    this.#carried = carried;
    if (carried === 0) this.#root = this.#element(parsed);
    else this.#goOn(parsed, 0);
    const open: Growing[] = [];
    for (let last: XmlNode = this.#root!; open.length < left; last = open.at(-1)!.children.at(-1)!)
      open.push(last as Growing);
    this.#open = open;
  }

  /** The root element; the last piece was added. */
  root(): XmlElement {
    return this.#root!;
  }

  #element(item: Parsed): Growing {
    const name = nameOf(item);
    const attributes = (item[ATTRIBUTES] as Readonly<Record<string, string>> | undefined) ?? NO_ATTRIBUTES;
    return { name: localName(name), attributes, children: this.#childrenOf(item[name] as readonly Parsed[]) };
  }

  /** A list that has grown keeps room for more: exact ones leave the collector less to move while a document is read. */
  #childrenOf(parsed: readonly Parsed[]): XmlNode[] {
    const first = this.#nextGap();
    const children: XmlNode[] = first === "" ? [] : [first];
    if (parsed.length === 0) return children;
    this.#children(parsed, 0, children);
    return children.slice();
  }

  #children(parsed: readonly Parsed[], from: number, into: XmlNode[]): void {
    for (let at = from; at < parsed.length; at++) {
      into.push(this.#element(parsed[at]!));
      this.#gap(into);
    }
  }

  /** An element that was open where the piece before ended: its first child here may have been open as well. */
  #goOn(item: Parsed, level: number): void {
    const parsed = item[nameOf(item)] as readonly Parsed[];
    const { children } = this.#open[level]!;
    const deeper = level + 1 < this.#carried;
    if (deeper) {
      this.#goOn(parsed[0]!, level + 1);
      this.#gap(children);
    }
    this.#children(parsed, deeper ? 1 : 0, children);
  }

  #gap(into: XmlNode[]): void {
    const gap = this.#nextGap();
    if (gap !== "") into.push(gap);
  }

  /** The text that follows a tag: none follows one that only ends the piece. */
  #nextGap(): string {
    return this.#next === this.#until ? "" : this.#gaps[this.#next++]!;
  }
}
