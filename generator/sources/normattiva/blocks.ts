import { attribute, child, type XmlElement } from "../xml/navigate.ts";
import { type Block, collapse, toLines } from "./lines.ts";

/** Blocks of the text, and the notes that stand in elements of their own ("Note all'art."). */
interface Content {
  readonly blocks: Block[];
  readonly notes: string[];
}

/** In Normattiva `section` wraps the notes to an article, it is no part of the act. */
const NOTE_ELEMENTS = new Set(["section", "authorialNote"]);
/** Elements that stand on lines of their own wherever they are met inside running text. */
const OWN_LINE = new Set(["p", "br", "eol", "tr", "li"]);
/** Elements that name the text after them. */
const HEADS = new Set(["num", "heading", "subheading"]);
interface Place {
  readonly numbered: boolean;
  /** The number that waits for the first text after it. */
  lead: string;
}

/** The sign that an element of quoted text gives in an attribute instead of writing it. */
const quote = (of: XmlElement, which: "startQuote" | "endQuote") =>
  of.name === "quotedStructure" ? (attribute(of, which) ?? "") : "";

interface Script {
  /** Its signs in the order of `PLAIN`. */
  readonly signs: string;
  /** What stands before a text of which Unicode has not all signs. */
  readonly mark: string;
}

const PLAIN = "0123456789+-=n";
const SCRIPTS = new Map<string, Script>([
  ["sup", { signs: "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼ⁿ", mark: "^" }],
  ["sub", { signs: "₀₁₂₃₄₅₆₇₈₉₊₋₌ₙ", mark: "_" }],
]);

/** A raised or lowered text: a number in it must not run into the one before (`10⁶` is not 106). A word (`2bis`) stays as it is. */
function scripted(text: string, { signs, mark }: Script): string {
  const plain = text.trim();
  const signOf = (sign: string) => signs[PLAIN.indexOf(sign)];
  const all = [...plain].map(signOf);
  if (all.every((sign) => sign !== undefined)) return all.join("");
  return /\d/.test(plain) ? `${mark}(${plain})` : text;
}

/** Running text of an element; what bears a number of its own stands on a line of its own. */
function inline(of: XmlElement, notes: string[]): string {
  let out = "";
  for (const node of of.children) {
    const script = typeof node === "string" ? undefined : SCRIPTS.get(node.name);
    if (typeof node === "string") out += node;
    else if (script !== undefined) out += scripted(inline(node, notes), script);
    else if (NOTE_ELEMENTS.has(node.name)) addNote(node, notes);
    else if (node.name === "quotedStructure")
      out += quote(node, "startQuote") + inline(node, notes).trim() + quote(node, "endQuote");
    else if (child(node, "num") !== undefined) out += `\n\n${inline(node, notes).trim()}\n\n`;
    else if (HEADS.has(node.name)) out += `${inline(node, notes).trim()} `;
    else out += OWN_LINE.has(node.name) ? `\n${inline(node, notes)}\n` : inline(node, notes);
  }
  return out;
}

/**
 * The text of an element that names another one, such as a heading, its white space collapsed; the notes in it apart.
 *
 * @param notes to which those in the element are added
 * @example nameIn(heading, notes) // "Finalità e ambito", where a line break stands between the words
 */
export function nameIn(of: XmlElement | undefined, notes: string[]): string {
  return of === undefined ? "" : inline(of, notes);
}

function addNote(of: XmlElement, notes: string[]): void {
  const content: Content = { blocks: [], notes };
  walk(of, { numbered: false, lead: "" }, content);
  const note = toLines(content.blocks).join("\n");
  if (note !== "") notes.push(note);
}

function add(raw: string, place: Place, content: Content): void {
  content.blocks.push({ lead: place.lead, raw, numbered: place.numbered });
  place.lead = "";
}

function row(of: XmlElement, place: Place, content: Content): void {
  const cells = of.children
    .filter((cell) => typeof cell !== "string" || cell.trim() !== "")
    .map((cell) => (typeof cell === "string" ? cell : inline(cell, content.notes)));
  // Drawings made of signs stand in a single cell and have lines of their own.
  const [only] = cells;
  if (only !== undefined && cells.length === 1) add(only, place, content);
  else if (cells.some((cell) => cell.trim() !== "")) addRow(cells.map(collapse).join("\t"), place, content);
}

/** The number that waits for text stands on a line of its own: before a row it would be in its first column. */
function addRow(raw: string, place: Place, content: Content): void {
  if (place.lead !== "") add("", place, content);
  content.blocks.push({ lead: "", raw, numbered: place.numbered, row: true });
}

/** An element with a number: the number stands before its heading, or before the first text in it. */
function numberedPart(of: XmlElement, number: XmlElement, place: Place, content: Content): void {
  const num = collapse(inline(number, content.notes));
  const heading = child(of, "heading");
  const inside: Place =
    num === ""
      ? place
      : { numbered: place.numbered || heading === undefined, lead: place.lead === "" ? num : `${place.lead} ${num}` };
  if (num !== "") place.lead = "";
  const handled = [number];
  if (heading !== undefined) {
    add(collapse(inline(heading, content.notes)), inside, content);
    handled.push(heading);
  }
  walk(of, inside, content, handled);
  if (inside !== place && inside.lead !== "") add("", inside, content);
}

/** Quoted text, with the signs that its element gives. */
function quoted(of: XmlElement, place: Place, content: Content): void {
  const from = content.blocks.length;
  walk(of, place, content);
  const [start, end] = [quote(of, "startQuote"), quote(of, "endQuote")];
  const first = content.blocks[from];
  if (first !== undefined)
    content.blocks[from] =
      first.lead === "" ? { ...first, raw: start + first.raw.trimStart() } : { ...first, lead: start + first.lead };
  const last = content.blocks.at(-1);
  if (first !== undefined && last !== undefined)
    content.blocks[content.blocks.length - 1] = { ...last, raw: last.raw.trimEnd() + end };
}

/** @param handled children that are read already */
function walk(of: XmlElement, place: Place, content: Content, handled: readonly XmlElement[] = []): void {
  for (const node of of.children) {
    if (typeof node === "string") {
      if (node.trim() !== "") add(node, place, content);
      continue;
    }
    if (node.name === "meta" || handled.includes(node)) continue;
    const number = child(node, "num");
    if (node.name === "p") add(inline(node, content.notes), place, content);
    else if (node.name === "heading") add(inline(node, content.notes), place, content);
    else if (node.name === "tr") row(node, place, content);
    else if (NOTE_ELEMENTS.has(node.name)) addNote(node, content.notes);
    else if (node.name === "quotedStructure") quoted(node, place, content);
    else if (number !== undefined) numberedPart(node, number, place, content);
    else walk(node, place, content);
  }
}

/**
 * The content of an element: all that is inside it, but the first child of each of the names given.
 *
 * @example readContent(article, ["num", "heading"]).blocks // [{ lead: "1.", raw: "Il presente ...", numbered: true }]
 */
export function readContent(of: XmlElement, except: readonly string[] = []): Content {
  const content: Content = { blocks: [], notes: [] };
  const handled = except.flatMap((name) => child(of, name) ?? []);
  walk(of, { numbered: false, lead: "" }, content, handled);
  content.blocks.splice(0, content.blocks.length, ...content.blocks.filter(({ lead, raw }) => lead || raw.trim()));
  return content;
}
